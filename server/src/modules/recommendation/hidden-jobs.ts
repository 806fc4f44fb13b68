import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { RecommendationTables } from './tables.ts'

export type HiddenRow = Selectable<RecommendationTables['hidden_jobs']>

/** Every search of the seeker's carries them all. */
const MAX_HIDDEN = 1000

const of = (db: Db) => db.withTables<RecommendationTables>()

/** The job must be there. Hiding twice keeps the first entry; undefined when there are too many. */
export const hide = async (db: Db, accountId: string, jobId: string): Promise<HiddenRow | undefined> => {
  const { rows } = await sql<HiddenRow>`
    insert into hidden_jobs (account_id, job_id)
    select ${accountId}, ${jobId}
    where (select count(*) from hidden_jobs where account_id = ${accountId}) < ${MAX_HIDDEN}
    on conflict do nothing
    returning *`.execute(db)
  const [inserted] = rows
  return (
    inserted ??
    (await of(db)
      .selectFrom('hidden_jobs')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('job_id', '=', jobId)
      .executeTakeFirst())
  )
}

export const unhide = async (db: Db, accountId: string, jobId: string): Promise<void> => {
  await of(db)
    .deleteFrom('hidden_jobs')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .execute()
}

/** The latest first. */
export const hiddenPage = (
  db: Db,
  accountId: string,
  page: PageNumber,
): Promise<{ rows: HiddenRow[]; total: number }> =>
  pageOfRows(of(db).selectFrom('hidden_jobs').where('account_id', '=', accountId), page, mine =>
    mine.selectAll().orderBy('hidden_at', 'desc').orderBy('job_id'),
  )

/** Every job that an account has hidden. */
export const hiddenJobsOf = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await of(db)
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(row => row.job_id)
}
