import type { Db } from '../../../db/client.ts'
import { publishJobChanges } from '../save-jobs.ts'
import type { JobTables } from '../tables.ts'

/** When a job was last brought to the top, or published; the job is held until the transaction ends. */
export const lockRefreshedAt = async (trx: Db, id: string): Promise<Date> => {
  const { refreshed_at: at } = await trx
    .withTables<JobTables>()
    .selectFrom('jobs')
    .select('refreshed_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return at
}

/** Brings an open job to the top again; the day on which it was first posted stays. */
export const refreshJob = async (
  trx: Db,
  id: string,
  { at, expiresAt }: { at: Date; expiresAt: Date | null },
): Promise<void> => {
  await trx
    .withTables<JobTables>()
    .updateTable('jobs')
    .set({ refreshed_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
  await publishJobChanges(trx, [{ job_id: id, change: 'refreshed', at }])
}
