import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { RecommendationTables } from './tables.ts'

export type HiddenRow = Selectable<RecommendationTables['hidden_jobs']>

/** Every search of the seeker's carries them all. */
const MAX_HIDDEN = 1000

/** Jobs that seekers do not want to see in lists. */
export const hiddenJobs = (database: Db) => {
  const db = database.withTables<RecommendationTables>()
  return {
    /** The job must be there. Hiding twice keeps the first entry; undefined when there are too many. */
    hide: async (accountId: string, jobId: string): Promise<HiddenRow | undefined> => {
      const { rows } = await sql<HiddenRow>`
        insert into hidden_jobs (account_id, job_id)
        select ${accountId}, ${jobId}
        where (select count(*) from hidden_jobs where account_id = ${accountId}) < ${MAX_HIDDEN}
        on conflict do nothing
        returning *`.execute(database)
      return (
        rows[0] ??
        (await db
          .selectFrom('hidden_jobs')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('job_id', '=', jobId)
          .executeTakeFirst())
      )
    },

    unhide: async (accountId: string, jobId: string): Promise<void> => {
      await db
        .deleteFrom('hidden_jobs')
        .where('account_id', '=', accountId)
        .where('job_id', '=', jobId)
        .execute()
    },

    /** The latest first. */
    page: async (accountId: string, { page, size }: { page: number; size: number }) => {
      const mine = db.selectFrom('hidden_jobs').where('account_id', '=', accountId)
      const [{ total }, rows] = await Promise.all([
        mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
        mine
          .selectAll()
          .orderBy('hidden_at', 'desc')
          .orderBy('job_id')
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
      ])
      return { rows, total: Number(total) }
    },

    /** Every job that an account has hidden. */
    idsOf: async (accountId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('hidden_jobs')
        .select('job_id')
        .where('account_id', '=', accountId)
        .execute()
      return rows.map(row => row.job_id)
    },
  }
}
export type HiddenJobs = ReturnType<typeof hiddenJobs>
