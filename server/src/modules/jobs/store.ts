import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { OpenJobs } from '../companies/index.ts'
import type { JobRow } from './facts.ts'
import type { JobChangesTable, JobTables } from './tables.ts'

export interface JobChange {
  at: Date
  change: JobChangesTable['change']
}

const isOpen = sql<boolean>`status = 'active' and (expires_at is null or expires_at > now())`

export const jobStore = (database: Db) => {
  const db = database.withTables<JobTables>()

  const counted = (rows: readonly { company_id: string | null; jobs: string }[]): OpenJobs =>
    new Map(rows.flatMap(row => (row.company_id === null ? [] : [[row.company_id, Number(row.jobs)]])))

  return {
    find: (id: string): Promise<JobRow | undefined> =>
      db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]): Promise<JobRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('jobs')
            .selectAll()
            .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
            .execute(),

    /** Open jobs in the order of their ids, `limit` after one of them: all of them, page by page. */
    openAfter: (id: string, limit: number): Promise<JobRow[]> =>
      db
        .selectFrom('jobs')
        .selectAll()
        .where('id', '>', id)
        .where(isOpen)
        .orderBy('id')
        .limit(limit)
        .execute(),

    idsOfCompanies: async (companyIds: readonly string[]): Promise<string[]> => {
      const rows = await db
        .selectFrom('jobs')
        .select('id')
        .where('company_id', '=', sql<string>`any(${[...companyIds]}::text[])`)
        .where('status', '=', 'active')
        .execute()
      return rows.map(row => row.id)
    },

    /** What happened to a job, oldest first. */
    changes: (id: string): Promise<JobChange[]> =>
      db.selectFrom('job_changes').select(['at', 'change']).where('job_id', '=', id).orderBy('at').execute(),

    openJobsOfCompanies: async (companyIds: readonly string[]): Promise<OpenJobs> =>
      counted(
        await db
          .selectFrom('jobs')
          .select(['company_id', sql<string>`count(*)`.as('jobs')])
          .where('company_id', '=', sql<string>`any(${[...companyIds]}::text[])`)
          .where(isOpen)
          .groupBy('company_id')
          .execute(),
      ),

    openJobsByCompany: async (market: string): Promise<OpenJobs> =>
      counted(
        await db
          .selectFrom('jobs')
          .select(['company_id', sql<string>`count(*)`.as('jobs')])
          .where('market', '=', market)
          .where(isOpen)
          .groupBy('company_id')
          .execute(),
      ),

    /** Open jobs of a market by their job title's id. */
    openJobsByTitle: async (market: string): Promise<Map<number, number>> => {
      const rows = await db
        .selectFrom('jobs')
        .select(['function_title_id as title', sql<string>`count(*)`.as('jobs')])
        .where('market', '=', market)
        .where('function_title_id', 'is not', null)
        .where(isOpen)
        .groupBy('function_title_id')
        .execute()
      return new Map(rows.flatMap(row => (row.title === null ? [] : [[row.title, Number(row.jobs)]])))
    },
  }
}
