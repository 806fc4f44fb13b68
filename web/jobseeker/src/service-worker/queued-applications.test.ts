import { expect, test } from 'vitest'
import { verdictOn } from './queued-applications.ts'

const closed = { code: 'job_closed', message: 'This job is closed.' }

test.each([
  [200, {}, { state: 'sent' }],
  // The first answer was lost: the application is there.
  [409, { code: 'already_applied' }, { state: 'sent' }],
  [409, { code: 'idempotency_reused' }, { state: 'sent' }],
  [409, { code: 'idempotency_in_flight' }, { state: 'later' }],
  [429, { code: 'too_many_attempts' }, { state: 'later' }],
  [503, {}, { state: 'later' }],
  [401, { code: 'sign_in_required' }, { state: 'log_in' }],
  [410, closed, { state: 'refused', reason: closed.message }],
  [422, { code: 'invalid_fields', message: 'No' }, { state: 'refused', reason: 'No' }],
] as const)('an answer %i %o to a waiting application means %o', (status, problem, verdict) => {
  expect(verdictOn(status, problem)).toEqual(verdict)
})
