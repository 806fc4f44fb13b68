import { translator } from '@hanap/i18n/catalogues'
import { createFormats, type FormatMarket } from '@hanap/i18n/format'
import { joinSeries } from '@hanap/i18n/joined'
import { filterValues } from '@hanap/markets/filter-values'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import { defaultMarket, marketByKey } from '@hanap/markets/markets'
import { placeNameNear } from '@hanap/markets/near'
import { salaryBands } from '@hanap/markets/salary-bands'
import {
  flagFilters,
  type OptionFilterName,
  optionsInUrl,
  searchFilters,
} from '@hanap/markets/search-filters'
import type { JobSearch, NearPoint } from '@hanap/markets/search-url'

/** An option's text; empty for an id that its list does not have. */
export const filterText = (filter: OptionFilterName, id: number, language: LanguageCode): string =>
  filterValues[filter].textOf(id, language) ?? ''

/** Names of a search's places, as its title and its place field show them. */
export const searchPlaces = (search: JobSearch, language: LanguageCode): string =>
  joinSeries(
    search.location.map(id => filterText('job_locations', id, language)),
    language,
  )

/** Every chosen filter by its text, with the first page of the search without it. */
export const chosenFilters = (
  search: JobSearch,
  marketKey: MarketKey,
  language: LanguageCode,
): { label: string; without: JobSearch }[] => {
  const first = { ...search, page: 1 }
  const options = optionsInUrl.flatMap(name => {
    const key = searchFilters[name].url
    return search[key].map(id => ({
      label: filterText(name, id, language),
      without: { ...first, [key]: search[key].filter(each => each !== id) },
    }))
  })
  if (search.near) {
    const label = nearLabel(search.near, language)
    options.push({ label, without: { ...first, near: null } })
  }
  if (search.salary) {
    const label = salaryLabel(marketKey, language, search.salary)
    options.push({ label, without: { ...first, salary: null } })
  }
  for (const name of flagFilters) {
    const { url, label } = searchFilters[name]
    if (search[url]) options.push({ label: translator(language)(label), without: { ...first, [url]: false } })
  }
  return options
}

export const nearLabel = ({ latitude, longitude, radiusKm }: NearPoint, language: LanguageCode): string => {
  const place = placeNameNear(latitude, longitude, language)
  return translator(language)('search.nearWithin', { place, km: String(radiusKm) })
}

/** A band by its label, any other range in the market's currency: `₱30,000 – ₱50,000`, `From ₱50,000`. */
export const salaryLabel = (
  marketKey: MarketKey,
  language: LanguageCode,
  { from, to }: NonNullable<JobSearch['salary']>,
): string => {
  const band = salaryBands(marketKey, language).find(each => each.from === (from ?? 0) && each.to === to)
  if (band) return band.value
  const t = translator(language)
  const market: FormatMarket = marketByKey(marketKey) ?? defaultMarket
  const format = createFormats(language, market)
  if (from && to) return format.moneyRange(from, to)
  return to === null
    ? t('common.salaryFrom', { amount: format.money(from ?? 0) })
    : t('common.salaryUpTo', { amount: format.money(to) })
}
