import { searchJobs } from '@hanap/contracts/search/search.calls'
import { mainFunctions } from '@hanap/markets/functions'
import { options } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import {
  type FlagFilterName,
  type OptionFilterName,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@hanap/markets/search-filters'
import { requestFilters } from '@hanap/markets/search-request'
import { buildSearchUrl, emptySearch, type JobSearch } from '@hanap/markets/search-url'
import { describe, expect, test } from 'vitest'
import { alertSearchOf } from '../job-alerts/alert-search.server.ts'
import { fakeCard, fakePage, fakeSearchAnswer } from '../testing/fake-page.ts'
import { loadSearch } from './load-search.server.ts'

const [main] = mainFunctions('en')
const sub = main?.sub_function_list[0]
const levels = { main: main?.id, sub: sub?.id, title: sub?.job_titles[0]?.id }

const isOption = (name: SearchFilterName): name is OptionFilterName => searchFilters[name].kind === 'options'
const isFlag = (name: SearchFilterName): name is FlagFilterName => searchFilters[name].kind === 'flag'

const optionOf = (name: OptionFilterName): number => {
  const { source } = searchFilters[name]
  const ids = 'list' in source ? options(source.list, 'en').map(({ id }) => id) : []
  return ids[0] ?? ('level' in source ? levels[source.level] : locationByKey('ph', 'makati')?.id) ?? 0
}

/** A search with one filter chosen. */
const searchBy = (name: SearchFilterName): JobSearch => {
  if (isOption(name)) return { ...emptySearch, [searchFilters[name].url]: [optionOf(name)] }
  if (isFlag(name)) return { ...emptySearch, [searchFilters[name].url]: true }
  if (name === 'salary') return { ...emptySearch, salary: { from: 30_000, to: 50_001 } }
  return { ...emptySearch, near: { latitude: 14.55, longitude: 121.02, radiusKm: 10 } }
}

const inUrl = searchFilterNames.filter(name => searchFilters[name].url !== null)

describe.each(inUrl)('%s', name => {
  const { url: key, panel } = searchFilters[name]
  const request = requestFilters(searchBy(name))
  const path = buildSearchUrl('ph', 'en', searchBy(name))
  const answer = fakeSearchAnswer({ jobs: [fakeCard()], total_num: 3, total_pages: 1 })
  const flag = { value: '1', seo_value: '1', label: 'Only these', count: 3 }
  const facets = isFlag(name) ? { ...answer.facets, [name]: [flag] } : answer.facets
  const none = { queries: [], functions: [], places: [], market_count: null }
  const help = { ...none, filters: [{ names: [name], count: 9 }] }
  const asked: Record<string, unknown>[] = []
  const page = fakePage({
    [searchJobs.path]: ({ query }) => {
      asked.push(query ?? {})
      return { ok: true, data: { ...answer, facets, help } }
    },
  })
  const load = () => {
    const address = new URL(path, page.origin)
    return loadSearch(page, decodeURIComponent(address.pathname.slice(1)), address)
  }

  test('is asked for by its name on the wire', async () => {
    await load()
    for (const [field, value] of Object.entries(request))
      expect(asked.at(-1)?.[field]).toBe(value === true ? '1' : String(value))
  })

  test('is a chip that takes it away, and what would find more', async () => {
    const view = await load()
    expect(view.chosen).toEqual([{ label: expect.stringMatching(/./), href: '/job-search' }])
    const links = view.help?.flatMap(each => each.links) ?? []
    expect(links).toEqual([{ label: expect.stringMatching(/./), href: '/job-search', count: 9 }])
  })

  if (panel)
    test('is in the panel, chosen', async () => {
      const group = (await load()).filters.find(each => each.key === key)
      expect(group?.values).toEqual([[expect.any(String), expect.stringMatching(/./), expect.any(Number), 1]])
      // A single tick is named by its one value.
      expect(group?.title !== undefined || isFlag(name)).toBe(true)
      if (name === 'salary') expect(group?.title).toBe('Monthly salary (PHP)')
    })

  test('becomes part of an alert of the page', () => {
    expect(alertSearchOf(page, path)?.filters).toEqual(request)
    expect(alertSearchOf(page, path)?.path).toBe(path)
  })
})
