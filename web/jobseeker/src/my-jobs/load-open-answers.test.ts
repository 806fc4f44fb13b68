import { listMessages } from '@hanap/contracts/chats/chats.calls'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { expect, test } from 'vitest'
import { fakeCard, fakePage, fakeUser } from '../testing/fake-page.ts'
import { loadOpenAnswers } from './load-open-answers.server.ts'

const now = new Date('2026-11-18T00:00:00Z')
const user = fakeUser()

const slot = (starts_at: string) => ({ id: starts_at, starts_at, minutes: 30 })

const interview = {
  id: 'i1',
  application_id: 'a1',
  job: { id: 'j1', title: 'Data Analyst', company_name: 'Tala Payments' },
  other: { kind: 'recruiter', name: 'Tala Payments', avatar: null },
  acts: ['accept', 'decline'],
  slots: [slot('2026-11-17T06:00:00Z'), slot('2026-11-19T06:05:00Z'), slot('2026-11-20T06:05:00Z')],
}

const offer = {
  id: 'a2',
  job: fakeCard({ id: 'j2', job_title: 'Waiter', company_name: 'Kubo Republic' }),
  chat_id: null,
  timeline: [
    { stage: 'applied', at: '2026-11-01T00:00:00Z', by: 'seeker', text: 'Applied' },
    { stage: 'offer', at: '2026-11-16T00:00:00Z', by: 'recruiter', text: 'Offer' },
  ],
}

const refusal = { ok: false, status: 500, code: 'server_error', message: '', errors: {} } as const
const interviews = (...all: object[]) => ({ ok: true as const, data: { interviews: all } })
const offers = (...all: object[]) => ({ ok: true as const, data: { jobs: all } })
const said = (sender: string, created_at: string) => ({
  ok: true as const,
  data: { messages: [{ sender, created_at }] },
})

test('an interview stands before an offer, with the first time to come and the number of others', async () => {
  const page = fakePage(
    { [listInterviews.path]: () => interviews(interview), [listAppliedJobs.path]: () => offers(offer) },
    { user },
  )
  const answers = await loadOpenAnswers(page, now)
  expect(answers.map(({ kind, act }) => [kind, act.label, act.href])).toEqual([
    ['interview', 'Choose a time', '/interviews/i1'],
    ['offer', 'See the offer', '/applied-jobs/j2'],
  ])
  expect(answers[0]?.when?.replace(/\s/gu, ' ')).toBe(
    'Thu, Nov 19, 2:05 PM Philippines Time, or 1 other time',
  )
})

test('no time is said where all have passed, and what others are to answer is left out', async () => {
  const over = { ...interview, slots: interview.slots.slice(0, 1) }
  const theirs = { ...interview, id: 'i2', acts: ['cancel'] }
  const page = fakePage(
    { [listInterviews.path]: () => interviews(over, theirs), [listAppliedJobs.path]: () => offers() },
    { user },
  )
  const answers = await loadOpenAnswers(page, now)
  expect(answers).toHaveLength(1)
  expect(answers[0]).not.toHaveProperty('when')
})

test('each stands without the other', async () => {
  const noOffers = fakePage(
    { [listInterviews.path]: () => interviews(interview), [listAppliedJobs.path]: () => refusal },
    { user },
  )
  expect((await loadOpenAnswers(noOffers, now)).map(({ kind }) => kind)).toEqual(['interview'])
  const noInterviews = fakePage(
    { [listInterviews.path]: () => refusal, [listAppliedJobs.path]: () => offers(offer) },
    { user },
  )
  expect((await loadOpenAnswers(noInterviews, now)).map(({ kind }) => kind)).toEqual(['offer'])
})

test('an offer waits until the seeker has written in its chat since', async () => {
  const withMessages = async (answer: ReturnType<typeof said> | typeof refusal) =>
    (
      await loadOpenAnswers(
        fakePage(
          {
            [listInterviews.path]: () => interviews(),
            [listAppliedJobs.path]: () => offers({ ...offer, chat_id: 'c1' }),
            [listMessages.path]: () => answer,
          },
          { user },
        ),
        now,
      )
    ).length
  expect(await withMessages(said('seeker', '2026-11-15T00:00:00Z'))).toBe(1)
  expect(await withMessages(said('recruiter', '2026-11-17T00:00:00Z'))).toBe(1)
  expect(await withMessages(refusal)).toBe(1)
  expect(await withMessages(said('seeker', '2026-11-17T00:00:00Z'))).toBe(0)
})
