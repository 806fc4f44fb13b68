import { expect, test } from 'vitest'
import { coverArcs } from './cover-arcs.ts'
import { arcPath, pointOf, shareOf } from './ring.ts'
import { salaryScale } from './salary-scale.ts'

test('a share is between nothing and the whole, whatever comes in', () => {
  expect([-5, 0, 25, 100, 180].map(part => shareOf(part, 100))).toEqual([0, 0, 0.25, 1, 1])
  expect([shareOf(Number.NaN, 100), shareOf(5, 0), shareOf(Number.POSITIVE_INFINITY, 1)]).toEqual([0, 0, 0])
})

test('an arc begins at the top, goes with the clock and closes when it is whole', () => {
  expect(pointOf(0.25, 19)).toEqual({ x: 41, y: 22 })
  expect(pointOf(0.5, 19)).toEqual({ x: 22, y: 41 })
  expect(arcPath(0, 19)).toBe('')
  expect(arcPath(0.25, 19)).toBe('M22 3A19 19 0 0 1 41 22')
  expect(arcPath(0.75, 19)).toBe('M22 3A19 19 0 1 1 3 22')
  expect(arcPath(1, 19)).toBe('M22 3A19 19 0 0 1 22 41A19 19 0 0 1 22 3')
})

test('pay lies within its market’s band on one line, with a tenth free at both ends', () => {
  expect(salaryScale({ from: 20, to: 30, bandFrom: 10, bandTo: 50 })).toEqual({
    bandStart: 10,
    bandEnd: 90,
    start: 30,
    end: 50,
    middle: 40,
  })
  expect(salaryScale({ from: 60, to: 90, bandFrom: 10, bandTo: 50 })).toMatchObject({ bandEnd: 50, end: 90 })
  expect(salaryScale({ from: 30, to: 20, bandFrom: 50, bandTo: 10 })).toMatchObject({ start: 30, end: 50 })
  expect(salaryScale({ from: 5, to: 5, bandFrom: 5, bandTo: 5 })).toMatchObject({ start: 10, end: 10 })
})

test('a company always has the same cover, and covers differ', () => {
  const names = Array.from({ length: 100 }, (_, index) => `会社 Company ${index}`)
  const covers = names.map(name => JSON.stringify(coverArcs(name)))
  expect(names.map(name => JSON.stringify(coverArcs(name)))).toEqual(covers)
  expect(new Set(covers).size).toBe(100)
  expect(Math.max(...['', ...names].map(name => coverArcs(name).length))).toBeLessThanOrEqual(12)
})
