import { notificationKinds } from '@hanap/contracts/jobseekers/privacy.calls'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { Recipient } from '../mail-events.ts'
import { queuePushes } from '../push/queue.ts'
import { notificationSettingsOf } from '../settings.ts'
import type { NotificationContent } from './notification-content.ts'
import { notificationsStore } from './notifications-store.ts'

/** Payload: the account, and the id of what is new where something is. */
export const NOTIFICATIONS_CHANNEL = 'notifications'

/** Each process tells the account's open pages when the transaction commits. */
export const notifyPages = (trx: Db, accountId: string, id = '') =>
  pgNotify(trx, NOTIFICATIONS_CHANNEL, `${accountId} ${id}`)

interface AccountNotification {
  key: string
  about: NotificationContent
  /** Whether devices are told too, where the account wishes. */
  mayPush: boolean
}

/** Tells an account in the caller's transaction, by the ways that it has not turned off; what keeps it safe by all. */
export const notifyAccount = async (
  trx: Db,
  { accountId }: Recipient,
  { key, about, mayPush: isUrgent }: AccountNotification,
) => {
  const kind = notificationKinds.find(each => each === about.kind)
  const choice = kind === undefined ? undefined : (await notificationSettingsOf(trx, accountId))[kind]
  const isListed = choice?.in_app ?? true
  const isPushed = isUrgent && (choice?.push ?? true)
  if (!isListed && !isPushed) return
  const id = await notificationsStore.insert(trx, { accountId, key, about, isListed })
  if (id === undefined) return
  if (isPushed) await queuePushes(trx, accountId, id)
  if (isListed) await notifyPages(trx, accountId, id)
}
