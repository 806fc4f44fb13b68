import { listNotifications, markNotificationRead } from '@hanap/contracts/jobseekers/notifications.calls'
import { beforeEach, expect, test } from 'vitest'
import { fakePage, thrownBy } from '../testing/fake-page.ts'
import { loadNotifications, markRead } from './load-notifications.server.ts'

const told = (id: string, minutes: string, text = 'Chrome on Linux') => ({
  id,
  kind: 'new_log_in',
  title: 'New log-in',
  text,
  path: '/account-settings',
  created_at: `2026-11-26T03:${minutes}:00Z`,
  is_read: false,
})

let marked: unknown[] = []
beforeEach(() => {
  marked = []
})

const page = fakePage({
  [listNotifications.path]: () => ({
    ok: true,
    data: {
      notifications: [told('c', '30'), told('b', '20', 'Safari on iPhone'), told('a', '10')],
      unread_num: 3,
      page: 1,
      size: 20,
      total_num: 3,
      total_pages: 1,
    },
  }),
  [markNotificationRead.path]: ({ params }) => {
    marked.push(params?.['id'])
    return params?.['id'] === 'none'
      ? { ok: false, status: 404, code: 'not_found', message: '', errors: {} }
      : { ok: true, data: {} }
  },
})

const posted = (id: string) =>
  new Request('https://ph.hanap.example/notifications', { method: 'POST', body: new URLSearchParams({ id }) })

test('what says the very same of a day stands once, with its last time and how many they are', async () => {
  const { days } = await loadNotifications(page, new Request('https://ph.hanap.example/notifications'))
  expect(days.flatMap(({ notifications }) => notifications.map(({ ids }) => ids))).toEqual([
    ['c', 'a'],
    ['b'],
  ])
  const when = days.flatMap(({ notifications }) => notifications.map(each => each.when.replace(/\s/gu, ' ')))
  expect(when).toEqual(['2 times, last at 11:30 AM', '11:20 AM'])
})

test('its press reads all of it, each once', async () => {
  await markRead(page, posted('c a c'), '/notifications')
  expect(marked).toEqual(['c', 'a'])
})

test('a form that names more than a page has is read up to there', async () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `n${at}`)
  await markRead(page, posted(ids.join(' ')), '/notifications')
  expect(marked).toHaveLength(50)
})

test('another person’s is not found, and nothing after it is read', async () => {
  const thrown = await thrownBy(() => markRead(page, posted('a none c'), '/notifications'))
  expect(thrown).toMatchObject({ status: 404 })
  expect(marked).toEqual(['a', 'none'])
})
