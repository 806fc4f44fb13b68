import { viewJob } from '@hanap/contracts/jobs/jobs.calls'
import { expect, test } from 'vitest'
import { rateLimitsOf } from './call-rate-limits.ts'

test('visitors behind one address have a count each, and one together that is ten times as large', () => {
  const countsOf = (deviceId: string) =>
    rateLimitsOf(viewJob, {
      caller: { kind: 'guest', sessionId: `session of ${deviceId}`, deviceId },
      address: '192.0.2.7',
      isPage: false,
    }).map(({ limit, who }) => [limit.by, limit.max, who])
  expect(countsOf('one')).toEqual([
    ['account', 1000, 'one'],
    ['address', 10_000, '192.0.2.7'],
  ])
  expect(countsOf('other')).toEqual([
    ['account', 1000, 'other'],
    ['address', 10_000, '192.0.2.7'],
  ])
})
