import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { recordAudit } from '../../audit/index.ts'
import type { CompanyTables } from '../tables.ts'
import { lockVerifications, operatorWord, refreshBadge, verificationsStore } from './store.ts'
import type { VerificationTables } from './tables.ts'

/**
 * An operator's word that a company's recruiters are the company's, or that they are not, which ends all that was checked.
 * Answers its name; nothing where there is no such company.
 */
export const verifyCompany = (db: Db, id: string, isVerified: boolean): Promise<string | undefined> =>
  db.transaction().execute(async trx => {
    await lockVerifications(trx, id)
    const company = await trx
      .withTables<CompanyTables>()
      .selectFrom('companies')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!company) return undefined
    if (isVerified) await giveWord(trx, id)
    else
      await trx
        .withTables<VerificationTables>()
        .updateTable('company_verifications')
        .set({ state: 'refused', problem: null, failing_since: null })
        .where('company_id', '=', id)
        .where('state', '=', 'verified')
        .execute()
    await refreshBadge(trx, id)
    await recordAudit(trx, {
      companyId: id,
      action: isVerified ? 'verification_confirmed' : 'verification_refused',
      actor: { kind: 'operator' },
    })
    return company.name
  })

const giveWord = async (trx: Db, companyId: string) => {
  const own = (await verificationsStore.ofCompany(trx, companyId)).find(({ kind }) => kind === 'operator')
  const { id } = own ?? (await verificationsStore.insert(trx, operatorWord(companyId)))
  await verificationsStore.change(trx, id, { state: 'verified', checked_at: sql<Date>`now()`, reason: null })
}
