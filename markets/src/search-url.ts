import { filterValues } from './filter-values.ts'
import { plainKeyword } from './keyword-names.ts'
import type { LanguageCode } from './languages.ts'
import type { MarketKey } from './markets.ts'
import {
  byFlagKey,
  byOptionKey,
  type FlagUrlKey,
  flagFilters,
  type OptionFilterName,
  type OptionUrlKey,
  optionsInUrl,
  searchFilters,
} from './search-filters.ts'
import { keywordOf, keywordSlug, pathOf, readPath } from './search-path.ts'

/** Chosen options by the URL's key for them; ids ascend. */
export type SearchFilters = Record<OptionUrlKey, readonly number[]>

/** A job search as a page's URL says it. */
export interface JobSearch extends SearchFilters, Record<FlagUrlKey, boolean> {
  /** Lower-case, single spaces; empty for all jobs. */
  query: string
  /** Whole amounts in the market's currency; a side is null where it is open. */
  salary: { from: number | null; to: number | null } | null
  /** Around which point; null for anywhere in the market. */
  near: NearPoint | null
  /** The jobs that match, or those that only mention the keyword in their texts. */
  match: 'list' | 'mention'
  /** Null: the default, best match with a query and newest first without. */
  sort: SearchSort | null
  page: number
}

/**
 * Where somebody looks for jobs, as addresses say it: rounded to two decimals of a degree, about a kilometre, so that an
 * address that is passed on tells nobody's house.
 */
export interface NearPoint {
  latitude: number
  longitude: number
  radiusKm: number
}

/** Kilometres around a point that a page offers. */
export const nearRadii: readonly number[] = [5, 10, 25, 50, 100]
const DEFAULT_RADIUS = 25

export type SearchSort = 'newest' | 'relevance' | 'salary' | 'distance'

/** Key of the search call's `sort` by its name in URLs. */
export const searchSorts: Readonly<Record<SearchSort, number>> = {
  newest: 1,
  relevance: 2,
  salary: 3,
  distance: 4,
}

/** A search's filters where nothing is chosen. */
export const noFilters: SearchFilters & Record<FlagUrlKey, boolean> & Pick<JobSearch, 'salary' | 'near'> = {
  ...byOptionKey((): readonly number[] => []),
  ...byFlagKey(() => false),
  salary: null,
  near: null,
}

export const emptySearch: JobSearch = {
  query: '',
  ...noFilters,
  match: 'list',
  sort: null,
  page: 1,
}

const sortNames: readonly SearchSort[] = ['newest', 'relevance', 'salary', 'distance']

const MAX_VALUES = 50
const MAX_SALARY = 1_000_000_000
const MAX_PAGE = 100_000

/** As URLSearchParams has it. */
export interface QueryParams {
  get(key: string): string | null
  getAll(key: string): string[]
}

/** Every query key of a search URL; any other is not the search's own. */
export const searchKeys: readonly string[] = [
  'query',
  ...optionsInUrl.map(name => searchFilters[name].url),
  'salary',
  ...flagFilters.map(name => searchFilters[name].url),
  'near',
  'radius',
  'match',
  'sort',
  'page',
]

/** An option as a URL's value; undefined where the market or the list has no such id. */
export const filterSeoValue = (
  market: MarketKey,
  language: LanguageCode,
  filter: OptionFilterName,
  id: number,
): string | undefined => filterValues[filter].seoValueOf(id, { market, language })

/**
 * What a search page's URL asks for; undefined where the path is no search at all. `path` is one segment,
 * without the language's; values may be of any language. `unknown` names the keys of which something had to
 * be dropped: `buildSearchUrl` of the search is then the nearest clean URL.
 */
export const parseSearchUrl = (
  market: MarketKey,
  language: LanguageCode,
  path: string,
  params: QueryParams,
): { search: JobSearch; unknown: string[] } | undefined => {
  const place = { market, language }
  const read = readPath(path, seoValue => filterValues.job_locations.idOf(seoValue, place) !== undefined)
  if (!read) return undefined
  const unknown = new Set<string>()

  const ids = (name: OptionFilterName) => {
    const key = searchFilters[name].url
    const values = listOf(params, key)
    if (key === 'location' && read.location !== undefined) values.unshift(read.location)
    const optionIds = values.slice(0, MAX_VALUES).map(value => filterValues[name].idOf(value, place))
    if (optionIds.includes(undefined) || values.length > MAX_VALUES) unknown.add(key)
    return [...new Set(optionIds.filter(id => id !== undefined))].sort((a, b) => a - b)
  }
  const one = <Value>(key: string, none: Value, readOne: (text: string) => Value | undefined): Value => {
    const text = params.get(key)
    if (text === null || text === '') return none
    const value = readOne(text)
    if (value === undefined) unknown.add(key)
    return value ?? none
  }

  const radius = one('radius', DEFAULT_RADIUS, readRadius)
  const point = one('near', null, readPoint)
  const near = point && { ...point, radiusKm: radius }
  const search: JobSearch = {
    ...byOptionKey(ids),
    ...byFlagKey(name => one(searchFilters[name].url, false, readFlag)),
    query: plainKeyword(keywordOf(read.keyword ?? params.get('query') ?? ''), language),
    salary: one('salary', null, readSalary),
    near,
    match: one('match', 'list', text => (text === 'mention' ? text : undefined)),
    // Nothing is near without a point.
    sort: one('sort', null, text => readSort(text, near !== null)),
    page: one('page', 1, readPage),
  }
  return { search, unknown: [...unknown] }
}

/**
 * The one clean URL of a search in a market and language: path and query, without language segment, ready for
 * an attribute or a header. A keyword and a single place stand in the path where the path says exactly them.
 * `includesDefaultSort`: the default sort is said, too, where it is asked for: the reader has an order of their own without it.
 */
export const buildSearchUrl = (
  market: MarketKey,
  language: LanguageCode,
  search: JobSearch,
  { includesDefaultSort = false } = {},
): string => {
  const place = { market, language }
  const values = (name: OptionFilterName) =>
    [...new Set(search[searchFilters[name].url])]
      .sort((a, b) => a - b)
      .flatMap(id => filterValues[name].seoValueOf(id, place) ?? [])

  const query = plainKeyword(keywordOf(search.query), language)
  const slug = keywordSlug(query)
  const places = values('job_locations')
  const location = places.length === 1 ? places[0] : undefined
  const isPlace = (seoValue: string) => filterValues.job_locations.idOf(seoValue, place) !== undefined
  const path = pathOf(slug, location)
  const parts = readPath(path, isPlace)
  // A keyword that the path would say otherwise ("x-ray", "ac/dc") stands in the query in its own words.
  const isSaid =
    parts !== undefined && keywordOf(parts.keyword ?? '') === query && parts.location === location

  const pairs: [string, string][] = []
  const add = (key: string, text: string) => {
    if (text !== '') pairs.push([key, text])
  }
  if (!isSaid) add('query', query)
  for (const name of optionsInUrl) {
    if (name !== 'job_locations' || location === undefined)
      add(searchFilters[name].url, values(name).join(','))
  }
  const { salary, near, sort, page } = search
  if (salary) add('salary', `${salary.from ?? ''},${salary.to ?? ''}`)
  for (const name of flagFilters) {
    const key = searchFilters[name].url
    if (search[key]) add(key, '1')
  }
  if (near) {
    add('near', `${rounded(near.latitude)},${rounded(near.longitude)}`)
    if (near.radiusKm !== DEFAULT_RADIUS) add('radius', String(near.radiusKm))
  }
  if (search.match === 'mention' && query !== '') add('match', 'mention')
  if (sort && (near || sort !== 'distance') && (includesDefaultSort || sort !== defaultSort(query)))
    add('sort', sort)
  if (page > 1) add('page', String(page))

  const written = encodeURIComponent(isSaid ? path : pathOf('', location))
  const rest = pairs.map(([key, text]) => `${key}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
  return `/${written}${rest.length > 0 ? `?${rest.join('&')}` : ''}`
}

/** Spec section 9: best match when there is a query, else newest first. */
export const defaultSort = (query: string): SearchSort => (query ? 'relevance' : 'newest')

const listOf = (params: QueryParams, key: string): string[] =>
  params
    .getAll(key)
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(Boolean)

const readSalary = (text: string): JobSearch['salary'] | undefined => {
  const match = /^(\d{0,10})(?:,(\d{0,10}))?$/.exec(text)
  if (!match) return undefined
  const [from, to] = [match[1], match[2]].map(side => (side ? Math.min(Number(side), MAX_SALARY) : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100 || 0

/** `14.55,121.02`; what is more precise is rounded. */
const readPoint = (text: string): Pick<NearPoint, 'latitude' | 'longitude'> | undefined => {
  const match = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text.trim())
  const [latitude, longitude] = [rounded(Number(match?.[1])), rounded(Number(match?.[2]))]
  if (!match || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude, longitude }
}

const readFlag = (text: string) => (/^(1|true)$/.test(text) ? true : undefined)

const readRadius = (text: string): number | undefined => nearRadii.find(radius => text === String(radius))

const readSort = (text: string, hasPoint: boolean): SearchSort | undefined => {
  const sort = sortNames.find(name => text === name || text === String(searchSorts[name]))
  return sort === 'distance' && !hasPoint ? undefined : sort
}

const readPage = (text: string): number | undefined => {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= MAX_PAGE ? page : undefined
}
