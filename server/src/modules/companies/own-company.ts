import type { Updateable } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import { publishChanges } from '../../db/outbox.ts'
import type { CompanyRow } from './facts.ts'
import { companyNameKey } from './name-key.ts'
import type { CompaniesTable, CompanyTables } from './tables.ts'

/** Makes the company, or finds the one of the market that is called so already. */
export const findOrCreateCompany = async (
  trx: Db,
  { market, name }: { market: string; name: string },
): Promise<{ id: string; name: string; isNew: boolean }> => {
  const db = trx.withTables<CompanyTables>()
  const key = companyNameKey(name)
  const made = await db
    .insertInto('companies')
    .values({ id: newId(), market, name, name_key: key })
    .onConflict(conflict => conflict.columns(['market', 'name_key']).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  if (made) {
    await publishChanges(trx, [{ topic: 'company', id: made.id }])
    return { ...made, isNew: true }
  }
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('market', '=', market)
    .where('name_key', '=', key)
    .executeTakeFirstOrThrow()
  return { ...company, isNew: false }
}

/** What a company's managers change of its page; what is undefined stays. */
type OwnCompanyFields = Pick<Updateable<CompaniesTable>, 'industry_id' | 'size_id' | 'website' | 'about'>

export const changeOwnCompany = async (
  trx: Db,
  id: string,
  fields: OwnCompanyFields,
): Promise<CompanyRow> => {
  const db = trx.withTables<CompanyTables>()
  if (Object.values(fields).some(value => value !== undefined)) {
    await db.updateTable('companies').set(fields).where('id', '=', id).execute()
    await publishChanges(trx, [{ topic: 'company', id }])
  }
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
