import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { DueWork } from '../../../calls/module.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AuthTables, CodePurpose } from '../tables.ts'

export const CODE_MINUTES = 10

/** Told when a code was asked for. */
export const CODES_CHANNEL = 'codes'

/** What a code is for, where it goes, and the session that asked for it: it is of use to that one only. */
export interface CodeRequest {
  purpose: CodePurpose
  sessionId: string
  email: string
}

/**
 * Asks for a code, in place of one that the session asked for before. It is made and sent in the background. A
 * session that ended meanwhile is refused.
 */
export const requestCode = async (db: Db, { purpose, sessionId, email }: CodeRequest) => {
  const values = {
    email,
    email_key: emailKey(email),
    account_id: null,
    code_hash: null,
    tries: 0,
    made_at: null,
    is_mailed_elsewhere: false,
    expires_at: sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`,
  }
  await db.transaction().execute(async trx => {
    const session = await trx
      .withTables<AuthTables>()
      .selectFrom('sessions')
      .select('id')
      .where('id', '=', sessionId)
      .forKeyShare()
      .executeTakeFirst()
    if (!session) throw new Refusal('sign_in_required')
    await trx
      .withTables<AuthTables>()
      .insertInto('codes')
      .values({ session_id: sessionId, purpose, ...values })
      .onConflict(conflict => conflict.columns(['session_id', 'purpose']).doUpdateSet(values))
      .execute()
    await pgNotify(trx, CODES_CHANNEL)
  })
}

export interface CodeOwner {
  /** Null for an address without an account, and where no further code is mailed. */
  accountId: string | null
  /** Whether the address got so many codes already that it gets none for this session. */
  isMailedElsewhere: boolean
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** What was asked for, on which device, and the session's account where it is a person's. */
export interface RequestedCode extends CodeRequest {
  deviceId: string
  sessionAccountId: string | null
}

/** Asked for and not made yet; the one that waits longest. */
const waitingCodes = (db: Db) =>
  db
    .withTables<AuthTables>()
    .selectFrom('codes')
    .innerJoin('sessions', 'sessions.id', 'codes.session_id')
    .select(['codes.session_id', 'codes.purpose', 'codes.email', 'sessions.account_id', 'device_id'])
    .where('codes.made_at', 'is', null)
    .where('codes.expires_at', '>', sql<Date>`now()`)
    .orderBy('codes.expires_at')
    .limit(1)

/** Codes that were asked for and are not made yet. */
export const waitingCodeCount = async (db: Db): Promise<DueWork> => {
  const { rows } = await sql<DueWork>`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(expires_at - make_interval(mins => ${CODE_MINUTES}))), 0)::float8 as "overdueSeconds"
    from codes where made_at is null and expires_at > now()`.execute(db)
  return rows[0] ?? { due: 0, overdueSeconds: 0 }
}

/**
 * Makes the code that waits longest. `ownerOf` says whose it is and sends it, in one transaction with it; an
 * address without an owner gets a code that nobody learns, so that it is answered like any other. False when
 * none waits. Another worker does not get the same one.
 */
export const makeNextCode = async (
  db: Db,
  passwords: Passwords,
  ownerOf: (trx: Db, request: RequestedCode, code: string) => Promise<CodeOwner>,
): Promise<boolean> => {
  if (!(await waitingCodes(db).executeTakeFirst())) return false
  const code = newCode()
  // Hashing takes its time, and waits for others who hash: before the row is locked.
  const codeHash = await passwords.hash(code)
  return db.transaction().execute(async trx => {
    const codes = trx.withTables<AuthTables>()
    const row = await waitingCodes(trx).forUpdate('codes').skipLocked().executeTakeFirst()
    if (!row) return false
    const { session_id: sessionId, purpose, email } = row
    const { account_id: sessionAccountId, device_id: deviceId } = row
    const owner = await ownerOf(trx, { purpose, sessionId, email, deviceId, sessionAccountId }, code)
    await codes
      .updateTable('codes')
      .set({
        code_hash: codeHash,
        account_id: owner.accountId,
        is_mailed_elsewhere: owner.isMailedElsewhere,
        made_at: sql<Date>`now()`,
      })
      .where('session_id', '=', sessionId)
      .where('purpose', '=', purpose)
      .execute()
    return true
  })
}

export const deleteCodesOf = async (trx: Db, accountId: string) => {
  await trx.withTables<AuthTables>().deleteFrom('codes').where('account_id', '=', accountId).execute()
}

export const sweepCodes = async (db: Db) => {
  await db.withTables<AuthTables>().deleteFrom('codes').where('expires_at', '<', sql<Date>`now()`).execute()
}
