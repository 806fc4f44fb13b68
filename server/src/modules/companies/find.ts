import type { Db } from '../../db/client.ts'
import type { CompanyRow } from './facts.ts'
import { companyStore } from './store.ts'
import type { CompanyTables } from './tables.ts'

export const findCompany = (db: Db, id: string): Promise<CompanyRow | undefined> => companyStore(db).find(id)

/** Companies by their ids; an id of none is left out. */
export const companiesByIds = (db: Db, ids: readonly string[]): Promise<Map<string, CompanyRow>> =>
  companyStore(db).byIds(ids)

export type VerifiedCompany = Pick<CompanyRow, 'id' | 'name' | 'name_key' | 'website'>

/** Those whose recruiters an operator knows, of all markets. */
export const verifiedCompanies = (db: Db): Promise<VerifiedCompany[]> =>
  db
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .select(['id', 'name', 'name_key', 'website'])
    .where('is_verified', '=', true)
    .orderBy('id')
    .execute()
