import type { Db } from '../../../db/client.ts'
import { reopenClosedJobs } from '../close-jobs.ts'
import type { JobTables } from '../tables.ts'

/**
 * Takes the newest verdict on a job's reports back: what it closed is open again. With `isOpen` the reports wait again, else
 * they are refused. Answers whether the sides were told of the verdict, and who reported; undefined where there is none.
 */
export const revertReview = async (
  trx: Db,
  jobId: string,
  { jobIds, isOpen }: { jobIds: readonly string[]; isOpen: boolean },
): Promise<{ isTold: boolean } | undefined> => {
  const db = trx.withTables<JobTables>()
  const reports = db.selectFrom('job_reports').where('job_id', '=', jobId)
  const newest = await reports
    .select(['reviewed_at', 'is_told'])
    .where('reviewed_at', 'is not', null)
    .orderBy('reviewed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return undefined
  await db
    .updateTable('job_reports')
    .set(
      isOpen
        ? { reviewed_at: null, is_upheld: null, verdict_reason: null, verdict_words: null, is_told: null }
        : { is_upheld: false, is_told: true },
    )
    .where('job_id', '=', jobId)
    .where('reviewed_at', '=', newest.reviewed_at)
    .execute()
  await reopenClosedJobs(trx, jobIds)
  return { isTold: newest.is_told !== false }
}
