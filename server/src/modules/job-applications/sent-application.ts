import type { Db } from '../../db/client.ts'
import type { ApplicationTables } from './tables.ts'

/** An application with what it was sent with, while it stands. */
export const sentApplication = async (
  db: Db,
  id: string,
): Promise<{ seekerId: string; resumeId: string | null } | undefined> => {
  const row = await db
    .withTables<ApplicationTables>()
    .selectFrom('applications')
    .select(['account_id', 'resume_id'])
    .where('id', '=', id)
    .where('stage', '<>', 'withdrawn')
    .executeTakeFirst()
  return row?.account_id == null ? undefined : { seekerId: row.account_id, resumeId: row.resume_id }
}
