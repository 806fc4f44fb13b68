import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import type { AuthTables } from '../tables.ts'

/** More than a person uses; the longest unused gives way. */
const MAX_OF_ACCOUNT = 20
const RETAINED_DAYS = 180

/** Keeps that an account was signed in to on a device. */
export const recordKnownDevice = async (
  trx: Db,
  { id, email_key: email }: Pick<AccountRow, 'id' | 'email_key'>,
  deviceId: string,
) => {
  await trx
    .withTables<AuthTables>()
    .insertInto('known_devices')
    .values({ account_id: id, device_id: deviceId, email_key: email })
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'device_id'])
        .doUpdateSet({ email_key: email, last_used_at: sql<Date>`now()` }),
    )
    .execute()
  await sql`
    delete from known_devices where account_id = ${id} and device_id in (
      select device_id from known_devices where account_id = ${id}
      order by last_used_at desc, device_id offset ${MAX_OF_ACCOUNT}
    )`.execute(trx)
}

/** Whether a device was signed in to an account of the address. No account is looked up. */
export const isKnownDevice = async (db: Db, email: string, deviceId: string): Promise<boolean> => {
  const device = await db
    .withTables<AuthTables>()
    .selectFrom('known_devices')
    .select('device_id')
    .where('email_key', '=', emailKey(email))
    .where('device_id', '=', deviceId)
    .limit(1)
    .executeTakeFirst()
  return device !== undefined
}

/** The account's devices go with it to another address. */
export const moveKnownDevices = async (
  trx: Db,
  { id, email_key: email }: Pick<AccountRow, 'id' | 'email_key'>,
) => {
  await trx
    .withTables<AuthTables>()
    .updateTable('known_devices')
    .set({ email_key: email })
    .where('account_id', '=', id)
    .execute()
}

/** Whoever used them before is a stranger now. */
export const deleteKnownDevices = async (trx: Db, accountId: string) => {
  await trx.withTables<AuthTables>().deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}

export const sweepKnownDevices = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('known_devices')
    .where('last_used_at', '<', sql<Date>`now() - make_interval(days => ${RETAINED_DAYS})`)
    .execute()
}
