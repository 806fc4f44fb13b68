import type { Db } from '../../../db/client.ts'
import { noDetails, savedJobs } from './saved-jobs-store.ts'

/** Jobs that an account of the demo data has saved; those that it has already stay. */
export const saveDemoSavedJobs = async (
  trx: Db,
  accountId: string,
  jobIds: readonly string[],
): Promise<void> => {
  for (const jobId of jobIds) await savedJobs(trx).save(accountId, jobId, noDetails)
}
