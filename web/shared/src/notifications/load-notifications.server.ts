import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@hanap/contracts/jobseekers/notifications.calls'
import type { PageContext } from '@hanap/contracts/page'
import { createFormats } from '@hanap/i18n/format'
import { data, redirect } from 'react-router'
import { formTexts } from '../calls/form-values.ts'
import { listPage } from '../calls/list-page.ts'
import { factsOf } from '../page/page-facts.ts'
import type { NotificationsView } from './notifications-view.ts'

/** One page of what a signed-in person was told. */
export const loadNotifications = async (page: PageContext, request: Request): Promise<NotificationsView> => {
  const facts = factsOf(page)
  const list = await listPage({ request }, number =>
    page.call(listNotifications, { query: { page: number } }),
  )
  const format = createFormats(facts.language, { ...facts, key: facts.market })
  return {
    notifications: list.notifications.map(({ id, title, text, path, created_at, is_read }) => ({
      id,
      title,
      text,
      path,
      when: format.dateTime(created_at),
      isRead: is_read,
    })),
    unread: list.unread_num,
    page: list.page,
    pages: list.total_pages,
  }
}

/** Marks one as read, or all, and comes back to the list at `path`. */
export const markRead = async (page: PageContext, request: Request, path: string) => {
  const { id } = formTexts(await request.formData())
  const outcome =
    id === undefined
      ? await page.call(markAllNotificationsRead, {})
      : await page.call(markNotificationRead, { params: { id } })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  return redirect(`${factsOf(page).prefix}${path}${new URL(request.url).search}`, 303)
}
