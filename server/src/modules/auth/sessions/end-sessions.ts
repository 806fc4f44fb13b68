import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { SESSIONS_ENDED_CHANNEL } from '../../../sockets/sockets.ts'
import type { AuthTables } from '../tables.ts'
import { type DeviceDetails, isIdle } from './sessions.ts'
import { tokenHash } from './tokens.ts'

interface EndedSession extends DeviceDetails {
  id: string
  account_id: string | null
}

type Which = (sessions: ExpressionBuilder<AuthTables, 'sessions'>) => Expression<SqlBool>

/** Ends sessions. Whichever process or command does it, each process hears of it and closes their sockets. */
const endThose = (db: Db, which: Which): Promise<EndedSession[]> => {
  const end = async (trx: Db) => {
    const ended = await trx
      .withTables<AuthTables>()
      .deleteFrom('sessions')
      .where(which)
      .returning(['id', 'account_id', 'device_name', 'device_type', 'device_udid', 'language'])
      .execute()
    for (const { id, account_id } of ended)
      if (account_id !== null) await pgNotify(trx, SESSIONS_ENDED_CHANNEL, id)
    return ended
  }
  return db.isTransaction ? end(db) : db.transaction().execute(end)
}

/** Answers what was said of its device, for a session that follows on it. */
export const endSession = async (db: Db, sessionId: string): Promise<DeviceDetails | undefined> => {
  const [ended] = await endThose(db, eb => eb('id', '=', sessionId))
  if (!ended) return undefined
  const { device_name, device_type, device_udid, language } = ended
  return { device_name, device_type, device_udid, language }
}

/** Whoever has the token may end its session. */
export const endSessionOfToken = async (db: Db, token: string) => {
  await endThose(db, eb => eb('token_hash', '=', tokenHash(token)))
}

/** All of an account's, or all but one. Answers how many there were. */
export const endSessionsOf = async (
  db: Db,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<number> => {
  const ended = await endThose(db, eb =>
    except === undefined
      ? eb('account_id', '=', accountId)
      : eb.and([eb('account_id', '=', accountId), eb('id', '!=', except)]),
  )
  return ended.length
}

/** One of an account's own; false when it has none of this id. */
export const endSessionOfAccount = async (db: Db, accountId: string, sessionId: string): Promise<boolean> =>
  (await endThose(db, eb => eb.and({ account_id: accountId, id: sessionId }))).length > 0

/** Sockets of what has passed its time are closed by the next look for such. */
export const sweepSessions = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<', sql<Date>`now()`), isIdle]))
    .execute()
}

/** Those of some sessions that have ended. */
export const endedAmong = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const going = await db
    .withTables<AuthTables>()
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not ${isIdle}`)
    .execute()
  const goingIds = new Set(going.map(({ id }) => id))
  return ids.filter(id => !goingIds.has(id))
}
