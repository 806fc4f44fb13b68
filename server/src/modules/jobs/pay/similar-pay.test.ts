import { readJob } from '@hanap/contracts/jobs/jobs.calls'
import { mainFunctions } from '@hanap/markets/functions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildCompany, buildJob, buildJobs } from '../factory.ts'
import type { NewJob } from '../job-rows.ts'
import { MIN_SIMILAR_ADS } from './similar-pay.ts'

let app: TestApp
let companies: string[]
const functions = mainFunctions('en').flatMap(main =>
  main.sub_function_list.map(({ id }) => ({ main_function_id: main.id, job_function_id: id })),
)
const [many, few, oneCompany, mixed] = functions
if (!many || !few || !oneCompany || !mixed) throw new Error('there are functions')

const paid = (amount: number, more: Partial<NewJob> = {}): Partial<NewJob> => ({
  salary_from: amount,
  salary_to: amount,
  salary_period: 'month',
  currency: 'PHP',
  ...more,
})
/** Ads of all companies by turns, paying 1, 2, 3 … thousand. */
const adsOf = (count: number, more: Partial<NewJob>) =>
  Array.from({ length: count }, (_, at) =>
    paid((at + 1) * 1000, { company_id: companies[at % companies.length] ?? null, ...more }),
  )
const payOf = async (id: string) => (await app.call(readJob, { params: { id } })).data.similar_pay

beforeAll(async () => {
  app = await startTestApp()
  companies = await Promise.all([1, 2, 3].map(() => buildCompany(app.db)))
  await buildJobs(
    app.db,
    ...adsOf(11, { ...many, xp_lvl_id: 4 }),
    ...adsOf(MIN_SIMILAR_ADS - 2, few),
    ...adsOf(12, { ...oneCompany, company_id: companies[0] ?? null }),
    ...adsOf(10, { ...mixed, xp_lvl_id: 1 }),
    // What says no comparable pay counts nowhere.
    paid(900_000, { ...mixed, is_salary_hidden: true }),
    paid(900_000, { ...mixed, salary_period: 'once' }),
    paid(900_000, { ...mixed, currency: 'USD' }),
    paid(900_000, { ...mixed, market: 'sg' }),
    { ...mixed },
  )
})
afterAll(() => app.close())

test('a job’s pay stands beside the middle eight tenths of ads of its function and level, with their number', async () => {
  const id = await buildJob(app.db, { ...many, xp_lvl_id: 4, company_id: companies[0] ?? null })
  // 1,000 to 11,000: a tenth of the way is 2,000, nine tenths 10,000.
  expect(await payOf(id)).toEqual({
    from: 2000,
    to: 10_000,
    currency: 'PHP',
    sample_size: 11,
    own_from: null,
    own_to: null,
  })
})

test('pay by the year, the hour and without a level is compared by the month, with all of the function', async () => {
  const yearly = await buildJob(app.db, { ...mixed, ...paid(120_000, { salary_period: 'year' }) })
  expect(await payOf(yearly)).toMatchObject({
    from: 1900,
    to: 9100,
    sample_size: 10,
    own_from: 10_000,
    own_to: 10_000,
  })
  const hourly = await buildJob(app.db, { ...mixed, ...paid(30, { salary_period: 'hour' }) })
  expect(await payOf(hourly)).toMatchObject({ own_from: 5200, own_to: 5200 })
  const hidden = await buildJob(app.db, { ...mixed, ...paid(5000, { is_salary_hidden: true }) })
  expect(await payOf(hidden)).toMatchObject({ own_from: null, own_to: null })
})

test('too few ads, ads of too few companies and a job without a function have nothing beside them', async () => {
  for (const more of [few, oneCompany, {}])
    expect(await payOf(await buildJob(app.db, { ...more, ...paid(5000) }))).toBeNull()
})
