import { changeChat, openChat } from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { changeUserSettings, deleteAccount, listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { createWorkExperience, updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { readTalent, reportTalent, searchTalents } from '@hanap/contracts/recruiters/talents.calls'
import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import type { Employer } from '../job-applications/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { buildTalent, buildVerifiedEmployer } from './factory.ts'

let app: TestApp
let company: Employer
beforeAll(async () => {
  // `npm run test:cluster` names its nodes: the same holds there.
  const { OPENSEARCH_URL } = process.env
  app = await startTestApp({ ...(OPENSEARCH_URL && { OPENSEARCH_URL }) })
  company = await buildVerifiedEmployer(app, { title: 'Registered Nurse' })
})
afterAll(() => app.close())

type Query = NonNullable<NonNullable<Parameters<typeof app.call<typeof searchTalents>>[1]>['query']>
const search = (query: Query = {}, as: TestPerson = company.recruiter) =>
  app.call(searchTalents, { query: { size: '100', ...query } }, { as })
const idsOf = async (query?: Query, as?: TestPerson) => {
  const { status, data } = await search(query, as)
  expect(status).toBe(200)
  return data.talents.map(({ id }) => id)
}
const open = (id: string, as: TestPerson = company.recruiter, jobId?: string) =>
  app.call(readTalent, { params: { id }, query: jobId ? { job_id: jobId } : {} }, { as })
const greet = ({ recruiter, jobId }: Pick<Employer, 'recruiter' | 'jobId'>, seeker: TestPerson) =>
  app.call(
    openChat,
    {
      body: {
        jobseeker_id: seeker.id,
        job_id: jobId,
        text: 'We like your work. Shall we talk?',
        client_id: `greeting-${seeker.id}-${recruiter.id}`,
      },
    },
    { as: recruiter },
  )

describe('who may be found', () => {
  test('only those who said so, from then on until they take it back', async () => {
    const talent = await buildTalent(app, { jobTitle: 'Beekeeper', isFindable: false })
    expect(await idsOf({ query: 'beekeeper' })).toEqual([])
    expect((await open(talent.id)).status).toBe(404)
    await app.call(changeUserSettings, { body: { is_findable: true } }, { as: talent })
    await eventually(async () => expect(await idsOf({ query: 'beekeeper' })).toEqual([talent.id]))
    expect((await open(talent.id)).status).toBe(200)
    await app.call(changeUserSettings, { body: { is_findable: false } }, { as: talent })
    expect(await idsOf({ query: 'beekeeper' })).toEqual([])
    expect((await open(talent.id)).status).toBe(404)
    await eventually(async () => expect((await search({ query: 'beekeeper' })).data.total_num).toBe(0))
  })

  test('visibility grants nothing, and “nobody” takes all', async () => {
    const talent = await buildTalent(app, { jobTitle: 'Falconer', isFindable: false })
    await app.call(changeUserSettings, { body: { visibility: 'open' } }, { as: talent })
    expect((await open(talent.id)).status).toBe(404)
    await app.call(changeUserSettings, { body: { is_findable: true } }, { as: talent })
    await eventually(async () => expect(await idsOf({ query: 'falconer' })).toEqual([talent.id]))
    await app.call(changeUserSettings, { body: { visibility: 'hidden' } }, { as: talent })
    expect((await open(talent.id)).status).toBe(404)
    expect(await idsOf({ query: 'falconer' })).toEqual([])
  })

  test('never by a company that they block, or for which they work now, by its id or a name like its own', async () => {
    const employer = await buildVerifiedEmployer(app)
    await sql`update companies set name = 'Bayani Foods, Inc.' where id = ${employer.companyId}`.execute(
      app.db,
    )
    const jobTitle = 'Glassblower'
    const blocking = await buildTalent(app, { jobTitle })
    await app.call(blockCompany, { body: { company_id: employer.companyId } }, { as: blocking })
    const byId = await buildTalent(app, { jobTitle, companyId: employer.companyId })
    const byName = await buildTalent(app, { jobTitle, employer: 'BAYANI FOODS PHILIPPINES' })
    const before = await buildTalent(app, { jobTitle, employer: 'Bayani Foods', isCurrent: false })
    const free = await buildTalent(app, { jobTitle })
    const all = [blocking, byId, byName, before, free].map(({ id }) => id)
    await eventually(async () =>
      expect((await idsOf({ query: 'glassblower' })).toSorted()).toEqual(all.toSorted()),
    )
    const { data } = await search({ query: 'glassblower' }, employer.recruiter)
    expect(data.talents.map(({ id }) => id).toSorted()).toEqual([before.id, free.id].toSorted())
    // Not in the numbers either.
    await eventually(async () =>
      expect((await search({ query: 'glassblower' }, employer.recruiter)).data.total_num).toBe(2),
    )
    for (const { id } of [blocking, byId, byName])
      expect((await open(id, employer.recruiter)).status).toBe(404)
    expect((await open(before.id, employer.recruiter)).status).toBe(200)
  })

  test('nobody who is suspended or leaves', async () => {
    const [leaving, suspended] = [
      await buildTalent(app, { jobTitle: 'Cooper' }),
      await buildTalent(app, { jobTitle: 'Cooper' }),
    ]
    await eventually(async () => expect(await idsOf({ query: 'cooper' })).toHaveLength(2))
    const left = await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: leaving })
    expect(left.status).toBe(200)
    await sql`update accounts set status = 'suspended' where id = ${suspended.id}`.execute(app.db)
    expect(await idsOf({ query: 'cooper' })).toEqual([])
    expect((await open(leaving.id)).status).toBe(404)
    expect((await open(suspended.id)).status).toBe(404)
    await eventually(async () => expect((await search({ query: 'cooper' })).data.total_num).toBe(0))
    await sql`delete from accounts where id = ${leaving.id}`.execute(app.db)
  })

  test('by members of verified companies whose role allows it', async () => {
    const talent = await buildTalent(app)
    const unverified = await buildEmployer(app)
    const viewer = await buildRecruiter(app, { companyId: company.companyId, role: 'viewer' })
    const colleague = await buildRecruiter(app, { companyId: company.companyId, role: 'recruiter' })
    const report = (as: TestPerson) =>
      app.call(reportTalent, { params: { id: talent.id }, body: { report_reason_id: 1 } }, { as })
    for (const [as, status] of [
      [unverified.recruiter, 403],
      [viewer, 403],
      [talent, 403],
      [colleague, 200],
    ] as const) {
      expect((await search({}, as)).status).toBe(status)
      expect((await open(talent.id, as)).status).toBe(status)
      expect((await report(as)).status).toBe(status)
    }
  })
})

describe('what a company sees', () => {
  test('nothing that says who somebody is, in what they wrote either, until they accept a greeting', async () => {
    const employer = await buildVerifiedEmployer(app)
    const talent = await buildTalent(app, {
      firstName: 'Xanthippe',
      jobTitle: 'Cartographer at Atlas House',
      employer: 'Atlas House',
      headline: 'Xanthippe Cruz, maps at Atlas House, xan@example.com, +63 917 123 4567',
    })
    await app.call(updateMe, { body: { about: 'Call Xanthippe.' } }, { as: talent })
    await eventually(async () =>
      expect(await idsOf({ query: 'cartographer' }, employer.recruiter)).toEqual([talent.id]),
    )
    const texts = async () => [
      JSON.stringify((await search({ query: 'cartographer' }, employer.recruiter)).data),
      JSON.stringify((await open(talent.id, employer.recruiter)).data),
    ]
    const secret = /xanthippe|cruz|atlas|xan@|917/i
    for (const text of await texts()) expect(text).not.toMatch(secret)
    // Nor can it be asked for.
    for (const query of ['Xanthippe', 'Atlas House', 'xan@example.com'])
      expect((await search({ query }, employer.recruiter)).data.talents).toEqual([])
    const greeted = await greet(employer, talent)
    expect(greeted.status).toBe(201)
    for (const text of await texts()) expect(text).not.toMatch(secret)
    await app.call(
      changeChat,
      { params: { id: greeted.data.chat.id }, body: { state: 'open' } },
      { as: talent },
    )
    const accepted = await open(talent.id, employer.recruiter)
    expect(accepted.data.talent).toMatchObject({
      first_name: 'Xanthippe',
      last_name: 'Cruz',
      work: [{ company_name: 'Atlas House' }],
      greeting: { state: 'open', chat_id: greeted.data.chat.id },
    })
    // Not to another company.
    expect(JSON.stringify((await open(talent.id)).data)).not.toMatch(secret)
  })

  test('a profile of 100 people in 24 hours, also at once; then it is told when the next may be opened', async () => {
    const employer = await buildVerifiedEmployer(app)
    const talents = await Promise.all(Array.from({ length: 4 }, () => buildTalent(app)))
    await sql`
      insert into accounts (id, kind, email, email_key, first_name, last_name, country_key, language, source)
      select 'viewed' || n, 'seeker', 'viewed' || n || '@example.com', 'viewed' || n || '@example.com', 'A', 'B', 'ph', 'en', 'test'
      from generate_series(1, 98) n`.execute(app.db)
    await sql`
      insert into talent_views (account_id, recruiter_id, company_id, kind, at)
      select 'viewed' || n, 'colleague', ${employer.companyId}, 'profile', now() - interval '23 hours'
      from generate_series(1, 98) n`.execute(app.db)
    const answers = await Promise.all(talents.map(({ id }) => open(id, employer.recruiter)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    const seconds = Number(refused?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(3500)
    expect(seconds).toBeLessThanOrEqual(3600)
    const again = talents[answers.findIndex(({ status }) => status === 200)]
    const repeated = await open(again?.id ?? '', employer.recruiter)
    expect([repeated.status, repeated.data.limit]).toEqual([200, { max: 100, left: 0 }])
  })

  test('values of fewer than five people are not counted', async () => {
    const skills = ['Falconry']
    for (let num = 0; num < 5; num++) await buildTalent(app, { jobTitle: 'Software Engineer', skills })
    for (let num = 0; num < 4; num++) await buildTalent(app, { jobTitle: 'Dentist', skills })
    await eventually(async () => expect(await idsOf({ query: 'falconry' })).toHaveLength(9))
    const { data } = await search({ query: 'falconry' })
    for (const values of Object.values(data.facets))
      for (const { count } of values) expect(count).toBeGreaterThanOrEqual(5)
    expect(data.facets.functions.map(({ count }) => count)).toContain(5)
    const level = data.facets.xp_lvls[0]
    expect(level?.count).toBe(9)
    const chosen = await search({ query: 'falconry', xp_lvls: String(level?.value), degrees: '8' })
    expect(chosen.data.facets.degrees).toEqual([{ value: 8, label: 'Doctorate', count: null }])
    expect(chosen.data.talents).toEqual([])
  })
})

describe('a search', () => {
  test('narrows by filters, and refuses unknown values by their names', async () => {
    const talent = await buildTalent(app, { jobTitle: 'Lighthouse keeper' })
    await app.call(updateMe, { body: { xp_lvl_id: 5 } }, { as: talent })
    const recent = options('resume_last_updated_time_lists', 'en').find(({ key }) => key === 'last-24-hours')
    const byProfile = options('resume_source_lists', 'en').find(({ key }) => key === 'profile')
    const query = 'lighthouse'
    await eventually(async () => expect(await idsOf({ query, xp_lvls: '5' })).toEqual([talent.id]))
    expect(await idsOf({ query, xp_lvls: '6' })).toEqual([])
    expect(await idsOf({ query, languages: '1' })).toEqual([talent.id])
    expect(await idsOf({ query, languages: '2' })).toEqual([])
    expect(await idsOf({ query, resume_last_updated: String(recent?.id) })).toEqual([talent.id])
    expect(await idsOf({ query, resume_source: String(byProfile?.id) })).toEqual([talent.id])
    await sql`update findable_accounts set at = now() - interval '9 days', changed_at = now() - interval '3 days' where account_id = ${talent.id}`.execute(
      app.db,
    )
    await app.call(changeUserSettings, { body: { visibility: 'limited' } }, { as: talent })
    await eventually(async () =>
      expect(await idsOf({ query, resume_last_updated: String(recent?.id) })).toEqual([]),
    )
    for (const name of [
      'functions',
      'xp_lvls',
      'degrees',
      'locations',
      'languages',
      'resume_source',
    ] as const)
      expect(Object.keys((await search({ [name]: '99999999' })).errors)).toEqual([name])
    expect(Object.keys((await search({ resume_last_updated: '99' })).errors)).toEqual(['resume_last_updated'])
  })

  test('who only said that they may be found keeps the date of their profile', async () => {
    const talent = await buildTalent(app, { jobTitle: 'Thatcher', isFindable: false })
    for (const table of ['work_experiences', 'profiles'])
      await sql`
        update ${sql.table(table)} set ${sql.ref(table === 'profiles' ? 'updated_at' : 'created_at')} = '2026-01-05'
        where account_id = ${talent.id}`.execute(app.db)
    await app.call(changeUserSettings, { body: { is_findable: true } }, { as: talent })
    const updated = async () => (await open(talent.id)).data.talent.updated_at.slice(0, 10)
    expect(await updated()).toBe('2026-01-05')
    await app.call(updateMe, { body: { headline: 'Roofs of reed' } }, { as: talent })
    expect(await updated()).not.toBe('2026-01-05')
  })

  test('with a job of the company has those who match it first, with the parts of the match', async () => {
    const skills = ['Weaving baskets']
    const cook = await buildTalent(app, { jobTitle: 'Cook', skills })
    const nurse = await buildTalent(app, { jobTitle: 'Registered Nurse', skills })
    await buildTalent(app, { jobTitle: 'Cook', skills })
    await eventually(async () => expect(await idsOf({ query: 'weaving baskets' })).toHaveLength(3))
    const { data } = await search({ query: 'weaving baskets', job_id: company.jobId })
    expect(data.talents[0]?.id).toBe(nurse.id)
    expect(data.job).toEqual({ id: company.jobId, job_title: 'Registered Nurse' })
    const [best, , last] = data.talents.map(({ match }) => match?.percent ?? 0)
    expect(best).toBeGreaterThan(last ?? 0)
    expect(data.talents[0]?.match?.parts.map(({ key }) => key)).toContain('function')
    const opened = await open(cook.id, company.recruiter, company.jobId)
    expect(opened.data.talent.match?.percent).toBeLessThan(best ?? 0)
    const other = await buildVerifiedEmployer(app)
    expect((await search({ job_id: other.jobId })).status).toBe(404)
    expect((await open(cook.id, company.recruiter, other.jobId)).status).toBe(404)
  })

  test('finds what was changed in a profile', async () => {
    const talent = await buildTalent(app, { jobTitle: 'Potter' })
    await eventually(async () => expect(await idsOf({ query: 'potter' })).toEqual([talent.id]))
    await app.call(
      createWorkExperience,
      { body: { job_title: 'Clockmaker', company_name: 'Time', is_currently_working: true } },
      { as: talent },
    )
    await eventually(async () => expect(await idsOf({ query: 'clockmaker' })).toEqual([talent.id]))
  })
})

test('seekers read who found them and who opened their profile, each once an hour', async () => {
  const talent = await buildTalent(app, { jobTitle: 'Bookbinder' })
  await eventually(async () => expect(await idsOf({ query: 'bookbinder' })).toEqual([talent.id]))
  await idsOf({ query: 'bookbinder' })
  await open(talent.id, company.recruiter, company.jobId)
  await open(talent.id)
  const { data } = await app.call(listDataAccess, {}, { as: talent })
  expect(data.accesses.map(({ kind }) => kind)).toEqual(['profile', 'found'])
  expect(data.accesses[0]).toMatchObject({
    recruiter_name: 'Rosa Reyes',
    company: { id: company.companyId },
    job: { id: company.jobId },
  })
  expect((await app.call(listDataAccess, {}, { as: await buildSeeker(app) })).data.accesses).toEqual([])
})
