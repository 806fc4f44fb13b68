import type { Facets, FacetValue } from '@hanap/contracts/search/search.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import type { MarketKey } from '@hanap/markets/markets'
import { filterSeoValue, type JobSearch, type SearchFilters } from '@hanap/markets/search-url'
import { filterText, salaryLabel } from './chosen-filters.server.ts'
import type { FilterGroup, FilterValue } from './search-view.ts'

/** Values of a group that a page carries: the chosen ones, then those with the most jobs. */
const MAX_VALUES = 8

const facetOf: Record<keyof SearchFilters, keyof Facets> = {
  workplace: 'workplaces',
  jobType: 'job_types',
  location: 'job_locations',
  mainFunctions: 'main_functions',
  jobFunctions: 'job_function_ids',
  functionTitles: 'function_job_title_ids',
  workExperience: 'xp_lvls',
  qualification: 'degrees',
  industry: 'industries',
  category: 'job_categories',
}

/** Groups in the order of the page; the finer levels of the function tree open with the coarser one's choice. */
const shown: readonly (keyof SearchFilters)[] = [
  'workplace',
  'jobType',
  'location',
  'mainFunctions',
  'jobFunctions',
  'functionTitles',
  'workExperience',
  'qualification',
  'industry',
]
const kept = new Set<keyof SearchFilters>(['workplace', 'jobType', 'workExperience', 'qualification'])

/** The filters that a search page offers, with the count of each value. */
export function filterGroups(
  search: JobSearch,
  facets: Facets,
  market: MarketKey,
  language: LanguageCode,
): FilterGroup[] {
  const optionGroup = (key: keyof SearchFilters): FilterGroup => {
    const counted = countedValues(key, search[key], facets)
    const known = new Set(facets[facetOf[key]].map(({ value }) => Number(value)))
    // A choice that no job of the search has would be lost from the form with its value.
    const uncounted = search[key].filter(id => !known.has(id))
    const values = uncounted.flatMap((id): FilterValue[] => {
      const seoValue = filterSeoValue(market, language, key, id)
      return seoValue === undefined ? [] : [[seoValue, filterText(key, id, language), 0, 1]]
    })
    return { key, values: [...values, ...counted] }
  }
  const groups = shown.filter(key => isOpen(key, search)).map(optionGroup)
  const bands = facets.salary.map(band => filterValue(band, isSalary(band, search)))
  const salary = search.salary
  const ownSalary: FilterValue[] =
    salary && !facets.salary.some(band => isSalary(band, search))
      ? [[`${salary.from ?? ''},${salary.to ?? ''}`, salaryLabel(market, language, salary), 0, 1]]
      : []
  const verified = facets.is_company_verified.filter(({ value }) => value !== '0' && value !== 'false')
  return [
    {
      key: 'salary',
      values: [...ownSalary, ...bands.filter(([, , count, isChosen]) => count > 0 || isChosen)],
    },
    ...groups,
    {
      key: 'verifiedCompany',
      values: verified.map(({ label, count }): FilterValue => {
        const value: FilterValue = ['1', label, count]
        return search.verifiedCompany ? ['1', label, count, 1] : value
      }),
    },
    // Kept in the form where another site's link chose it, though the page does not offer it.
    ...(search.category.length > 0 ? [optionGroup('category')] : []),
  ].filter(({ values }) => values.length > 0)
}

function isOpen(key: keyof SearchFilters, search: JobSearch): boolean {
  if (key === 'jobFunctions') return search.mainFunctions.length > 0 || search.jobFunctions.length > 0
  if (key === 'functionTitles') return search.jobFunctions.length > 0 || search.functionTitles.length > 0
  return true
}

function countedValues(key: keyof SearchFilters, chosen: readonly number[], facets: Facets): FilterValue[] {
  const values = facets[facetOf[key]].map(each => filterValue(each, chosen.includes(Number(each.value))))
  const offered = values.filter(([, , count, isChosen]) => count > 0 || isChosen)
  // Ordered lists keep their order; long ones show what most jobs have.
  if (kept.has(key)) return offered
  const best = offered.toSorted((a, b) => (b[3] ?? 0) - (a[3] ?? 0) || b[2] - a[2])
  return best.slice(0, MAX_VALUES)
}

const filterValue = ({ seo_value, label, count }: FacetValue, isChosen: boolean): FilterValue =>
  isChosen ? [seo_value, label, count, 1] : [seo_value, label, count]

function isSalary({ value }: FacetValue, { salary }: JobSearch): boolean {
  return salary !== null && value === `${salary.from ?? ''},${salary.to ?? ''}`
}
