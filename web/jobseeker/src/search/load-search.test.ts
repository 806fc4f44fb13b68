import { searchJobs } from '@hanap/contracts/search.calls'
import type { JobSearchAnswer } from '@hanap/contracts/search.schemas'
import { describe, expect, test } from 'vitest'
import { buildCard, buildSearchAnswer, fakePage, thrownBy } from '../testing/fake-page.ts'
import { loadSearch } from './load-search.server.ts'

const found = buildSearchAnswer({ jobs: [buildCard()], total_num: 61, total_pages: 3 })

function load(address: string, answer: JobSearchAnswer = found, place = {}, asked: object[] = []) {
  const url = new URL(address, 'https://ph.hanap.example')
  const page = fakePage(
    {
      [searchJobs.path]: ({ query }) => {
        asked.push(query ?? {})
        return { ok: true, data: answer }
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
  ])('%s → %s', async (address, clean) => {
    expect(await thrownBy(() => load(address))).toEqual({ status: 302, to: clean })
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
    expect((await load('/nurse-jobs', buildSearchAnswer())).head.robots).toBe('noindex')
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

  test('can each be taken away, and an empty search says what that would find', async () => {
    const { chosen } = await load('/nurse-jobs-in-manila?jobType=full-time', buildSearchAnswer())
    expect(chosen).toEqual([
      { label: 'Manila', href: '/nurse-jobs?jobType=full-time', count: 0 },
      { label: 'Full-time', href: '/nurse-jobs-in-manila', count: 0 },
    ])
  })

  test('sorting by match is offered only where there is something to match', async () => {
    expect((await load('/job-search')).sorts.map(({ key }) => key)).toEqual(['newest', 'salary'])
    expect((await load('/nurse-jobs')).sorts.map(({ key, isChosen }) => [key, isChosen])).toEqual([
      ['relevance', true],
      ['newest', undefined],
      ['salary', undefined],
    ])
  })
})
