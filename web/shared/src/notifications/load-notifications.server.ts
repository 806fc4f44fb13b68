import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@hanap/contracts/jobseekers/notifications.calls'
import type { Notification } from '@hanap/contracts/jobseekers/notifications.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { data, redirect } from 'react-router'
import { formTexts } from '../calls/form-values.ts'
import { listPage } from '../calls/list-page.ts'
import { factsOf } from '../page/page-facts.ts'
import type { NotificationsView } from './notifications-view.ts'

const openHref = (ids: readonly string[], page: number) =>
  `?${new URLSearchParams({ page: String(page), open: ids.join(' ') })}`

/** As many as a page of the list has: what a form names beyond that is nobody's press. */
const MAX_MARKED = 50

/** One after the other: a press takes no more than one connection. */
const markEach = async (page: PageContext, ids: readonly string[]) => {
  for (const id of [...new Set(ids)].slice(0, MAX_MARKED)) {
    const outcome = await page.call(markNotificationRead, { params: { id } })
    if (!outcome.ok) return outcome
  }
  return undefined
}

/** What says the very same stands once a day. */
const alike = (notifications: readonly Notification[]): (readonly [Notification, ...Notification[]])[] =>
  [
    ...Map.groupBy(notifications, ({ kind, title, text, path, is_read }) =>
      JSON.stringify([kind, title, text, path, is_read]),
    ).values(),
  ].flatMap(([first, ...more]) => (first ? [[first, ...more] as const] : []))

/**
 * Marks the notification that `open` names as read and leads to what it is about, which a link does without script too.
 * One that has moved to another page by now is found in the list that opens.
 */
const openOne = async (page: PageContext, request: Request, listed: readonly Notification[]) => {
  const ids = new URL(request.url).searchParams.get('open')?.split(' ') ?? []
  const opened = listed.filter(({ id }) => ids.includes(id))
  const [first] = opened
  if (!first) return
  await markEach(
    page,
    opened.map(({ id }) => id),
  )
  throw redirect(first.path, 303)
}

/** One page of what a signed-in person was told. */
export const loadNotifications = async (page: PageContext, request: Request): Promise<NotificationsView> => {
  const facts = factsOf(page)
  const list = await listPage({ request }, number =>
    page.call(listNotifications, { query: { page: number } }),
  )
  await openOne(page, request, list.notifications)
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  const t = translator(facts.language)
  const today = format.longDate(new Date())
  const byDay = Map.groupBy(list.notifications, ({ created_at }) => format.longDate(created_at))
  return {
    days: [...byDay].map(([day, notifications]) => ({
      day: day === today ? t('interviews.today') : day,
      notifications: alike(notifications).map(each => {
        const [{ kind, title, text, path, is_read, created_at }] = each
        const time = format.time(created_at)
        const ids = each.map(({ id }) => id)
        return {
          ids,
          kind,
          title,
          text,
          href: is_read ? path : openHref(ids, list.page),
          when: ids.length === 1 ? time : t('notifications.repeated', { time, count: ids.length }),
          isRead: is_read,
        }
      }),
    })),
    unread: list.unread_num,
    page: list.page,
    pages: list.total_pages,
  }
}

/** Marks what the form names as read, or all, and comes back to the list at `path`. */
export const markRead = async (page: PageContext, request: Request, path: string) => {
  const { id } = formTexts(await request.formData())
  const outcome =
    id === undefined ? await page.call(markAllNotificationsRead, {}) : await markEach(page, id.split(' '))
  if (outcome && !outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${factsOf(page).prefix}${path}${new URL(request.url).search}`, 303)
}
