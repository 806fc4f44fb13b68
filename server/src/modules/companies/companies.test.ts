import {
  featuredCompanies,
  readCompany,
  searchCompanies,
  similarCompanies,
} from '@hanap/contracts/companies/companies.calls'
import { functionText } from '@hanap/markets/functions'
import { optionText } from '@hanap/markets/lists'
import { locationsOf } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildCompany, buildJobs, daysAgo } from '../jobs/factory.ts'
import { closeJobs } from '../jobs/index.ts'

let app: TestApp
let bank: string
let clinic: string
let shop: string
beforeAll(async () => {
  app = await startTestApp()
  bank = await buildCompany(app.db, { name: 'First Bank', industry_id: 7, is_verified: true })
  clinic = await buildCompany(app.db, { name: 'Clinic 100%', industry_id: 18, is_verified: true })
  shop = await buildCompany(app.db, { name: 'Bank Street Shop', industry_id: 7, size_id: 1 })
  await buildCompany(app.db, { name: 'Other Bank', industry_id: 7, market: 'sg', is_verified: true })
  await buildJobs(
    app.db,
    { company_id: bank },
    { company_id: shop },
    { company_id: shop },
    { company_id: clinic, expires_at: daysAgo(1) },
    { company_id: clinic, source_id: 'closing' },
    { company_id: clinic },
    { company_id: clinic },
    { company_id: clinic },
  )
})
afterAll(() => app.close())

const named = ({ data }: { data: { companies: { name: string; num_of_active_jobs: number }[] } }) =>
  data.companies.map(({ name, num_of_active_jobs }) => [name, num_of_active_jobs])

describe('GET /api/companies/{id}', () => {
  test('a company’s detail, with the exact number of its open jobs', async () => {
    const { data } = await app.call(readCompany, { params: { id: clinic } }, { language: 4 })
    expect(data).toMatchObject({
      id: clinic,
      name: 'Clinic 100%',
      company_url: `/company/clinic-100-${clinic}`,
      industry: optionText('industry_lists', 18, 'ja'),
      is_verified: true,
      num_of_active_jobs: 4,
    })
  })

  test('an unknown company is 404', async () => {
    expect((await app.call(readCompany, { params: { id: 'unknown' } })).status).toBe(404)
  })
})

describe('GET /api/companies/search', () => {
  const search = async (query: Record<string, string>) => named(await app.call(searchCompanies, { query }))

  test('the market’s companies, those with the most open jobs first', async () => {
    expect(await search({})).toEqual([
      ['Clinic 100%', 4],
      ['Bank Street Shop', 2],
      ['First Bank', 1],
    ])
  })

  test.each([
    [
      'by a word of the name, names that begin with it first',
      { query: 'bank' },
      ['Bank Street Shop', 'First Bank'],
    ],
    ['by a name with its legal form', { query: 'FIRST BANK, Inc.' }, ['First Bank']],
    ['by industry', { industry: '18' }, ['Clinic 100%']],
    ['by the number of employees', { no_of_employees: '1' }, ['Bank Street Shop']],
    ['by a number that no company has', { no_of_employees: '8' }, []],
    ['by both', { query: 'first', industry: '7' }, ['First Bank']],
    ['without a hit', { query: 'nothing' }, []],
  ])('%s', async (_, query, names) => {
    expect((await search(query)).map(([name]) => name)).toEqual(names)
  })

  test('signs that mean something to the database mean themselves', async () => {
    expect(await search({ query: '%' })).toEqual([])
    expect(await search({ query: '_' })).toEqual([])
    expect(await search({ query: '\\' })).toEqual([])
  })

  test('page by page', async () => {
    const { data } = await app.call(searchCompanies, { query: { size: '2', page: '2' } })
    expect(data).toMatchObject({ page: 2, size: 2, total_num: 3, total_pages: 2, companies: [{ id: bank }] })
  })

  test.each([
    ['industry', { industry: '99' }],
    ['no_of_employees', { no_of_employees: '99' }],
    ['size', { size: '101' }],
  ])('a wrong %s is refused by its name', async (field, query) => {
    const answer = await app.call(searchCompanies, { query })
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]])
  })
})

test('featured are verified companies with the most open jobs', async () => {
  expect(named(await app.call(featuredCompanies))).toEqual([
    ['Clinic 100%', 4],
    ['First Bank', 1],
  ])
  expect(named(await app.call(featuredCompanies, {}, { market: 'sg' }))).toEqual([['Other Bank', 0]])
})

describe('GET /api/companies/{companyId}/similar-companies', () => {
  const similar = async (companyId: string, language = 1) => {
    const { data } = await app.call(similarCompanies, { params: { companyId } }, { language })
    return data.companies.map(({ name, reasons }) => [name, reasons.map(({ value }) => value)])
  }

  test('companies of one industry and market, with the reason in the reader’s language', async () => {
    expect(await similar(bank, 4)).toEqual([['Bank Street Shop', [optionText('industry_lists', 7, 'ja')]]])
  })

  test('companies of other industries that hire for the same work in the same region', async () => {
    const [region = { id: 0, locations: [] }] = locationsOf('ph').regions
    const of = (company_id: string) => ({ company_id, main_function_id: 1, region_id: region.id })
    const school = await buildCompany(app.db, { name: 'School', industry_id: 11 })
    const studio = await buildCompany(app.db, { name: 'Studio' })
    await buildJobs(app.db, of(school), of(studio), of(studio))
    expect(await similar(school)).toEqual([['Studio', [functionText(1, 'en'), expect.any(String)]]])
    expect((await similar(studio)).map(([name]) => name)).toEqual(['School'])
  })

  test('an unknown company is 404', async () => {
    expect((await app.call(similarCompanies, { params: { companyId: 'unknown' } })).status).toBe(404)
  })
})

test('a job that closes counts no more', async () => {
  const [{ id } = { id: '' }] = await app.connection.sql<{ id: string }[]>`
    select id from jobs where source_id = 'closing'`
  await app.db.transaction().execute(trx => closeJobs(trx, [id]))
  expect((await app.call(readCompany, { params: { id: clinic } })).data.num_of_active_jobs).toBe(3)
})
