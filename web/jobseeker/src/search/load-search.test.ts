import { recordRecentSearch } from '@hanap/contracts/jobs/recent-searches.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import type { JobSearchAnswer, SearchHelp } from '@hanap/contracts/search/search.schemas'
import { locationByKey } from '@hanap/markets/locations'
import { describe, expect, test } from 'vitest'
import { fakeCard, fakePage, fakeSearchAnswer, thrownBy } from '../testing/fake-page.ts'
import { loadSearch } from './load-search.server.ts'

const found = fakeSearchAnswer({ jobs: [fakeCard()], total_num: 61, total_pages: 3 })

/** What was remembered of seekers' searches. */
const remembered: unknown[] = []

const load = (address: string, answer: JobSearchAnswer = found, place = {}, asked: object[] = []) => {
  const url = new URL(address, 'https://ph.hanap.example')
  const page = fakePage(
    {
      [searchJobs.path]: ({ query }) => {
        asked.push(query ?? {})
        return { ok: true, data: answer }
      },
      [recordRecentSearch.path]: ({ body }) => {
        remembered.push(body)
        return { ok: true, data: {} }
      },
    },
    place,
  )
  return loadSearch(page, decodeURIComponent(url.pathname.split('/').at(-1) ?? ''), url)
}

describe('a wrong value in a search URL leads to the nearest clean URL', () => {
  test.each([
    ['/job-search?query=Nurse&location=Manila', '/nurse-jobs-in-manila'],
    ['/job-search?jobType=full-time&jobType=nonsense', '/job-search?jobType=full-time'],
    ['/nurse-jobs?page=1', '/nurse-jobs'],
    ['/nurse-jobs?page=9', '/nurse-jobs?page=3'],
    ['/Nurse-jobs', '/nurse-jobs'],
    ['/job-search?location=Makati+City%2C+Metro+Manila', '/jobs-in-makati'],
    ['/job-search?location=Makati%2C+Metro+Manila', '/jobs-in-makati'],
    ['/job-search?query=nurse&utm_source=mail', '/nurse-jobs?utm_source=mail'],
    ['/job-search?sort=distance', '/job-search'],
    ['/nurse-jobs-in-manila?sort=4&page=2', '/nurse-jobs-in-manila?page=2'],
    ['/job-search?sort=9', '/job-search'],
    ['/job-search?salary=much', '/job-search'],
    ['/job-search?page=0', '/job-search'],
  ])('%s → %s', async (address, clean) => {
    expect(await thrownBy(() => load(address))).toMatchObject({ to: clean })
  })

  test('for good where only the path is spelt otherwise', async () => {
    expect(await thrownBy(() => load('/Nurse-jobs'))).toEqual({ status: 301, to: '/nurse-jobs' })
    expect(await thrownBy(() => load('/nurse-jobs?page=9'))).toEqual({
      status: 302,
      to: '/nurse-jobs?page=3',
    })
  })

  test('and a clean one stays, with the marks of a campaign', async () => {
    const view = await load('/nurse-jobs-in-manila?jobType=full-time&page=2&utm_source=mail')
    expect(view.totalNum).toBe(61)
  })

  test('a city and its region, both chosen, stay both', async () => {
    expect((await load('/job-search?location=metro-manila,makati')).place).toBe('Metro Manila, Makati')
  })

  test('in the page’s language', async () => {
    const place = { market: 'sa', language: 'en' }
    expect(await thrownBy(() => load('/en/job-search?query=nurse', found, place))).toEqual({
      status: 302,
      to: '/en/nurse-jobs',
    })
  })

  test('a path that is no search answers 404', async () => {
    expect(await thrownBy(() => load('/favicon.ico'))).toEqual({ status: 404, to: null })
  })
})

test('the search is asked for by ids, and empty filters are dropped', async () => {
  const asked: object[] = []
  await load('/nurse-jobs?jobType=full-time,part-time&salary=30000,&verifiedCompany=1', found, {}, asked)
  const given = Object.fromEntries(Object.entries(asked[0] ?? {}).filter(([, value]) => value !== undefined))
  expect(given).toEqual({
    query: 'nurse',
    job_types: '1,2',
    salary_from: '30000',
    is_company_verified: '1',
    page: '1',
    size: '30',
  })
})

describe('near a point', () => {
  const address = '/nurse-jobs?near=14.55,121.02&radius=10&sort=distance'

  test('is asked for with its distance and its order', async () => {
    const asked: object[] = []
    await load(address, found, {}, asked)
    expect(asked[0]).toMatchObject({ latitude: '14.55', longitude: '121.02', radius_km: '10', sort: '4' })
  })

  test('the page names the place, and each card how far it is', async () => {
    const jobs = [fakeCard({ distance_km: 3 }), fakeCard({ distance_km: 0 })]
    const view = await load(address, { ...found, jobs })
    expect(view.heading).toBe('Nurse jobs near Makati')
    expect(view.jobs.map(({ facts }) => facts[1])).toEqual(['3 km away', 'Less than 1 km away'])
    expect(view.chosen).toEqual([{ label: 'Within 10 km of Makati', href: '/nurse-jobs' }])
    expect(view.retained).toEqual([
      ['query', 'nurse'],
      ['near', '14.55,121.02'],
      ['radius', '10'],
      ['sort', 'distance'],
    ])
    expect(view.head.robots).toBe('noindex')
  })

  test('without a point, the order by distance leads to the question where one is', async () => {
    const { sorts } = await load('/nurse-jobs')
    expect(sorts.at(-1)).toEqual({ key: 'distance', href: '/near-me?search=%2Fnurse-jobs' })
  })

  test.each(['/nurse-jobs?sort=distance', '/nurse-jobs?sort=4'])(
    '%s, which has none, leads to the search without it',
    async each => {
      expect(await thrownBy(() => load(each))).toEqual({ status: 302, to: '/nurse-jobs' })
    },
  )
})

describe('search engines', () => {
  test.each([
    ['/nurse-jobs', undefined],
    ['/nurse-jobs-in-manila', undefined],
    ['/jobs-in-manila', undefined],
    ['/job-search', undefined],
    ['/nurse-jobs?jobType=full-time', 'noindex'],
    ['/job-search?sort=salary', 'noindex'],
  ])('%s: %s', async (address, robots) => {
    expect((await load(address)).head.robots).toBe(robots)
  })

  test('an empty search is not indexed', async () => {
    expect((await load('/nurse-jobs', fakeSearchAnswer())).head.robots).toBe('noindex')
  })

  test('hreflang names the market’s own languages in each language’s words, x-default only without a place', async () => {
    const place = { market: 'jp', language: 'ja', origin: 'https://jp.hanap.example' }
    const { head } = await load('/jobs-in-%E6%9D%B1%E4%BA%AC%E9%83%BD', found, place)
    expect(head.alternates?.map(([tag, href]) => [tag, decodeURI(href)])).toEqual([
      ['ja-JP', 'https://jp.hanap.example/jobs-in-東京都'],
      ['en-JP', 'https://jp.hanap.example/en/jobs-in-tokyo'],
    ])
    const all = await load('/job-search', found, place)
    expect(all.head.alternates?.at(-1)).toEqual(['x-default', 'https://com.hanap.example/job-search'])
  })
})

describe('filters', () => {
  const facets = {
    ...found.facets,
    job_types: [
      { value: '1', seo_value: 'full-time', label: 'Full-time', count: 40 },
      { value: '2', seo_value: 'part-time', label: 'Part-time', count: 0 },
    ],
  }

  test('offer what has jobs, and keep what is chosen', async () => {
    const { filters } = await load('/job-search?jobType=part-time', { ...found, facets })
    expect(filters.find(({ key }) => key === 'jobType')?.values).toEqual([
      ['full-time', 'Full-time', 40],
      ['part-time', 'Part-time', 0, 1],
    ])
  })

  test('keep a choice that no job has, so that the form does not lose it', async () => {
    const { filters } = await load('/jobs-in-manila?salary=1,2', { ...found, facets })
    expect(filters.find(({ key }) => key === 'location')?.values).toEqual([['manila', 'Manila', 0, 1]])
    expect(filters.find(({ key }) => key === 'salary')?.values).toEqual([['1,2', '₱1 – ₱2', 0, 1]])
  })

  test('can each be taken away', async () => {
    const { chosen } = await load('/nurse-jobs-in-manila?jobType=full-time', fakeSearchAnswer())
    expect(chosen).toEqual([
      { label: 'Manila', href: '/nurse-jobs?jobType=full-time' },
      { label: 'Full-time', href: '/nurse-jobs-in-manila' },
    ])
  })

  test('sorting by match is offered only where there is something to match', async () => {
    expect((await load('/job-search')).sorts.map(({ key }) => key)).toEqual(['newest', 'salary', 'distance'])
    expect((await load('/nurse-jobs')).sorts.map(({ key, isChosen }) => [key, isChosen])).toEqual([
      ['relevance', true],
      ['newest', undefined],
      ['salary', undefined],
      ['distance', undefined],
    ])
  })
})

describe('what would find more', () => {
  const none: SearchHelp = { filters: [], queries: [], functions: [], places: [], market_count: null }
  const groups = async (address: string, help: Partial<SearchHelp>, place = {}) => {
    const view = await load(address, fakeSearchAnswer({ help: { ...none, ...help } }), place)
    return view.help?.map(({ key, links }) => [
      key,
      ...links.map(({ label, href, count }) => `${label} → ${decodeURI(href)} (${count})`),
    ])
  }
  const makati = locationByKey('ph', 'makati')?.id ?? 0

  test('is a clean URL each, of the first page', async () => {
    const help: Partial<SearchHelp> = {
      filters: [
        { names: ['job_types'], count: 12 },
        { names: ['job_locations'], count: 9 },
        { names: ['salary'], count: 8 },
        { names: ['job_types', 'salary', 'job_locations'], count: 40 },
      ],
      queries: [
        { query: 'nurse', change: 'dropped', words: ['night'], count: 7 },
        { query: 'night nurses', change: 'corrected', words: ['nurse'], count: 6 },
      ],
      places: [{ id: makati, label: 'Makati', distance_km: 5, count: 3 }],
    }
    expect(await groups('/night-nurse-jobs-in-manila?jobType=full-time,part-time&salary=1,2', help)).toEqual([
      [
        'words',
        'Without “night” → /nurse-jobs-in-manila?jobType=full-time,part-time&salary=1,2 (7)',
        'night nurses → /night-nurses-jobs-in-manila?jobType=full-time,part-time&salary=1,2 (6)',
      ],
      [
        'filters',
        'Without Full-time and Part-time → /night-nurse-jobs-in-manila?salary=1,2 (12)',
        'Without ₱1 – ₱2 → /night-nurse-jobs-in-manila?jobType=full-time,part-time (8)',
        'Without any filter → /night-nurse-jobs (40)',
      ],
      [
        'places',
        'Makati, 5 km away → /night-nurse-jobs-in-makati?jobType=full-time,part-time&salary=1,2 (3)',
        'Anywhere in the Philippines → /night-nurse-jobs?jobType=full-time,part-time&salary=1,2 (9)',
      ],
    ])
  })

  const allOf = async (address: string, market_count: number, place = {}) => {
    const { all } = await load(address, fakeSearchAnswer({ help: { ...none, market_count } }), place)
    return `${all?.label} → ${all?.href}`
  }

  test('is the whole market where nothing else is', async () => {
    expect(await allOf('/zzzz-jobs', 500)).toBe('See all 500 jobs → /job-search')
    expect(await groups('/zzzz-jobs', { market_count: 500 })).toBeUndefined()
  })

  test('is advice on the words where no other search finds anything', async () => {
    const adviceOf = async (address: string, help: Partial<SearchHelp>) =>
      (await load(address, fakeSearchAnswer({ help: { ...none, ...help } }))).advice
    expect(await adviceOf('/zzzz-jobs', { market_count: 500 })).toBe(
      'Check the spelling, or try fewer words.',
    )
    const query = { query: 'nurse', change: 'dropped' as const, words: ['night'], count: 7 }
    expect(await adviceOf('/night-nurse-jobs', { queries: [query] })).toBeUndefined()
    expect(await adviceOf('/job-search', { market_count: 500 })).toBeUndefined()
  })

  test('is in the page’s language, below its address', async () => {
    const place = { market: 'sa', language: 'en' }
    expect(await allOf('/en/zzzz-jobs', 5, place)).toBe('See all 5 jobs → /en/job-search')
  })
})

test('corrected words are marked among the others, and phrases are told apart', async () => {
  const relaxed = {
    dropped: ['zzzz', 'zzzz'],
    corrected: [
      { from: 'nrse', to: 'nurse' },
      { from: '"shift night"', to: 'shift night' },
    ],
    query: 'shift night nurse',
  }
  const path = '/job-search?query=%22shift+night%22+nrse+zzzz'
  const view = await load(path, { ...found, relaxed })
  expect(view.relaxed).toEqual({
    dropped: ['zzzz'],
    freed: ['shift night'],
    shown: [{ text: 'shift' }, { text: 'night' }, { text: 'nurse', isCorrected: true }],
  })
  // Where nothing was found, nothing of another search is shown.
  expect((await load(path, fakeSearchAnswer({ relaxed }))).relaxed).toBeUndefined()
})

test('what quotes, minus and prefixes did is said in words, and why a job in another language is there', async () => {
  const none = { is_phrase: false, is_excluded: false, field: null }
  const view = await load('/job-search?query=x%22', {
    ...found,
    clauses: [
      { ...none, text: 'night shift', is_phrase: true },
      { ...none, text: 'manager', is_excluded: true },
      { ...none, text: 'nurse', field: 'title' },
      { ...none, text: 'acme', field: 'company' },
      { ...none, text: 'sql', field: 'skill' },
    ],
    translated: [
      { job_id: 'j1', from: 'accountant', name: '会計' },
      { job_id: 'j2', from: 'accountant', name: null },
    ],
  })
  expect(view.clauses).toEqual([
    'Side by side: “night shift”',
    'Left out: manager',
    'In the job title: nurse',
    'In the company’s name: acme',
    'Among the skills: sql',
  ])
  expect(view.notes).toEqual({
    j1: '“会計” is accountant in another language',
    j2: 'accountant in another language',
  })
})

describe('a signed-in seeker is told of the order', () => {
  const user = { id: 'a1', first_name: 'Mara' }
  const order = async (address: string, isPersonal = false) => {
    const { order, sorts } = await load(address, { ...found, is_personal: isPersonal }, { user })
    return {
      text: order?.text,
      links: order?.links.map(([, href]) => href),
      chosen: sorts.find(({ isChosen }) => isChosen)?.key,
    }
  }

  test('fitting jobs first, with the way to the plain order, which is said in its address', async () => {
    expect(await order('/nurse-jobs?jobType=full-time', true)).toEqual({
      text: 'Jobs that fit your preferences come first.',
      links: ['/job-preferences', '/nurse-jobs?jobType=full-time&sort=relevance'],
      chosen: 'relevance',
    })
    expect(await order('/job-search?sort=newest')).toEqual({
      text: undefined,
      links: ['/job-search'],
      chosen: 'newest',
    })
  })

  test('what fits first is marked as the best match, without words too', async () => {
    expect(await order('/job-search', true)).toMatchObject({ chosen: 'relevance' })
  })

  test('who has no preference yet is asked for one', async () => {
    expect(await order('/job-search')).toMatchObject({ links: ['/job-preferences/new'], chosen: 'newest' })
  })

  test('and a visitor of nothing', async () => {
    expect((await load('/job-search')).order).toBeUndefined()
    expect(await thrownBy(() => load('/job-search?sort=newest'))).toEqual({ status: 302, to: '/job-search' })
  })
})

test('a seeker’s search is remembered once, by its first page; a visitor’s and no search at all are not', async () => {
  const user = { id: 'a1', first_name: 'Mara' }
  remembered.length = 0
  await load('/nurse-jobs?jobType=full-time', found, { user })
  await load('/nurse-jobs?page=2', found, { user })
  await load('/job-search', found, { user })
  await load('/nurse-jobs')
  expect(remembered).toEqual([{ keyword: 'nurse', filters: { job_types: [1] } }])
})

test('jobs with titles like the keyword stand below a short list, in none of its numbers', async () => {
  const view = await load('/manager-jobs', { ...found, similar: [fakeCard({ id: 'like' })] })
  expect(view.similar?.map(({ id }) => id)).toEqual(['like'])
  expect(view.totalNum).toBe(61)
  expect((await load('/manager-jobs', found)).similar).toBeUndefined()
})

describe('jobs that only mention the keyword', () => {
  const some = { ...found, mention_num: 71 }

  test('stand apart below the list, with their number and a page of their own', async () => {
    const { mentioned, totalNum } = await load('/manager-jobs-in-manila?sort=newest&page=2', some)
    expect(totalNum).toBe(61)
    expect(mentioned).toEqual({
      heading: 'Jobs that only mention “manager” in their text',
      href: '/manager-jobs-in-manila?match=mention&sort=newest',
      count: 71,
    })
  })

  test('have a page with the way back, which no search engine keeps', async () => {
    const asked: object[] = []
    const view = await load('/manager-jobs?match=mention', some, {}, asked)
    expect(asked).toMatchObject([{ query: 'manager', match: 'mention' }])
    expect(view.heading).toBe('Jobs that only mention “manager” in their text')
    expect(view.mentioned).toEqual({
      heading: 'Jobs that match “manager”',
      href: '/manager-jobs',
      count: null,
    })
    expect(view.head.robots).toBe('noindex')
  })

  test('are offered where no list is found', async () => {
    const asked: object[] = []
    const none = { ...found, total_num: 0, total_pages: 0, mention_num: 1 }
    const view = await load('/barista-jobs', none, {}, asked)
    expect(asked).toMatchObject([{ query: 'barista' }, { query: 'barista', match: 'mention' }])
    expect([view.totalNum, view.jobs.length]).toEqual([0, 1])
    expect(view.href).toBe('/barista-jobs?match=mention')
  })

  test.each([
    ['/job-search?match=mention', '/job-search'],
    ['/nurse-jobs?match=list', '/nurse-jobs'],
    ['/nurse-jobs?match=other', '/nurse-jobs'],
  ])('%s leads to %s', async (address, clean) => {
    expect(await thrownBy(() => load(address))).toMatchObject({ to: clean })
  })
})

describe('words that say something else than the work become filters', () => {
  test.each([
    ['/job-search?query=Work+from+home', '/job-search?workplace=remote'],
    ['/work-from-home-jobs', '/job-search?workplace=remote'],
    ['/part-time-barista-jobs-in-manila', '/barista-jobs-in-manila?jobType=part-time'],
    ['/remote-nurse-jobs?jobType=full-time', '/nurse-jobs?jobType=full-time&workplace=remote'],
    [
      '/job-search?query=cashier+no+experience',
      '/cashier-jobs?workExperience=student-fresh-graduate,no-experience-required',
    ],
    ['/job-search?query=nurse+near+me', '/near-me?search=%2Fnurse-jobs'],
    ['/jobs-near-me-jobs', '/near-me?search=%2Fjob-search'],
  ])('%s → %s', async (address, to) => {
    expect(await thrownBy(() => load(address))).toMatchObject({ to })
  })

  test('that are chips: each can be taken away', async () => {
    const { chosen } = await load('/barista-jobs?jobType=part-time&workplace=remote')
    expect(chosen).toEqual([
      { label: 'Part-time', href: '/barista-jobs?workplace=remote' },
      { label: 'Remote', href: '/barista-jobs?jobType=part-time' },
    ])
  })

  test('but not what stands in quotes', async () => {
    const view = await load('/job-search?query=%22work+from+home%22+trainer')
    expect(view.query).toBe('"work from home" trainer')
  })
})

test('title and heading are spelt as the words were searched for', async () => {
  const relaxed = {
    dropped: ['zzz'],
    corrected: [{ from: 'acountant', to: 'accountant' }],
    query: 'senior accountant',
  }
  const view = await load('/senior-acountant-zzz-jobs-in-manila', { ...found, relaxed })
  expect([view.heading, view.head.title]).toEqual([
    'Senior accountant zzz jobs in Manila',
    expect.stringContaining('Senior accountant zzz jobs in Manila'),
  ])
  expect(view.query).toBe('senior acountant zzz')
})
