import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import { refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { lockAccount } from '../accounts/deletion.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AuthTables } from '../tables.ts'

import type { CodeRequest } from './codes.ts'

const MAX_TRIES = 5

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
  const code = await requestedElsewhere(db, request)
  const isRight = await passwords.isRight(typed, code?.code_hash ?? null)
  if (!code?.code_hash || !isRight) throw refuseField('otp', 'code_wrong')
  return { ...request, sessionId: code.session_id, codeHash: code.code_hash }
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
  const row = await codes
    .selectFrom('codes')
    .select('account_id')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  // The account before what hangs on it, as its deletion has it: in the other order each would wait for the other.
  const account = row?.account_id ? await lockAccount(trx, row.account_id) : undefined
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
