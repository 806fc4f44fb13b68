import { suggestCompanyNames, suggestSearches } from '@hanap/contracts/companies/companies.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { functionText } from '@hanap/markets/functions'
import { locationById, locationName } from '@hanap/markets/locations'
import { parseSearchUrl } from '@hanap/markets/search-url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCallOptions } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildCompany, buildJobs, daysAgo } from '../jobs/factory.ts'
import { closeJobs } from '../jobs/index.ts'

const ACCOUNTANT = 1142
const TAX_ACCOUNTANT = 1153
const NURSE = 1259
const MANILA = 16700001
const MAKATI = 16700003
const JAPANESE = 4
const ARABIC = 10

let app: TestApp
let accenture: string
beforeAll(async () => {
  app = await startTestApp()
  accenture = await buildCompany(app.db, { name: 'Accenture Inc.', legal_name: 'Northwind Advisory Corp.' })
  const closed = await buildCompany(app.db, { name: 'Accord Without Jobs' })
  const abroad = await buildCompany(app.db, { name: 'Accounting Abroad', market: 'sg' })
  const manila = { location_id: MANILA, region_id: locationById(MANILA)?.regionId ?? null }
  await buildJobs(
    app.db,
    { function_title_id: TAX_ACCOUNTANT, company_id: accenture, skills: ['JavaScript', 'js'], ...manila },
    {
      function_title_id: TAX_ACCOUNTANT,
      company_id: accenture,
      skills: ['Javascript', 'Bookbinding'],
      ...manila,
    },
    { function_title_id: ACCOUNTANT, skills: ['Java'] },
    { function_title_id: NURSE, company_id: closed, expires_at: daysAgo(1) },
    { function_title_id: NURSE, company_id: abroad, market: 'sg' },
  )
})
afterAll(() => app.close())

const suggested = async (query: string, asking: TestCallOptions = {}, size?: string) =>
  (await app.call(suggestSearches, { query: { query, ...(size ? { size } : {}) } }, asking)).data
const listed = (found: readonly { value: string; count: number }[]) =>
  found.map(({ value, count }) => [value, count])

describe('GET /api/companies/combined_search_suggestion', () => {
  test('companies, titles and skills with their open jobs, the closest match first', async () => {
    const found = await suggested('acc')
    expect(listed(found.companies)).toEqual([['Accenture Inc.', 2]])
    expect(listed(found.job_titles)).toEqual([
      ['Accountant', 1],
      ['Tax Accountant', 2],
    ])
    expect(found.companies[0]).toMatchObject({ id: accenture, url: `/company/accenture-inc-${accenture}` })
  })

  test('a job counts once for a skill that it names twice', async () => {
    expect(listed((await suggested('java')).skills)).toEqual([
      ['Java', 1],
      ['JavaScript', 2],
    ])
  })

  test('a place without jobs comes last, a title or company without any not at all', async () => {
    const { locations } = await suggested('ma', {}, '20')
    expect(listed(locations.slice(0, 2))).toEqual([
      ['Manila', 2],
      ['Metro Manila', 2],
    ])
    expect(locations.map(({ count }) => count).toSorted((a, b) => b - a)).toEqual(
      locations.map(({ count }) => count),
    )
    expect(locations.find(({ id }) => id === MAKATI)).toMatchObject({ count: 0, detail: 'Metro Manila' })
    const { job_titles, companies } = await suggested('registered nurse')
    expect([job_titles, companies]).toEqual([[], []])
    expect((await suggested('accord')).companies).toEqual([])
  })

  test('the market’s own alone', async () => {
    expect(listed((await suggested('acc', { market: 'sg' })).companies)).toEqual([['Accounting Abroad', 1]])
    expect((await suggested('manila', { market: 'sg' })).locations).toEqual([])
  })

  test.each([
    ['税務', JAPANESE, 'ja'],
    ['محاسب', ARABIC, 'ar'],
  ] as const)('%s finds a title in the reader’s language', async (typed, language, code) => {
    const { job_titles } = await suggested(typed, { language })
    const title = job_titles.find(({ id }) => id === TAX_ACCOUNTANT)
    expect(title).toMatchObject({ value: functionText(TAX_ACCOUNTANT, code), detail: null, count: 2 })
    const [[from, to] = [0, 0]] = title?.highlights ?? []
    expect(title?.value.slice(from, to)).toContain(typed)
  })

  test('a name in another language of the market finds too, and says which', async () => {
    const { job_titles, locations } = await suggested('tax acc', { language: JAPANESE })
    expect(job_titles).toMatchObject([
      {
        id: TAX_ACCOUNTANT,
        value: functionText(TAX_ACCOUNTANT, 'ja'),
        detail: 'Tax Accountant',
        highlights: [],
      },
    ])
    expect(locations).toEqual([])
    const manila = locationById(MANILA)
    expect(
      (await suggested('mani', { language: JAPANESE })).locations.find(({ id }) => id === MANILA),
    ).toMatchObject({
      value: manila && locationName(manila, 'ja'),
      detail: expect.stringMatching(/^Manila · /),
    })
  })

  test('a legal name finds its company, and a typing error is forgiven', async () => {
    expect((await suggested('northwind')).companies).toMatchObject([
      { value: 'Accenture Inc.', detail: 'Northwind Advisory Corp.' },
    ])
    expect(listed((await suggested('accounatnt')).job_titles)).toEqual([
      ['Tax Accountant', 2],
      ['Accountant', 1],
    ])
  })

  test('each title and place leads to the clean search of as many jobs as it counts', async () => {
    const wanted = [...(await suggested('tax')).job_titles, ...(await suggested('metro manila')).locations]
    expect(wanted).toHaveLength(2)
    for (const { url, count } of wanted) {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      const read = parseSearchUrl('ph', 'en', pathname.slice(1), searchParams)
      expect(read?.unknown).toEqual([])
      const query = {
        function_job_title_ids: (read?.search.functionTitles ?? []).map(String),
        job_locations: (read?.search.location ?? []).map(String),
      }
      // Counts are the database's; the index follows it.
      await eventually(async () => {
        const { data } = await app.call(searchJobs, { query })
        expect({ url, total: data.total_num }).toEqual({ url, total: count })
      })
    }
  })

  test('at most as many of each as asked for', async () => {
    expect((await suggested('a', {}, '1')).job_titles).toHaveLength(1)
  })

  test('may be kept by a cache, which asks again for nothing new', async () => {
    const path = '/api/companies/combined_search_suggestion?query=acc'
    const first = await app.send('GET', path)
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const { etag } = first.headers
    const again = await app.send('GET', path, { headers: { 'if-none-match': String(etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test.each([
    ['a missing text', {}, 'query'],
    ['an empty one', { query: '  ' }, 'query'],
    ['one too long', { query: 'x'.repeat(201) }, 'query'],
    ['too many wanted', { query: 'a', size: '21' }, 'size'],
  ])('%s is refused by its name', async (_, query, field) => {
    const { status, errors } = await app.call(suggestSearches, { query: { query: '', ...query } })
    expect([status, Object.keys(errors)]).toEqual([422, [field]])
  })
})

describe('GET /api/companies/search-suggestion', () => {
  test('names of companies', async () => {
    const { data } = await app.call(suggestCompanyNames, { query: { query: 'ACC' } })
    expect(data).toEqual({ items: ['Accenture Inc.'] })
  })

  test('a missing text is refused', async () => {
    expect((await app.send('GET', '/api/companies/search-suggestion')).status).toBe(422)
  })
})

test('counts follow what is posted and closed, and a new company is found', async () => {
  const counts = async (typed: string) => {
    const { companies, job_titles } = await suggested(typed)
    return [...companies, ...job_titles].map(({ value, count }) => `${value} ${count}`)
  }
  expect(await counts('zyx')).toEqual([])
  const company_id = await buildCompany(app.db, { name: 'Zyxel' })
  const ids = await buildJobs(app.db, { company_id }, { company_id })
  await expect.poll(() => counts('zyx'), { timeout: 10_000 }).toEqual(['Zyxel 2'])
  await app.db.transaction().execute(trx => closeJobs(trx, ids.slice(0, 1)))
  await expect.poll(() => counts('zyx'), { timeout: 10_000 }).toEqual(['Zyxel 1'])
})
