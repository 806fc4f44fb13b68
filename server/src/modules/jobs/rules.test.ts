import { describe, expect, test } from 'vitest'
import { expiryOf, hidesJob, isRecognisedDevice, reportWeight, statusAt } from './rules.ts'

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

describe('a reader sees that a job has expired at once', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  test.each([
    ['active', null, 'active'],
    ['active', '2026-11-21T12:00:01Z', 'active'],
    ['active', '2026-11-21T12:00:00Z', 'expired'],
    ['closed', '2026-11-21T11:00:00Z', 'closed'],
    ['hidden', '2026-11-21T11:00:00Z', 'hidden'],
  ] as const)('%s until %s is %s', (status, expires_at, seen) => {
    expect(statusAt({ status, expires_at }, now)).toBe(seen)
  })
})

test.each([
  [[1, 1], false],
  [[1, 1, 1], true],
  [[1, 1, 0, 0, 0], false],
  [[1, 1, 0.5], false],
  [[1, 1, 0.5, 0.5], true],
])('reports that weigh %j hide a job: %s', (weights, hides) => {
  expect(hidesJob(weights)).toBe(hides)
})

test.each([
  ['an account of a day with a confirmed address', {}, 1],
  ['one whose address nobody confirmed', { isEmailVerified: false }, 0],
  ['one that is younger than a day', { createdAt: new Date('2026-11-20T12:00:01Z') }, 0],
  ['one that is suspended or leaves', { isStaying: false }, 0],
  ['one that was wrong once', { refused: 1 }, 0.5],
  ['one that was wrong three times', { refused: 3 }, 0.25],
  ['one that was right three times and wrong once', { upheld: 3, refused: 1 }, 0.8],
])('a report of %s weighs so much', (_who, more, weight) => {
  const reporter = {
    isEmailVerified: true,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    isStaying: true,
    upheld: 0,
    refused: 0,
    ...more,
  }
  expect(reportWeight(reporter, new Date('2026-11-21T12:00:00Z'))).toBe(weight)
})

test.each([
  ['web', true],
  ['mobile_web', true],
  ['h5', true],
  ['toaster', false],
  [undefined, false],
])('the device %s is recognised: %s', (device, isRecognised) => {
  expect(isRecognisedDevice(device)).toBe(isRecognised)
})
