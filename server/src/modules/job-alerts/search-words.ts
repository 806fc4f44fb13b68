import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { filterValues } from '@hanap/markets/filter-values'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type MarketKey, marketByKey } from '@hanap/markets/markets'
import { placeNameNear } from '@hanap/markets/near'
import {
  type FlagFilterName,
  type OptionFilterName,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@hanap/markets/search-filters'
import { searchFiltersOf } from '@hanap/markets/search-request'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import type { SavedSearch } from '../search/index.ts'

const salaryWords = ({ salary_from, salary_to }: AlertFilters, market: MarketKey, language: LanguageCode) => {
  const t = translator(language)
  const formats = createFormats(language, marketByKey(market) ?? defaultMarket)
  if (salary_from !== undefined && salary_to !== undefined)
    return [formats.moneyRange(salary_from, salary_to)]
  if (salary_from !== undefined) return [t('common.salaryFrom', { amount: formats.money(salary_from) })]
  return salary_to === undefined ? [] : [t('common.salaryUpTo', { amount: formats.money(salary_to) })]
}

const nearWords = (filters: AlertFilters, language: LanguageCode) => {
  const { near } = searchFiltersOf(filters)
  if (!near) return []
  const place = placeNameNear(near.latitude, near.longitude, language)
  return [translator(language)('search.nearWithin', { place, km: String(near.radiusKm) })]
}

/** The words of one filter. */
const wordsOf = (
  name: SearchFilterName,
  { market, filters }: SavedSearch,
  language: LanguageCode,
): string[] => {
  switch (name) {
    case 'salary':
      return salaryWords(filters, market, language)
    case 'radius_km':
      return nearWords(filters, language)
    case 'company_ids':
      return []
    default:
      if (isFlag(name)) return filters[name] ? [translator(language)(searchFilters[name].label)] : []
      return (filters[name] ?? []).flatMap(id => filterValues[name].textOf(id, language) ?? [])
  }
}

const isFlag = (name: OptionFilterName | FlagFilterName): name is FlagFilterName =>
  searchFilters[name].kind === 'flag'

const inTitle = searchFilterNames.toSorted(
  (a, b) => searchFilters[a].order.title - searchFilters[b].order.title,
)

/** A saved search as its owner knows it again: `nurse · Makati · Full-time`. */
export const titleOf = (search: SavedSearch, language: LanguageCode): string => {
  const parts = [
    ...(search.keyword ? [search.keyword] : []),
    ...inTitle.flatMap(name => wordsOf(name, search, language)),
  ]
  return parts.length > 0 ? parts.join(' · ') : translator(language)('alerts.allJobs')
}

/** Path of the page that lists what a saved search finds. */
export const searchPathOf = (search: SavedSearch, sort: 'newest' | null = null): string =>
  buildSearchUrl(search.market, search.language, {
    ...emptySearch,
    query: search.keyword,
    ...searchFiltersOf(search.filters),
    sort,
  })

/** The same, the newest job first. */
export const searchUrlOf = (search: SavedSearch): string => searchPathOf(search, 'newest')
