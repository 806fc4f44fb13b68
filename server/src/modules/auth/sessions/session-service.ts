import { type InferResult, sql } from 'kysely'
import type { Caller, SessionService } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { isKnownDevice } from '../devices/known-devices.ts'
import { sessionUser } from '../rules.ts'
import type { AuthTables } from '../tables.ts'
import { beginSession, isIdle } from './sessions.ts'
import { tokenHash } from './tokens.ts'

const SEEN_EVERY_MS = 3600 * 1000

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

const callerOf = (session: FoundSession): Caller => {
  const base = { sessionId: session.session_id, deviceId: session.device_id }
  if (session.account_id === null) return { kind: 'guest', ...base }
  const { kind, email, first_name, last_name, is_email_verified, is_profile_completed } = session
  // A left join may lack all of an account; a session's account is never missing some of it.
  if (
    session.status !== 'active' ||
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
      id: session.account_id,
      kind,
      email,
      first_name,
      last_name,
      is_email_verified,
      is_profile_completed,
      contact_number: session.contact_number,
      avatar: session.avatar,
      notice_period_id: session.notice_period_id,
      terms_accepted_at: session.terms_accepted_at,
      register_flow: session.register_flow,
      place_id: session.place_id,
      additional_info: session.additional_info,
      is_thin: session.is_thin ?? true,
    },
    session.is_new_account,
  )
  const person = { ...base, accountId: session.account_id, user }
  if (kind === 'seeker') return { kind, ...person }
  return { kind, ...person, companyId: session.company_id, role: session.role }
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
      const session = await find(token)
      if (!session) return { kind: 'none' }
      if (Date.now() - session.last_seen_at.getTime() > SEEN_EVERY_MS) await markSeen(db, session)
      return callerOf(session)
    },

    isKnownDevice: (email, deviceId) => isKnownDevice(db, email, deviceId),

    createGuest: async ({ deviceId = newId() }) => {
      const { session, sessionId } = await beginSession(db, { accountId: null, deviceId, userAgent: null })
      return { session, caller: { kind: 'guest', sessionId, deviceId } }
    },
  }
}
