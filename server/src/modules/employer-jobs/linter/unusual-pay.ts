import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { Market } from '@hanap/markets/markets'
import { salaryRange } from '@hanap/markets/salary-bands'
import type { LintFinding } from './lint.ts'

/** What a period's pay comes to in a year, at 40 hours and five days a week. */
export const YEARLY = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const

type Period = keyof typeof YEARLY
const periods = ['hour', 'day', 'week', 'month', 'year'] as const satisfies readonly Period[]

/** Below a tenth of the market's lowest band pay is not that of a month, of part-time work neither. */
const LOW_SHARE = 1 / 10

const monthlyPay = (amount: number, period: Period) => (amount * YEARLY[period]) / YEARLY.month

/** The period for which an amount is nearest to what the market's lowest band ends at; undefined where it is far from it for all. */
const likelyPeriod = (amount: number, bounds: { low: number; high: number; usual: number }) => {
  const distance = (period: Period) => Math.abs(Math.log(monthlyPay(amount, period) / bounds.usual))
  return periods
    .filter(period => monthlyPay(amount, period) >= bounds.low && monthlyPay(amount, period) <= bounds.high)
    .toSorted((a, b) => distance(a) - distance(b))
    .at(0)
}

/** Pay that no job of the market offers, such as an hour's that is said to be a month's: a warning, as there may be one. */
export const unusualPay = (ad: Ad, market: Market): LintFinding[] => {
  const { salary_period: period, currency = market.currency } = ad
  if (!period || period === 'once' || currency !== market.currency) return []
  const { from, to, upper_bound_scale: scale } = salaryRange(market.key)
  const bounds = { low: from * LOW_SHARE, high: to * scale, usual: from }
  for (const field of ['salary_range_from', 'salary_range_to'] as const) {
    const amount = ad[field]
    if (amount === null || amount === undefined) continue
    const monthly = monthlyPay(amount, period)
    if (monthly >= bounds.low && monthly <= bounds.high) continue
    const meant = likelyPeriod(amount, bounds)
    return [
      meant
        ? { rule: 'pay_period', severity: 'warning', field, values: { stated: period, meant } }
        : { rule: 'unusual_pay', severity: 'warning', field },
    ]
  }
  return []
}
