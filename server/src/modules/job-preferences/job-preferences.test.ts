import type { CallInput } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/jobseekers/jobseekers.calls'
import { functionPath, functionText, mainFunctions } from '@hanap/markets/functions'
import { locationByKey } from '@hanap/markets/locations'
import { marketByKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'

const manila = locationByKey('ph', 'manila')
if (manila?.kind !== 'location') throw new Error('Manila is a location of the Philippines')
const sub = mainFunctions('en')[0]?.sub_function_list[0]
const title = sub?.job_titles[0]
if (!sub || !title) throw new Error('there are functions')
const path = functionPath(title.id)

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

type Fields = NonNullable<CallInput<typeof calls.createJobPreference>['body']>

const create = (body: Fields, asking: { market?: 'sg'; language?: number } = {}) =>
  app.call(calls.createJobPreference, { body }, { as: seeker, ...asking })
const update = (id: string, body: Fields, as = seeker) =>
  app.call(calls.updateJobPreference, { params: { id }, body }, { as })
const read = (id: string, as = seeker) => app.call(calls.readJobPreference, { params: { id } }, { as })
const remove = (id: string, as = seeker) => app.call(calls.deleteJobPreference, { params: { id } }, { as })
const list = async () => (await app.call(calls.listJobPreferences, {}, { as: seeker })).data.preferences

describe('a job preference', () => {
  test('is created, read, changed in part and deleted', async () => {
    const made = await create({
      function_job_title_id: title.id,
      location_id: manila.id,
      job_type_ids: [1, 2, 1],
      workplace: 'hybrid',
      salary_range_from: 30_000,
      salary_range_to: 50_000,
      industry_ids: [1],
    })
    expect(made.status).toBe(200)
    expect(made.data).toEqual({
      id: expect.any(String),
      job_title: title.value,
      function_job_title_id: title.id,
      job_function_id: path?.job_function_id,
      main_function_id: path?.main_function_id,
      job_type_ids: [1, 2],
      workplace: 'hybrid',
      salary_range_from: 30_000,
      salary_range_to: 50_000,
      currency: 'PHP',
      pref_country_id: marketByKey('ph').id,
      pref_region_id: manila.regionId,
      location_id: manila.id,
      industry_ids: [1],
      career_summary: null,
      is_default: true,
    })
    const { id } = made.data
    expect((await read(id)).data).toEqual(made.data)
    const changed = { ...made.data, workplace: null, salary_range_to: 60_000 }
    expect((await update(id, { workplace: null, salary_range_to: 60_000 })).data).toEqual(changed)
    expect(await list()).toEqual([changed])
    expect((await remove(id)).status).toBe(200)
    expect((await read(id)).status).toBe(404)
    expect((await remove(id)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test('is its owner’s alone', async () => {
    const { id } = (await create({ job_title: 'Beekeeper' })).data
    const other = await buildSeeker(app)
    expect((await read(id, other)).status).toBe(404)
    expect((await update(id, { job_title: 'Taken' }, other)).status).toBe(404)
    expect((await remove(id, other)).status).toBe(404)
    expect((await read(id)).data.job_title).toBe('Beekeeper')
  })

  test('a title of the lists, in any language, sets its functions; another one has none', async () => {
    const known = await create({ job_title: functionText(title.id, 'ja') }, { language: 4 })
    expect(known.data).toMatchObject({ function_job_title_id: title.id, job_function_id: sub.id })
    const other = await update(known.data.id, { job_title: 'Beekeeper' })
    expect(other.data).toMatchObject({
      job_title: 'Beekeeper',
      function_job_title_id: null,
      job_function_id: null,
      main_function_id: null,
    })
    const again = await update(known.data.id, { job_function_id: sub.id })
    expect(again.data).toMatchObject({ job_title: 'Beekeeper', job_function_id: sub.id })
    expect(again.data.function_job_title_id).toBeNull()
  })

  test('a region alone is a place, and clearing the location keeps it', async () => {
    const { data } = await create({ location_id: manila.id })
    const wider = await update(data.id, { location_id: null, pref_region_id: manila.regionId })
    expect(wider.data).toMatchObject({ location_id: null, pref_region_id: manila.regionId })
    const cleared = await update(data.id, { job_title: 'Beekeeper', location_id: null, pref_region_id: null })
    expect(cleared.data).toMatchObject({ location_id: null, pref_region_id: null })
  })

  test('belongs to the market it was made in, unless it names another', async () => {
    const here = await create({ job_title: 'Beekeeper' }, { market: 'sg' })
    expect(here.data).toMatchObject({ currency: 'SGD', pref_country_id: marketByKey('sg').id })
    const there = await create({ job_title: 'Beekeeper', pref_country_id: marketByKey('jp').id })
    expect(there.data).toMatchObject({ currency: 'JPY', pref_country_id: marketByKey('jp').id })
  })

  test('moving to another market drops the place', async () => {
    const { data } = await create({ job_title: 'Beekeeper', location_id: manila.id })
    const moved = await update(data.id, { pref_country_id: marketByKey('sg').id })
    expect(moved.data).toMatchObject({ currency: 'SGD', location_id: null, pref_region_id: null })
  })

  test.each<[string, Fields, string]>([
    ['nothing', {}, 'job_title'],
    ['only blanks', { job_title: '   ' }, 'job_title'],
    ['a job title that is none', { function_job_title_id: 999_999_999 }, 'function_job_title_id'],
    ['a main function that is none', { main_function_id: 999_999_999 }, 'main_function_id'],
    ['a job type that is none', { job_type_ids: [99] }, 'job_type_ids'],
    ['an industry that is none', { industry_ids: [999] }, 'industry_ids'],
    ['a place of another market', { location_id: manila.id, pref_country_id: 193 }, 'location_id'],
    ['a country that is none', { job_title: 'x', pref_country_id: 9999 }, 'pref_country_id'],
    ['a salary upside down', { salary_range_from: 5, salary_range_to: 4 }, 'salary_range_to'],
  ])('%s is refused by its field', async (_, fields, name) => {
    const refused = await create(fields)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.errors)).toEqual([name])
    expect(await list()).toEqual([])
  })

  test('a change that would leave nothing is refused and changes nothing', async () => {
    const { data } = await create({ job_title: 'Beekeeper' })
    expect((await update(data.id, { job_title: null })).status).toBe(422)
    expect(await list()).toEqual([data])
  })
})

describe('several job preferences', () => {
  const titles = async () => (await list()).map(({ job_title, is_default }) => [job_title, is_default])

  test('the first is the default until another is, and the default comes first', async () => {
    await create({ job_title: 'First' })
    const second = await create({ job_title: 'Second' })
    await create({ job_title: 'Third', is_default: true })
    expect(await titles()).toEqual([
      ['Third', true],
      ['First', false],
      ['Second', false],
    ])
    await update(second.data.id, { is_default: true })
    expect(await titles()).toEqual([
      ['Second', true],
      ['First', false],
      ['Third', false],
    ])
    await remove(second.data.id)
    expect(await titles()).toEqual([
      ['First', true],
      ['Third', false],
    ])
  })

  test('there are at most five, also when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => create({ job_title: `Title ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await list()).map(each => each.is_default)).toEqual([true, false, false, false, false])
  })
})
