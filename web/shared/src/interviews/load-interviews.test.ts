import { listInterviews } from '@hanap/contracts/interviews/interviews.calls'
import type { Outcome } from '@hanap/contracts/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { loadInterviews } from './load-interviews.server.ts'

const answerOf = <Answer>(outcome: Outcome<Answer>): Answer => {
  if (!outcome.ok) throw new Error('refused')
  return outcome.data
}

const slot = (id: string, starts_at: string, more = {}) => ({
  id,
  starts_at,
  minutes: 45,
  capacity: 1,
  places_left: null,
  group_id: null,
  has_clash: false,
  ...more,
})

const interview = (more: object) => ({
  id: 'i1',
  state: 'proposed',
  slots: [slot('s1', '2026-11-22T02:00:00Z'), slot('s2', '2026-11-24T02:00:00Z')],
  slot_id: null,
  place: null,
  online_url: null,
  time_zone: 'Asia/Manila',
  job: { id: 'j1', title: 'Nurse' },
  other: { kind: 'recruiter', name: 'Tala' },
  acts: ['accept'],
  ...more,
})

const itemOf = async (more: object) => {
  const data = { interviews: [interview(more)], page: 1, total_pages: 1 }
  const page = fakePage({ [listInterviews.path]: () => ({ ok: true, data }) })
  const request = new Request('https://ph.hanap.example/interviews')
  const { items } = await loadInterviews(request, { page, answerOf, chatPath: '/chat' })
  return items[0]
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('while several times are offered none of them stands as the day', async () => {
  const open = await itemOf({})
  expect(open).toMatchObject({ day: null, facts: ['45 minutes', 'Online'], onlineUrl: null })
  expect(open?.time).toBe(open?.when)
  expect((await itemOf({ slots: [slot('s1', '2026-11-22T02:00:00Z')] }))?.day).toMatchObject({ day: '22' })
})

test('an interview to come says how near it is, how long it takes, where it is and how to join', async () => {
  const agreed = { state: 'accepted', slot_id: 's1', acts: [] }
  const online_url = 'https://meet.example/1'
  expect(await itemOf({ ...agreed, online_url })).toMatchObject({
    facts: ['Tomorrow', '45 minutes', 'Online'],
    onlineUrl: online_url,
  })
  expect(await itemOf({ ...agreed, slot_id: 's2', place: 'Room 4' })).toMatchObject({
    facts: ['45 minutes', 'Room 4'],
    onlineUrl: null,
  })
  const group = [slot('s1', '2026-11-22T02:00:00Z', { capacity: 6 })]
  expect((await itemOf({ ...agreed, slots: group, place: 'Room 4' }))?.facts).toContain('Group interview')
})

test('of what is over nothing of that is said', async () => {
  const over = { state: 'held', slot_id: 's1', acts: [], online_url: 'https://meet.example/1' }
  expect(await itemOf(over)).toMatchObject({ facts: [], onlineUrl: null })
})
