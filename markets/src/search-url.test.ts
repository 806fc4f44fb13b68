import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mainFunctions } from './functions.ts'
import { languages } from './languages.ts'
import { type OptionListName, options } from './lists.ts'
import { locationsOf } from './locations.ts'
import { type MarketKey, markets } from './markets.ts'
import {
  buildSearchUrl,
  emptySearch,
  type JobSearch,
  parseSearchUrl,
  type QueryParams,
  type SearchFilters,
  type SearchSort,
} from './search-url.ts'

type Language = (typeof languages)[number]['code']

/** What URLSearchParams does, which this package's library does not know. */
function queryOf(text: string): QueryParams {
  const pairs = text.split('&').map(pair => pair.split('=').map(decodeURIComponent))
  const getAll = (key: string) => pairs.flatMap(([name, value = '']) => (name === key ? [value] : []))
  return { getAll, get: key => getAll(key)[0] ?? null }
}

function read(market: MarketKey, language: Language, url: string) {
  const [path = '', query = ''] = url.slice(1).split('?')
  return parseSearchUrl(market, language, path, queryOf(query))
}

const clean = (market: MarketKey, language: Language, url: string) => {
  const found = read(market, language, url)
  return found && decodeURIComponent(buildSearchUrl(market, language, found.search))
}

const locationIds = (market: MarketKey) =>
  locationsOf(market).regions.flatMap(region => [region.id, ...region.locations.map(({ id }) => id)])

const valuesOf = (list: OptionListName, language: Language) => options(list, language).map(({ id }) => id)

const mains = mainFunctions('en')
const subs = mains.flatMap(main => main.sub_function_list)
const idsByKey: Record<Exclude<keyof SearchFilters, 'location'>, number[]> = {
  category: valuesOf('job_category_lists', 'en'),
  jobType: valuesOf('job_types', 'en'),
  industry: valuesOf('industry_lists', 'en'),
  qualification: valuesOf('degrees', 'en'),
  workExperience: valuesOf('xp_lvls', 'en'),
  workplace: valuesOf('workplaces', 'en'),
  mainFunctions: mains.map(({ id }) => id),
  jobFunctions: subs.map(({ id }) => id),
  functionTitles: subs.flatMap(sub => sub.job_titles.map(({ id }) => id)),
}

const { raw } = String

describe('the path', () => {
  test.each([
    ['/job-search', {}],
    ['/accountant-jobs', { query: 'accountant' }],
    ['/data-analyst-jobs-in-manila', { query: 'data analyst', location: ['manila'] }],
    ['/jobs-in-manila', { location: ['manila'] }],
    ['/jobs-in-manila-jobs', { query: 'jobs in manila' }],
    ['/nurse-jobs-in-manila-jobs', { query: 'nurse jobs in manila' }],
    ['/work-in-sales-jobs-jobs', { query: 'work in sales jobs' }],
    ['/jobs-in-sales-jobs-in-manila', { query: 'jobs in sales', location: ['manila'] }],
    ['/c++-jobs', { query: 'c++' }],
    ['/r&d-jobs-in-manila', { query: 'r&d', location: ['manila'] }],
  ])('%s is read as it is written', (url, expected) => {
    const found = read('ph', 'en', url)?.search
    expect({ query: found?.query ?? '', places: found?.location.length }).toEqual({
      query: 'query' in expected ? expected.query : '',
      places: 'location' in expected ? 1 : 0,
    })
    expect(clean('ph', 'en', url)).toBe(url)
  })

  test.each(['/favicon.ico', '/jobs', '/about', '/job-search-', '/%E0%A4%A', raw`/\x`])(
    '%s is no search',
    url => {
      expect(read('ph', 'en', url)).toBeUndefined()
    },
  )

  test('keeps the script of its language', () => {
    const tokyo = locationsOf('jp').regions.find(({ key }) => key === 'tokyo')
    const search = { ...emptySearch, query: '会計', location: [tokyo?.id ?? 0] }
    expect(decodeURIComponent(buildSearchUrl('jp', 'ja', search))).toBe('/会計-jobs-in-東京都')
  })

  test.each([
    ['a keyword with a hyphen', 'front-end developer', '/job-search?query=front-end developer'],
    ['a keyword with a slash', 'ac/dc', '/job-search?query=ac/dc'],
    ['no keyword but blanks', '  ', '/job-search'],
  ])('%s stands where it keeps its words', (_name, query, url) => {
    expect(decodeURIComponent(buildSearchUrl('ph', 'en', { ...emptySearch, query }))).toBe(url)
  })
})

describe('the nearest clean URL', () => {
  test.each([
    ['an unknown place', '/nurse-jobs-in-atlantis', '/nurse-jobs', ['location']],
    ['an unknown place alone', '/jobs-in-atlantis', '/job-search', ['location']],
    [
      'a wrong value among right ones',
      '/job-search?jobType=full-time,x',
      '/job-search?jobType=full-time',
      ['jobType'],
    ],
    ['a page that is none', '/nurse-jobs?page=0', '/nurse-jobs', ['page']],
    ['a salary that is none', '/nurse-jobs?salary=much', '/nurse-jobs', ['salary']],
    ['a sort that is none', '/nurse-jobs?sort=9', '/nurse-jobs', ['sort']],
    ['a form as browsers send it', '/job-search?query=Nurse&location=manila', '/nurse-jobs-in-manila', []],
    [
      'repeated values',
      '/job-search?jobType=part-time&jobType=full-time',
      '/job-search?jobType=full-time,part-time',
      [],
    ],
    ['empty values', '/job-search?query=&jobType=&page=', '/job-search', []],
    ['defaults said aloud', '/nurse-jobs?page=1&sort=relevance', '/nurse-jobs', []],
    ['a salary the wrong way round', '/job-search?salary=50000,30000', '/job-search?salary=30000,50000', []],
    ['capitals', '/Nurse-jobs', '/nurse-jobs', []],
    ['another language', '/jobs-in-%E4%B8%9C%E4%BA%AC%E9%83%BD', '/job-search', ['location']],
  ])('of %s', (_name, url, expected, unknown) => {
    expect(clean('ph', 'en', url)).toBe(expected)
    expect(read('ph', 'en', url)?.unknown).toEqual(unknown)
  })

  test('of values in another language is in the page’s own', () => {
    expect(clean('jp', 'ja', '/jobs-in-tokyo?jobType=full-time')).toBe(
      `/jobs-in-東京都?jobType=${options('job_types', 'ja')[0]?.seo_value}`,
    )
  })
})

describe.each(languages.map(({ code }) => code))('in %s', language => {
  test.each(Object.entries(idsByKey))('every value of %s survives the way there and back', (key, ids) => {
    for (const id of ids) {
      const search = { ...emptySearch, [key]: [id] }
      expect(read('ph', language, buildSearchUrl('ph', language, search))).toEqual({ search, unknown: [] })
    }
  })

  test('every place of every market survives, with and without a keyword', () => {
    for (const { key } of markets) {
      for (const id of locationIds(key)) {
        for (const query of ['', 'jobs in sales']) {
          const search = { ...emptySearch, query, location: [id] }
          expect(read(key, language, buildSearchUrl(key, language, search))).toEqual({ search, unknown: [] })
        }
      }
    }
  })
})

const someOf = (ids: readonly number[]) =>
  fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 4 }).map(list => list.sort((a, b) => a - b))
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
const salary = fc.tuple(amount, amount).map(([a, b]): JobSearch['salary'] => {
  if (a === null && b === null) return null
  return a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }
})
const word = fc.oneof(
  fc.constantFrom(
    'jobs',
    'in',
    'job-search',
    'manila',
    'front-end',
    'c++',
    '会計',
    'محاسب',
    'İş',
    '/',
    '%',
    '..',
    '&',
    '?a=b',
    '#',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
)

test('any search survives the way to its URL and back, and its URL is already clean', () => {
  const cases = fc.constantFrom(...markets).chain(({ key }) =>
    fc.record({
      market: fc.constant(key),
      language: fc.constantFrom(...languages.map(({ code }) => code)),
      words: fc.array(word, { maxLength: 5 }),
      location: someOf(locationIds(key)),
      filters: fc.record(
        Object.fromEntries(Object.entries(idsByKey).map(([name, ids]) => [name, someOf(ids)])),
      ),
      salary,
      verifiedCompany: fc.boolean(),
      sort: fc.constantFrom<SearchSort | null>(null, 'newest', 'relevance', 'salary', 'distance'),
      page: fc.integer({ min: 1, max: 500 }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ market, language, words, filters, ...rest }) => {
      const given: JobSearch = { ...emptySearch, ...filters, ...rest, query: words.join(' ') }
      const url = buildSearchUrl(market, language, given)
      const found = read(market, language, url)
      expect(found?.unknown).toEqual([])
      expect(found && buildSearchUrl(market, language, found.search)).toBe(url)
      expect(found?.search.location).toEqual(given.location)
      expect(found?.search).toMatchObject(filters)
      if (found) expect(read(market, language, buildSearchUrl(market, language, found.search))).toEqual(found)
    }),
    { numRuns: 2000 },
  )
})
