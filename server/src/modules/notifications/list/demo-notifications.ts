import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { NotificationContent } from '../notification-content.ts'
import { notificationsStore } from './notifications-store.ts'

export interface DemoNotification {
  /** Told under one key it is told once. */
  key: string
  about: NotificationContent
  at: Date
  isRead: boolean
}

/** What an account of the demo data has been told, the oldest first. */
export const saveDemoNotifications = async (
  trx: Db,
  accountId: string,
  notifications: readonly DemoNotification[],
): Promise<void> => {
  for (const { key, about, at, isRead } of notifications) {
    const id = await notificationsStore.insert(trx, { accountId, key, about, isListed: true })
    if (id === undefined) continue
    await sql`
      update notifications set created_at = ${at}, read_at = ${isRead ? at : null} where id = ${id}`.execute(
      trx,
    )
  }
}
