import { sql } from 'kysely'
import type { AnyCaller, IssuedSession } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { newToken, tokenHash } from '../../auth/index.ts'
import type { OperatorTables } from '../tables.ts'

/** Tells these tokens from those of people of the marketplace. */
export const OPERATOR_TOKEN_PREFIX = 'operator_'

const LIFETIME_MS = 12 * 3600 * 1000
/** Without an act for so long, only the next code opens the session. */
const IDLE_MS = 30 * 60 * 1000
const SEEN_EVERY_MS = 60 * 1000
/** So many wrong codes end a session that waits for one. */
const MAX_CODE_TRIES = 5

export const beginOperatorSession = async (trx: Db, operatorId: string): Promise<IssuedSession> => {
  const token = OPERATOR_TOKEN_PREFIX + newToken()
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  await trx
    .withTables<OperatorTables>()
    .insertInto('operator_sessions')
    .values({ id: newId(), token_hash: tokenHash(token), operator_id: operatorId, expires_at: expiresAt })
    .execute()
  return { token, expires_at: expiresAt.toISOString(), is_guest: false }
}

/** Whose a token is. What is asked with it is an act: it begins the session's rest anew, unless that is over. */
export const findOperator = async (db: Db, token: string): Promise<AnyCaller> => {
  const tables = db.withTables<OperatorTables>()
  const session = await tables
    .selectFrom('operator_sessions')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['operator_sessions.id', 'operator_id', 'last_act_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!session) return { kind: 'none' }
  const { id, operator_id: accountId, last_act_at } = session
  const idleMs = Date.now() - last_act_at.getTime()
  const isLocked = idleMs > IDLE_MS
  if (!isLocked && idleMs > SEEN_EVERY_MS) await markActed(db, id)
  return { kind: 'operator', sessionId: id, deviceId: id, accountId, isLocked }
}

const markActed = async (db: Db, id: string) => {
  await db
    .withTables<OperatorTables>()
    .updateTable('operator_sessions')
    .set({ last_act_at: sql<Date>`now()`, code_tries: 0 })
    .where('id', '=', id)
    .execute()
}

export const unlockSession = markActed

/** One more wrong code; true where it was the last that the session bears. */
export const countWrongCode = async (db: Db, id: string): Promise<boolean> => {
  const counted = await db
    .withTables<OperatorTables>()
    .updateTable('operator_sessions')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('id', '=', id)
    .returning('code_tries')
    .executeTakeFirst()
  if (!counted || counted.code_tries < MAX_CODE_TRIES) return false
  await endOperatorSession(db, id)
  return true
}

export const endOperatorSession = async (db: Db, id: string) => {
  await db.withTables<OperatorTables>().deleteFrom('operator_sessions').where('id', '=', id).execute()
}

export const endOperatorSessionsOf = async (db: Db, operatorId: string) => {
  await db
    .withTables<OperatorTables>()
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .execute()
}
