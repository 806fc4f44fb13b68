import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { mayBeEmployer } from '../companies/index.ts'
import type { ProfileTables } from './tables.ts'

interface NamedCompany {
  id: string
  name: string
  legal_name: string | null
}

/** Those of these accounts whose profiles say that they work for a company now, by its id or a name like its own. */
export const workingFor = async (
  db: Db,
  accountIds: readonly string[],
  company: NamedCompany,
): Promise<Set<string>> => {
  const rows = await db
    .withTables<ProfileTables>()
    .selectFrom('work_experiences')
    .select(['account_id', 'company_id', 'company_name'])
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
    .where('is_currently_working', '=', true)
    .execute()
  return new Set(
    rows.flatMap(({ account_id, company_id, company_name }) =>
      company_id === company.id || mayBeEmployer(company_name, company) ? account_id : [],
    ),
  )
}
