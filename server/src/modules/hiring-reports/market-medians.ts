import { DAY_MS } from '@hanap/contracts/durations'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { every, HOUR_MS, type Task } from '../../tasks/every.ts'
import { type CompanyMeasures, companyMeasures, reachedStages } from '../job-applications/index.ts'
import { firstPostedOf } from '../jobs/index.ts'
import { jointMedian, MIN_MEASURED, medianOf } from './median.ts'
import type { HiringReportTables } from './tables.ts'

/** Of how many days the market's medians are. */
const MEASURED_DAYS = 90
/** Jobs of a company that counts. */
const MIN_JOBS = 5
/** Companies of a market whose median is told. */
const MIN_COMPANIES = 10
const JOBS_AT_A_TIME = 5000

/** Hours from the first posting to the first application, of jobs of which both are known. */
export const firstApplicantHours = (
  firsts: readonly { jobId: string; at: Date }[],
  postedAt: ReadonlyMap<string, Date>,
): number[] =>
  firsts.flatMap(({ jobId, at }) => {
    const posted = postedAt.get(jobId)
    const hours = posted ? (at.getTime() - posted.getTime()) / HOUR_MS : -1
    // An ad that was posted anew, under another's date.
    return hours < 0 ? [] : [hours]
  })

/** What one company measured, by the name of the measure; nothing of too few. */
const measuresOf = (company: CompanyMeasures, postedAt: ReadonlyMap<string, Date>): [string, number][] => {
  const first = firstApplicantHours(company.firstApplicants, postedAt)
  const times: [string, number, number | null | undefined][] = [
    ['answer', company.answers, company.answerHours],
    ['hire', company.hires, company.hireHours],
    ['first_applicant', first.length, medianOf(first)],
  ]
  const shares = reachedStages.slice(1).map((stage, index): [string, number, number] => {
    const [before = 0, reached = 0] = company.reached.slice(index, index + 2)
    return [stage, before, before === 0 ? 0 : reached / before]
  })
  return [...times, ...shares].flatMap(([measure, count, value]) =>
    count >= MIN_MEASURED && value != null ? [[measure, value]] : [],
  )
}

const postedAtOf = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> => {
  const posted = new Map<string, Date>()
  for (let at = 0; at < ids.length; at += JOBS_AT_A_TIME)
    for (const [id, first] of await firstPostedOf(db, ids.slice(at, at + JOBS_AT_A_TIME)))
      posted.set(id, first)
  return posted
}

/** Measures all markets anew, over the days before this one. */
export const measureMarkets = async (db: Db, now: Date): Promise<void> => {
  const end = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  const start = new Date(end.getTime() - MEASURED_DAYS * DAY_MS)
  const companies = (await companyMeasures(db, { start, end })).filter(({ jobs }) => jobs >= MIN_JOBS)
  const postedAt = await postedAtOf(
    db,
    companies.flatMap(company => company.firstApplicants.map(({ jobId }) => jobId)),
  )
  const measured = companies.flatMap(company =>
    measuresOf(company, postedAt).map(([measure, value]) => ({ market: company.market, measure, value })),
  )
  const medians = [
    ...Map.groupBy(measured, ({ market, measure }) => `${market} ${measure}`).values(),
  ].flatMap(group => {
    const [first] = group
    const value = jointMedian(group.map(each => each.value))
    return first && value !== undefined && group.length >= MIN_COMPANIES
      ? [{ market: first.market, measure: first.measure, value, measured_at: now }]
      : []
  })
  await db.transaction().execute(async trx => {
    const tables = trx.withTables<HiringReportTables>()
    await tables.deleteFrom('market_medians').execute()
    if (medians.length > 0) await tables.insertInto('market_medians').values(medians).execute()
  })
}

/** A market's medians by measure: hours, and shares from 0 to 1. */
export const marketMedians = async (db: Db, market: string): Promise<Map<string, number>> => {
  const rows = await db
    .withTables<HiringReportTables>()
    .selectFrom('market_medians')
    .select(['measure', 'value'])
    .where('market', '=', market)
    .execute()
  return new Map(rows.map(({ measure, value }) => [measure, value]))
}

/** Measures the markets once a day. */
export const marketMediansTask = (db: Db, onError: (error: unknown) => void): Task =>
  every({
    everyMs: HOUR_MS,
    run: async () => {
      const { rows } = await sql<{ is_new: boolean }>`
        select exists (
          select from market_medians where measured_at > now() - interval '23 hours') as is_new`.execute(db)
      if (rows[0]?.is_new !== true) await measureMarkets(db, new Date())
    },
    onError,
  })
