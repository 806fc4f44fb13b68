import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobsAmong } from '../jobs/index.ts'
import { isInCompanyScope } from './store.ts'
import type { CompanyScope } from './visibility.ts'

/** How a recruiter answers applications. */
export interface Responses {
  /** Share of applications moved past "viewed", of those that were or had a week's time to be. */
  rate: number
  sampleSize: number
  /** Median seconds from application to answer; null when none was answered. */
  medianSeconds: number | null
}

const WITHIN_DAYS = 180
const TIME_TO_ANSWER_DAYS = 7

const responsesBy = async (
  db: Db,
  who: 'recruiter_id' | 'company_id',
  ids: readonly string[],
): Promise<Map<string, Responses>> => {
  const column = sql.ref(who)
  const { rows } = await sql<{ id: string; sample: number; answered: number; median: number | null }>`
    select ${column} as id,
      count(*) filter (
        where answered_at is not null or applied_at < now() - make_interval(days => ${TIME_TO_ANSWER_DAYS})
      )::int as sample,
      count(answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at))::float8 as median
    from applications
    where ${column} = any(${[...ids]}::text[])
      and applied_at > now() - make_interval(days => ${WITHIN_DAYS})
      and (stage <> 'withdrawn' or answered_at is not null)
    group by ${column}`.execute(db)
  return new Map(
    rows
      .filter(row => row.sample > 0)
      .map(row => [
        row.id,
        { rate: row.answered / row.sample, sampleSize: row.sample, medianSeconds: row.median },
      ]),
  )
}

/** How these recruiters answer; those of whom nothing can be said yet are left out. */
export const responsesOf = (db: Db, recruiterIds: readonly string[]) =>
  responsesBy(db, 'recruiter_id', recruiterIds)

/** How all recruiters of a company together do. */
export const responsesOfCompany = async (db: Db, companyId: string): Promise<Responses | undefined> =>
  (await responsesBy(db, 'company_id', [companyId])).get(companyId)

/** A device that may have applied to a job. */
export interface DeviceAndJob {
  jobId: string
  deviceId: string
}

/** Of these, those that did so since a day (`YYYY-MM-DD`). */
export const appliedOf = async <Each extends DeviceAndJob>(
  db: Db,
  pairs: readonly Each[],
  since: string,
): Promise<Each[]> => {
  const { rows } = await sql<{ at: number }>`
    select distinct at::int from unnest(${pairs.map(each => each.jobId)}::text[],
      ${pairs.map(each => each.deviceId)}::text[]) with ordinality as asked (job_id, device_id, at)
    join applications using (job_id, device_id)
    where applied_at >= ${since}::date`.execute(db)
  const positions = new Set(rows.map(({ at }) => at - 1))
  return pairs.filter((_, at) => positions.has(at))
}

/** A seeker's newest application that stands and that the company's recruiters may see. */
export const newestApplication = async (db: Db, accountId: string, scope: CompanyScope) => {
  const { rows } = await sql<{ id: string; account_id: string; job_id: string }>`
    select id, account_id, job_id from applications
    where account_id = ${accountId} and ${isInCompanyScope(scope)} and stage <> 'withdrawn'
    order by applied_at desc, id limit 1`.execute(db)
  return rows[0]
}

/** Which of these applications are at a stage. */
export const applicationsAt = async (db: Db, ids: readonly string[], stage: Stage): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from applications where id = any(${[...ids]}::text[]) and stage = ${stage}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Which of these resumes went with some application. */
export const resumesSent = async (db: Db, resumeIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct resume_id as id from applications
    where resume_id = any(${[...resumeIds]}::text[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** To which of some jobs a seeker has a standing application. */
export const appliedAmong: JobsAmong = (accountId, jobIds) => sql`
  select job_id from applications
  where account_id = ${accountId} and job_id = any(${[...jobIds]}::text[]) and stage <> 'withdrawn'`
