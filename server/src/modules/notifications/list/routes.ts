import * as calls from '@hanap/contracts/jobseekers/notifications.calls'
import * as schemas from '@hanap/contracts/jobseekers/notifications.schemas'
import type { Locale } from '../../../calls/locale.ts'
import { pageEnvelope } from '../../../calls/paged.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { personRoute, type Route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { notificationTextsOf } from '../notification-content.ts'
import { notifyPages } from '../notify-account.ts'
import { type NotificationRow, notificationsStore } from './notifications-store.ts'

/** A notification as pages and calls have it. */
export const notificationInWire = (
  { id, about, created_at, read_at }: NotificationRow,
  { market, language }: Locale,
  supportEmail: string,
): schemas.Notification => {
  const { title, text, path } = notificationTextsOf(about, { market: market.key, language, supportEmail })
  const message = 'message' in about ? about.message : undefined
  return {
    id,
    kind: about.kind,
    title,
    text: message === undefined ? text : `${text}\n\n${message}`,
    path,
    created_at: created_at.toISOString(),
    is_read: read_at !== null,
  }
}

/** What people were told, and that they have read it: calls 217-219. */
export const notificationRoutes = (db: Db, supportEmail: string): Route[] => {
  const markRead = (accountId: string, id?: string) =>
    db.transaction().execute(async trx => {
      await notificationsStore.markRead(trx, accountId, id)
      await notifyPages(trx, accountId)
      return { unread_num: await notificationsStore.unreadOf(trx, accountId) }
    })

  return [
    personRoute(calls.listNotifications, schemas.listNotifications, async incoming => {
      const { query, caller } = incoming
      const { rows, total, unread } = await notificationsStore.pageOf(db, caller.accountId, query)
      return {
        notifications: rows.map(row => notificationInWire(row, incoming, supportEmail)),
        unread_num: unread,
        ...pageEnvelope(total, query),
      }
    }),

    personRoute(calls.markNotificationRead, schemas.markNotificationRead, async ({ params, caller }) => {
      if (!(await notificationsStore.byId(db, caller.accountId, params.id))) throw new Refusal('not_found')
      return markRead(caller.accountId, params.id)
    }),

    personRoute(calls.markAllNotificationsRead, schemas.markAllNotificationsRead, ({ caller }) =>
      markRead(caller.accountId),
    ),
  ]
}
