import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { HandOffs } from '../../../pages/hand-off.ts'
import { endSession } from './end-sessions.ts'
import { createSessions } from './session-service.ts'
import { beginSession } from './sessions.ts'
import { newToken, tokenHash } from './tokens.ts'

const LIFETIME_MS = 60_000
/** As many as one opens of other sites' links within a minute; the oldest gives way. */
const MAX_OF_SESSION = 10

type HandOffTables = {
  hand_offs: { code_hash: Buffer; session_id: string; target_origin: string; expires_at: Date }
}

/** Codes that carry a session to another site's host, each for one use within 60 seconds. */
export const createHandOffs = (db: Db): HandOffs => ({
  issue: (sessionId, targetOrigin) =>
    db.transaction().execute(async trx => {
      const held = await sql`select from sessions where id = ${sessionId} for no key update`.execute(trx)
      if (held.rows.length === 0) return undefined
      await sql`
        delete from hand_offs where code_hash in (
          select code_hash from hand_offs where session_id = ${sessionId}
          order by expires_at desc offset ${MAX_OF_SESSION - 1}
        )`.execute(trx)
      const code = newToken()
      await trx
        .withTables<HandOffTables>()
        .insertInto('hand_offs')
        .values({
          code_hash: tokenHash(code),
          session_id: sessionId,
          target_origin: targetOrigin,
          expires_at: new Date(Date.now() + LIFETIME_MS),
        })
        .execute()
      return code
    }),

  redeem: async (code, origin, userAgent) => {
    const { rows } = await sql<{ account_id: string; device_id: string }>`
      with used as (delete from hand_offs where code_hash = ${tokenHash(code)} returning *)
      select account_id, device_id from used
      join sessions on sessions.id = used.session_id
      where used.expires_at > now() and used.target_origin = ${origin}
        and sessions.expires_at > now() and account_id is not null`.execute(db)
    const [from] = rows
    if (!from) return undefined
    const { session } = await beginSession(db, {
      accountId: from.account_id,
      deviceId: from.device_id,
      userAgent,
    })
    const caller = await createSessions(db).find(session.token)
    return caller.kind === 'seeker' || caller.kind === 'recruiter' ? { session, caller } : undefined
  },

  accountOf: async (code, origin) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select accounts.id, accounts.email from hand_offs
      join sessions on sessions.id = hand_offs.session_id
      join accounts on accounts.id = sessions.account_id
      where code_hash = ${tokenHash(code)} and target_origin = ${origin}
        and hand_offs.expires_at > now() and sessions.expires_at > now()`.execute(db)
    return rows[0]
  },

  end: async sessionId => {
    await endSession(db, sessionId)
  },
})

export const sweepHandOffs = async (db: Db) => {
  await sql`delete from hand_offs where expires_at < now()`.execute(db)
}
