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

const listed = async (last_message: object, language = 'en') => {
  const page = fakePage(
    {
      [listChats.path]: () => ({ ok: true, data: { chats: [chat(last_message)], page: 1, total_pages: 1 } }),
      [listInterviews.path]: () => ({ ok: true, data: { interviews } }),
    },
    { language },
  )
  const request = new Request('https://ph.hanap.example/chat')
  const { chats } = await loadChats({ page, request, chatId: undefined, path: '/chat', answerOf })
  return { snippet: chats[0]?.snippet?.replace(/\s/gu, ' '), isSnippetForeign: chats[0]?.isSnippetForeign }
}

test('an interview for another job than the one that stands above is said with its job', async () => {
  expect((await listed(about('i2'))).snippet).toBe('Interview · Photographer · Cancelled · Nov 30, 2026')
  expect((await listed(about('i1'))).snippet).toBe('Interview · Cancelled · Nov 30, 2026')
  expect((await listed(about('unknown'))).snippet).toBe('Interview · Cancelled · Nov 30, 2026')
})

test('a proposal that the reader is to answer says so', async () => {
  expect((await listed(about('i1', 'proposed'))).snippet).toBe('Interview · Needs your answer · Nov 30, 2026')
  expect((await listed(about('i2', 'proposed'))).snippet).toBe(
    'Interview · Photographer · Waiting for an answer · Nov 30, 2026',
  )
})

test('what runs against the page is told apart by its first letter', async () => {
  const text = (words: string) => ({ kind: 'text', text: words })
  expect((await listed(text('800 pesos'), 'ar')).isSnippetForeign).toBe(true)
  expect((await listed(text('«مرحبًا» Sam'), 'ar')).isSnippetForeign).toBe(false)
  expect((await listed(text('مرحبًا'))).isSnippetForeign).toBe(true)
  expect((await listed(text('Hello'))).isSnippetForeign).toBe(false)
})
