import {
  functionBySeoValue,
  functionPath,
  functionText,
  functionTitleById,
  mainFunctionById,
  subFunctionById,
} from './functions.ts'
import type { LanguageCode } from './languages.ts'
import { type OptionListName, optionBySeoValue, options, optionText } from './lists.ts'
import { locationBySeoValue, locationSeoValue } from './location-slugs.ts'
import { locationById, locationName, regionById } from './locations.ts'
import type { MarketKey } from './markets.ts'
import {
  type OptionFilterName,
  type OptionSource,
  optionFilters,
  recordOf,
  searchFilters,
} from './search-filters.ts'

interface Place {
  market: MarketKey
  language: LanguageCode
}

/** How the options of a filter are read, written and named. Undefined: the market or the list has no such option. */
export interface FilterValues {
  has(id: number, market: MarketKey): boolean
  idOf(seoValue: string, place: Place): number | undefined
  seoValueOf(id: number, place: Place): string | undefined
  /** Of a place, of any market. */
  textOf(id: number, language: LanguageCode): string | undefined
}

const ofList = (list: OptionListName): FilterValues => ({
  has: id => optionText(list, id, 'en') !== undefined,
  idOf: (seoValue, { language }) => optionBySeoValue(list, seoValue, language)?.id,
  seoValueOf: (id, { language }) => options(list, language).find(each => each.id === id)?.seo_value,
  textOf: (id, language) => optionText(list, id, language),
})

const functionById = { main: mainFunctionById, sub: subFunctionById, title: functionTitleById }

const ofLevel = (level: keyof typeof functionById): FilterValues => ({
  has: id => functionById[level](id, 'en') !== undefined,
  idOf: (seoValue, { language }) => functionBySeoValue(level, seoValue, language)?.id,
  seoValueOf: (id, { language }) => functionById[level](id, language)?.seo_value,
  textOf: (id, language) => (functionPath(id) === undefined ? undefined : functionText(id, language)),
})

const placeById = (id: number) => locationById(id) ?? regionById(id)

const ofPlaces: FilterValues = {
  has: (id, market) => placeById(id)?.market === market,
  idOf: (seoValue, { market, language }) => locationBySeoValue(market, seoValue, language)?.id,
  seoValueOf: (id, { market, language }) => {
    const place = placeById(id)
    return place?.market === market ? locationSeoValue(place, language) : undefined
  },
  textOf: (id, language) => {
    const place = placeById(id)
    return place && locationName(place, language)
  },
}

const valuesFrom = (source: OptionSource): FilterValues => {
  if ('list' in source) return ofList(source.list)
  return 'level' in source ? ofLevel(source.level) : ofPlaces
}

export const filterValues: Readonly<Record<OptionFilterName, FilterValues>> = recordOf(optionFilters, name =>
  valuesFrom(searchFilters[name].source),
)
