import type { LanguageCode } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { matchLocation } from '@hanap/markets/location-match'
import { locationById, locationName, locationsOf } from '@hanap/markets/locations'
import { marketName } from '@hanap/markets/market-names'
import { type MarketKey, marketByKey, markets } from '@hanap/markets/markets'
import { postingLaws } from '@hanap/markets/posting-law'

export interface AdChoice {
  id: number
  value: string
}

/** What the law of the company's market asks of ads, as fields of the form. */
export type LegalField =
  | 'agency_licence'
  | 'recruiter_registration'
  | 'job_order'
  | 'is_vacancy'
  | 'uses_ranking'
  | 'age_limit_reason'

const legalFieldOf: Readonly<Record<string, LegalField>> = {
  agency_licence: 'agency_licence',
  recruiter_registration: 'recruiter_registration',
  job_order: 'job_order',
  vacancy_stated: 'is_vacancy',
  ranking_stated: 'uses_ranking',
  age_limit_reason: 'age_limit_reason',
}

const choicesOf = (
  list: 'job_types' | 'xp_lvls' | 'degrees' | 'job_benefit_lists' | 'job_attractive_reasons',
  language: LanguageCode,
) => options(list, language).map(({ id, value }): AdChoice => ({ id, value }))

/** Ads of a market whose law speaks of work abroad may name a place there: “Riyadh, Saudi Arabia”. */
const allowsAbroad = (market: MarketKey): boolean =>
  postingLaws.some(law => law.market === market && law.rule.key === 'job_order')

/** What an ad of a market may say, for the form in which it is written. */
export const adChoices = (market: MarketKey, language: LanguageCode) => ({
  jobTypes: choicesOf('job_types', language),
  experience: choicesOf('xp_lvls', language),
  degrees: choicesOf('degrees', language),
  benefits: choicesOf('job_benefit_lists', language),
  attractiveReasons: choicesOf('job_attractive_reasons', language),
  places: locationsOf(market).regions.flatMap(region =>
    region.locations.map(place => placeText(place, region, language)),
  ),
  mayBeAbroad: allowsAbroad(market),
  currency: marketByKey(market)?.currency ?? '',
  legal: [
    ...new Set(postingLaws.flatMap(law => (law.market === market ? (legalFieldOf[law.rule.key] ?? []) : []))),
  ],
})
export type AdChoices = ReturnType<typeof adChoices>

const placeText = (
  place: Parameters<typeof locationName>[0],
  region: Parameters<typeof locationName>[0],
  language: LanguageCode,
) => {
  const [name, regionName] = [locationName(place, language), locationName(region, language)]
  return name === regionName ? name : `${name}, ${regionName}`
}

/** A location by its id as the form shows it; one of another market with its country. */
export const placeOfId = (market: MarketKey, id: number | null, language: LanguageCode): string => {
  for (const region of locationsOf(market).regions)
    for (const place of region.locations) if (place.id === id) return placeText(place, region, language)
  const abroad = id === null ? undefined : locationById(id)
  return abroad ? `${locationName(abroad, language)}, ${marketName(abroad.market, language)}` : ''
}

const locationIn = (market: MarketKey, typed: string): number | undefined => {
  const place = matchLocation(market, typed)
  return place?.kind === 'location' ? place.id : undefined
}

/** A city before the name of its country, in the page's language or in English. */
const placeAbroad = (market: MarketKey, typed: string, language: LanguageCode): number | undefined => {
  const [, city = '', country = ''] = /^(.+?)\s*[,،、，]\s*([^,،、，]+)$/u.exec(typed) ?? []
  const isNamed = (key: MarketKey) =>
    [marketName(key, language), marketName(key, 'en')].some(
      name => name.localeCompare(country.trim(), language, { sensitivity: 'base' }) === 0,
    )
  const other = markets.find(({ key }) => key !== market && isNamed(key))
  return other && locationIn(other.key, city)
}

/** The location that somebody typed or chose; undefined where there is none of that name. */
export const placeIdOf = (market: MarketKey, typed: string, language: LanguageCode): number | undefined => {
  for (const region of locationsOf(market).regions)
    for (const place of region.locations) if (placeText(place, region, language) === typed) return place.id
  const abroad = allowsAbroad(market) ? placeAbroad(market, typed, language) : undefined
  return abroad ?? locationIn(market, typed)
}
