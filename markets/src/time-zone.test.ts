import { expect, test } from 'vitest'
import { momentOf, offsetAt } from './time-zone.ts'

const HOUR_MS = 3_600_000
const at = (text: string) => Date.parse(text)

test.each([
  ['Asia/Manila', '2026-06-01T00:00:00Z', 8],
  ['Asia/Kolkata', '2026-06-01T00:00:00Z', 5.5],
  ['America/New_York', '2026-01-15T12:00:00Z', -5],
  ['America/New_York', '2026-07-15T12:00:00Z', -4],
  ['Europe/London', '2026-03-29T00:59:59Z', 0],
  ['Europe/London', '2026-03-29T01:00:00Z', 1],
  ['UTC', '1969-12-31T23:59:59.500Z', 0],
])('clocks of %s are ahead of UTC at %s by %d hours', (zone, moment, hours) => {
  expect(offsetAt(zone, at(moment))).toBe(hours * HOUR_MS)
})

test.each([
  ['Asia/Manila', '2026-06-01T08:00:00Z', '2026-06-01T00:00:00Z'],
  ['America/New_York', '2026-11-01T00:30:00Z', '2026-11-01T04:30:00Z'],
  ['America/New_York', '2026-11-01T08:00:00Z', '2026-11-01T13:00:00Z'],
  ['Europe/London', '2026-03-29T08:00:00Z', '2026-03-29T07:00:00Z'],
])('when clocks of %s show %s it is %s', (zone, shown, moment) => {
  expect(momentOf(zone, at(shown))).toBe(at(moment))
})
