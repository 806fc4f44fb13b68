import type { MarketKey } from '@hanap/markets/markets'
import { seededRandom } from '../random.ts'

/** How many companies a main market has in each of `industry_lists`. */
const usualCounts: Readonly<Record<number, number>> = {
  1: 4,
  2: 2,
  3: 1,
  4: 2,
  5: 1,
  6: 1,
  7: 2,
  8: 1,
  9: 2,
  10: 1,
  11: 1,
  12: 1,
  13: 2,
  14: 2,
  15: 2,
  16: 1,
  17: 1,
  18: 4,
  19: 1,
  20: 2,
  21: 1,
  22: 4,
  23: 3,
  24: 5,
  25: 1,
  26: 1,
  27: 5,
  28: 1,
  29: 1,
  30: 2,
  31: 1,
  32: 2,
  33: 2,
  34: 1,
  35: 3,
  36: 2,
  37: 1,
  38: 1,
  39: 1,
  40: 1,
  41: 3,
  42: 1,
  43: 1,
  44: 2,
  45: 1,
  46: 1,
  48: 2,
}

/** Markets with more of an industry than others have. */
const more: Partial<Record<MarketKey, Readonly<Record<number, number>>>> = {
  ph: { 13: 6, 18: 5 },
  ae: { 23: 5, 36: 3 },
  es: { 23: 5, 24: 6 },
  tr: { 31: 3, 23: 4 },
  jp: { 48: 4, 33: 3 },
  us: { 18: 6 },
  tw: { 4: 4 },
  sg: { 9: 3 },
}

/** Of these, a market lacks some. */
const rare = [6, 10, 12, 16, 17, 19, 21, 25, 28, 29, 31, 34, 37, 39, 40, 42, 46]
const LACKING = 9

/** Markets with fewer companies have these, in this order. */
const usualFew = [27, 24, 18, 22, 23, 13, 7, 44, 35, 41, 48, 20, 36, 43, 45]

export const mainMarkets: readonly MarketKey[] = [
  'ph',
  'sg',
  'id',
  'jp',
  'us',
  'gb',
  'my',
  'tw',
  'hk',
  'ae',
  'sa',
  'br',
  'es',
  'tr',
]

/** Industries of the companies that a market has beside those written by hand, whose industries are given. */
export const furtherIndustries = (market: MarketKey, written: readonly number[]): number[] => {
  if (!mainMarkets.includes(market)) return usualFew
  const dice = seededRandom(`industries ${market}`)
  const lacking = dice.sample(
    rare.filter(id => !written.includes(id)),
    LACKING,
  )
  const counts = { ...usualCounts, ...more[market] }
  const rest = Object.entries(counts).flatMap(([id, count]) => {
    const industry = Number(id)
    if (lacking.includes(industry)) return []
    const missing = count - written.filter(each => each === industry).length
    return Array.from({ length: Math.max(0, missing) }, () => industry)
  })
  return dice.sample(rest, rest.length)
}
