import type { LanguageCode } from '@hanap/markets/languages'
import type { Market, MarketKey } from '@hanap/markets/markets'
import type { DemoRandom } from '../random.ts'
import type { DemoSize } from '../size.ts'

interface Counts {
  usual: number
  of: Partial<Record<MarketKey, number>>
}

/** How many ads a market has, beside a few that stand out. */
const counts: Readonly<Record<DemoSize, Counts>> = {
  whole: {
    usual: 600,
    of: { ph: 2000, ca: 200, ng: 180, com: 170, mo: 160, lk: 160, rs: 160 },
  },
  small: {
    usual: 140,
    of: { ph: 340, sg: 200, id: 180, com: 120, mo: 100, rs: 100, lk: 110 },
  },
}

export const adCountOf = (market: MarketKey, size: DemoSize): number =>
  counts[size].of[market] ?? counts[size].usual

/** Shares of the languages in which a market's ads are written; a market that is not here has its first alone. */
const mixes: Partial<Record<MarketKey, readonly (readonly [LanguageCode, number])[]>> = {
  jp: [
    ['ja', 0.85],
    ['en', 0.15],
  ],
  tw: [
    ['zh-tw', 0.85],
    ['en', 0.15],
  ],
  hk: [
    ['zh-tw', 0.55],
    ['en', 0.45],
  ],
  mo: [
    ['zh-tw', 0.7],
    ['en', 0.3],
  ],
  my: [
    ['en', 0.6],
    ['ms', 0.3],
    ['zh-cn', 0.1],
  ],
  sg: [
    ['en', 0.85],
    ['zh-cn', 0.15],
  ],
  id: [
    ['id', 0.85],
    ['en', 0.15],
  ],
  sa: [
    ['ar', 0.7],
    ['en', 0.3],
  ],
  ae: [
    ['ar', 0.4],
    ['en', 0.6],
  ],
  tr: [
    ['tr', 0.9],
    ['en', 0.1],
  ],
  br: [
    ['pt-br', 0.95],
    ['en', 0.05],
  ],
  es: [
    ['es', 0.9],
    ['en', 0.1],
  ],
  us: [
    ['en', 0.93],
    ['es', 0.07],
  ],
}

export const languageMixOf = (market: Market): readonly (readonly [LanguageCode, number])[] =>
  mixes[market.key] ?? [[market.languages[0], 1]]

export const languageOf = (market: Market, dice: DemoRandom): LanguageCode => {
  let rest = dice.next()
  for (const [language, share] of languageMixOf(market)) {
    rest -= share
    if (rest < 0) return language
  }
  return market.languages[0]
}
