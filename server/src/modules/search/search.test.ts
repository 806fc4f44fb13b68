import type { CallInput } from '@hanap/contracts/call'
import { searchJobsByBody } from '@hanap/contracts/jobs/jobs.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { JobSearchInput } from '@hanap/contracts/search/search.schemas'
import { mainFunctions } from '@hanap/markets/functions'
import { options, optionText } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCallOptions } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildCompany, buildJobs, daysAgo } from '../jobs/factory.ts'
import { closeJobs, type NewJob } from '../jobs/index.ts'

const manila = locationByKey('ph', 'manila')
if (manila?.kind !== 'location') throw new Error('Manila is a location of the Philippines')
const makati = locationByKey('ph', 'makati')
if (makati?.kind !== 'location') throw new Error('Makati is a location of the Philippines')
const [it, engineering] = mainFunctions('en')
const itSub = it?.sub_function_list[0]
const itTitle = itSub?.job_titles[0]
if (!it || !engineering || !itSub || !itTitle) throw new Error('there are functions')

let app: TestApp
let ids: string[]
let verified: string

type SearchParams = NonNullable<CallInput<typeof searchJobs>['query']>

/** Numbers of the found jobs, as `jobs` has them. */
const found = async (query: SearchParams) =>
  (await search(query)).data.jobs.map(job => ids.indexOf(job.id)).sort((a, b) => a - b)

const search = (query: SearchParams, asking: TestCallOptions = {}) => app.call(searchJobs, { query }, asking)

const jobs = (companyId: string): Partial<NewJob>[] => [
  {
    title: 'Registered Nurse',
    description: '<p>Calls the engineer when the lift stops.</p>',
    language: 'en',
    published_at: daysAgo(3),
    location_id: manila.id,
    region_id: manila.regionId,
    category_id: 11,
    main_function_id: 11,
    degree_id: 6,
    xp_lvl_id: 4,
    job_type_id: 1,
    workplace: 'on_site',
    industry_id: 18,
    salary_from: 25_000,
    salary_to: 28_000,
    currency: 'PHP',
  },
  {
    title: 'Backend Engineer',
    published_at: daysAgo(1),
    location_id: makati.id,
    region_id: makati.regionId,
    category_id: 1,
    main_function_id: it.id,
    job_function_id: itSub.id,
    function_title_id: itTitle.id,
    degree_id: 6,
    xp_lvl_id: 5,
    job_type_id: 1,
    workplace: 'hybrid',
    industry_id: 1,
    company_id: companyId,
    skills: ['PostgreSQL', 'TypeScript'],
    salary_from: 90_000,
    salary_to: 120_000,
    currency: 'PHP',
  },
  {
    title: 'Head Nurse',
    published_at: daysAgo(2),
    location_id: makati.id,
    region_id: makati.regionId,
    category_id: 11,
    main_function_id: 11,
    degree_id: 7,
    xp_lvl_id: 6,
    job_type_id: 2,
    workplace: 'on_site',
    industry_id: 18,
    salary_from: 45_000,
    salary_to: 55_000,
    currency: 'PHP',
  },
]

beforeAll(async () => {
  app = await startTestApp()
  verified = await buildCompany(app.db, { name: 'Verified Works', is_verified: true, industry_id: 1 })
  ids = await buildJobs(app.db, ...jobs(verified))
  await buildJobs(
    app.db,
    { market: 'sg', title: 'Nurse in Singapore' },
    { title: 'Over', expires_at: daysAgo(1) },
  )
  await eventually(async () => expect((await search({})).data.total_num).toBe(3))
})
afterAll(() => app.close())

const spokenAsList = [
  ...['job_locations', 'job_categories', 'degrees', 'xp_lvls', 'job_types', 'company_ids', 'main_functions'],
  ...['function_job_title_ids', 'job_function_ids', 'industries', 'workplaces'],
]

describe('every filter of section 3 narrows to exactly its jobs', () => {
  const filters: [string, SearchParams, number[]][] = [
    ['query', { query: 'nurse' }, [0, 2]],
    ['query, by skill', { query: 'postgresql' }, [1]],
    ['query, by company', { query: 'verified works' }, [1]],
    ['query, by place', { query: 'nurse makati' }, [2]],
    ['job_locations, a city', { job_locations: String(manila.id) }, [0]],
    ['job_locations, its region', { job_locations: String(manila.regionId) }, [0, 1, 2]],
    ['job_categories', { job_categories: '1' }, [1]],
    ['degrees', { degrees: '6' }, [0, 1]],
    ['degrees, two of them', { degrees: '6,7' }, [0, 1, 2]],
    ['xp_lvls', { xp_lvls: '6' }, [2]],
    ['job_types', { job_types: '2' }, [2]],
    ['is_company_verified', { is_company_verified: '1' }, [1]],
    ['main_functions', { main_functions: '11' }, [0, 2]],
    ['job_function_ids', { job_function_ids: String(itSub.id) }, [1]],
    ['function_job_title_ids', { function_job_title_ids: String(itTitle.id) }, [1]],
    ['industries', { industries: '18' }, [0, 2]],
    ['workplaces', { workplaces: '2' }, [1]],
    ['salary_from and salary_to', { salary_from: '26000', salary_to: '46000' }, [0, 2]],
    ['salary', { salary: '50000,80000' }, [2]],
    ['salary, open above', { salary: '50000,' }, [1, 2]],
    ['radius_km', { latitude: String(manila.lat), longitude: String(manila.lon), radius_km: '2' }, [0]],
    ['two filters at once', { main_functions: '11', degrees: '7' }, [2]],
  ]
  test.each(filters)('%s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected)
  })

  const posted = async (body: object) => {
    const answer = await app.send('POST', searchJobsByBody.path, {
      headers: { host: 'ph.localhost', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data, errors } = JSON.parse(answer.text)
    const jobs: { id: string }[] = data?.jobs ?? []
    return { status: answer.status, errors, found: jobs.map(({ id }) => ids.indexOf(id)).sort() }
  }

  test.each(filters)('%s, as JSON in the words of the query string', async (_, query, expected) => {
    expect(await posted(query)).toMatchObject({ status: 200, found: expected })
  })

  test.each([
    ['numbers', { degrees: [6, 7], salary_from: 40000, page: 1, is_company_verified: false }, [1, 2]],
    ['texts in lists', { degrees: ['6', '7'] }, [0, 1, 2]],
    ['lists of lists', { degrees: ['6,7', null, ''] }, [0, 1, 2]],
    ['flags as numbers', { is_company_verified: 1 }, [1]],
  ])('as JSON with %s', async (_, body, expected) => {
    expect(await posted(body)).toMatchObject({ status: 200, found: expected })
  })

  test.each([null, '', []])('as JSON, %j is no filter, whichever field has it', async none => {
    const names = Object.keys(JobSearchInput.shape)
    const lists = names.filter(name => (Array.isArray(none) ? spokenAsList.includes(name) : true))
    expect(await posted(Object.fromEntries(lists.map(name => [name, none])))).toMatchObject({
      status: 200,
      found: [0, 1, 2],
    })
  })

  test.each([
    ['degrees', 'x'],
    ['degrees', [1.5]],
    ['degrees', { id: 6 }],
    ['salary', 'much'],
    ['salary', '1,2,3'],
    ['salary_from', '1e9'],
    ['sort', '9'],
    ['size', 1000],
    ['page', 0],
    ['is_company_verified', 'perhaps'],
    ['query', 'x'.repeat(201)],
  ])('as JSON, %s: %j is refused by its name', async (name, value) => {
    const { status, errors } = await posted({ [name]: value })
    expect(status).toBe(422)
    expect(Object.keys(errors)[0]?.split('.')[0]).toBe(name)
  })

  test('company_ids', async () => {
    expect(await found({ company_ids: verified })).toEqual([1])
    expect(await found({ company_ids: 'none' })).toEqual([])
  })

  test('POST finds what GET finds', async () => {
    const { data } = await app.call(searchJobsByBody, {
      body: { degrees: [7], query: 'nurse', device: 'web' },
    })
    expect(data).toMatchObject({ jobs: [{ id: ids[2] }], size: 30 })
  })
})

describe('order', () => {
  const order = async (query: SearchParams) => (await search(query)).data.jobs.map(job => ids.indexOf(job.id))

  test('newest first without a query', async () => expect(await order({})).toEqual([1, 2, 0]))
  test('highest salary first', async () => expect(await order({ sort: '3' })).toEqual([1, 2, 0]))
  test('nearest first', async () => {
    const nearest = await order({ sort: '4', latitude: String(manila.lat), longitude: String(manila.lon) })
    expect(nearest[0]).toBe(0)
  })
  test('each card says how far it is from the point, and nothing without one', async () => {
    const near = { sort: '4', latitude: String(manila.lat), longitude: String(manila.lon) }
    const distances = (await search(near)).data.jobs.map(job => job.distance_km ?? Number.NaN)
    expect(distances[0]).toBe(0)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect((await search({})).data.jobs.map(job => job.distance_km)).toEqual([null, null, null])
  })
  test('the best match first with a query, explained by the parts of its rank', async () => {
    expect((await order({ query: 'head nurse' }))[0]).toBe(2)
    const [best] = (await search({ query: 'head nurse' })).data.jobs
    expect(best?.explain?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['word head', 'word nurse', 'freshness']),
    )
    expect((await search({ query: 'head nurse', sort: '1' })).data.jobs[0]?.explain).toBeNull()
  })
})

describe('a job that only mentions the words in its text', () => {
  test('is in no list, page or count, under any order; how many there are is said', async () => {
    for (const sort of ['1', '2', '3']) {
      const { data } = await search({ query: 'engineer', sort })
      expect(data.jobs.map(job => job.id)).toEqual([ids[1]])
      expect(data).toMatchObject({ total_num: 1, total_pages: 1, mention_num: 1 })
      expect(data.facets.job_categories.map(({ count }) => count)).toEqual([1])
    }
  })

  test('is paged by match=mention', async () => {
    const { data } = await search({ query: 'engineer', match: 'mention', size: '1' })
    expect(data.jobs.map(job => job.id)).toEqual([ids[0]])
    expect(data).toMatchObject({ total_num: 1, total_pages: 1, mention_num: 1, help: null })
  })

  test('is asked for by POST, too', async () => {
    const { data } = await app.call(searchJobsByBody, { body: { query: 'engineer', match: 'mention' } })
    expect(data.jobs.map(job => job.id)).toEqual([ids[0]])
  })

  test('is what is left where no job is listed', async () => {
    const { data } = await search({ query: 'lift' })
    expect(data).toMatchObject({ jobs: [], total_num: 0, mention_num: 1, relaxed: null })
  })
})

describe('pages', () => {
  test('a page has its size and says how many there are', async () => {
    const { data } = await search({ size: '2', page: '2' })
    expect(data).toMatchObject({ page: 2, size: 2, total_num: 3, total_pages: 2 })
    expect(data.jobs.map(job => job.id)).toEqual([ids[0]])
  })

  test('a page beyond the end is empty and says how many there are', async () => {
    const { data } = await search({ page: '9000', size: '100' })
    expect([data.jobs, data.total_num, data.total_pages]).toEqual([[], 3, 1])
  })

  test.each([
    ['size', { size: '101' }],
    ['page', { page: '0' }],
    ['page', { page: '100001' }],
    ['sort', { sort: '5' }],
    ['job_types', { job_types: '99' }],
    ['query', { query: 'x'.repeat(201) }],
  ])('%s out of bounds is refused by its name', async (field, query) => {
    const answer = await search(query)
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]])
  })
})

describe('counts', () => {
  const counts = async (query: SearchParams, name: 'degrees' | 'main_functions' | 'salary') =>
    Object.fromEntries((await search(query)).data.facets[name].map(({ value, count }) => [value, count]))

  test('a group’s own choice does not empty its other values', async () => {
    expect(await counts({ degrees: '7' }, 'degrees')).toEqual({ 6: 2, 7: 1 })
    expect(await counts({ degrees: '7' }, 'main_functions')).toEqual({ 11: 1 })
  })

  test('a chosen value is listed at 0 too, whether or not any job has it', async () => {
    expect(await counts({ degrees: '8', query: 'nurse' }, 'degrees')).toEqual({ 6: 1, 7: 1, 8: 0 })
  })

  test('salary bands are counted beside the chosen one and beside any other range', async () => {
    const all = { '0,30000': 1, '30000,50000': 1, '50000,80000': 1, '80000,100000': 1, '100000,150000': 1 }
    expect(await counts({}, 'salary')).toEqual(all)
    expect(await counts({ salary: '0,30000' }, 'salary')).toEqual(all)
    expect(await counts({ salary: '26000,27000' }, 'salary')).toEqual(all)
    expect(await counts({ salary: '26000,27000' }, 'degrees')).toEqual({ 6: 1 })
  })

  test('values have their texts in the reader’s language', async () => {
    const { data } = await search({ degrees: '6,7' }, { language: 4 })
    expect(data.facets.degrees).toContainEqual({
      value: '7',
      seo_value: options('degrees', 'ja').find(({ id }) => id === 7)?.seo_value,
      label: optionText('degrees', 7, 'ja'),
      count: 1,
    })
    expect(data.facets.job_locations.map(place => place.label)).toContain(makati.names.ja)
    expect(data.facets.salary[0]).toEqual({
      value: '0,30000',
      seo_value: '0,30000',
      label: '3万以下',
      count: 1,
    })
  })

  test('lists with an order keep it, the others go by their counts', async () => {
    const { facets } = (await search({})).data
    expect(facets.xp_lvls.map(({ value }) => value)).toEqual(['4', '5', '6'])
    expect(facets.main_functions.map(({ count }) => count)).toEqual([2, 1])
  })
})

describe('a salary filter in the market’s currency finds what is paid', () => {
  test.each<[string, Partial<NewJob>, boolean]>([
    ['by the hour', { salary_period: 'hour', salary_from: 1_000, salary_to: 1_200 }, true],
    ['by the day', { salary_period: 'day', salary_from: 8_000, salary_to: 9_000 }, true],
    ['by the week', { salary_period: 'week', salary_from: 40_000, salary_to: 45_000 }, true],
    ['by the month', { salary_period: 'month', salary_from: 180_000, salary_to: 190_000 }, true],
    ['by the year', { salary_period: 'year', salary_from: 2_100_000, salary_to: 2_300_000 }, true],
    ['once, as it is no wage', { salary_period: 'once', salary_from: 180_000 }, false],
    ['in another currency, as no rate is at hand', { salary_from: 180_000, currency: 'USD' }, false],
    ['but not shown', { salary_from: 180_000, is_salary_hidden: true }, false],
  ])('%s', async (name, salary, isFound) => {
    const title = `Paid ${name}`
    await buildJobs(app.db, { market: 'tr', title, currency: 'TRY', ...salary })
    const all = async (query: SearchParams) =>
      (await search(query, { market: 'tr' })).data.jobs.map(job => job.job_title)
    await expect.poll(() => all({}), { timeout: 5000, interval: 20 }).toContain(title)
    const asked = { salary_from: '170000', salary_to: '210000' }
    expect((await all(asked)).includes(title)).toBe(isFound)
    expect((await all({ salary_from: '300000' })).includes(title)).toBe(false)
  })
})

test('only the market’s own jobs are found and counted', async () => {
  const { data } = await search({ query: 'nurse' }, { market: 'sg' })
  expect([data.total_num, data.jobs[0]?.job_title]).toEqual([1, 'Nurse in Singapore'])
  const foreign = await search({ job_locations: String(manila.id) }, { market: 'sg' })
  expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['job_locations']])
})

test('a misspelt word is corrected, and the answer says so', async () => {
  const { data } = await search({ query: 'regsitered nurse' })
  expect(data.jobs[0]?.id).toBe(ids[0])
  expect(data.relaxed?.corrected).toEqual([{ from: 'regsitered', to: 'registered' }])
})

test('a corrected word finds what it names in other languages, too', async () => {
  const own = { market: 'ph', description: 'Keeps the books.' }
  await buildJobs(app.db, { ...own, title: 'Accountant' })
  await buildJobs(app.db, { ...own, title: 'Akuntan' })
  await expect
    .poll(async () => (await search({ query: 'accountant' })).data.total_num, { timeout: 5000, interval: 20 })
    .toBe(2)
  const { data } = await search({ query: 'acountant' })
  expect([data.total_num, data.relaxed?.corrected]).toEqual([2, [{ from: 'acountant', to: 'accountant' }]])
})

test('a word that no job has is dropped, and the answer says so', async () => {
  const { data } = await search({ query: 'nurse qqqqzzzz' })
  expect([data.total_num, data.relaxed?.dropped]).toEqual([2, ['qqqqzzzz']])
})

test('a card is in the reader’s language', async () => {
  const { data } = await search({ query: 'backend' }, { language: 4 })
  expect(data.jobs[0]).toMatchObject({
    job_title: 'Backend Engineer',
    job_type: optionText('job_types', 1, 'ja'),
    job_location: makati.names.ja,
    company_name: 'Verified Works',
    is_company_verified: true,
    salary_range_from: 90_000,
    currency: 'PHP',
  })
})

describe('a change is found within a second', () => {
  const within = { timeout: 1000, interval: 20 }
  const titles = async (query: string) =>
    (await search({ query })).data.jobs.map(job => [job.job_title, job.company_name])

  test('a job that is posted, edited, closed and posted again', async () => {
    const job = { source_id: 'changing', title: 'Zookeeper' }
    const [id = ''] = await buildJobs(app.db, job)
    await expect.poll(() => titles('zookeeper'), within).toEqual([['Zookeeper', null]])
    await buildJobs(app.db, { ...job, source_hash: 'edited', title: 'Aquarist' })
    await expect.poll(() => titles('aquarist'), within).toEqual([['Aquarist', null]])
    await app.db.transaction().execute(trx => closeJobs(trx, [id]))
    await expect.poll(() => titles('aquarist'), within).toEqual([])
    await buildJobs(app.db, { ...job, source_hash: 'edited', title: 'Aquarist' })
    await expect.poll(() => titles('aquarist'), within).toEqual([['Aquarist', null]])
  })

  test('a job whose time is over', async () => {
    const job = { source_id: 'soon over', title: 'Puppeteer' }
    await buildJobs(app.db, job)
    await expect.poll(() => titles('puppeteer'), within).toEqual([['Puppeteer', null]])
    await buildJobs(app.db, { ...job, source_hash: 'edited', expires_at: new Date(Date.now() + 500) })
    await eventually(async () => expect(await titles('puppeteer')).toEqual([]))
  })

  test('a company’s name and logo on its jobs', async () => {
    const company = { name: 'Glass Works' }
    const id = await buildCompany(app.db, company)
    await buildJobs(app.db, { title: 'Glazier', company_id: id })
    const logo = async () => (await search({ query: 'glazier' })).data.jobs.map(job => job.company_logo)
    await expect.poll(logo, within).toEqual([null])
    await buildCompany(app.db, { ...company, logo: '/logos/glass.svg' })
    await expect.poll(logo, within).toEqual(['/logos/glass.svg'])
  })
})
