import { expect, test } from 'vitest'
import { experienceKey } from './load-courses.server.ts'

const now = new Date('2026-11-21T00:00:00Z')

test.each([
  [undefined, 'no-experience'],
  ['2026-06', 'under-1-year'],
  ['2025-01', '1-3-years'],
  ['2023-01', '3-5-years'],
  ['2020-01', '5-10-years'],
  ['2001-01', 'over-10-years'],
])('who began to work in %s has the experience %s', (month, key) => {
  expect(experienceKey(month, now)).toBe(key)
})
