import { listChats } from '@hanap/contracts/chats/chats.calls'
import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { Outcome } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { loadChats } from './load-chats.server.ts'

const answerOf = <Answer>(outcome: Outcome<Answer>): Answer => {
  if (!outcome.ok) throw new Error('refused')
  return outcome.data
}

const chat = (last_message: object) => ({
  id: 'c1',
  other: { kind: 'recruiter', first_name: 'Liza', last_name: 'Cruz', avatar: null, company_name: 'Tala' },
  job: { id: 'j1', job_title: 'Data Analyst' },
  unread_num: 0,
  last_message: { created_at: '2026-11-18T02:00:00Z', risk: null, text: null, ...last_message },
})

const about = (interview_id: string, state = 'cancelled') => ({
  kind: 'interview',
  payload: { interview_id, state, starts_at: '2026-11-30T03:00:00Z' },
})

const interviews = [
  { id: 'i1', acts: ['accept'], job: { id: 'j1', title: 'Data Analyst' } },
  { id: 'i2', acts: [], job: { id: 'j2', title: 'Photographer' } },
]

const listed = async (last_message: object, language: 'en' | 'ar' = 'en') => {
  const page = fakePage(
    {
      [listChats.path]: () => ({ ok: true, data: { chats: [chat(last_message)], page: 1, total_pages: 1 } }),
      [listInterviews.path]: () => ({ ok: true, data: { interviews } }),
    },
    { language },
  )
  const request = new Request('https://ph.hanap.example/chat')
  const { chats } = await loadChats({ page, request, chatId: undefined, path: '/chat', answerOf })
  return chats[0]
}

const told = async (last_message: object) => {
  const interview = (await listed(last_message))?.interview
  return [interview?.facts.join(', ').replace(/\s/gu, ' '), interview?.isToAnswer]
}

test('an interview for another job than the one that stands above is said with its job', async () => {
  expect(await told(about('i2'))).toEqual(['Interview, Photographer, Cancelled, Nov 30, 2026', false])
  expect(await told(about('i1'))).toEqual(['Interview, Cancelled, Nov 30, 2026', false])
  expect(await told(about('unknown'))).toEqual(['Interview, Cancelled, Nov 30, 2026', false])
})

test('a proposal that the reader is to answer is marked so', async () => {
  expect(await told(about('i1', 'proposed'))).toEqual(['Interview, Nov 30, 2026', true])
  expect(await told(about('i2', 'proposed'))).toEqual([
    'Interview, Photographer, Waiting for an answer, Nov 30, 2026',
    false,
  ])
})

test('other messages are told in their own words', async () => {
  const chat = await listed({ kind: 'text', text: 'Hello' })
  expect([chat?.snippet, chat?.interview]).toEqual(['Hello', undefined])
})

test('a preview that runs against the page is marked so, by its first letter', async () => {
  const isForeign = async (text: string, language?: 'ar') =>
    (await listed({ kind: 'text', text }, language))?.isSnippetForeign
  expect(await isForeign('800 pesos', 'ar')).toBe(true)
  expect(await isForeign('«مرحبًا» Sam', 'ar')).toBe(false)
  expect(await isForeign('مرحبًا')).toBe(true)
  expect(await isForeign('Hello')).toBe(false)
})

test('a long preview is cut between words, to two lines where it runs against the page', async () => {
  const text = `${'Hello '.repeat(10)}8000 pesos ${'again '.repeat(20)}`
  const lengthOf = async (language?: 'ar') => (await listed({ kind: 'text', text }, language))?.snippet
  expect(await lengthOf('ar')).toBe(`${'Hello '.repeat(10)}8000 pesos again…`)
  expect(await lengthOf()).toMatch(/^Hello .* again…$/)
})
