import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { isInCompanyScope } from '../store.ts'
import type { CompanyScope } from '../visibility.ts'
import { rankOfStage, reachedRank } from './reached.ts'

/** Of which applications: those of a company that its recruiters may see, to one job or all, between two moments. */
export interface FigureScope extends CompanyScope {
  jobId: string | undefined
  start: Date
  /** Not counted itself. */
  end: Date
  /** Of the company, by which weeks begin. */
  timeZone: string
}

/** Counted by one of the four; what another counts by is null, and so is a source that is not known. */
export interface ApplicationCount {
  by: 'job' | 'source' | 'week' | 'ending'
  jobId: string | null
  source: string | null
  /** The Monday on which it begins. */
  week: string | null
  /** The place in `reachedStages`, from 1. */
  reached: number | null
  ending: 'not_selected' | 'withdrawn' | 'open' | null
  applications: number
  interviews: number
  offers: number
  hired: number
}

const isOf = ({ jobId, ...scope }: FigureScope) =>
  jobId === undefined
    ? isInCompanyScope(scope)
    : sql<boolean>`${isInCompanyScope(scope)} and job_id = ${jobId}`

const countFrom = (stage: Parameters<typeof rankOfStage>[0]) =>
  sql`count(*) filter (where reached >= ${rankOfStage(stage)}::int)::int`

/** What became of the applications that were sent in a period. */
export const applicationFigures = async (db: Db, scope: FigureScope): Promise<ApplicationCount[]> => {
  const { start, end, timeZone } = scope
  const { rows } = await sql<ApplicationCount>`
    with sent as materialized (
      select job_id,
        case source when 'talent' then source else found_by end as source,
        date_trunc('week', applied_at at time zone ${timeZone})::date as week,
        case when stage in ('not_selected', 'withdrawn') then stage else 'open' end as ending,
        ${reachedRank} as reached
      from applications where ${isOf(scope)} and applied_at >= ${start} and applied_at < ${end})
    select
      case when grouping(job_id) = 0 then 'job' when grouping(source) = 0 then 'source'
        when grouping(week) = 0 then 'week' else 'ending' end as by,
      job_id as "jobId", source, to_char(week, 'YYYY-MM-DD') as week, reached, ending,
      count(*)::int as applications, ${countFrom('interview')} as interviews,
      ${countFrom('offer')} as offers, ${countFrom('hired')} as hired
    from sent group by grouping sets ((job_id), (source), (week), (reached, ending))`.execute(db)
  return rows
}

export interface MeasuredTimes {
  /** Hours from an application to its answer, of the answers of the period; null where there was none. */
  answer: { count: number; median: number | null }
  hire: { count: number; median: number | null }
  /** Jobs whose first application came in the period, with when. */
  firstApplicants: { jobId: string; at: Date }[]
}

interface TimesRow {
  answers: number
  answer: number | null
  hires: number
  hire: number | null
}

/** How long things took that happened in a period, whenever they began. */
export const applicationTimes = async (db: Db, scope: FigureScope): Promise<MeasuredTimes> => {
  const { start, end } = scope
  const [{ rows: times }, { rows: firstApplicants }] = await Promise.all([
    sql<TimesRow>`
      with answered as (
        select applied_at, answered_at as at from applications
        where ${isOf(scope)} and answered_at >= ${start} and answered_at < ${end}),
      hired as (
        select applied_at, at from applications
        join lateral (
          select min(at) as at from application_events
          where application_id = applications.id and stage = 'hired') as hiring on true
        where ${isOf(scope)} and applications.stage = 'hired' and at >= ${start} and at < ${end})
      select * from
        (select count(*)::int as answers,
          percentile_cont(0.5) within group (order by extract(epoch from at - applied_at) / 3600) as answer
          from answered) as of_answers,
        (select count(*)::int as hires,
          percentile_cont(0.5) within group (order by extract(epoch from at - applied_at) / 3600) as hire
          from hired) as of_hires`.execute(db),
    sql<{ jobId: string; at: Date }>`
      select job_id as "jobId", min(applied_at) as at from applications where ${isOf(scope)}
      group by job_id having min(applied_at) >= ${start} and min(applied_at) < ${end}`.execute(db),
  ])
  const [row] = times
  return {
    answer: { count: row?.answers ?? 0, median: row?.answer ?? null },
    hire: { count: row?.hires ?? 0, median: row?.hire ?? null },
    firstApplicants,
  }
}
