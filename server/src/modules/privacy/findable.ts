import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { blockedCompaniesOf, findCompany } from '../companies/index.ts'
import { worksFor } from '../profiles/index.ts'
import type { PrivacyTables } from './tables.ts'

/** Whether a seeker lets verified companies find them: off until they say so. */
export const isFindable = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .withTables<PrivacyTables>()
    .selectFrom('findable_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined

export const setFindable = async (trx: Db, accountId: string, isOn: boolean): Promise<void> => {
  if (isOn)
    await sql`insert into findable_accounts (account_id) values (${accountId}) on conflict do nothing`.execute(
      trx,
    )
  else await sql`delete from findable_accounts where account_id = ${accountId}`.execute(trx)
}

/** Whether a company may find a seeker: one who allows it, but neither whom they blocked nor for whom they work now. */
export const isFindableBy = async (db: Db, accountId: string, companyId: string): Promise<boolean> => {
  if (!(await isFindable(db, accountId))) return false
  if ((await blockedCompaniesOf(db, accountId)).includes(companyId)) return false
  const company = await findCompany(db, companyId)
  return company !== undefined && !(await worksFor(db, accountId, company))
}
