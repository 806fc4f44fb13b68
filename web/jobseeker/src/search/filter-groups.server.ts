import type { Facets, FacetValue } from '@hanap/contracts/search/search.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import { defaultMarket, type MarketKey, marketByKey } from '@hanap/markets/markets'
import {
  type FlagFilterName,
  type OptionFilterName,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@hanap/markets/search-filters'
import { filterSeoValue, type JobSearch } from '@hanap/markets/search-url'
import { filterText, salaryLabel } from './chosen-filters.server.ts'
import type { FilterGroup, FilterValueView } from './search-view.ts'

/** Values of a group that a page carries: the chosen ones, then those with the most jobs. */
const MAX_VALUES = 8

type Rows = typeof searchFilters
type PanelFilter = {
  [Name in SearchFilterName]: Rows[Name]['panel'] extends null ? never : Name
}[SearchFilterName]

const isPanelFilter = (name: SearchFilterName): name is PanelFilter => searchFilters[name].panel !== null

/** Groups in the order of the page. */
const inPanel = searchFilterNames
  .filter(isPanelFilter)
  .toSorted((a, b) => searchFilters[a].panel.order - searchFilters[b].panel.order)

/** The filters that a search page offers, with the count of each value. */
export const filterGroups = (
  search: JobSearch,
  facets: Facets,
  market: MarketKey,
  language: LanguageCode,
): FilterGroup[] => {
  const t = translator(language)
  const { currency } = marketByKey(market) ?? defaultMarket
  const valuesOf = (name: PanelFilter): FilterValueView[] => {
    if (name === 'salary') return salaryValues(search, facets, market, language)
    if (isFlag(name)) return flagValues(name, search, facets)
    return isOpen(name, search) ? optionValues(name, search, facets, market, language) : []
  }
  return inPanel
    .map((name): FilterGroup => {
      const { url: key, label } = searchFilters[name]
      // Its bands name neither.
      const title = name === 'salary' ? t('search.salaryMonthly', { currency }) : t(label)
      return { key, ...(!isFlag(name) && { title }), values: valuesOf(name) }
    })
    .filter(({ values }) => values.length > 0)
}

const isFlag = (name: PanelFilter): name is FlagFilterName => searchFilters[name].kind === 'flag'

/** A filter that the page does not offer stands in the form where another site's link chose it. */
const isOpen = (name: OptionFilterName, search: JobSearch): boolean => {
  const { url, panel } = searchFilters[name]
  if (panel.opens === 'always' || search[url].length > 0) return true
  return panel.opens !== 'chosen' && search[panel.opens.after].length > 0
}

const optionValues = (
  name: OptionFilterName,
  search: JobSearch,
  facets: Facets,
  market: MarketKey,
  language: LanguageCode,
): FilterValueView[] => {
  const chosen = search[searchFilters[name].url]
  const countedIds = new Set(facets[name].map(({ value }) => Number(value)))
  // A choice that no job of the search has would be lost from the form with its value.
  const uncounted = chosen.filter(id => !countedIds.has(id))
  const values = uncounted.flatMap((id): FilterValueView[] => {
    const seoValue = filterSeoValue(market, language, name, id)
    return seoValue === undefined ? [] : [[seoValue, filterText(name, id, language), 0, 1]]
  })
  return [...values, ...countedValues(name, chosen, facets)]
}

const salaryValues = (
  search: JobSearch,
  facets: Facets,
  market: MarketKey,
  language: LanguageCode,
): FilterValueView[] => {
  const { salary } = search
  const own: FilterValueView[] =
    salary && !facets.salary.some(band => isSalary(band, search))
      ? [[`${salary.from ?? ''},${salary.to ?? ''}`, salaryLabel(market, language, salary), 0, 1]]
      : []
  const bands = facets.salary.map(band => filterValue(band, isSalary(band, search)))
  return [...own, ...bands.filter(([, , count, isChosen]) => count > 0 || isChosen)]
}

const flagValues = (name: FlagFilterName, search: JobSearch, facets: Facets): FilterValueView[] =>
  facets[name]
    .filter(({ value }) => value !== '0' && value !== 'false')
    .map(each => filterValue({ ...each, seo_value: '1' }, search[searchFilters[name].url]))

const countedValues = (
  name: OptionFilterName,
  chosen: readonly number[],
  facets: Facets,
): FilterValueView[] => {
  const values = facets[name].map(each => filterValue(each, chosen.includes(Number(each.value))))
  const offered = values.filter(([, , count, isChosen]) => count > 0 || isChosen)
  // Ordered lists keep their order; long ones show what most jobs have.
  if (searchFilters[name].isOrdered) return offered
  const best = offered.toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0) || b[2] - a[2])
  return best.slice(0, MAX_VALUES)
}

const filterValue = ({ seo_value, label, count }: FacetValue, isChosen: boolean): FilterValueView =>
  isChosen ? [seo_value, label, count, 1] : [seo_value, label, count]

const isSalary = ({ value }: FacetValue, { salary }: JobSearch): boolean =>
  salary !== null && value === `${salary.from ?? ''},${salary.to ?? ''}`
