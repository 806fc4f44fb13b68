import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { recordAudit } from '../../audit/index.ts'
import type { CompanyTables } from '../tables.ts'
import {
  keepEarlierWord,
  lockVerifications,
  operatorWord,
  refreshBadge,
  verificationsStore,
} from './store.ts'
import type { VerificationTables } from './tables.ts'

/**
 * An operator's word that a company's recruiters are the company's, or that they are not, which ends all that was checked.
 * Answers its name, and what was ended; nothing where there is no such company.
 */
export const giveOperatorsWord = async (
  trx: Db,
  id: string,
  isVerified: boolean,
): Promise<{ name: string; endedIds: string[] } | undefined> => {
  await lockVerifications(trx, id)
  const company = await trx
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!company) return undefined
  if (isVerified) await giveWord(trx, id)
  else await keepEarlierWord(trx, id)
  const ended = isVerified
    ? []
    : await trx
        .withTables<VerificationTables>()
        .updateTable('company_verifications')
        .set({ state: 'refused', problem: null, failing_since: null })
        .where('company_id', '=', id)
        .where('state', '=', 'verified')
        .returning('id')
        .execute()
  await refreshBadge(trx, id)
  await recordAudit(trx, {
    companyId: id,
    action: isVerified ? 'verification_confirmed' : 'verification_refused',
    actor: { kind: 'operator' },
  })
  return { name: company.name, endedIds: ended.map(row => row.id) }
}

/** The same in a transaction of its own; answers the company's name. */
export const verifyCompany = (db: Db, id: string, isVerified: boolean): Promise<string | undefined> =>
  inTransaction(db, async trx => (await giveOperatorsWord(trx, id, isVerified))?.name)

/** What such a word ended holds again. */
export const restoreVerifications = async (trx: Db, companyId: string, ids: readonly string[]) => {
  await lockVerifications(trx, companyId)
  for (const id of ids) await verificationsStore.change(trx, id, { state: 'verified' })
  await refreshBadge(trx, companyId)
  if (ids.length > 0)
    await recordAudit(trx, { companyId, action: 'verification_confirmed', actor: { kind: 'operator' } })
}

const giveWord = async (trx: Db, companyId: string) => {
  const own = (await verificationsStore.ofCompany(trx, companyId)).find(({ kind }) => kind === 'operator')
  const { id } = own ?? (await verificationsStore.insert(trx, operatorWord(companyId)))
  await verificationsStore.change(trx, id, { state: 'verified', checked_at: sql<Date>`now()`, reason: null })
}
