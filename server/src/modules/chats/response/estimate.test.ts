import { describe, expect, test } from 'vitest'
import { estimateResponse, type Waiting } from './estimate.ts'

const answered = (...hours: number[]): Waiting[] => hours.map(each => ({ hours: each, isAnswered: true }))
const waiting = (...hours: number[]): Waiting[] => hours.map(each => ({ hours: each, isAnswered: false }))
const times = (num: number, hours: number) => Array.from({ length: num }, () => hours)
const WEEK = 7 * 24

describe('the share answered within seven days', () => {
  test('is a plain share where nobody waits for less than a week', () => {
    const { rate, sampleSize } = estimateResponse([...answered(...times(6, 3)), ...waiting(...times(4, 400))])
    expect(rate).toBeCloseTo(0.6)
    expect(sampleSize).toBe(10)
  })

  test('counts who waits for less than a week for as long as they have waited (Kaplan-Meier)', () => {
    // At 1 h one of four is answered, at 3 h one of the two who are left.
    const { rate } = estimateResponse([...answered(1, 3), ...waiting(2, 200)])
    expect(rate).toBeCloseTo(1 - (3 / 4) * (1 / 2))
  })

  test('does not count answers that came later', () => {
    const { rate } = estimateResponse([...answered(...times(5, 2), ...times(5, WEEK + 1))])
    expect(rate).toBeCloseTo(0.5)
  })

  test('does not depend on the order of the chats', () => {
    const waits = [...answered(5, 1, 3), ...waiting(4, 2, 300)]
    expect(estimateResponse(waits)).toEqual(estimateResponse(waits.toReversed()))
  })

  test('has an interval around it, narrower with more people', () => {
    const few = estimateResponse([...answered(...times(6, 3)), ...waiting(...times(4, 400))])
    const many = estimateResponse([...answered(...times(60, 3)), ...waiting(...times(40, 400))])
    for (const { low, rate, high } of [few, many]) {
      expect(low).toBeGreaterThan(0)
      expect(low).toBeLessThan(rate)
      expect(high).toBeGreaterThan(rate)
      expect(high).toBeLessThan(1)
    }
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2)
    // By hand: 0.4 to the power of exp(±1.96 √0.15 / ln 0.4).
    expect([few.low, few.high].map(bound => bound.toFixed(2))).toEqual(['0.33', '0.88'])
  })

  test('is uncertain also where everybody or nobody was answered', () => {
    const all = estimateResponse(answered(...times(10, 3)))
    expect([all.rate, all.high]).toEqual([1, 1])
    expect(all.low).toBeCloseTo(0.025 ** 0.1)
    const none = estimateResponse(waiting(...times(10, 400)))
    expect([none.rate, none.low]).toEqual([0, 0])
    expect(none.high).toBeCloseTo(1 - 0.025 ** 0.1)
  })

  test('may be anything where nobody is answered and nobody has waited for a week', () => {
    expect(estimateResponse(waiting(1, 2, 3))).toMatchObject({ rate: 0, low: 0, high: 1 })
    expect(estimateResponse([])).toMatchObject({ low: 0, high: 1, sampleSize: 0 })
  })
})

test('half are answered within the median, which is unknown where fewer are', () => {
  expect(estimateResponse(answered(1, 2, 3, 50)).medianHours).toBe(2)
  expect(estimateResponse([...answered(1), ...waiting(500, 500)]).medianHours).toBeNull()
})
