import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { reachedRank } from './reached.ts'

/** What one company measured, of one market: never to be shown to another. */
export interface CompanyMeasures {
  market: string
  companyId: string
  /** Jobs with applications. */
  jobs: number
  /** Applications that reached each stage of `reachedStages` or went further. */
  reached: number[]
  answers: number
  answerHours: number | null
  hires: number
  hireHours: number | null
  firstApplicants: { jobId: string; at: Date }[]
}

interface Row extends Omit<CompanyMeasures, 'firstApplicants'> {
  firstApplicants: { jobId: string; at: string }[]
}

/** What each company's applications of some time came to. */
export const companyMeasures = async (
  db: Db,
  { start, end }: { start: Date; end: Date },
): Promise<CompanyMeasures[]> => {
  const hours = (from: string, to: string) =>
    sql`extract(epoch from ${sql.ref(to)} - ${sql.ref(from)}) / 3600`
  const { rows } = await sql<Row>`
    with sent as (
      select market, company_id, job_id, stage, applied_at, answered_at, ${reachedRank} as reached,
        (select min(at) from application_events
          where application_id = applications.id and application_events.stage = 'hired') as hired_at
      from applications
      where company_id is not null and applied_at >= ${start} and applied_at < ${end}),
    firsts as (
      select market, company_id,
        jsonb_agg(jsonb_build_object('jobId', job_id, 'at', at)) as "firstApplicants"
      from (
        select market, company_id, job_id, min(applied_at) as at from applications
        where company_id is not null group by market, company_id, job_id
        having min(applied_at) >= ${start} and min(applied_at) < ${end}) as first
      group by market, company_id)
    select market, company_id as "companyId", count(distinct job_id)::int as jobs,
      array[count(*), count(*) filter (where reached >= 2), count(*) filter (where reached >= 3),
        count(*) filter (where reached >= 4), count(*) filter (where reached >= 5),
        count(*) filter (where reached >= 6)]::int[] as reached,
      count(answered_at)::int as answers,
      percentile_cont(0.5) within group (order by ${hours('applied_at', 'answered_at')})
        filter (where answered_at is not null) as "answerHours",
      count(hired_at)::int as hires,
      percentile_cont(0.5) within group (order by ${hours('applied_at', 'hired_at')})
        filter (where hired_at is not null) as "hireHours",
      coalesce((select "firstApplicants" from firsts
        where firsts.market = sent.market and firsts.company_id = sent.company_id), '[]') as "firstApplicants"
    from sent group by market, company_id`.execute(db)
  return rows.map(({ firstApplicants, ...row }) => ({
    ...row,
    firstApplicants: firstApplicants.map(({ jobId, at }) => ({ jobId, at: new Date(at) })),
  }))
}
