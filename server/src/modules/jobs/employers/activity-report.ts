import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { JobOwners } from './recruiter-jobs.ts'

/** Days of a time zone, `YYYY-MM-DD`; both ends count. */
export interface ActivityPeriod {
  from: string
  to: string
  timeZone: string
}

export interface CompanyJob {
  id: string
  title: string
  firstPostedAt: Date
}

/** A company's jobs, imported ones only once it is verified. */
export const companyJobs = async (
  db: Db,
  { companyId, recruiterIds, isVerified }: JobOwners & { isVerified: boolean },
  jobId: string | undefined,
): Promise<CompanyJob[]> => {
  const { rows } = await sql<CompanyJob>`
    select id, title, first_posted_at as "firstPostedAt" from jobs
    where (recruiter_id = any(${[...recruiterIds]}::text[])
        or (${isVerified} and recruiter_id is null and company_id = ${companyId}))
      and (${jobId ?? null}::text is null or id = ${jobId ?? null})`.execute(db)
  return rows
}

/** Counted by one of the three; the other two are null, and so is a source that is not known. */
export interface ActivityCount {
  by: 'job' | 'source' | 'week'
  jobId: string | null
  source: string | null
  /** The Monday on which it begins. */
  week: string | null
  views: number
  clicks: number
}

/** How often jobs were read, and their address elsewhere opened; each device once a day. */
export const activityOfJobs = async (
  db: Db,
  jobIds: readonly string[],
  { from, to, timeZone }: ActivityPeriod,
): Promise<ActivityCount[]> => {
  if (jobIds.length === 0) return []
  const ids = sql`any(${[...jobIds]}::text[])`
  // Days of the tables are of UTC.
  const isNear = sql`day between ${from}::date - 1 and ${to}::date + 1`
  const counted = sql`day between ${from}::date and ${to}::date`
  const day = sql`coalesce((at at time zone ${timeZone})::date, day)`
  const { rows } = await sql<ActivityCount>`
    with activity as (
      select job_id, source, week, count(*) as views, 0 as clicks from (
        select job_id, source, ${day} as day from job_views where job_id = ${ids} and ${isNear}
      ) as viewed cross join lateral (select date_trunc('week', viewed.day)::date as week) as weeks
      where ${counted} group by job_id, source, week
      union all
      select job_id, source, week, 0, count(*) from (
        select job_id, ${day} as day,
          (select source from job_views as views
            where views.job_id = clicks.job_id and views.device_id = clicks.device_id and source is not null
            order by views.day desc limit 1) as source
        from job_external_clicks as clicks where job_id = ${ids} and ${isNear}
      ) as clicked cross join lateral (select date_trunc('week', clicked.day)::date as week) as weeks
      where ${counted} group by job_id, source, week)
    select
      case when grouping(job_id) = 0 then 'job' when grouping(source) = 0 then 'source' else 'week' end as by,
      job_id as "jobId", source, to_char(week, 'YYYY-MM-DD') as week,
      sum(views)::int as views, sum(clicks)::int as clicks
    from activity group by grouping sets ((job_id), (source), (week))`.execute(db)
  return rows
}

/** When jobs were first posted, by their ids. */
export const firstPostedOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> => {
  const { rows } = await sql<{ id: string; at: Date }>`
    select id, first_posted_at as at from jobs where id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}
