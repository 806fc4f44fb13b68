import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobsAmong } from '../jobs/index.ts'
import type { RecommendationTables } from './tables.ts'

/** What was opened longer ago is forgotten. */
const LATELY_DAYS = 30
/** Of the latest ones. */
const MAX_REMEMBERED = 500

const isLate = sql<boolean>`viewed_at > now() - make_interval(days => ${LATELY_DAYS})`

const of = (db: Db) => db.withTables<RecommendationTables>()

/** Stores that a seeker opened a job now. */
export const recordSeekerView = async (db: Db, accountId: string, jobId: string): Promise<void> => {
  await of(db)
    .insertInto('viewed_jobs')
    .values({ account_id: accountId, job_id: jobId })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'job_id']).doUpdateSet({ viewed_at: sql<Date>`now()` }),
    )
    .execute()
  await of(db)
    .deleteFrom('viewed_jobs')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`not ${isLate}`)
    .execute()
}

/** Which of some jobs a seeker opened lately. */
export const viewedAmong: JobsAmong = (accountId, jobIds) => sql`
  select job_id from viewed_jobs
  where account_id = ${accountId} and job_id = any(${[...jobIds]}::text[]) and ${isLate}`

/** The jobs that a seeker opened lately, the latest first. */
export const viewedJobsOf = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await of(db)
    .selectFrom('viewed_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where(isLate)
    .orderBy('viewed_at', 'desc')
    .limit(MAX_REMEMBERED)
    .execute()
  return rows.map(row => row.job_id)
}
