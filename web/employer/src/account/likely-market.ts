import type { LanguageCode } from '@hanap/markets/languages'
import { type Market, type MarketKey, marketByKey, markets } from '@hanap/markets/markets'

/**
 * The market in which somebody who reads a language most likely hires: that of the host where it is spoken there, else the
 * only one that has it first. Undefined where there are several, so that nobody is put into a country by chance.
 */
export const likelyMarket = (language: LanguageCode, host: MarketKey): Market | undefined => {
  const own = marketByKey(host)
  if (own?.languages.includes(language)) return own
  const speaking = markets.filter(({ languages: [first] }) => first === language)
  return speaking.length === 1 ? speaking[0] : undefined
}
