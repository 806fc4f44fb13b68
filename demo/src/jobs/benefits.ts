import type { MarketKey } from '@hanap/markets/markets'
import type { DemoRandom } from '../random.ts'
import type { DemoWorkplace } from './terms.ts'

/** Ids of `job_benefit_lists`. */
const everywhere = [1, 5, 7, 8, 9, 10, 12, 18, 19, 20, 31, 33]
const atDesks = [25, 27, 30, 32, 37, 38]
const onSite = [15, 16, 40]

const inMarkets: Partial<Record<MarketKey, readonly number[]>> = {
  ae: [21, 22, 34, 36],
  sa: [6, 21, 22, 34, 36],
  ph: [4, 6, 11],
  id: [4, 6, 11],
  br: [2, 6, 11, 39],
  sg: [2, 4, 34],
  hk: [4, 11],
  mo: [11, 22],
  my: [4, 6, 34],
  lk: [4, 6],
  ng: [4, 6, 11],
  us: [2, 3, 4, 17],
  ca: [2, 3, 4],
  gb: [6, 39],
  es: [6, 11],
  rs: [6],
  tr: [4, 6],
  jp: [6, 21, 39],
  tw: [4, 6, 11],
  com: [34, 35],
}

const SALES_COMMISSION = 14
const COMPANY_CAR = 26
const WORK_FROM_HOME = 28
const INTERNET_ALLOWANCE = 24

export const benefitsOf = (
  job: {
    market: MarketKey
    mainFunctionId: number
    /** Work that can be done at a desk anywhere. */
    isDesk: boolean
    workplace: DemoWorkplace
    jobTypeId: number
  },
  dice: DemoRandom,
): number[] => {
  const isSelling = [3, 15, 23].includes(job.mainFunctionId)
  const fitting = [
    ...everywhere,
    ...(inMarkets[job.market] ?? []),
    ...(job.isDesk ? atDesks : onSite),
    ...(isSelling ? [SALES_COMMISSION] : []),
    ...(job.mainFunctionId === 3 ? [COMPANY_CAR] : []),
    ...(job.workplace === 'on_site' ? [] : [WORK_FROM_HOME, INTERNET_ALLOWANCE]),
  ]
  // Freelancers look after their own insurance and holidays.
  if (job.jobTypeId === 6) return dice.sample([12, 31, 32], dice.between(0, 2)).sort((a, b) => a - b)
  return dice.sample(fitting, dice.between(3, 7)).sort((a, b) => a - b)
}
