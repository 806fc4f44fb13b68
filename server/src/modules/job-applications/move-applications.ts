import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ApplicationTables } from './tables.ts'

/**
 * Applications go with their jobs to another company; what the team of the one before wrote of the applicants, and never showed
 * them, does not. Answers their ids.
 */
export const moveApplications = async (
  trx: Db,
  jobIds: readonly string[],
  companyId: string,
): Promise<string[]> => {
  const tables = trx.withTables<ApplicationTables>()
  const moved = await tables
    .updateTable('applications')
    .set({ company_id: companyId, labels: [] })
    .where('job_id', '=', sql<string>`any(${[...jobIds]}::text[])`)
    .returning('id')
    .execute()
  const ids = moved.map(({ id }) => id)
  const anyOfThem = sql<string>`any(${ids}::text[])`
  await tables.deleteFrom('application_notes').where('application_id', '=', anyOfThem).execute()
  await tables.deleteFrom('application_ratings').where('application_id', '=', anyOfThem).execute()
  return ids
}
