import type { FilterName, SearchHelp } from '@hanap/contracts/search/search.schemas'
import {
  distanceKm,
  type Location,
  locationById,
  locationName,
  type Region,
  regionById,
} from '@hanap/markets/locations'
import type { SearchResult } from '@hanap/search-engine/schema'
import type { Locale } from '../../calls/locale.ts'
import type { JobSearchRequest } from '../jobs/index.ts'
import type { QueryableIndex } from './personalization.ts'
import { alternativeQueriesOf } from './query/alternative-queries.ts'
import { relatedWork } from './query/related-work.ts'
import { chosenNames, indexQuery, withoutFilters } from './query/request.ts'
import { vocabularyOf } from './query/vocabulary.ts'

/** Fewer results than this ask for help. */
const FEW = 5
const MAX_LINKS_PER_GROUP = 3
/** Searches made for one answer's help, so that its cost has a bound. */
const MAX_FILTERS = 6
const MAX_WORDINGS = 8
/** More than any market has. */
const MAX_PLACES = 1000
const NEAR_KM = { location: 150, region: 600 } as const

/** How many jobs a search has, and whether they have its words as they are. */
const countOf = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
): Promise<{ count: number; isAsAsked: boolean }> => {
  const { explain: _, ...query } = indexQuery({ ...request, page: 1, sort: 1 }, locale)
  const { total, relaxed } = await index.search({ ...query, facets: [], limit: 0 })
  return { count: total, isAsAsked: relaxed === null }
}

const byCount = (a: { count: number }, b: { count: number }) => b.count - a.count

/** Filters to leave out, one by one and all at once; each finds more than there is. */
const filterHelp = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
  total: number,
): Promise<SearchHelp['filters']> => {
  const names = chosenNames(request)
  const ways: FilterName[][] = names.slice(0, MAX_FILTERS).map(name => [name])
  if (names.length > 1) ways.push(names)
  const counted = await Promise.all(
    ways.map(async way => ({
      names: way,
      count: (await countOf(index, withoutFilters(request, way), locale)).count,
    })),
  )
  const single = counted.filter(each => each.names.length === 1 && each.count > total).sort(byCount)
  const offered = single.slice(0, MAX_LINKS_PER_GROUP)
  const all = counted.find(each => each.names.length > 1)
  return all && all.count > (offered[0]?.count ?? total) ? [...offered, all] : offered
}

/** Other words; each finds more than there is, without being changed itself. */
const wordHelp = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
  { total, relaxed }: SearchResult,
): Promise<SearchHelp['queries']> => {
  const text = request.query?.trim()
  if (!text) return []
  const vocabulary = vocabularyOf([locale.language, ...locale.market.languages, 'en'])
  const wordings = alternativeQueriesOf(text, relaxed, vocabulary).slice(0, MAX_WORDINGS)
  const counted = await Promise.all(
    wordings.map(async wording => ({
      ...wording,
      ...(await countOf(index, { ...request, query: wording.query }, locale)),
    })),
  )
  return counted
    .filter(({ count, isAsAsked }) => isAsAsked && count > total)
    .sort((a, b) => Number(a.change === 'dropped') - Number(b.change === 'dropped') || byCount(a, b))
    .slice(0, MAX_LINKS_PER_GROUP)
    .map(({ query, change, words, count }) => ({ query, change, words: [...words], count }))
}

const placeById = (id: number): Location | Region | undefined => locationById(id) ?? regionById(id)

/** Places around the chosen ones; a wider place without distance. One search counts all of them. */
const placeHelp = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
  total: number,
): Promise<SearchHelp['places']> => {
  const ids = request.job_locations ?? []
  const chosen = ids.map(placeById).filter(each => each !== undefined)
  if (chosen.length === 0) return []
  const { explain: _, ...query } = indexQuery({ ...request, page: 1, sort: 1 }, locale)
  const { facets } = await index.search({
    ...query,
    facets: ['job_locations'],
    facetLimit: MAX_PLACES,
    limit: 0,
  })
  const around = new Set(chosen.flatMap(each => (each.kind === 'location' ? [each.regionId] : [])))
  const kind = chosen.some(each => each.kind === 'location') ? 'location' : 'region'
  return (facets.job_locations ?? [])
    .flatMap(({ value, count }): SearchHelp['places'] => {
      const candidate = placeById(Number(value))
      if (!candidate || count === 0 || ids.includes(candidate.id)) return []
      const named = { id: candidate.id, label: locationName(candidate, locale.language), count }
      if (around.has(candidate.id)) return count > total ? [{ ...named, distance_km: null }] : []
      const distance = Math.min(
        ...chosen.map(each => distanceKm(each.lat, each.lon, candidate.lat, candidate.lon)),
      )
      if (candidate.kind !== kind || distance > NEAR_KM[kind]) return []
      return [{ ...named, distance_km: Math.max(1, Math.round(distance)) }]
    })
    .sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0) || byCount(a, b))
    .slice(0, MAX_LINKS_PER_GROUP)
}

/**
 * What would find more where a search finds few: filters to leave out, other words, work like it, places nearby. Each with its true
 * count, none that finds nothing. Null where there is enough, or nothing better.
 */
export const searchHelp = async (
  index: QueryableIndex,
  request: JobSearchRequest,
  locale: Locale,
  result: SearchResult,
): Promise<SearchHelp | null> => {
  if (result.total >= FEW || request.match === 'mention') return null
  const [filters, queries, places, functions] = await Promise.all([
    filterHelp(index, request, locale, result.total),
    wordHelp(index, request, locale, result),
    placeHelp(index, request, locale, result.total),
    result.total === 0 ? relatedWork(index, request, locale) : [],
  ])
  if (filters.length + queries.length + places.length + functions.length > 0)
    return { filters, queries, functions, places, market_count: null }
  if (result.total > 0) return null
  const { page, size, source } = request
  const { count } = await countOf(index, { page, size, source }, locale)
  return count > 0 ? { filters, queries, functions, places, market_count: count } : null
}
