import { describe, expect, test } from 'vitest'
import { hidesJob, isRecognisedDevice, reportWeight, statusAt } from './rules.ts'

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
