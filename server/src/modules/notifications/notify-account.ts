import type { Db } from '../../db/client.ts'
import { pgNotify } from '../../db/pg-notifier.ts'
import { notificationsStore } from './list/notifications-store.ts'
import type { NotificationContent } from './notification-content.ts'
import type { Recipient } from './notification-events.ts'
import { queuePushes } from './push/queue.ts'

/** Payload: the account, and the id of what is new where something is. */
export const NOTIFICATIONS_CHANNEL = 'notifications'

/** Each process tells the account's open pages when the transaction commits. */
export const notifyPages = (trx: Db, accountId: string, id = '') =>
  pgNotify(trx, NOTIFICATIONS_CHANNEL, `${accountId} ${id}`)

interface AccountNotification {
  key: string
  content: NotificationContent
  isListed: boolean
  /** Whether devices are told too. */
  isPushed: boolean
}

/** Tells an account in the caller's transaction: in its list, on its open pages and on its devices. */
export const notifyAccount = async (
  trx: Db,
  { accountId }: Recipient,
  { key, content, isListed, isPushed }: AccountNotification,
) => {
  const id = await notificationsStore.insert(trx, { accountId, key, about: content, isListed })
  if (id === undefined) return
  if (isPushed) await queuePushes(trx, accountId, id)
  if (isListed) await notifyPages(trx, accountId, id)
}
