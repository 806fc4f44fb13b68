import { readCompany, searchCompanies, similarCompanies } from '@hanap/contracts/companies/companies.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { options } from '@hanap/markets/lists'
import { expect, test } from 'vitest'
import { fakeCompany, fakePage, fakeSearchAnswer, thrownBy } from '../testing/fake-page.ts'
import { loadCompanies } from './load-companies.server.ts'
import { loadCompany } from './load-company.server.ts'

const pay = (main_function: string, from: number, to: number) => ({
  main_function_id: 1,
  main_function,
  salary_range_from: from,
  salary_range_to: to,
  salary_period: 'month',
  currency: 'PHP',
  salary_range_value: `₱${from} – ₱${to}`,
  num_of_jobs: 2,
})

let asked: unknown
const page = fakePage({
  [readCompany.path]: ({ params }) =>
    params?.id === 'c1'
      ? {
          ok: true,
          data: {
            ...fakeCompany({ website: 'javascript:alert(1)', locations: ['Makati', 'Cebu'] }),
            is_blocked: false,
            is_followed: false,
            salaries: [
              pay('Design', 40_000, 80_000),
              pay('Finance', 30_000, 60_000),
              { ...pay('Support', 500, 700), salary_period: 'day' },
            ],
            response_rate: { value: 0.8, sample_size: 20 },
            photos: [],
            cultures: [],
            financing_stage: null,
            verified_by: [{ kind: 'dns', value: 'tala.example', checked_at: '2026-11-20T08:00:00.000Z' }],
          },
        }
      : { ok: false, status: 404, code: 'company_not_found', message: '', errors: {} },
  [searchJobs.path]: () => ({ ok: true, data: fakeSearchAnswer({ total_num: 25, total_pages: 2 }) }),
  [similarCompanies.path]: () => ({ ok: true, data: { companies: [] } }),
  [searchCompanies.path]: ({ query }) => {
    asked = query
    return {
      ok: true,
      data: { companies: [fakeCompany()], page: 1, size: 30, total_num: 1, total_pages: 1 },
    }
  },
})
const at = (path: string) => new URL(path, 'https://ph.hanap.example')
const own = '/company/tala-payments-c1'

test('a company page has its jobs, and links no address that is no web page', async () => {
  const view = await loadCompany(page, 'tala-payments-c1', at(own))
  expect(view).toMatchObject({ totalNum: 25, totalPages: 2 })
  expect(view.company.website).toBeNull()
  expect(view.company.verifiedBy).toEqual(['Domain tala.example · Checked on Nov 20, 2026'])
  expect(view.company.details).toEqual([['locations', 'Makati and Cebu']])
})

test('fields whose pay can be compared are drawn within what all of them pay', async () => {
  const { company } = await loadCompany(page, 'tala-payments-c1', at(own))
  expect(company.salaries.map(({ range }) => range)).toEqual([
    { from: 40_000, to: 80_000, bandFrom: 30_000, bandTo: 80_000 },
    { from: 30_000, to: 60_000, bandFrom: 30_000, bandTo: 80_000 },
    null,
  ])
})

test.each([
  ['a stale slug', 'tala-c1', '/company/tala-c1', 301, own],
  ['a page that is none', 'tala-payments-c1', `${own}?page=x`, 302, own],
  ['the first page by its number', 'tala-payments-c1', `${own}?page=1`, 302, own],
  ['a page past the last', 'tala-payments-c1', `${own}?page=3`, 302, own],
  ['a company that is not', 'nobody-zz', '/company/nobody-zz', 404, null],
])('%s leads to the clean address or to 404', async (_name, segment, path, status, to) => {
  expect(await thrownBy(() => loadCompany(page, segment, at(path)))).toEqual({ status, to })
})

test('the list of companies is indexed, a search in it is not', async () => {
  expect((await loadCompanies(page, at('/companies'))).head.robots).toBeUndefined()
  expect((await loadCompanies(page, at('/companies?query=tala'))).head.robots).toBe('noindex')
  expect((await loadCompanies(page, at('/companies?no_of_employees=51-200'))).head.robots).toBe('noindex')
})

test('companies are narrowed by industry and number of employees, and pages keep both', async () => {
  const industry = options('industry_lists', 'en').find(({ id }) => id === 7)?.seo_value ?? ''
  const view = await loadCompanies(page, at(`/companies?query=&industry=${industry}&no_of_employees=51-200`))
  expect(asked).toMatchObject({ query: undefined, industry: '7', no_of_employees: '3' })
  expect(view).toMatchObject({ industry, noOfEmployees: '51-200' })
  expect(view.search).toBe(`industry=${industry}&no_of_employees=51-200`)
  expect(view.employees[0]).toEqual(['1-10', '1–10 employees'])
  const odd = await loadCompanies(page, at('/companies?industry=nothing&no_of_employees=7'))
  expect([odd.search, odd.industry]).toEqual(['', ''])
})
