import type { CallInput } from '@hanap/contracts/call'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { readJob, similarJobs, viewJob } from '@hanap/contracts/jobs/jobs.calls'
import { createJobPreference, deleteJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import * as calls from '@hanap/contracts/recommendation/recommendation.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { mainFunctions } from '@hanap/markets/functions'
import { optionText } from '@hanap/markets/lists'
import { locationByKey, locationName } from '@hanap/markets/locations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildGuest, buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildCompany, buildJobs, daysAgo } from '../jobs/factory.ts'

const place = (key: string) => {
  const found = locationByKey('ph', key)
  if (found?.kind !== 'location') throw new Error(`${key} is a location of the Philippines`)
  return found
}
const manila = place('manila')
const makati = place('makati')
const cebu = place('cebu-city')
const [main, otherMain] = mainFunctions('en')
const sub = main?.sub_function_list[0]
const [title, siblingTitle] = sub?.job_titles ?? []
if (!main || !otherMain || !sub || !title || !siblingTitle) throw new Error('there are functions')

const titled = {
  main_function_id: main.id,
  job_function_id: sub.id,
  function_title_id: title.id,
}
const at = ({ id, regionId }: typeof manila) => ({ location_id: id, region_id: regionId })

/** The newest first, none of them like another. */
const posted = [
  { title: 'Alpha plain', published_at: daysAgo(1), main_function_id: otherMain.id, ...at(manila) },
  { title: 'Bravo wanted elsewhere', published_at: daysAgo(2), ...titled, ...at(cebu) },
  {
    title: 'Charlie sibling',
    published_at: daysAgo(3),
    ...titled,
    function_title_id: siblingTitle.id,
    ...at(manila),
  },
  { title: 'Delta nearby', published_at: daysAgo(4), ...titled, ...at(makati) },
  { title: 'Echo wanted', published_at: daysAgo(5), ...titled, ...at(manila) },
  {
    title: 'Foxtrot wanted in every way',
    published_at: daysAgo(6),
    ...titled,
    ...at(manila),
    job_type_id: 1,
    workplace: 'hybrid' as const,
    salary_from: 40_000,
    salary_to: 50_000,
    salary_period: 'month' as const,
    currency: 'PHP',
  },
  { title: 'Golf remote', published_at: daysAgo(7), ...titled, workplace: 'remote' as const },
  { title: 'Hotel plain', published_at: daysAgo(8) },
]

let app: TestApp
let seeker: TestPerson
let ids: string[]
beforeAll(async () => {
  app = await startTestApp()
  ids = await buildJobs(app.db, ...posted)
  await eventually(async () => expect((await find({})).total_num).toBe(posted.length))
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

type SearchParams = NonNullable<CallInput<typeof searchJobs>['query']>
const find = async (query: SearchParams, as?: { token: string }) =>
  (await app.call(searchJobs, { query }, { as })).data
const order = async (query: SearchParams = {}, as: { token: string } | undefined = seeker) =>
  (await find(query, as)).jobs.map(named)
const named = ({ job_title }: { job_title: string }) => job_title.split(' ')[0]
const prefer = (body: NonNullable<CallInput<typeof createJobPreference>['body']>, as = seeker) =>
  app.call(createJobPreference, { body }, { as })
const idOf = (name: string) => ids[posted.findIndex(each => each.title.startsWith(name))] ?? ''
const hide = (job_id: string, as = seeker) => app.call(calls.hideJob, { body: { job_id } }, { as })

const plain = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel']

describe('without an explicit sort, jobs that fit the preferences come first', () => {
  test('the best fit first, then the rest in the plain order; totals and counts stay', async () => {
    await prefer({
      function_job_title_id: title.id,
      location_id: manila.id,
      job_type_ids: [1],
      workplace: 'hybrid',
      salary_range_from: 30_000,
    })
    const mine = await find({}, seeker)
    expect(mine.jobs.map(named)).toEqual([
      'Foxtrot',
      'Echo',
      'Delta',
      'Charlie',
      'Alpha',
      'Bravo',
      'Golf',
      'Hotel',
    ])
    expect(mine.is_personal).toBe(true)
    const theirs = await find({})
    expect(mine.total_num).toBe(theirs.total_num)
    expect(mine.facets).toEqual(theirs.facets)
  })

  test('each card says what of it fits, in the reader’s language; a visitor’s says nothing', async () => {
    await prefer({
      function_job_title_id: title.id,
      location_id: manila.id,
      job_type_ids: [1],
      salary_range_from: 30_000,
    })
    const reasons = Object.fromEntries(
      (await find({}, seeker)).jobs.map(job => [named(job), job.match?.reasons ?? null]),
    )
    expect(reasons).toEqual({
      Foxtrot: [title.value, 'Manila', optionText('job_types', 1, 'en'), 'Salary'],
      Echo: [title.value, 'Manila'],
      Charlie: [sub.value, 'Manila'],
      Delta: [title.value, 'Metro Manila'],
      Alpha: null,
      Bravo: null,
      Golf: null,
      Hotel: null,
    })
    const { data } = await app.call(similarJobs, { query: { job_id: idOf('Echo') } }, { as: seeker })
    expect(data.jobs.find(job => named(job) === 'Charlie')?.match?.reasons).toEqual([sub.value, 'Manila'])
    const arabic = await app.call(searchJobs, { query: {} }, { as: seeker, language: 10 })
    expect(arabic.data.jobs[0]?.match?.reasons).toContain(locationName(manila, 'ar'))
    for (const job of (await find({})).jobs) expect(job.match).toBeNull()
  })

  test('pages put together are the whole list, each job once', async () => {
    await prefer({ function_job_title_id: title.id, location_id: manila.id })
    const whole = await order()
    for (const size of [1, 3, 5]) {
      const pages: (string | undefined)[] = []
      for (let page = 1; page <= Math.ceil(posted.length / size); page++)
        pages.push(...(await order({ page: String(page), size: String(size) })))
      expect(pages).toEqual(whole)
    }
  })

  test('an explicit sort, and no preference, is the plain order', async () => {
    expect(await order()).toEqual(plain)
    expect((await find({}, seeker)).is_personal).toBe(false)
    const { data } = await prefer({ function_job_title_id: title.id })
    expect(await order()).not.toEqual(plain)
    expect(await order({ sort: '1' })).toEqual(plain)
    expect((await find({ sort: '1' }, seeker)).is_personal).toBe(false)
    await app.call(deleteJobPreference, { params: { id: data.id } }, { as: seeker })
    expect(await order()).toEqual(plain)
  })

  test('visitors, guests, recruiters and other seekers have none of it', async () => {
    await prefer({ function_job_title_id: title.id })
    const recruiter = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    for (const person of [undefined, await buildGuest(app), recruiter, await buildSeeker(app)]) {
      const answer = await find({}, person)
      expect(answer.jobs.map(named)).toEqual(plain)
      expect(answer.is_personal).toBe(false)
    }
  })

  test('filters hold for the jobs that fit, too', async () => {
    await prefer({ function_job_title_id: title.id, location_id: manila.id })
    expect(await order({ job_locations: String(makati.id) })).toEqual(['Delta'])
    expect(await order({ job_locations: `${manila.id}` })).toEqual(['Echo', 'Foxtrot', 'Charlie', 'Alpha'])
    expect(await order({ job_locations: String(manila.regionId) })).toEqual([
      'Echo',
      'Foxtrot',
      'Delta',
      'Charlie',
      'Alpha',
    ])
    expect(await order({ function_job_title_ids: String(siblingTitle.id) })).toEqual(['Charlie'])
    expect(await order({ query: 'plain' })).toEqual(['Alpha', 'Hotel'])
    expect(await order({ query: 'wanted' })).toEqual(['Echo', 'Foxtrot', 'Bravo'])
  })

  test('several preferences each have their jobs; one for another market has none', async () => {
    await prefer({ main_function_id: otherMain.id, location_id: manila.id })
    await prefer({ function_job_title_id: title.id, workplace: 'remote' })
    await app.call(
      createJobPreference,
      { body: { function_job_title_id: title.id } },
      { as: seeker, market: 'sg' },
    )
    expect((await order()).slice(0, 2).sort()).toEqual(['Alpha', 'Golf'])
    expect((await order()).slice(2)).toEqual(['Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Hotel'])
  })

  test('a title that is in no list is looked for by its words, one of types by its types', async () => {
    const { data } = await prefer({ job_title: 'Hotel plain' })
    expect(await order()).toEqual(['Hotel', ...plain.slice(0, -1)])
    await app.call(deleteJobPreference, { params: { id: data.id } }, { as: seeker })
    await prefer({ job_type_ids: [1] })
    expect((await order())[0]).toBe('Foxtrot')
    expect((await order()).slice(1)).toEqual(plain.filter(name => name !== 'Foxtrot'))
  })
})

describe('the order is the match’s', () => {
  const scores = async () => (await find({}, seeker)).jobs.map(({ match }) => match?.score ?? 0)

  test('what fits stands by the number of the job’s own page', async () => {
    await prefer({ function_job_title_id: title.id, location_id: manila.id })
    const found = await scores()
    expect(found.filter(Boolean).length).toBe(4)
    expect(found).toEqual([...found].sort((a, b) => b - a))
    for (const name of ['Echo', 'Delta', 'Charlie']) {
      const page = await app.call(readJob, { params: { id: idOf(name) } }, { as: seeker })
      expect(found).toContain((page.data.seeker_match?.percent ?? 0) / 100)
    }
    // A list says no number where the job's page says that too little is known.
    for (const job of (await find({}, seeker)).jobs.filter(({ match }) => match)) {
      const page = await app.call(readJob, { params: { id: job.id } }, { as: seeker })
      expect([named(job), job.match?.percent]).toEqual([named(job), page.data.seeker_match?.percent])
    }
  })

  /** Jobs in a market of their own, so that other lists stay as they are. */
  const inSingapore = async () =>
    (await app.call(searchJobs, { query: {} }, { as: seeker, market: 'sg' })).data.jobs

  test('what somebody has done, and a wanted title by its words, tell jobs apart', async () => {
    const there = { market: 'sg', main_function_id: null }
    await buildJobs(
      app.db,
      { ...there, title: 'Facilities Manager', published_at: daysAgo(1) },
      { ...there, title: 'IT Support', published_at: daysAgo(4) },
      { ...there, title: 'Head of IT', published_at: daysAgo(2), xp_lvl_id: 7 },
      { ...there, title: 'Securities Trader', published_at: daysAgo(3) },
    )
    await app.call(createJobPreference, { body: { job_title: 'IT' } }, { as: seeker, market: 'sg' })
    await app.call(updateMe, { body: { xp_lvl_id: 4 } }, { as: seeker })
    await eventually(async () => expect((await inSingapore()).length).toBe(4))
    const jobs = await inSingapore()
    expect(jobs.map(({ job_title, match }) => [job_title, match?.reasons ?? null])).toEqual([
      ['IT Support', ['IT']],
      ['Facilities Manager', null],
      ['Head of IT', null],
      ['Securities Trader', null],
    ])
  })
})

describe('hiding a job', () => {
  const hidden = async (as = seeker) => (await app.call(calls.listHiddenJobs, { query: {} }, { as })).data

  test('leaves it out of the seeker’s lists and counts until it is shown again', async () => {
    const first = await hide(idOf('Charlie'))
    expect(first.status).toBe(200)
    expect((await hide(idOf('Charlie'))).data).toEqual(first.data)
    expect(await hidden()).toMatchObject({ total_num: 1, jobs: [{ job_id: idOf('Charlie') }] })
    for (const query of [{}, { sort: '1' }, { query: 'sibling' }]) {
      const [mine, theirs] = [await find(query, seeker), await find(query)]
      expect(mine.jobs.map(named)).not.toContain('Charlie')
      expect(mine.total_num).toBe(theirs.total_num - 1)
    }
    const similar = async (as?: TestPerson) =>
      (await app.call(similarJobs, { query: { job_id: idOf('Echo') } }, { as })).data.jobs.map(named)
    expect(await similar()).toContain('Charlie')
    expect(await similar(seeker)).not.toContain('Charlie')
    expect((await app.call(readJob, { params: { id: idOf('Charlie') } }, { as: seeker })).status).toBe(200)
    const unhide = () => app.call(calls.unhideJob, { params: { id: idOf('Charlie') } }, { as: seeker })
    expect((await unhide()).status).toBe(200)
    expect((await unhide()).status).toBe(200)
    expect(await order()).toEqual(plain)
    expect((await hidden()).total_num).toBe(0)
  })

  test('is the seeker’s own', async () => {
    const other = await buildSeeker(app)
    await hide(idOf('Alpha'))
    await app.call(calls.unhideJob, { params: { id: idOf('Alpha') } }, { as: other })
    expect((await hidden()).total_num).toBe(1)
    expect((await hidden(other)).total_num).toBe(0)
    expect(await order({}, other)).toEqual(plain)
  })

  test('an unknown job is 404', async () => {
    expect((await hide('nojob')).status).toBe(404)
  })
})

describe('an opened job', () => {
  test('is marked as seen for the seeker who opened it, and stays in the lists', async () => {
    const id = idOf('Delta')
    await app.call(viewJob, { params: { id }, body: { device: 'web' } }, { as: seeker })
    const mine = await find({}, seeker)
    expect(mine.jobs.filter(job => job.is_viewed).map(named)).toEqual(['Delta'])
    expect(mine.total_num).toBe(posted.length)
    for (const person of [undefined, await buildSeeker(app)])
      expect((await find({}, person)).jobs.some(job => job.is_viewed)).toBe(false)
  })

  test('is seen no more after a month', async () => {
    const id = idOf('Delta')
    await app.call(viewJob, { params: { id }, body: { device: 'web' } }, { as: seeker })
    await app.connection
      .sql`update viewed_jobs set viewed_at = now() - interval '31 days' where account_id = ${seeker.id}`
    expect((await find({}, seeker)).jobs.some(job => job.is_viewed)).toBe(false)
  })
})

describe('jobs for you', () => {
  const forYou = async (query: { size?: string } = {}) =>
    (await app.call(calls.jobsForYou, { query }, { as: seeker })).data

  test('are those that fit, with reasons; without preferences there are none', async () => {
    expect(await forYou()).toEqual({ jobs: [], has_preferences: false })
    await prefer({ function_job_title_id: title.id, location_id: manila.id })
    const { jobs, has_preferences } = await forYou()
    expect(has_preferences).toBe(true)
    expect(jobs.map(named)).toEqual(['Echo', 'Foxtrot', 'Delta', 'Charlie'])
    expect(jobs[0]?.match).toEqual({ score: 1, percent: 100, reasons: [title.value, 'Manila'] })
    expect((await forYou({ size: '2' })).jobs).toEqual(jobs.slice(0, 2))
  })

  test('leave out what was viewed lately, hidden, applied to, and of a blocked company', async () => {
    const company = await buildCompany(app.db)
    await buildJobs(app.db, { title: 'India blocked', ...titled, ...at(manila), company_id: company })
    await prefer({ function_job_title_id: title.id, location_id: manila.id })
    await eventually(async () => expect((await forYou()).jobs.map(named)).toContain('India'))
    await app.call(blockCompany, { body: { company_id: company } }, { as: seeker })
    await app.call(viewJob, { params: { id: idOf('Echo') }, body: { device: 'web' } }, { as: seeker })
    await hide(idOf('Foxtrot'))
    await app.call(apply, { params: { id: idOf('Charlie') } }, { as: seeker })
    expect((await forYou()).jobs.map(named)).toEqual(['Delta'])
  })
})
