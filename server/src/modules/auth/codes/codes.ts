import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { pgNotify } from '../../../db/pg-notifier.ts'
import { lockAccount } from '../accounts/deletion.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AuthTables, CodePurpose } from '../tables.ts'

export const CODE_MINUTES = 10
const MAX_TRIES = 5

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
  const asked = {
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
      .values({ session_id: sessionId, purpose, ...asked })
      .onConflict(conflict => conflict.columns(['session_id', 'purpose']).doUpdateSet(asked))
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

/**
 * Makes the code that waits longest. `ownerOf` says whose it is and sends it, in one transaction with it; an
 * address without an owner gets a code that nobody learns, so that it is answered like any other. False when
 * none waits. Another worker does not get the same one.
 */
export const makeNextCode = async (
  db: Db,
  passwords: Passwords,
  ownerOf: (trx: Db, asked: RequestedCode, code: string) => Promise<CodeOwner>,
): Promise<boolean> => {
  if (!(await waitingCodes(db).executeTakeFirst())) return false
  const code = newCode()
  // Hashing takes its time, and waits for others who hash: before the row is locked.
  const codeHash = await passwords.hash(code)
  return db.transaction().execute(async trx => {
    const codes = trx.withTables<AuthTables>()
    const asked = await waitingCodes(trx).forUpdate('codes').skipLocked().executeTakeFirst()
    if (!asked) return false
    const { session_id: sessionId, purpose, email } = asked
    const { account_id: sessionAccountId, device_id: deviceId } = asked
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

/** A code that was right, to be spent in the transaction of what it allows. */
export interface VerifiedCode extends CodeRequest {
  codeHash: string
}

/**
 * Compares what was typed with the code. The try is counted before the comparison, so that any number of them
 * at once are five at most. Refuses the field, the same for addresses with and without an account.
 */
export const checkCode = async (
  db: Db,
  passwords: Passwords,
  request: CodeRequest,
  { field, typed }: { field: 'otp' | 'code'; typed: string },
): Promise<VerifiedCode> => {
  const counted = await ofRequest(db, request)
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['code_hash', 'account_id'])
    .executeTakeFirst()
  if (!counted) throw refuseField(field, 'code_expired')
  const isRight = await passwords.isRight(typed, counted.code_hash)
  if (!isRight || counted.code_hash === null || counted.account_id === null)
    throw refuseField(field, 'code_wrong')
  await ofRequest(db, request)
    .set(eb => ({ tries: eb('tries', '-', 1) }))
    .where('code_hash', '=', counted.code_hash)
    .execute()
  return { ...request, codeHash: counted.code_hash }
}

/** The newest code that some other session asked for, of an account. */
const requestedElsewhere = (db: Db, { purpose, sessionId, email }: CodeRequest) =>
  db
    .withTables<AuthTables>()
    .selectFrom('codes')
    .select(['session_id', 'code_hash'])
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey(email))
    .where('session_id', '<>', sessionId)
    .where('account_id', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('made_at', 'desc')
    .orderBy('session_id')
    .limit(1)
    .executeTakeFirst()

/** Whether the session asked for a code by itself that somebody learned, or may yet learn. */
const hasRequested = async (db: Db, { purpose, sessionId, email }: CodeRequest): Promise<boolean> => {
  const own = await db
    .withTables<AuthTables>()
    .selectFrom('codes')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('is_mailed_elsewhere', '=', false)
    .executeTakeFirst()
  return own !== undefined
}

/**
 * Compares what was typed with the session's own code; where it asked for none, or was sent none because others asked too often,
 * with the newest that was mailed to the address, whoever asked. `mayTry` counts and bounds the latter by the address.
 */
export const checkCodeAnywhere = async (
  db: Db,
  passwords: Passwords,
  request: CodeRequest,
  typed: string,
  mayTry: () => Promise<boolean>,
): Promise<VerifiedCode> => {
  if (await hasRequested(db, request)) return checkCode(db, passwords, request, { field: 'otp', typed })
  if (!(await mayTry())) throw refuseField('otp', 'code_expired')
  const found = await requestedElsewhere(db, request)
  const isRight = await passwords.isRight(typed, found?.code_hash ?? null)
  if (!found?.code_hash || !isRight) throw refuseField('otp', 'code_wrong')
  return { ...request, sessionId: found.session_id, codeHash: found.code_hash }
}

const ofRequest = (db: Db, { purpose, sessionId, email }: CodeRequest) =>
  db
    .withTables<AuthTables>()
    .updateTable('codes')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey(email))

/** Uses a right code up and answers whose it was; refuses one that was used or replaced meanwhile. */
export const consumeCode = async (
  trx: Db,
  { sessionId, purpose, codeHash }: VerifiedCode,
): Promise<string> => {
  const codes = trx.withTables<AuthTables>()
  const found = await codes
    .selectFrom('codes')
    .select('account_id')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  // The account before what hangs on it, as its deletion has it: in the other order each would wait for the other.
  const account = found?.account_id ? await lockAccount(trx, found.account_id) : undefined
  const spent = await codes
    .deleteFrom('codes')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!account || spent.numDeletedRows === 0n) throw refuseField('otp', 'code_expired')
  return account.id
}

export const deleteCodesOf = async (trx: Db, accountId: string) => {
  await trx.withTables<AuthTables>().deleteFrom('codes').where('account_id', '=', accountId).execute()
}

export const sweepCodes = async (db: Db) => {
  await db.withTables<AuthTables>().deleteFrom('codes').where('expires_at', '<', sql<Date>`now()`).execute()
}
