import type { CallInput } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/jobseekers/profile.calls'
import { options } from '@hanap/markets/lists'
import { locationByKey } from '@hanap/markets/locations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'

const manila = locationByKey('ph', 'manila')
const industry = options('industry_lists', 'en')[0]
const degree = options('degrees', 'en')[4]
if (!manila || !industry || !degree) throw new Error('the lists have them')

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const me = async () => (await app.call(calls.readMe, {}, { as: seeker })).data.user
const next = (years: number) => `${new Date().getUTCFullYear() + years}-01`

const nothing = { from: null, to: null, description: null }
/** Each section with its calls, an entry's fields, what is not said of it, and a change. */
const sections = [
  {
    name: 'work_experiences' as const,
    create: calls.createWorkExperience,
    update: calls.updateWorkExperience,
    remove: calls.deleteWorkExperience,
    fields: { job_title: 'Beekeeper', company_name: 'Honey House', skills: ['Bees', 'Wax', 'Bees'] },
    told: {
      ...nothing,
      company_id: null,
      industry_id: null,
      function_id: null,
      is_currently_working: false,
      location_id: null,
      skills: ['Bees', 'Wax'],
    },
    change: {
      description: 'Twelve hives.\nNo stings.',
      from: '2019-03',
      to: '2021-10',
      industry_id: industry.id,
      location_id: manila.id,
    },
    most: 30,
  },
  {
    name: 'educations' as const,
    create: calls.createEducation,
    update: calls.updateEducation,
    remove: calls.deleteEducation,
    fields: { school: 'School of Bees' },
    told: { ...nothing, degree_id: null, field_of_study: null, is_currently_studying: false },
    change: { degree_id: degree.id, field_of_study: 'Swarming', to: next(2), is_currently_studying: true },
    most: 20,
  },
  {
    name: 'license_certifications' as const,
    create: calls.createLicenseCertification,
    update: calls.updateLicenseCertification,
    remove: calls.deleteLicenseCertification,
    fields: { title: 'Hive inspector' },
    told: {
      issuing_organisation: null,
      issue_date: null,
      expiry_date: null,
      credential_id: null,
      url: null,
    },
    change: { issue_date: '2020-02', expiry_date: next(1), url: 'https://bees.example/proof?of=1' },
    most: 30,
  },
  {
    name: 'websites' as const,
    create: calls.createWebsite,
    update: calls.updateWebsite,
    remove: calls.deleteWebsite,
    fields: { url: 'https://bees.example/ana' },
    told: { title: null },
    change: { title: 'My bees' },
    most: 10,
  },
]

describe.each(sections)(
  'an entry of $name',
  ({ name, create, update, remove, fields, told, change, most }) => {
    const add = (headers: Record<string, string> = {}, more: object = {}) =>
      app.call(create, { body: { ...fields, ...more } }, { as: seeker, headers })

    test('is added, changed in what is sent alone, and deleted', async () => {
      const added = await add()
      expect(added.data).toEqual({ ...fields, ...told, id: expect.any(String) })
      const { id } = added.data
      expect((await me())[name]).toEqual([added.data])
      const changed = await app.call(update, { params: { id }, body: change }, { as: seeker })
      expect(changed.data).toEqual({ ...added.data, ...change })
      expect((await me())[name]).toEqual([changed.data])
      const [cleared] = Object.keys(change)
      const back = await app.call(update, { params: { id }, body: { [cleared ?? '']: null } }, { as: seeker })
      expect(back.data).toEqual({ ...changed.data, [cleared ?? '']: null })
      expect((await app.call(remove, { params: { id } }, { as: seeker })).status).toBe(200)
      expect((await me())[name]).toEqual([])
      expect((await app.call(remove, { params: { id } }, { as: seeker })).status).toBe(404)
    })

    test('is its owner’s alone', async () => {
      const { id } = (await add()).data
      const other = await buildSeeker(app)
      const before = (await me())[name]
      expect((await app.call(update, { params: { id }, body: change }, { as: other })).status).toBe(404)
      expect((await app.call(remove, { params: { id } }, { as: other })).status).toBe(404)
      expect((await me())[name]).toEqual(before)
    })

    test('sent twice under one Idempotency-Key is added once', async () => {
      const key = { 'idempotency-key': `add-${name}` }
      const [first, again] = [await add(key), await add(key)]
      expect(again.data).toEqual(first.data)
      expect((await me())[name]).toEqual([first.data])
    })

    test('is one of as many as a profile may have, also when they come at once', async () => {
      const answers = await Promise.all(Array.from({ length: most + 2 }, () => add()))
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
      expect((await me())[name]).toHaveLength(most)
    })

    test('without what it is about is refused by that field', async () => {
      const [required] = Object.keys(fields)
      const answer = await add({}, { [required ?? '']: '' })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.errors)).toEqual([required])
      expect((await me())[name]).toEqual([])
    })
  },
)

type Work = NonNullable<CallInput<typeof calls.createWorkExperience>['body']>
const work = (more: Partial<Work> = {}) =>
  app.call(
    calls.createWorkExperience,
    { body: { job_title: 'Beekeeper', company_name: 'Honey House', ...more } },
    { as: seeker },
  )
const study = (more: object) =>
  app.call(calls.createEducation, { body: { school: 'School of Bees', ...more } }, { as: seeker })
const license = (more: object) =>
  app.call(calls.createLicenseCertification, { body: { title: 'Inspector', ...more } }, { as: seeker })
const website = (url: string) => app.call(calls.createWebsite, { body: { url } }, { as: seeker })

test.each([
  ['from', () => work({ from: '2021' })],
  ['from', () => work({ from: '2021-13' })],
  ['from', () => work({ from: next(1) })],
  ['to', () => work({ to: next(1) })],
  ['to', () => work({ from: '2021-02', to: '2021-01' })],
  ['industry_id', () => work({ industry_id: 999 })],
  ['function_id', () => work({ function_id: 999_999 })],
  ['location_id', () => work({ location_id: 999 })],
  ['company_id', () => work({ company_id: 'nobody' })],
  ['job_title', () => work({ job_title: 'Bee\nkeeper' })],
  ['company_name', () => work({ company_name: 'x'.repeat(121) })],
  ['description', () => work({ description: 'x'.repeat(4001) })],
  ['skills.0', () => work({ skills: ['\u0007'] })],
  ['degree_id', () => study({ degree_id: 999 })],
  ['to', () => study({ to: next(1) })],
  ['to', () => study({ from: '2021-02', to: '2020-12', is_currently_studying: true })],
  ['issue_date', () => license({ issue_date: next(1) })],
  ['expiry_date', () => license({ issue_date: '2021-02', expiry_date: '2021-01' })],
  ['url', () => license({ url: 'javascript:alert(1)' })],
  ['url', () => website('data:text/html,hello')],
  ['url', () => website('ftp://bees.example')],
  ['url', () => website('//bees.example')],
])('a wrong %s is refused by its name', async (name, send) => {
  const answer = await send()
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual([name])
})

test('a change is checked against what stays', async () => {
  const { id } = (await work({ from: '2021-02', to: '2022-01' })).data
  const body = { from: '2022-02' }
  const answer = await app.call(calls.updateWorkExperience, { params: { id }, body }, { as: seeker })
  expect(Object.keys(answer.errors)).toEqual(['to'])
  expect((await me()).work_experiences[0]?.from).toBe('2021-02')
})

test('work that goes on has no end and comes first; the others come by their end, the latest first', async () => {
  await work({ job_title: 'First', from: '2015-01', to: '2017-01' })
  await work({ job_title: 'Now', from: '2016-01', to: '2020-01', is_currently_working: true })
  await work({ job_title: 'Last', from: '2018-01', to: '2019-01' })
  await work({ job_title: 'Undated' })
  const { data } = await app.call(calls.listWorkExperiences, {}, { as: seeker })
  expect(data.map(entry => [entry.job_title, entry.to])).toEqual([
    ['Now', null],
    ['Last', '2019-01'],
    ['First', '2017-01'],
    ['Undated', null],
  ])
  expect((await me()).work_experiences).toEqual(data)
})

test('educations come by their end, the latest first', async () => {
  await study({ school: 'First', to: '2015-06' })
  await study({ school: 'Last', to: '2019-06' })
  const { data } = await app.call(calls.listEducations, {}, { as: seeker })
  expect(data.map(entry => entry.school)).toEqual(['Last', 'First'])
})

test('a work experience may name a company of the site', async () => {
  const companyId = await buildCompany(app.db)
  const { data } = await work({ company_id: companyId })
  expect(data.company_id).toBe(companyId)
  expect((await me()).work_experiences[0]?.company_id).toBe(companyId)
  const change = (body: object) =>
    app.call(calls.updateWorkExperience, { params: { id: data.id }, body }, { as: seeker })
  expect((await change({ job_title: 'Keeper' })).data.company_id).toBe(companyId)
  expect((await change({ company_name: 'Elsewhere' })).data.company_id).toBeNull()
})
