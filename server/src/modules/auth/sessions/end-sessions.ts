import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AuthTables } from '../tables.ts'
import { type DeviceDetails, isIdle } from './sessions.ts'
import { tokenHash } from './tokens.ts'

/** Answers what was said of its device, for a session that follows on it. */
export const endSession = (db: Db, sessionId: string): Promise<DeviceDetails | undefined> =>
  db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .returning(['device_name', 'device_type', 'device_udid', 'language'])
    .executeTakeFirst()

/** Whoever has the token may end its session. */
export const endSessionOfToken = async (db: Db, token: string) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash(token))
    .execute()
}

/** All of an account's, or all but one. Answers how many there were. */
export const endSessionsOf = async (
  db: Db,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<number> => {
  const own = db.withTables<AuthTables>().deleteFrom('sessions').where('account_id', '=', accountId)
  const ended = await (except === undefined ? own : own.where('id', '!=', except)).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** One of an account's own; false when it has none of this id. */
export const endSessionOfAccount = async (db: Db, accountId: string, sessionId: string): Promise<boolean> => {
  const ended = await db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return ended.numDeletedRows > 0
}

export const sweepSessions = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<', sql<Date>`now()`), isIdle]))
    .execute()
}
