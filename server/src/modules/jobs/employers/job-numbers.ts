import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'

export interface JobNumbers {
  /** Of the last four months: one a device and day. */
  views: number
  /** On the address where one applies elsewhere. */
  clicks: number
}

/** How often jobs were opened. */
export const numbersOfJobs = async (db: Db, ids: readonly string[]): Promise<Map<string, JobNumbers>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string } & JobNumbers>`
    select id,
      (select count(*)::int from job_views where job_id = id) as views,
      (select count(*)::int from job_external_clicks where job_id = id) as clicks
    from unnest(${[...ids]}::text[]) as id`.execute(db)
  return new Map(rows.map(({ id, views, clicks }) => [id, { views, clicks }]))
}

/** Those of jobs that an operator has closed after a report. */
export const refusedAmong = async (db: Db, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select distinct job_id as id from job_reports where job_id = any(${[...ids]}::text[]) and is_upheld`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** As many accounts' reports hide a job as this, whatever they weigh. */
const REPORTS_UNDER_REVIEW = 3

/** Whether so many have reported a job that it stays as it is until an operator has looked at it. */
export const isUnderReview = async (db: Db, id: string): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_reports
    where job_id = ${id} and is_account and reviewed_at is null`.execute(db)
  return (rows[0]?.count ?? 0) >= REPORTS_UNDER_REVIEW
}
