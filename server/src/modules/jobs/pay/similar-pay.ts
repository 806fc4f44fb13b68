import { type Market, marketByKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { isOpen } from '../store.ts'
import type { JobsTable, JobTables } from '../tables.ts'
import { MONTHS, perMonth } from './monthly-pay.ts'

/** Fewer ads, or ads of fewer companies, do not say what is usual. */
export const MIN_SIMILAR_ADS = 10
const MIN_COMPANIES = 3
const CACHE_TTL_MS = 3_600_000

const monthly = perMonth(sql`((coalesce(salary_from, salary_to) + coalesce(salary_to, salary_from)) / 2)`)

/** What eight in ten ads pay a month by their middle, in the market's currency, and of how many ads. */
export interface UsualPay {
  from: number
  to: number
  sampleSize: number
}

/** An ad's own pay a month beside that of ads of its function, and of its level where there are enough. */
export interface SimilarPay extends UsualPay {
  currency: string
  /** Null where the ad does not say. */
  own: { from: number; to: number } | null
}

interface PaidJob {
  market: string
  job_function_id: number | null
  xp_lvl_id: number | null
  currency: string | null
  salary_from: string | null
  salary_to: string | null
  salary_period: JobsTable['salary_period']
  is_salary_hidden: boolean
}

interface GroupRow {
  job_function_id: number
  xp_lvl_id: number | null
  ads: string
  low: number
  high: number
}

const keyOf = (functionId: number, level: number | null) => `${functionId} ${level ?? ''}`

/** What open ads of a market pay by function, and by function and level; counted again after an hour, never for a single request. */
export const similarPay = (database: Db) => {
  const cachedMarkets = new Map<string, { pay: Promise<ReadonlyMap<string, UsualPay>>; until: number }>()

  const count = async ({ key, currency }: Market): Promise<ReadonlyMap<string, UsualPay>> => {
    const { rows } = await sql<GroupRow>`
      select job_function_id, xp_lvl_id, count(*) as ads,
        percentile_cont(0.1) within group (order by ${monthly}) as low,
        percentile_cont(0.9) within group (order by ${monthly}) as high
      from jobs
      where market = ${key} and ${isOpen} and job_function_id is not null and not is_salary_hidden
        and coalesce(salary_to, salary_from) > 0 and salary_period is distinct from 'once'
        and coalesce(currency, ${currency}) = ${currency}
      group by grouping sets ((job_function_id), (job_function_id, xp_lvl_id))
      having count(*) >= ${MIN_SIMILAR_ADS} and count(distinct company_id) >= ${MIN_COMPANIES}
        and (grouping(xp_lvl_id) = 1 or xp_lvl_id is not null)`.execute(database.withTables<JobTables>())
    return new Map(
      rows.map(row => [
        keyOf(row.job_function_id, row.xp_lvl_id),
        { from: Math.round(row.low), to: Math.round(row.high), sampleSize: Number(row.ads) },
      ]),
    )
  }

  const remembered = (market: Market): Promise<ReadonlyMap<string, UsualPay>> => {
    const now = performance.now()
    const cached = cachedMarkets.get(market.key)
    if (cached && cached.until > now) return cached.pay
    const pay = count(market)
    cachedMarkets.set(market.key, { pay, until: now + CACHE_TTL_MS })
    pay.catch(() => cachedMarkets.delete(market.key))
    return pay
  }

  return async (job: PaidJob): Promise<SimilarPay | null> => {
    const market = marketByKey(job.market)
    if (!market || job.job_function_id === null) return null
    const pay = await remembered(market)
    const usual =
      pay.get(keyOf(job.job_function_id, job.xp_lvl_id)) ?? pay.get(keyOf(job.job_function_id, null))
    return usual ? { ...usual, currency: market.currency, own: ownPay(job, market) } : null
  }
}

const ownPay = (job: PaidJob, { currency }: Market): SimilarPay['own'] => {
  const { salary_period: period, is_salary_hidden: isHidden } = job
  const [from, to] = [job.salary_from ?? job.salary_to, job.salary_to ?? job.salary_from].map(Number)
  if (isHidden || period === 'once' || (job.currency ?? currency) !== currency || !from || !to) return null
  const months = MONTHS[period ?? 'month']
  return { from: Math.round(from / months), to: Math.round(to / months) }
}
