import type { Message } from '@hanap/contracts/chats/chat.schemas'
import type { Interview } from '@hanap/contracts/interviews/interview.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { expect, test } from 'vitest'
import { messageView } from './message-view.ts'

const slot = (id: string, starts_at: string): Interview['slots'][number] => ({
  id,
  starts_at,
  minutes: 45,
  has_clash: false,
  group_id: null,
  capacity: 1,
  places_left: null,
})

const proposal = (acts: Interview['acts']): Interview => ({
  id: 'i1',
  application_id: 'a1',
  chat_id: 'c1',
  state: 'proposed',
  proposed_by: 'recruiter',
  slots: [slot('s1', '2026-12-02T02:00:00Z'), slot('s2', '2026-12-02T07:00:00Z')],
  slot_id: null,
  place: null,
  online_url: null,
  note: null,
  time_zone: 'Asia/Manila',
  interviewers: [],
  checked_in: { seeker: false, recruiter: false },
  outcome: null,
  sequence: 0,
  reason: null,
  is_late_cancel: false,
  late_cancel_num: 0,
  job: { id: 'j1', title: 'UX Researcher', company_name: 'Tala' },
  other: { kind: 'recruiter', name: 'Liza', avatar: null },
  acts,
  is_reported: false,
})

const message: Message = {
  id: 'm1',
  chat_id: 'c1',
  seq: 1,
  client_id: null,
  sender: 'system',
  sender_name: null,
  text: null,
  reply_to_seq: null,
  risk: null,
  created_at: '2026-11-20T08:00:00Z',
  removed_at: null,
  kind: 'interview',
  payload: { interview_id: 'i1', state: 'proposed', starts_at: '2026-12-02T02:00:00Z' },
}

const cardOf = (interview: Interview) => {
  const card = messageView(message, {
    side: 'seeker',
    format: createFormats('en', { key: 'ph', currency: 'PHP', timeZone: 'Asia/Manila' }),
    t: translator('en'),
    prefix: '',
    companyId: null,
    now: Date.parse('2026-11-20T08:01:00Z'),
    interviews: new Map([['i1', interview]]),
  }).interview
  const plain = (text: string | null | undefined) => text?.replace(/\s/gu, ' ')
  return { ...card, when: plain(card?.when), toAnswer: card?.toAnswer?.map(plain) }
}

test('a proposal names its job and zone, and how many times it offers', () => {
  expect(cardOf(proposal([]))).toMatchObject({
    job: 'UX Researcher',
    zone: 'Philippines Time',
    when: 'Dec 2, 2026, 10:00 AM, or 1 other time',
    toAnswer: undefined,
  })
})

test('who is to answer reads all of its times', () => {
  expect(cardOf(proposal(['accept'])).toAnswer).toEqual(['Dec 2, 2026, 10:00 AM', 'Dec 2, 2026, 3:00 PM'])
})
