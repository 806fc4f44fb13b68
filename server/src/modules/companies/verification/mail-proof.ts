import { sql } from 'kysely'
import type { Member } from '../../../calls/caller.ts'
import type { Locale } from '../../../calls/locale.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { CompanyTables } from '../tables.ts'
import { COMPANY_CODE_MINUTES, codeHash, isRightCode, MAX_CODE_TRIES, newCode } from './mailed-code.ts'
import { refuseOtherDomain } from './request-verification.ts'
import { settleVerification } from './settle.ts'
import { type VerificationRow, verificationsStore } from './store.ts'
import type { VerificationTables } from './tables.ts'

/** Nobody's address is filled with codes: after one, so long there is no other. */
const PAUSE_SECONDS = 60

/** Mails a new code to the address. */
export const mailCode = async (
  { db, notifier }: { db: Db; notifier: Notifier },
  row: VerificationRow,
  { companyName, language, market }: Locale & { companyName: string },
): Promise<VerificationRow> => {
  const code = newCode()
  const hash = await codeHash(code, row.id)
  return db.transaction().execute(async trx => {
    const current = await verificationsStore.lock(trx, row.id)
    if (current?.state !== 'pending') return current ?? row
    const sentBefore =
      current.code_expires_at && current.code_expires_at.getTime() - COMPANY_CODE_MINUTES * 60_000
    const waits = sentBefore === null ? 0 : PAUSE_SECONDS - (Date.now() - sentBefore) / 1000
    if (waits > 0 && current.code_tries < MAX_CODE_TRIES)
      throw new Refusal('too_many_attempts', { retryAfter: Math.ceil(waits) })
    await notifier.notify(trx, [
      {
        recipient: {
          accountId: '',
          email: current.value,
          name: null,
          language,
          market: market.key,
          isRecruiter: true,
        },
        key: `company-code ${newId()}`,
        event: { kind: 'company_code', company: companyName, code, minutes: COMPANY_CODE_MINUTES },
      },
    ])
    return verificationsStore.change(trx, current.id, {
      code_hash: hash,
      code_tries: 0,
      code_expires_at: sql<Date>`now() + make_interval(mins => ${COMPANY_CODE_MINUTES})`,
    })
  })
}

/** Compares what was typed with the mailed code; a try is counted before, so that any number at once are five at most. */
export const confirmCode = async (
  db: Db,
  { accountId, companyId }: Member,
  { id }: VerificationRow,
  code: string,
): Promise<VerificationRow | undefined> => {
  const counted = await db
    .withTables<VerificationTables>()
    .updateTable('company_verifications')
    .set(eb => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('code_tries', '<', MAX_CODE_TRIES)
    .where('code_expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'code_hash', 'domain'])
    .executeTakeFirst()
  if (!counted?.code_hash) throw refuseField('code', 'code_expired')
  if (!(await isRightCode(code, { id, code_hash: counted.code_hash })))
    throw refuseField('code', 'code_wrong')
  return db.transaction().execute(async trx => {
    const { website } = await trx
      .withTables<CompanyTables>()
      .selectFrom('companies')
      .select('website')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    refuseOtherDomain(website, counted.domain)
    return settleVerification(
      trx,
      { id, company_id: companyId },
      { state: 'verified', actor: { kind: 'member', id: accountId } },
    )
  })
}
