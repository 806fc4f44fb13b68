import type { LanguageCode } from '@hanap/markets/languages'
import { type Market, type MarketKey, marketByKey, markets } from '@hanap/markets/markets'

/** Regions that a browser names beside its languages: “ar-SA”. */
const regionsOf = (acceptLanguage: string): string[] =>
  [...acceptLanguage.matchAll(/(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/gi)].map(([, region = '']) =>
    region.toLowerCase(),
  )

/**
 * The market in which somebody who reads a language most likely hires: that of the host where it is spoken there, else of a
 * region that their browser names, else the only one that has it first. Undefined where there are several, so that nobody is
 * put into a country by chance.
 */
export const likelyMarket = (
  language: LanguageCode,
  host: MarketKey,
  acceptLanguage = '',
): Market | undefined => {
  const own = marketByKey(host)
  if (own?.languages.includes(language)) return own
  const regional = markets.find(
    ({ key, languages }) => regionsOf(acceptLanguage).includes(key) && languages.includes(language),
  )
  if (regional) return regional
  const speaking = markets.filter(({ languages: [first] }) => first === language)
  return speaking.length === 1 ? speaking[0] : undefined
}
