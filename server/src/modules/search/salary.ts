import type { LanguageCode } from '@hanap/markets/languages'
import type { Market, MarketKey } from '@hanap/markets/markets'
import { type SalaryBand, salaryBands } from '@hanap/markets/salary-bands'

interface JobSalary {
  salary_from: number | null
  salary_to: number | null
  salary_period: 'hour' | 'day' | 'week' | 'month' | 'year' | 'once' | null
  currency: string | null
  is_salary_hidden: boolean
}

/** A month of full-time work: 52 weeks of five days and forty hours, over twelve. */
const MONTHLY = { hour: (52 * 40) / 12, day: (52 * 5) / 12, week: 52 / 12, month: 1, year: 1 / 12 } as const

/**
 * What a job pays a month, in whole units of the market's currency, lowest and highest. Undefined where the ad
 * names no amount, hides it, pays once, or pays in another currency: no exchange rate is at hand to compare by.
 */
export const monthlySalary = (job: JobSalary, market: Market): [number, number] | undefined => {
  if (job.is_salary_hidden || job.salary_period === 'once') return undefined
  if (job.currency !== null && job.currency !== market.currency) return undefined
  const from = job.salary_from ?? job.salary_to
  const to = job.salary_to ?? job.salary_from
  if (from === null || to === null || to <= 0) return undefined
  const months = MONTHLY[job.salary_period ?? 'month']
  return [Math.round(Math.min(from, to) * months), Math.round(Math.max(from, to) * months)]
}

const bands = new Map<string, readonly SalaryBand[]>()

/** A market's salary bands, lowest first, with their labels in a language. */
export const bandsOf = (market: MarketKey, language: LanguageCode): readonly SalaryBand[] => {
  const key = `${market} ${language}`
  const cached = bands.get(key)
  if (cached) return cached
  const made = salaryBands(market, language)
  bands.set(key, made)
  return made
}

/** The bands that a monthly salary reaches into. What pays more than the last band's end is in it too. */
export const bandsReached = (market: MarketKey, [from, to]: readonly [number, number]): string[] => {
  const all = bandsOf(market, 'en')
  return all
    .filter((band, at) => to >= band.from && (at === all.length - 1 || band.to === null || from <= band.to))
    .map(band => band.seo_value)
}

/** The band that a request's bounds are exactly; the last one may be left open. */
export const bandBetween = (market: MarketKey, from: number | undefined, to: number | undefined) =>
  bandsOf(market, 'en').find(
    (band, at, all) =>
      band.from === (from ?? 0) && (band.to === (to ?? null) || (at === all.length - 1 && to === undefined)),
  )
