import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { translator } from '@hanap/i18n/catalogues'
import { createFormats } from '@hanap/i18n/format'
import { functionPath, functionText } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { optionText } from '@hanap/markets/lists'
import { locationById, locationName, regionById } from '@hanap/markets/locations'
import { defaultMarket, type MarketKey, marketByKey } from '@hanap/markets/markets'
import { placeNameNear } from '@hanap/markets/near'
import { buildSearchUrl, emptySearch } from '@hanap/markets/search-url'
import type { KeptSearch } from '../search/index.ts'

const placeText = (id: number, language: LanguageCode) => {
  const place = locationById(id) ?? regionById(id)
  return place && locationName(place, language)
}
const functionName = (id: number, language: LanguageCode) =>
  functionPath(id) === undefined ? undefined : functionText(id, language)

const salaryWords = ({ salary_from, salary_to }: AlertFilters, market: MarketKey, language: LanguageCode) => {
  const t = translator(language)
  const formats = createFormats(language, marketByKey(market) ?? defaultMarket)
  if (salary_from !== undefined && salary_to !== undefined)
    return [formats.moneyRange(salary_from, salary_to)]
  if (salary_from !== undefined) return [t('common.salaryFrom', { amount: formats.money(salary_from) })]
  return salary_to === undefined ? [] : [t('common.salaryUpTo', { amount: formats.money(salary_to) })]
}

const nearOf = ({ latitude, longitude, radius_km }: AlertFilters) =>
  latitude === undefined || longitude === undefined || radius_km === undefined
    ? null
    : { latitude, longitude, radiusKm: radius_km }

const nearWords = (filters: AlertFilters, language: LanguageCode) => {
  const near = nearOf(filters)
  if (!near) return []
  const place = placeNameNear(near.latitude, near.longitude, language)
  return [translator(language)('search.nearWithin', { place, km: String(near.radiusKm) })]
}

/** A kept search as its owner knows it again: `nurse · Makati · Full-time`. */
export const titleOf = ({ market, keyword, filters }: KeptSearch, language: LanguageCode): string => {
  const t = translator(language)
  const named = (ids: readonly number[] | undefined, textOf: (id: number) => string | undefined) =>
    (ids ?? []).flatMap(id => textOf(id) ?? [])
  const option = (list: Parameters<typeof optionText>[0]) => (id: number) => optionText(list, id, language)
  const name = (id: number) => functionName(id, language)
  const parts = [
    ...(keyword ? [keyword] : []),
    ...named(filters.function_job_title_ids, name),
    ...named(filters.job_function_ids, name),
    ...named(filters.main_functions, name),
    ...named(filters.job_locations, id => placeText(id, language)),
    ...nearWords(filters, language),
    ...named(filters.job_categories, option('job_category_lists')),
    ...named(filters.industries, option('industry_lists')),
    ...named(filters.job_types, option('job_types')),
    ...named(filters.workplaces, option('workplaces')),
    ...named(filters.xp_lvls, option('xp_lvls')),
    ...named(filters.degrees, option('degrees')),
    ...salaryWords(filters, market, language),
    ...(filters.is_company_verified ? [t('search.verifiedCompany')] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : t('alerts.allJobs')
}

/** Path of the page that lists what a kept search finds. */
export const searchUrlOf = ({ market, language, keyword, filters }: KeptSearch): string =>
  buildSearchUrl(market, language, {
    ...emptySearch,
    query: keyword,
    location: filters.job_locations ?? [],
    category: filters.job_categories ?? [],
    jobType: filters.job_types ?? [],
    industry: filters.industries ?? [],
    qualification: filters.degrees ?? [],
    workExperience: filters.xp_lvls ?? [],
    mainFunctions: filters.main_functions ?? [],
    jobFunctions: filters.job_function_ids ?? [],
    functionTitles: filters.function_job_title_ids ?? [],
    workplace: filters.workplaces ?? [],
    salary:
      filters.salary_from === undefined && filters.salary_to === undefined
        ? null
        : { from: filters.salary_from ?? null, to: filters.salary_to ?? null },
    verifiedCompany: filters.is_company_verified ?? false,
    near: nearOf(filters),
    sort: 'newest',
  })
