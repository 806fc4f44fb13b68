import { listChats, listMessages } from '@hanap/contracts/chats/chats.calls'
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

const noChat = { ok: true as const, data: { chats: [] } }

const load = (answers: Parameters<typeof fakePage>[0]) =>
  loadOpenAnswers(fakePage({ [listChats.path]: () => noChat, ...answers }, { user }), now)

test('an interview stands before an offer, with the first time to come and the number of others', async () => {
  const answers = await load({
    [listInterviews.path]: () => interviews(interview),
    [listAppliedJobs.path]: () => offers(offer),
  })
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
  const answers = await load({
    [listInterviews.path]: () => interviews(over, theirs),
    [listAppliedJobs.path]: () => offers(),
  })
  expect(answers).toHaveLength(1)
  expect(answers[0]).not.toHaveProperty('when')
})

test('each stands without the other', async () => {
  const noOffers = {
    [listInterviews.path]: () => interviews(interview),
    [listAppliedJobs.path]: () => refusal,
  }
  expect((await load(noOffers)).map(({ kind }) => kind)).toEqual(['interview'])
  const noInterviews = {
    [listInterviews.path]: () => refusal,
    [listAppliedJobs.path]: () => offers(offer),
  }
  expect((await load(noInterviews)).map(({ kind }) => kind)).toEqual(['offer'])
})

test('an offer waits until the seeker has written in its chat since', async () => {
  const waitingAfter = async (answer: ReturnType<typeof said> | typeof refusal) => {
    const answers = await load({
      [listInterviews.path]: () => interviews(),
      [listAppliedJobs.path]: () => offers({ ...offer, chat_id: 'c1' }),
      [listMessages.path]: () => answer,
    })
    return answers.length
  }
  expect(await waitingAfter(said('seeker', '2026-11-15T00:00:00Z'))).toBe(1)
  expect(await waitingAfter(said('recruiter', '2026-11-17T00:00:00Z'))).toBe(1)
  expect(await waitingAfter(refusal)).toBe(1)
  expect(await waitingAfter(said('seeker', '2026-11-17T00:00:00Z'))).toBe(0)
})

test('a chat that was begun about the job later counts as well', async () => {
  const answers = await load({
    [listInterviews.path]: () => interviews(),
    [listAppliedJobs.path]: () => offers(offer),
    [listChats.path]: ({ query }) => ({
      ok: true,
      data: { chats: query?.['job_id'] === 'j2' ? [{ id: 'c2' }] : [] },
    }),
    [listMessages.path]: ({ params }) =>
      params?.['id'] === 'c2' ? said('seeker', '2026-11-17T00:00:00Z') : refusal,
  })
  expect(answers).toEqual([])
})
