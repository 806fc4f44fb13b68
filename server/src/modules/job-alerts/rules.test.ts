import { expect, test } from 'vitest'
import { deliveryTime } from './rules.ts'

test.each([
  // 2026-11-20 is a Friday; Manila is eight hours ahead, New York five behind.
  ['daily', 'ph', '2026-11-20T03:00:00Z', '2026-11-21T00:00:00Z'],
  ['daily', 'ph', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'],
  ['daily', 'ph', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
  ['daily', 'us', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'],
  ['daily', 'us', '2026-11-20T13:00:00Z', '2026-11-21T13:00:00Z'],
  ['weekly', 'ph', '2026-11-20T03:00:00Z', '2026-11-23T00:00:00Z'],
  ['weekly', 'jp', '2026-11-22T22:59:00Z', '2026-11-22T23:00:00Z'],
  ['weekly', 'jp', '2026-11-22T23:00:00Z', '2026-11-29T23:00:00Z'],
  // Clocks went back in Madrid on 2026-10-25 and forward on 2026-03-29.
  ['daily', 'es', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
  ['daily', 'es', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
  ['instant', 'ph', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z'],
] as const)(
  'mails of %s alerts go out in the morning of %s: found at %s, sent at %s',
  (frequency, market, found, due) => {
    expect(deliveryTime(frequency, market, new Date(found)).toISOString()).toBe(new Date(due).toISOString())
  },
)
