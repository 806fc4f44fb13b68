import { sql } from 'kysely'
import type { DueWork } from '../../../calls/module.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { NotificationContent } from '../notification-content.ts'
import type { NotificationTables } from '../tables.ts'

export const PUSHES_CHANNEL = 'pushes'

/** How long a worker has a message before it counts as lost with its worker. */
const LEASE_SECONDS = 60
/** Seconds until the next try, by the number of tries so far; after the last one the message is given up. */
const RETRY_SECONDS = [30, 120, 600, 3600, 14_400]

/** What somebody wrote is stored in their chat alone where no device waits for it; a trigger forgets it when none waits any more. */
const forgetUnawaited = async (db: Db, notificationId: string) => {
  await sql`
    update notifications
    set about = about - 'preview' || case when about ? 'isRecruiters' then '{"name": ""}'::jsonb else '{}'::jsonb end
    where id = ${notificationId} and about ->> 'kind' = 'chat_message' and (about ? 'preview' or about ? 'isRecruiters')
      and not exists (select from pushes where notification_id = ${notificationId})`.execute(db)
}

/** Queues a notification's messages for the account's devices, in the caller's transaction. */
export const queuePushes = async (trx: Db, accountId: string, notificationId: string) => {
  await sql`
    insert into pushes (notification_id, subscription_id)
    select ${notificationId}, id from push_subscriptions where account_id = ${accountId}`.execute(trx)
  await forgetUnawaited(trx, notificationId)
  await pgNotify(trx, PUSHES_CHANNEL)
}

/** A message to send, with all that it needs. */
export interface DuePush {
  notificationId: string
  subscriptionId: string
  attempts: number
  about: NotificationContent
  endpoint: string
  p256dh: string
  auth: string
  language: string
  market: string
  /** A page of the session shows it (only what is listed is shown), or the person has read it: nothing is to be sent. */
  isSeen: boolean
}

/** Takes the message that has been due for longest; another worker does not get it meanwhile. */
export const claimDuePush = async (db: Db): Promise<DuePush | undefined> => {
  const { rows } = await sql<DuePush>`
    with taken as (
      update pushes set due_at = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where (notification_id, subscription_id) = (
        select notification_id, subscription_id from pushes where due_at <= now()
        order by due_at limit 1 for update skip locked
      )
      returning notification_id, subscription_id, attempts
    )
    select taken.notification_id as "notificationId", taken.subscription_id as "subscriptionId", taken.attempts,
      told.about, device.endpoint, device.p256dh, device.auth, device.language, device.market,
      ((told.is_listed or told.about ->> 'kind' = 'chat_message') and coalesce(device.visible_until > now(), false) or told.read_at is not null) as "isSeen"
    from taken
    join notifications told on told.id = taken.notification_id
    join push_subscriptions device on device.id = taken.subscription_id`.execute(db)
  return rows[0]
}

/** Milliseconds until a message is due; nothing when none waits. */
export const untilNextPush = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - now()) * 1000)::float8 as ms from pushes`.execute(db)
  return rows[0]?.ms ?? undefined
}

/** Messages that are to be sent by now. */
export const duePushes = async (db: Db): Promise<DueWork> => {
  const { rows } = await sql<DueWork>`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as "overdueSeconds"
    from pushes where due_at <= now()`.execute(db)
  return rows[0] ?? { due: 0, overdueSeconds: 0 }
}

type PushKey = Pick<DuePush, 'notificationId' | 'subscriptionId'>

/** It was taken, or is to be sent no more. */
export const dropPush = async (db: Db, { notificationId, subscriptionId }: PushKey) => {
  await db
    .withTables<NotificationTables>()
    .deleteFrom('pushes')
    .where('notification_id', '=', notificationId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

/** It is tried again later, not before what the push service asked for; false when it was the last try. */
export const retryPush = async (
  db: Db,
  push: PushKey & { attempts: number },
  atLeastSeconds = 0,
): Promise<boolean> => {
  const seconds = RETRY_SECONDS[push.attempts - 1]
  if (seconds === undefined) {
    await dropPush(db, push)
    return false
  }
  await db
    .withTables<NotificationTables>()
    .updateTable('pushes')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${Math.max(seconds, atLeastSeconds)})` })
    .where('notification_id', '=', push.notificationId)
    .where('subscription_id', '=', push.subscriptionId)
    .execute()
  return true
}
