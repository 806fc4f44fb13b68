import {
  byFlagKey,
  byOptionKey,
  type FlagFilterName,
  flagFilters,
  type OptionFilterName,
  optionFilters,
  searchFilters,
} from './search-filters.ts'
import type { JobSearch, noFilters } from './search-url.ts'

/** The filters of a search as calls have them; what is not chosen is not there. */
export type RequestFilters = { [Name in OptionFilterName]?: number[] | undefined } & {
  [Name in FlagFilterName]?: boolean | undefined
} & {
  salary_from?: number | undefined
  salary_to?: number | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  radius_km?: number | undefined
}

export const requestFilters = (search: JobSearch): RequestFilters => {
  const { salary, near } = search
  const request: RequestFilters = {}
  for (const name of optionFilters) {
    const ids = search[searchFilters[name].url]
    if (ids.length > 0) request[name] = [...ids]
  }
  for (const name of flagFilters) if (search[searchFilters[name].url]) request[name] = true
  return {
    ...request,
    ...(salary?.from != null && { salary_from: salary.from }),
    ...(salary?.to != null && { salary_to: salary.to }),
    ...(near && { latitude: near.latitude, longitude: near.longitude, radius_km: near.radiusKm }),
  }
}

/** The filters as page addresses have them. */
export const searchFiltersOf = (request: RequestFilters): typeof noFilters => {
  const { salary_from, salary_to, latitude, longitude, radius_km } = request
  return {
    ...byOptionKey(name => request[name] ?? []),
    ...byFlagKey(name => request[name] ?? false),
    salary:
      salary_from === undefined && salary_to === undefined
        ? null
        : { from: salary_from ?? null, to: salary_to ?? null },
    near:
      latitude === undefined || longitude === undefined || radius_km === undefined
        ? null
        : { latitude, longitude, radiusKm: radius_km },
  }
}
