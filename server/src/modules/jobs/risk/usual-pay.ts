import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { MONTHS, perMonth } from '../pay/monthly-pay.ts'
import { isOpen } from '../store.ts'
import type { JobTables } from '../tables.ts'

const monthly = perMonth(sql`salary_to`)

/** Fewer ads do not say what is usual. */
const MIN_ADS = 30
/** Times what the best paid twentieth of ads offers. */
const FAR_ABOVE = 3
const CACHE_TTL_MS = 3_600_000

interface PaidJob {
  market: string
  main_function_id: number | null
  currency: string | null
  salary_from: string | null
  salary_period: keyof typeof MONTHS | 'once' | null
}

/** What the best paid twentieth of a field's open ads offers a month; counted again after an hour. */
export const usualPay = (database: Db) => {
  const cachedPay = new Map<string, { pay: Promise<number | undefined>; until: number }>()

  const count = async ({ market, main_function_id, currency }: PaidJob): Promise<number | undefined> => {
    const { ads, usual } = await database
      .withTables<JobTables>()
      .selectFrom('jobs')
      .select([
        sql<string>`count(*)`.as('ads'),
        sql<number | null>`percentile_cont(0.95) within group (order by ${monthly})`.as('usual'),
      ])
      .where('market', '=', market)
      .where('main_function_id', '=', main_function_id)
      .where('salary_to', 'is not', null)
      .where(
        sql<boolean>`salary_period is distinct from 'once' and currency is not distinct from ${currency}`,
      )
      .where(isOpen)
      .executeTakeFirstOrThrow()
    return usual === null || Number(ads) < MIN_ADS ? undefined : Number(usual)
  }

  const remembered = (job: PaidJob): Promise<number | undefined> => {
    const key = `${job.market} ${job.main_function_id} ${job.currency}`
    const now = performance.now()
    const cached = cachedPay.get(key)
    if (cached && cached.until > now) return cached.pay
    const pay = count(job)
    cachedPay.set(key, { pay, until: now + CACHE_TTL_MS })
    pay.catch(() => cachedPay.delete(key))
    return pay
  }

  return {
    /** Whether a job offers more than three times that. */
    isFarAbove: async (job: PaidJob): Promise<boolean> => {
      const { salary_from, salary_period, main_function_id } = job
      if (salary_from === null || salary_period === 'once' || main_function_id === null) return false
      const usual = await remembered(job)
      return usual !== undefined && Number(salary_from) / MONTHS[salary_period ?? 'month'] > FAR_ABOVE * usual
    },
  }
}
