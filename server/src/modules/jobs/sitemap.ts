import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { jobUrl } from './facts.ts'
import type { JobTables } from './tables.ts'

/** What a market's sitemap names: open jobs, and the places and functions that have some. */
export interface MarketPages {
  jobs: { path: string; changedAt: Date }[]
  placeIds: number[]
  functionIds: number[]
}

/** Most jobs of one sitemap file; the protocol allows 50,000 addresses. */
export const JOBS_PER_SITEMAP = 40_000

export const countOpenJobs = async (db: Db, market: string): Promise<number> => {
  const { count } = await open(db, market).select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Companies with open jobs. */
export const countHiringCompanies = async (db: Db, market: string): Promise<number> => {
  const { count } = await open(db, market)
    .select(sql<string>`count(distinct company_id)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** `part` counts from 1; places and functions stand in the first. */
export const marketPages = async (db: Db, market: string, part: number): Promise<MarketPages> => {
  const [jobs, places, functions] = await Promise.all([
    open(db, market)
      .select(['id', 'title', 'language', 'market', 'refreshed_at'])
      .orderBy('id')
      .limit(JOBS_PER_SITEMAP)
      .offset((part - 1) * JOBS_PER_SITEMAP)
      .execute(),
    part === 1 ? distinct(db, market, ['location_id', 'region_id']) : [],
    part === 1 ? distinct(db, market, ['main_function_id', 'job_function_id', 'function_title_id']) : [],
  ])
  return {
    jobs: jobs.map(job => ({ path: jobUrl(job), changedAt: job.refreshed_at })),
    placeIds: places,
    functionIds: functions,
  }
}

const open = (db: Db, market: string) =>
  db
    .withTables<JobTables>()
    .selectFrom('jobs')
    .where('market', '=', market)
    .where('status', '=', 'active')
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))

const distinct = async (db: Db, market: string, columns: readonly string[]): Promise<number[]> => {
  const rows = await open(db, market)
    .select(sql<number>`unnest(array[${sql.join(columns.map(column => sql.ref(column)))}])`.as('id'))
    .distinct()
    .execute()
  return rows.map(row => row.id).filter(id => id !== null)
}
