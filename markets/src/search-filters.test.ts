import { describe, expect, test } from 'vitest'
import { mainFunctions } from './functions.ts'
import { languages } from './languages.ts'
import { options } from './lists.ts'
import { locationsOf } from './locations.ts'
import {
  type FlagFilterName,
  type OptionFilterName,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from './search-filters.ts'
import { requestFilters, searchFiltersOf } from './search-request.ts'
import { buildSearchUrl, emptySearch, type JobSearch, parseSearchUrl, searchKeys } from './search-url.ts'

const [main] = mainFunctions('en')
const sub = main?.sub_function_list[0]
const levels = { main: main?.id, sub: sub?.id, title: sub?.job_titles[0]?.id }

const isOption = (name: SearchFilterName): name is OptionFilterName => searchFilters[name].kind === 'options'
const isFlag = (name: SearchFilterName): name is FlagFilterName => searchFilters[name].kind === 'flag'

const optionOf = (name: OptionFilterName): number => {
  const { source } = searchFilters[name]
  const ids = 'list' in source ? options(source.list, 'en').map(({ id }) => id) : []
  const place = locationsOf('ph').regions[0]?.id
  return ids[0] ?? ('level' in source ? levels[source.level] : place) ?? 0
}

/** A search with one filter chosen. */
const searchBy = (name: SearchFilterName): JobSearch => {
  if (isOption(name)) return { ...emptySearch, [searchFilters[name].url]: [optionOf(name)] }
  if (isFlag(name)) return { ...emptySearch, [searchFilters[name].url]: true }
  if (name === 'salary') return { ...emptySearch, salary: { from: 30_000, to: null } }
  return { ...emptySearch, near: { latitude: 14.55, longitude: 121.02, radiusKm: 10 } }
}

const queryOf = (text: string) => {
  const pairs = text.split('&').map(pair => pair.split('=').map(decodeURIComponent))
  const getAll = (key: string) => pairs.flatMap(([name, value = '']) => (name === key ? [value] : []))
  return { getAll, get: (key: string) => getAll(key)[0] ?? null }
}

describe.each(searchFilterNames.filter(name => searchFilters[name].url !== null))('%s', name => {
  const search = searchBy(name)

  test.each(languages.map(({ code }) => code))('goes through the URL and back in %s', language => {
    const [path = '', query = ''] = buildSearchUrl('ph', language, search).slice(1).split('?')
    expect(path + query).not.toBe('job-search')
    expect(parseSearchUrl('ph', language, decodeURIComponent(path), queryOf(query))).toEqual({
      search,
      unknown: [],
    })
  })

  test('goes through a call and back, and its URL key is the search’s own', () => {
    const request = requestFilters(search)
    expect(Object.keys(request)).not.toEqual([])
    expect({ ...search, ...searchFiltersOf(request) }).toEqual(search)
    expect(searchKeys).toContain(searchFilters[name].url)
  })
})

test('no two filters have a URL key, a label or a place in common', () => {
  const rows = searchFilterNames.map(name => searchFilters[name])
  const columns = [
    rows.flatMap(({ url }) => url ?? []),
    rows.flatMap(({ label }) => label ?? []),
    rows.map(({ order }) => order.title),
    rows.flatMap(({ order }) => ('url' in order ? order.url : [])),
    rows.flatMap(({ panel }) => panel?.order ?? []),
  ]
  for (const column of columns) expect(new Set<unknown>(column).size).toBe(column.length)
})
