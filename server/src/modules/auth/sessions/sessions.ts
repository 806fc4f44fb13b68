import type { MarketKey } from '@hanap/markets/markets'
import { type InferResult, sql } from 'kysely'
import type { Caller, IssuedSession, SessionService } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { isKnownDevice } from '../devices/known-devices.ts'
import { sessionUser } from '../rules.ts'
import type { AuthTables } from '../tables.ts'
import { newToken, tokenHash } from './tokens.ts'

const LIFETIME_MS = 30 * 24 * 3600 * 1000
const IDLE_DAYS = 14
const SEEN_EVERY_MS = 3600 * 1000

export interface NewSession {
  /** Null for a guest. */
  accountId: string | null
  deviceId: string
  userAgent: string | null
  /** Where it begins; a guest's by what its browser says. */
  market?: MarketKey | undefined
  isNewAccount?: boolean
  deviceDetails?: DeviceDetails | undefined
}

/** What a browser says of its device and reader at a guest log-in. */
export interface DeviceDetails {
  device_name: string | null
  device_type: string | null
  device_udid: string | null
  language: string | null
}

const MAX_USER_AGENT = 300
const storedUserAgent = (userAgent: string | null) => userAgent?.slice(0, MAX_USER_AGENT) || null

/** Begins a session; the token that it answers is the only copy. */
export const beginSession = async (
  db: Db,
  { accountId, deviceId, userAgent, market, isNewAccount = false, deviceDetails }: NewSession,
): Promise<{ session: IssuedSession; sessionId: string }> => {
  const token = newToken()
  const id = newId()
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  await db
    .withTables<AuthTables>()
    .insertInto('sessions')
    .values({
      id,
      token_hash: tokenHash(token),
      account_id: accountId,
      device_id: deviceId,
      user_agent: storedUserAgent(userAgent),
      market: market ?? null,
      is_new_account: isNewAccount,
      expires_at: expiresAt,
      ...deviceDetails,
    })
    .execute()
  return {
    session: { token, expires_at: expiresAt.toISOString(), is_guest: accountId === null },
    sessionId: id,
  }
}

/**
 * A guest's session under a new token, on the device that its browser names: what was asked for in it goes on, also
 * by a request that is under way with the old one. Nothing when it ended meanwhile.
 */
export const renewGuestSession = async (
  db: Db,
  sessionId: string,
  {
    deviceId,
    userAgent,
    market,
    deviceDetails,
  }: Pick<NewSession, 'deviceId' | 'userAgent' | 'market' | 'deviceDetails'>,
): Promise<IssuedSession | undefined> => {
  const token = newToken()
  const expiresAt = new Date(Date.now() + LIFETIME_MS)
  const renewed = await db
    .withTables<AuthTables>()
    .updateTable('sessions')
    .set({
      token_hash: tokenHash(token),
      device_id: deviceId,
      user_agent: storedUserAgent(userAgent),
      expires_at: expiresAt,
      ...(market && { market }),
      ...deviceDetails,
    })
    .where('id', '=', sessionId)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0
    ? { token, expires_at: expiresAt.toISOString(), is_guest: true }
    : undefined
}

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

const isIdle = sql<boolean>`last_seen_at < now() - make_interval(days => ${IDLE_DAYS})`

/** An account's live sessions, the last seen first. */
export const sessionsOf = (db: Db, accountId: string) =>
  db
    .withTables<AuthTables>()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'market', 'device_name', 'device_type', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not ${isIdle}`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

export const sweepSessions = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expires_at', '<', sql<Date>`now()`), isIdle]))
    .execute()
}

const byHash = (db: Db, hash: Buffer) =>
  db
    .withTables<AuthTables>()
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`not ${isIdle}`)
    .select([
      'sessions.id as session_id',
      'sessions.account_id',
      'sessions.device_id',
      'sessions.is_new_account',
      'sessions.last_seen_at',
      'accounts.kind',
      'accounts.status',
      'accounts.email',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.contact_number',
      'accounts.avatar',
      'accounts.is_email_verified',
      'accounts.notice_period_id',
      'accounts.is_profile_completed',
      'accounts.terms_accepted_at',
      'accounts.register_flow',
      'accounts.place_id',
      'accounts.additional_info',
      'accounts.is_thin',
      'accounts.company_id',
      'accounts.role',
    ])

/** Whose a token is. The statement is compiled once: nearly every request asks it, and building it costs more than sending it. */
const createFind = (db: Db) => {
  const anyHash = Buffer.alloc(0)
  const compiled = byHash(db, anyHash).compile()
  return async (token: string): Promise<FoundSession | undefined> => {
    const hash = tokenHash(token)
    const parameters = compiled.parameters.map(each => (each === anyHash ? hash : each))
    const { rows } = await db.executeQuery<FoundSession>({ ...compiled, parameters })
    return rows[0]
  }
}

type FoundSession = InferResult<ReturnType<typeof byHash>>[number]

const callerOf = (found: FoundSession): Caller => {
  const base = { sessionId: found.session_id, deviceId: found.device_id }
  if (found.account_id === null) return { kind: 'guest', ...base }
  const { kind, email, first_name, last_name, is_email_verified, is_profile_completed } = found
  // A left join may lack all of an account; a session's account is never missing some of it.
  if (
    found.status !== 'active' ||
    kind === null ||
    email === null ||
    first_name === null ||
    last_name === null ||
    is_email_verified === null ||
    is_profile_completed === null
  )
    return { kind: 'none' }
  const user = sessionUser(
    {
      id: found.account_id,
      kind,
      email,
      first_name,
      last_name,
      is_email_verified,
      is_profile_completed,
      contact_number: found.contact_number,
      avatar: found.avatar,
      notice_period_id: found.notice_period_id,
      terms_accepted_at: found.terms_accepted_at,
      register_flow: found.register_flow,
      place_id: found.place_id,
      additional_info: found.additional_info,
      is_thin: found.is_thin ?? true,
    },
    found.is_new_account,
  )
  const person = { ...base, accountId: found.account_id, user }
  if (kind === 'seeker') return { kind, ...person }
  return { kind, ...person, companyId: found.company_id, role: found.role }
}

/** The account's own last activity moves with its session's. */
const markSeen = async (db: Db, { session_id, account_id }: FoundSession) => {
  await sql`
    with seen as (update sessions set last_seen_at = now() where id = ${session_id})
    update accounts set last_active_at = now() where id = ${account_id}`.execute(db)
}

/** Sessions as serving needs them: a token is looked up by one indexed query, and marked as seen once an hour. */
export const createSessions = (db: Db): SessionService => {
  const find = createFind(db)
  return {
    find: async token => {
      const found = await find(token)
      if (!found) return { kind: 'none' }
      if (Date.now() - found.last_seen_at.getTime() > SEEN_EVERY_MS) await markSeen(db, found)
      return callerOf(found)
    },

    isKnownDevice: (email, deviceId) => isKnownDevice(db, email, deviceId),

    createGuest: async ({ deviceId = newId() }) => {
      const { session, sessionId } = await beginSession(db, { accountId: null, deviceId, userAgent: null })
      return { session, caller: { kind: 'guest', sessionId, deviceId } }
    },
  }
}
