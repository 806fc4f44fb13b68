import * as calls from '@hanap/contracts/jobseekers/notifications.calls'
import * as schemas from '@hanap/contracts/jobseekers/notifications.schemas'
import { paged } from '../../../calls/paged.ts'
import type { Place } from '../../../calls/place.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { noticeView } from './notice.ts'
import { type NoticeRow, noticesStore } from './notices-store.ts'
import { wakePages } from './tell.ts'

/** A notification as pages and calls have it. */
export const notificationOf = (
  { id, about, created_at, read_at }: NoticeRow,
  { market, language }: Place,
  supportEmail: string,
): schemas.Notification => ({
  id,
  kind: about.kind,
  ...noticeView(about, { market: market.key, language, supportEmail }),
  created_at: created_at.toISOString(),
  is_read: read_at !== null,
})

/** What seekers were told, and that they have read it: calls 217-219. */
export const noticeRoutes = (db: Db, supportEmail: string): Route[] => {
  const markRead = (accountId: string, id?: string) =>
    db.transaction().execute(async trx => {
      await noticesStore.markRead(trx, accountId, id)
      await wakePages(trx, accountId)
      return { unread_num: await noticesStore.unreadOf(trx, accountId) }
    })

  return [
    seekerRoute(calls.listNotifications, schemas.listNotifications, async incoming => {
      const { query, caller } = incoming
      const [{ rows, total }, unread] = await Promise.all([
        noticesStore.pageOf(db, caller.accountId, query),
        noticesStore.unreadOf(db, caller.accountId),
      ])
      return {
        notifications: rows.map(row => notificationOf(row, incoming, supportEmail)),
        unread_num: unread,
        ...paged(total, query),
      }
    }),

    seekerRoute(calls.markNotificationRead, schemas.markNotificationRead, async ({ params, caller }) => {
      if (!(await noticesStore.byId(db, caller.accountId, params.id))) throw new Refusal('not_found')
      return markRead(caller.accountId, params.id)
    }),

    seekerRoute(calls.markAllNotificationsRead, schemas.markAllNotificationsRead, ({ caller }) =>
      markRead(caller.accountId),
    ),
  ]
}
