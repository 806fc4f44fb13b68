import type { MarketKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { IssuedSession } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AuthTables } from '../tables.ts'
import { newToken, tokenHash } from './tokens.ts'

const LIFETIME_MS = 30 * 24 * 3600 * 1000
const IDLE_DAYS = 14

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

export const isIdle = sql<boolean>`last_seen_at < now() - make_interval(days => ${IDLE_DAYS})`

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
