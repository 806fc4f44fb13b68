import { describe, expect, test } from 'vitest'
import { expiryOf } from './expiry.ts'

describe('validThrough is judged in the market’s time zone', () => {
  test.each([
    ['a day counts to its end', '2026-11-21', 'Asia/Manila', '2026-11-21T16:00:00.000Z'],
    ['west of Greenwich', '2026-11-21', 'America/Sao_Paulo', '2026-11-22T03:00:00.000Z'],
    ['the last day of a year', '2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
    ['the day the clocks go back', '2026-10-25', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
    ['the day before they do', '2026-10-24', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
    ['a time without offset', '2026-11-21T18:30:00', 'Asia/Tokyo', '2026-11-21T09:30:00.000Z'],
    ['a time without seconds', '2026-11-21T18:30', 'Asia/Tokyo', '2026-11-21T09:30:00.000Z'],
    ['a time with a blank', '2026-11-21 18:30:00', 'Asia/Tokyo', '2026-11-21T09:30:00.000Z'],
    ['a time with an offset', '2026-11-21T18:30:00+02:00', 'Asia/Tokyo', '2026-11-21T16:30:00.000Z'],
    ['a time in UTC', '2026-11-21T18:30:00Z', 'Asia/Tokyo', '2026-11-21T18:30:00.000Z'],
    ['blanks around it', ' 2026-11-21 ', 'UTC', '2026-11-22T00:00:00.000Z'],
  ])('%s: %s in %s', (_, text, timeZone, expected) => {
    expect(expiryOf(text, timeZone)?.toISOString()).toBe(expected)
  })

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '21/11/2026',
    '2026-11-21T25:00:00',
    '2026-11-21T99:00Z',
  ])('what is no date is none: %j', text => {
    expect(expiryOf(text, 'UTC')).toBeNull()
  })
})
