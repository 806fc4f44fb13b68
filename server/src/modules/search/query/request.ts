import { FilterName } from '@hanap/contracts/search/search.schemas'
import { filterValues } from '@hanap/markets/filter-values'
import type { Market } from '@hanap/markets/markets'
import { countedFilters, flagFilters, optionFilters } from '@hanap/markets/search-filters'
import type { Query, Sort } from '@hanap/search-engine/schema'
import type { Place } from '../../../calls/place.ts'
import { type FieldErrors, Refusal } from '../../../calls/refusal.ts'
import type { JobSearchRequest } from '../../jobs/index.ts'
import { bandBetween } from '../salary.ts'
import { translationsOf } from '../translations/translations.ts'
import { fieldsByPrefix } from './fields.ts'

/** Values listed per filter beyond those chosen. */
const FACET_LIMIT = 30

/** Spec section 9: best match when there is a query, else newest. */
const defaultSort = (query: string | undefined) => (query ? 2 : 1)

const sortOf = (request: JobSearchRequest): Sort => {
  switch (request.sort ?? defaultSort(request.query)) {
    case 2:
      return request.query ? { by: 'relevance' } : { by: 'date', field: 'published' }
    case 3:
      return { by: 'range', field: 'salary', direction: 'desc' }
    case 4:
      return { by: 'distance' }
    default:
      return { by: 'date', field: 'published' }
  }
}

/** What cannot be asked for; each field by its name. */
const wrongFields = (request: JobSearchRequest, market: Market): FieldErrors => {
  const fields: FieldErrors = {}
  for (const name of optionFilters)
    if (request[name]?.some(id => !filterValues[name].has(id, market.key)))
      fields[name] = [{ code: 'invalid_choice' }]
  const { salary_from, salary_to, latitude, longitude } = request
  if (salary_from !== undefined && salary_to !== undefined && salary_from > salary_to)
    fields.salary_to = [{ code: 'too_small', values: { min: String(salary_from) } }]
  if (
    request.sort === 4 ||
    request.radius_km !== undefined ||
    latitude !== undefined ||
    longitude !== undefined
  ) {
    if (latitude === undefined) fields.latitude = [{ code: 'required' }]
    if (longitude === undefined) fields.longitude = [{ code: 'required' }]
  }
  return fields
}

/** The filters that a request narrows by. */
export const chosenNames = (request: JobSearchRequest): FilterName[] =>
  FilterName.options.filter(name => {
    if (name === 'salary') return request.salary_from !== undefined || request.salary_to !== undefined
    const value = request[name]
    return Array.isArray(value) ? value.length > 0 : Boolean(value)
  })

export const withoutFilters = (request: JobSearchRequest, names: readonly FilterName[]): JobSearchRequest => {
  const left = { ...request }
  for (const name of names) {
    if (name === 'salary') {
      delete left.salary_from
      delete left.salary_to
    } else delete left[name]
  }
  return left
}

const chosenFilters = (request: JobSearchRequest): Record<string, readonly string[]> => ({
  ...Object.fromEntries(
    optionFilters.flatMap(name => {
      const ids = request[name] ?? []
      return ids.length === 0 ? [] : [[name, ids.map(String)]]
    }),
  ),
  ...(request.company_ids && request.company_ids.length > 0 ? { company_ids: request.company_ids } : {}),
  ...Object.fromEntries(flagFilters.flatMap(name => (request[name] ? [[name, ['1']]] : []))),
})

/**
 * A request as the index takes it, in the request's market. A salary that is a band of the market is that band's
 * filter, so that the other bands are counted beside it; any other salary is a range. Refuses unknown ids by field.
 */
export const indexQuery = (request: JobSearchRequest, { market, language }: Place): Query => {
  const fields = wrongFields(request, market)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields })
  const { salary_from, salary_to, latitude, longitude, page, size } = request
  const hasSalary = salary_from !== undefined || salary_to !== undefined
  const band = hasSalary ? bandBetween(market.key, salary_from, salary_to) : undefined
  const text = request.query?.trim()
  const sort = sortOf({ ...request, query: text })
  return {
    ...(text
      ? {
          text,
          language,
          fields: fieldsByPrefix(),
          match: request.match ?? 'list',
          also: translationsOf(text, { market, language }),
        }
      : {}),
    scope: { market: [market.key] },
    filters: { ...chosenFilters(request), ...(band ? { salary: [band.seo_value] } : {}) },
    ...(hasSalary && !band
      ? { ranges: { salary: [salary_from ?? 0, salary_to ?? Number.MAX_SAFE_INTEGER] } }
      : {}),
    ...(latitude === undefined || longitude === undefined
      ? {}
      : {
          near: {
            lat: latitude,
            lon: longitude,
            ...(request.radius_km === undefined ? {} : { radiusKm: request.radius_km }),
          },
        }),
    sort,
    ...(sort.by === 'relevance' ? { explain: true } : {}),
    offset: (page - 1) * size,
    limit: size,
    facets: countedFilters,
    facetLimit: FACET_LIMIT,
  }
}
