import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

/** Whether a notification under this key went to all of the account's devices, of which there is one. */
export const isPushTaken = async (db: Db, accountId: string, key: string): Promise<boolean> => {
  const { rows } = await sql`
    select from notifications told
    where told.account_id = ${accountId} and told.dedupe_key = ${key}
      and exists (select from push_subscriptions where account_id = ${accountId})
      and not exists (select from pushes where notification_id = told.id)`.execute(db)
  return rows.length > 0
}

/** Whether a page of the account is visible on a device that gets push messages. */
export const isVisibleOnDevice = async (db: Db, accountId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from push_subscriptions where account_id = ${accountId} and visible_until > now()`.execute(db)
  return rows.length > 0
}
