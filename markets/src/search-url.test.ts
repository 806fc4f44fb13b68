import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { functionText, mainFunctions } from './functions.ts'
import { languages } from './languages.ts'
import { type OptionListName, options } from './lists.ts'
import { locationsOf } from './locations.ts'
import { type MarketKey, markets } from './markets.ts'
import { byOptionKey, searchFilters } from './search-filters.ts'
import {
  buildSearchUrl,
  emptySearch,
  type JobSearch,
  nearRadii,
  parseSearchUrl,
  type QueryParams,
  type SearchSort,
} from './search-url.ts'

type LanguageCase = (typeof languages)[number]['code']

/** What URLSearchParams does, which this package's library does not know. */
const queryOf = (text: string): QueryParams => {
  const pairs = text.split('&').map(pair => pair.split('=').map(decodeURIComponent))
  const getAll = (key: string) => pairs.flatMap(([name, value = '']) => (name === key ? [value] : []))
  return { getAll, get: key => getAll(key)[0] ?? null }
}

const read = (market: MarketKey, language: LanguageCase, url: string) => {
  const [path = '', query = ''] = url.slice(1).split('?')
  return parseSearchUrl(market, language, path, queryOf(query))
}

const clean = (market: MarketKey, language: LanguageCase, url: string) => {
  const found = read(market, language, url)
  return found && decodeURIComponent(buildSearchUrl(market, language, found.search))
}

const locationIds = (market: MarketKey) =>
  locationsOf(market).regions.flatMap(region => [region.id, ...region.locations.map(({ id }) => id)])

const valuesOf = (list: OptionListName, language: LanguageCase) => options(list, language).map(({ id }) => id)

const mains = mainFunctions('en')
const subs = mains.flatMap(main => main.sub_function_list)
const idsOfLevel = {
  main: mains.map(({ id }) => id),
  sub: subs.map(({ id }) => id),
  title: subs.flatMap(sub => sub.job_titles.map(({ id }) => id)),
}
/** Of every key; places are a market's own, and here none. */
const { location: _, ...idsByKey } = byOptionKey(name => {
  const { source } = searchFilters[name]
  if ('list' in source) return valuesOf(source.list, 'en')
  return 'level' in source ? idsOfLevel[source.level] : []
})

const functionIds = [...idsByKey.mainFunctions, ...idsByKey.jobFunctions, ...idsByKey.functionTitles]

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
    ['a keyword with a hyphen', 'x-ray wizard', '/job-search?query=x-ray wizard'],
    ['a keyword with a slash', 'ac/dc', '/job-search?query=ac/dc'],
    ['no keyword but blanks', '  ', '/job-search'],
  ])('%s stands where it keeps its words', (_name, query, url) => {
    expect(decodeURIComponent(buildSearchUrl('ph', 'en', { ...emptySearch, query }))).toBe(url)
  })
})

describe('a name with signs', () => {
  const url = (market: MarketKey, language: LanguageCase, query: string) =>
    decodeURIComponent(buildSearchUrl(market, language, { ...emptySearch, query }))

  test.each([
    ['ph', 'en', 'Supply Chain & Procurement', '/supply-chain-and-procurement-jobs'],
    ['ph', 'en', 'Front-End Developer', '/front-end-developer-jobs'],
    ['ph', 'en', 'UI/UX Designer', '/ui-ux-designer-jobs'],
    ['id', 'id', 'Data & Kecerdasan Buatan', '/data-dan-kecerdasan-buatan-jobs'],
    ['my', 'ms', 'Data & Kecerdasan Buatan', '/data-dan-kecerdasan-buatan-jobs'],
    ['es', 'es', 'Ingeniero/a de software', '/ingeniero-de-software-jobs'],
    ['br', 'pt-br', 'Engenheiro(a) de software', '/engenheiro-de-software-jobs'],
    ['jp', 'ja', 'IT・情報技術', '/it-情報技術-jobs'],
    ['tw', 'zh-tw', '雲端、基礎架構', '/雲端-基礎架構-jobs'],
    ['sg', 'zh-cn', '数据库管理员（DBA）', '/数据库管理员-dba-jobs'],
    ['sa', 'ar', 'مطور ويب متكامل (Full Stack)', '/مطور-ويب-متكامل-full-stack-jobs'],
  ] as const)('has an address without them: %s %s %s', (market, language, name, expected) => {
    expect(url(market, language, name)).toBe(expected)
    expect(url(market, language, read(market, language, expected)?.search.query ?? '')).toBe(expected)
  })

  test.each([
    ['/supply-chain-%26-procurement-jobs', '/supply-chain-and-procurement-jobs'],
    ['/supply-chain-%2526-procurement-jobs', '/supply-chain-and-procurement-jobs'],
    ['/job-search?query=design,%20media%20%26%20entertainment', '/design-media-and-entertainment-jobs'],
    ['/job-search?query=front-end%20developer', '/front-end-developer-jobs'],
    ['/supply-chain-%26-procurement-jobs-in-manila', '/supply-chain-and-procurement-jobs-in-manila'],
  ])('its former address %s leads to it', (former, now) => {
    expect(clean('ph', 'en', former)).toBe(now)
  })

  test('that is nobody’s name keeps them', () => {
    expect(url('ph', 'en', 'r&d')).toBe('/r&d-jobs')
    expect(url('ph', 'en', 'ac/dc')).toBe('/job-search?query=ac/dc')
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
    ['an order by distance from nowhere', '/nurse-jobs?sort=distance', '/nurse-jobs', ['sort']],
    ['an order by distance as a number', '/job-search?sort=4', '/job-search', ['sort']],
    [
      'a point that says more than two decimals',
      '/job-search?near=14.554729,121.024445&sort=distance',
      '/job-search?near=14.55,121.02&sort=distance',
      [],
    ],
    ['a point that is none', '/job-search?near=91,10&sort=distance', '/job-search', ['near', 'sort']],
    ['a distance from nowhere', '/job-search?radius=10', '/job-search', []],
    ['a distance that is not offered', '/job-search?near=1,2&radius=7', '/job-search?near=1,2', ['radius']],
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

  test('the name of every function has a path of letters, digits and hyphens, which leads back to it', () => {
    for (const id of functionIds) {
      const url = decodeURIComponent(
        buildSearchUrl('ph', language, { ...emptySearch, query: functionText(id, language) }),
      )
      expect(url).toMatch(/^\/[\p{L}\p{M}\p{N}.-]+-jobs$/u)
      const found = read('ph', language, url)
      expect(found?.unknown).toEqual([])
      expect(found && decodeURIComponent(buildSearchUrl('ph', language, found.search))).toBe(url)
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
const degrees = (most: number) => fc.integer({ min: -most * 100, max: most * 100 }).map(each => each / 100)
const near = fc.record({
  latitude: degrees(90),
  longitude: degrees(180),
  radiusKm: fc.constantFrom(...nearRadii),
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
      near: fc.option(near),
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
      expect(found?.search.near).toEqual(given.near)
      expect(found?.search.location).toEqual(given.location)
      expect(found?.search).toMatchObject(filters)
      if (found) expect(read(market, language, buildSearchUrl(market, language, found.search))).toEqual(found)
    }),
    { numRuns: 2000 },
  )
})
