import { functionBySeoValue, functionTitleById, mainFunctionById, subFunctionById } from './functions.ts'
import { plainKeyword } from './keyword-names.ts'
import type { LanguageCode } from './languages.ts'
import { type OptionListName, optionBySeoValue, options } from './lists.ts'
import { locationBySeoValue, locationSeoValue } from './location-slugs.ts'
import { locationById, regionById } from './locations.ts'
import type { MarketKey } from './markets.ts'
import { keywordOf, keywordSlug, pathOf, readPath } from './search-path.ts'

/** Chosen options by the URL's key for them; ids ascend. */
export interface SearchFilters {
  location: readonly number[]
  category: readonly number[]
  jobType: readonly number[]
  industry: readonly number[]
  qualification: readonly number[]
  workExperience: readonly number[]
  mainFunctions: readonly number[]
  jobFunctions: readonly number[]
  functionTitles: readonly number[]
  workplace: readonly number[]
}

/** A job search as a page's URL says it (decisions.md, 'Markets, languages, URLs'). */
export interface JobSearch extends SearchFilters {
  /** Lower-case, single spaces; empty for all jobs. */
  query: string
  /** Whole amounts in the market's currency; a side is null where it is open. */
  salary: { from: number | null; to: number | null } | null
  verifiedCompany: boolean
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

export const emptySearch: JobSearch = {
  query: '',
  location: [],
  category: [],
  jobType: [],
  industry: [],
  qualification: [],
  workExperience: [],
  mainFunctions: [],
  jobFunctions: [],
  functionTitles: [],
  workplace: [],
  salary: null,
  verifiedCompany: false,
  near: null,
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

interface Place {
  market: MarketKey
  language: LanguageCode
}

/** How the values of one key are read and written. */
interface Values {
  idOf(seoValue: string, place: Place): number | undefined
  seoValueOf(id: number, place: Place): string | undefined
}

const ofList = (list: OptionListName): Values => ({
  idOf: (seoValue, { language }) => optionBySeoValue(list, seoValue, language)?.id,
  seoValueOf: (id, { language }) => options(list, language).find(each => each.id === id)?.seo_value,
})

const filterValues: Readonly<Record<keyof SearchFilters, Values>> = {
  location: {
    idOf: (seoValue, { market, language }) => locationBySeoValue(market, seoValue, language)?.id,
    seoValueOf: (id, { market, language }) => {
      const found = locationById(id) ?? regionById(id)
      return found?.market === market ? locationSeoValue(found, language) : undefined
    },
  },
  category: ofList('job_category_lists'),
  jobType: ofList('job_types'),
  industry: ofList('industry_lists'),
  qualification: ofList('degrees'),
  workExperience: ofList('xp_lvls'),
  mainFunctions: {
    idOf: (seoValue, { language }) => functionBySeoValue('main', seoValue, language)?.id,
    seoValueOf: (id, { language }) => mainFunctionById(id, language)?.seo_value,
  },
  jobFunctions: {
    idOf: (seoValue, { language }) => functionBySeoValue('sub', seoValue, language)?.id,
    seoValueOf: (id, { language }) => subFunctionById(id, language)?.seo_value,
  },
  functionTitles: {
    idOf: (seoValue, { language }) => functionBySeoValue('title', seoValue, language)?.id,
    seoValueOf: (id, { language }) => functionTitleById(id, language)?.seo_value,
  },
  workplace: ofList('workplaces'),
}

const isFilterKey = (key: string): key is keyof SearchFilters => Object.hasOwn(filterValues, key)

/** The keys with chosen options, in the order in which a URL names them. */
export const filterKeys: readonly (keyof SearchFilters)[] = Object.keys(filterValues).filter(isFilterKey)

/** Every query key of a search URL; any other is not the search's own. */
export const searchKeys: readonly string[] = [
  'query',
  ...filterKeys,
  'salary',
  'verifiedCompany',
  'near',
  'radius',
  'match',
  'sort',
  'page',
]

/** An option as a URL's value; undefined where the market or the list has no such id. */
export function filterSeoValue(
  market: MarketKey,
  language: LanguageCode,
  key: keyof SearchFilters,
  id: number,
): string | undefined {
  return filterValues[key].seoValueOf(id, { market, language })
}

/**
 * What a search page's URL asks for; undefined where the path is no search at all. `path` is one segment,
 * without the language's; values may be of any language. `unknown` names the keys of which something had to
 * be dropped: `buildSearchUrl` of the search is then the nearest clean URL.
 */
export function parseSearchUrl(
  market: MarketKey,
  language: LanguageCode,
  path: string,
  params: QueryParams,
): { search: JobSearch; unknown: string[] } | undefined {
  const place = { market, language }
  const read = readPath(path, seoValue => filterValues.location.idOf(seoValue, place) !== undefined)
  if (!read) return undefined
  const unknown = new Set<string>()

  const ids = (key: keyof SearchFilters) => {
    const given = listOf(params, key)
    if (key === 'location' && read.location !== undefined) given.unshift(read.location)
    const found = given.slice(0, MAX_VALUES).map(value => filterValues[key].idOf(value, place))
    if (found.includes(undefined) || given.length > MAX_VALUES) unknown.add(key)
    return [...new Set(found.filter(id => id !== undefined))].sort((a, b) => a - b)
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
  const filters = Object.fromEntries(filterKeys.map(key => [key, ids(key)]))
  const search: JobSearch = {
    ...emptySearch,
    ...filters,
    query: plainKeyword(keywordOf(read.keyword ?? params.get('query') ?? ''), language),
    salary: one('salary', null, readSalary),
    verifiedCompany: one('verifiedCompany', false, text => (/^(1|true)$/.test(text) ? true : undefined)),
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
 * `saysSort`: the default sort is said, too, where it is asked for: the reader has an order of their own without it.
 */
export function buildSearchUrl(
  market: MarketKey,
  language: LanguageCode,
  search: JobSearch,
  { saysSort = false } = {},
): string {
  const place = { market, language }
  const values = (key: keyof SearchFilters) =>
    [...new Set(search[key])]
      .sort((a, b) => a - b)
      .flatMap(id => filterValues[key].seoValueOf(id, place) ?? [])

  const query = plainKeyword(keywordOf(search.query), language)
  const slug = keywordSlug(query)
  const places = values('location')
  const location = places.length === 1 ? places[0] : undefined
  const isPlace = (seoValue: string) => filterValues.location.idOf(seoValue, place) !== undefined
  const path = pathOf(slug, location)
  const said = readPath(path, isPlace)
  // A keyword that the path would say otherwise ("x-ray", "ac/dc") stands in the query in its own words.
  const isSaid = said !== undefined && keywordOf(said.keyword ?? '') === query && said.location === location

  const pairs: [string, string][] = []
  const add = (key: string, text: string) => {
    if (text !== '') pairs.push([key, text])
  }
  if (!isSaid) add('query', query)
  for (const key of filterKeys) {
    if (key !== 'location' || location === undefined) add(key, values(key).join(','))
  }
  const { salary, near, sort, page } = search
  if (salary) add('salary', `${salary.from ?? ''},${salary.to ?? ''}`)
  if (search.verifiedCompany) add('verifiedCompany', '1')
  if (near) {
    add('near', `${rounded(near.latitude)},${rounded(near.longitude)}`)
    if (near.radiusKm !== DEFAULT_RADIUS) add('radius', String(near.radiusKm))
  }
  if (search.match === 'mention' && query !== '') add('match', 'mention')
  if (sort && (near || sort !== 'distance') && (saysSort || sort !== defaultSort(query))) add('sort', sort)
  if (page > 1) add('page', String(page))

  const written = encodeURIComponent(isSaid ? path : pathOf('', location))
  const rest = pairs.map(([key, text]) => `${key}=${encodeURIComponent(text).replaceAll('%2C', ',')}`)
  return `/${written}${rest.length > 0 ? `?${rest.join('&')}` : ''}`
}

/** Spec section 9: best match when there is a query, else newest first. */
export function defaultSort(query: string): SearchSort {
  return query ? 'relevance' : 'newest'
}

function listOf(params: QueryParams, key: string): string[] {
  return params
    .getAll(key)
    .flatMap(text => text.split(','))
    .map(text => text.trim())
    .filter(Boolean)
}

function readSalary(text: string): JobSearch['salary'] | undefined {
  const found = /^(\d{0,10})(?:,(\d{0,10}))?$/.exec(text)
  if (!found) return undefined
  const [from, to] = [found[1], found[2]].map(side => (side ? Math.min(Number(side), MAX_SALARY) : null))
  if (from === undefined || to === undefined || (from === null && to === null)) return undefined
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100 || 0

/** `14.55,121.02`; what is more precise is rounded. */
function readPoint(text: string): Pick<NearPoint, 'latitude' | 'longitude'> | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text.trim())
  const [latitude, longitude] = [rounded(Number(found?.[1])), rounded(Number(found?.[2]))]
  if (!found || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return { latitude, longitude }
}

function readRadius(text: string): number | undefined {
  return nearRadii.find(radius => text === String(radius))
}

function readSort(text: string, hasPoint: boolean): SearchSort | undefined {
  const found = sortNames.find(name => text === name || text === String(searchSorts[name]))
  return found === 'distance' && !hasPoint ? undefined : found
}

function readPage(text: string): number | undefined {
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= MAX_PAGE ? page : undefined
}
