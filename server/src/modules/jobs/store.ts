import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { OpenJobs } from '../companies/index.ts'
import type { JobRow } from './facts.ts'
import type { JobChangesTable, JobTables } from './tables.ts'

export interface JobChange {
  at: Date
  change: JobChangesTable['change']
}

/** Jobs as lists count them: those of one group once. */
const postings = sql<string>`count(distinct coalesce(job_groups.group_id, jobs.id))`.as('jobs')

export const isOpen = sql<boolean>`status = 'active' and (expires_at is null or expires_at > now())`

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

    /** The groups of two or more that these jobs are in, each with all its jobs' ids. */
    groupsOf: async (ids: readonly string[]): Promise<string[][]> => {
      const { rows } = await sql<{ ids: string[] }>`
        select array_agg(job_id order by job_id) as ids from job_groups
        where group_id in (select group_id from job_groups where job_id = any(${[...ids]}::text[]))
        group by group_id having count(*) > 1`.execute(database)
      return rows.map(row => row.ids)
    },

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

    /** The same of several, by their ids. */
    changesOf: async (ids: readonly string[]): Promise<Map<string, JobChange[]>> => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('job_changes')
        .select(['job_id', 'at', 'change'])
        .where('job_id', '=', sql<string>`any(${[...ids]}::text[])`)
        .orderBy('at')
        .execute()
      return Map.groupBy(rows, row => row.job_id)
    },

    openJobsOfCompanies: async (companyIds: readonly string[]): Promise<OpenJobs> =>
      counted(
        await db
          .selectFrom('jobs')
          .leftJoin('job_groups', 'job_groups.job_id', 'jobs.id')
          .select(['company_id', postings])
          .where('company_id', '=', sql<string>`any(${[...companyIds]}::text[])`)
          .where(isOpen)
          .groupBy('company_id')
          .execute(),
      ),

    openJobsByCompany: async (market: string): Promise<OpenJobs> =>
      counted(
        await db
          .selectFrom('jobs')
          .leftJoin('job_groups', 'job_groups.job_id', 'jobs.id')
          .select(['company_id', postings])
          .where('market', '=', market)
          .where(isOpen)
          .groupBy('company_id')
          .execute(),
      ),

    /** Open jobs of a market by their job title's id. */
    openJobsByTitle: async (market: string): Promise<Map<number, number>> => {
      const rows = await db
        .selectFrom('jobs')
        .leftJoin('job_groups', 'job_groups.job_id', 'jobs.id')
        .select(['function_title_id as title', postings])
        .where('market', '=', market)
        .where('function_title_id', 'is not', null)
        .where(isOpen)
        .groupBy('function_title_id')
        .execute()
      return new Map(rows.flatMap(row => (row.title === null ? [] : [[row.title, Number(row.jobs)]])))
    },
  }
}

/** Jobs by their ids; an id of none is left out. */
export const jobRowsByIds = (db: Db, ids: readonly string[]): Promise<JobRow[]> => jobStore(db).byIds(ids)
