import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { companyNameKey } from './name-key.ts'
import type { CompanyTables } from './tables.ts'

/** Which of these names are companies', in any market; case and legal form do not matter. */
export const knownCompanyNames = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const keys = names.map(companyNameKey)
  const rows = await db
    .withTables<CompanyTables>()
    .selectFrom('companies')
    .select('name_key')
    .distinct()
    .where('name_key', '=', sql<string>`any(${[...new Set(keys)]}::text[])`)
    .execute()
  const companyKeys = new Set(rows.map(row => row.name_key))
  return new Set(names.filter((_, at) => companyKeys.has(keys[at] ?? '')))
}
