import type { AnswerOf } from '@hanap/contracts/call'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import type { Outcome } from '@hanap/contracts/page'
import type { RefusalCode } from '@hanap/contracts/refusals'
import { fakePage, thrownBy } from '@hanap/shared/testing/fake-page'
import { expect, test } from 'vitest'
import { moveAction } from './move.server.ts'

const applicant: AnswerOf<typeof moveApplicant> = {
  id: 'a1',
  job_id: 'j1',
  job_title: 'Nurse',
  job: { id: 'j1', job_title: 'Nurse', job_url: '/job/nurse-j1', status_key: 'active' },
  is_blind: false,
  seeker: {
    first_name: 'Nora',
    last_name: 'Lim',
    avatar: null,
    email: null,
    contact_number: null,
    contact_number_text: null,
    is_identity_verified: false,
  },
  background: null,
  stage: 'interview',
  stage_text: 'Interview',
  pipeline_stage_id: 4,
  pipeline_stage_key: 'interview',
  told_at: null,
  timeline: [],
  first_message: null,
  screening_answers: [],
  resume: null,
  match: null,
  labels: [],
  rating: { own: null, others: null },
  notes: [],
  chat_id: null,
  moved_at: '2026-11-01T00:00:00.000Z',
  undo_id: null,
  applied_at: '2026-11-01T00:00:00.000Z',
}

/** Sends the form to a page that has one call alone. */
const send = (fields: Record<string, string>, outcome: Outcome<AnswerOf<typeof moveApplicant>>) =>
  moveAction(fakePage({ [moveApplicant.path]: () => outcome }), 'a1', fields)
const moved: Outcome<AnswerOf<typeof moveApplicant>> = { ok: true, data: applicant }
const refused = (status: number, code: RefusalCode): Outcome<AnswerOf<typeof moveApplicant>> => ({
  ok: false,
  status,
  code,
  message: 'No.',
  errors: { error: ['No.'] },
})

test.each([
  ['moved', { shown_stage_id: '2', message: '' }, 'Nora Lim is now at: Interview.'],
  [
    'moved and written to',
    { shown_stage_id: '2', message: 'Hello' },
    'Nora Lim is now at: Interview. Your message is on its way.',
  ],
  ['written to', { shown_stage_id: '4', message: 'Hello' }, 'Your message to Nora Lim is on its way.'],
  ['left as they were', { shown_stage_id: '4', message: ' ' }, 'Nothing was changed.'],
])('an applicant is %s by one call, and nobody opens them for it', async (_, fields, done) => {
  expect(await send({ pipeline_stage_id: '4', ...fields, idempotencyKey: 'k' }, moved)).toMatchObject({
    data: { done, idempotencyKey: 'k' },
  })
})

test('a stage that may not be left is said in the form, with what was typed', async () => {
  const typed = { pipeline_stage_id: '4', message: 'Hello' }
  expect(await send(typed, refused(409, 'stage_closed'))).toMatchObject({
    data: { errors: { error: 'No.' }, typed },
    init: { status: 409 },
  })
})

test('without a session log-in opens; an applicant who is not there is no page', async () => {
  const refusedWith = (status: number, code: RefusalCode) =>
    thrownBy(() => send({ pipeline_stage_id: '4' }, refused(status, code)))
  expect(await refusedWith(401, 'sign_in_required')).toEqual({ status: 302, to: '/log-in' })
  expect(await refusedWith(404, 'application_not_found')).toEqual({ status: 404, to: null })
})
