import * as calls from '@hanap/contracts/companies/companies.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import * as applicationCalls from '@hanap/contracts/job-applications/job-applications.calls'
import { readAppliedJob, searchJobsByBody, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildGuest, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { buildCompany, buildJob, buildJobs } from '../jobs/factory.ts'
import { blockedCompaniesOf } from './blocked-companies.ts'

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const block = (company_id: string, as = seeker) =>
  app.call(calls.blockCompany, { body: { company_id } }, { as })
const unblock = (id: string, as = seeker) => app.call(calls.unblockCompany, { params: { id } }, { as })
const blocked = async (as = seeker, query: { page?: string; size?: string } = {}) =>
  (await app.call(calls.listBlockedCompanies, { query }, { as })).data

describe('blocking a company', () => {
  test('is listed, the latest first, and blocking twice answers the same entry', async () => {
    const first = await buildCompany(app.db, { name: 'First Foods' })
    const second = await buildCompany(app.db)
    const { status, data } = await block(first)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: first, company_id: first, company: { id: first, name: 'First Foods' } })
    await block(second)
    expect((await block(first)).data).toEqual(data)
    const list = await blocked()
    expect(list.companies.map(entry => entry.company_id)).toEqual([second, first])
    expect(list).toMatchObject({ page: 1, total_num: 2, total_pages: 1 })
    expect((await blocked(seeker, { size: '1', page: '2' })).companies).toEqual([data])
    const read = async (as?: TestPerson) =>
      (await app.call(calls.readCompany, { params: { id: first } }, { as })).data.is_blocked
    expect([await read(seeker), await read(), await read(await buildSeeker(app))]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('an unknown company is 404, to block and to unblock', async () => {
    expect((await block('nobody')).status).toBe(404)
    expect((await unblock('nobody')).status).toBe(404)
  })

  test('is taken back by its owner only, and taking back twice is no error', async () => {
    const company = await buildCompany(app.db)
    const other = await buildSeeker(app)
    await block(company)
    expect((await unblock(company, other)).status).toBe(200)
    expect((await blocked()).total_num).toBe(1)
    expect((await blocked(other)).total_num).toBe(0)
    expect((await unblock(company)).status).toBe(200)
    expect((await unblock(company)).status).toBe(200)
    expect((await blocked()).total_num).toBe(0)
  })

  test('the number of blocked companies is bounded', async () => {
    const last = await buildCompany(app.db)
    await app.connection.sql`
      with made as (
        insert into companies (id, market, name, name_key)
        select 'many' || n, 'ph', 'Many ' || n, 'many ' || n from generate_series(1, 500) n returning id
      ) insert into blacklist_companies (account_id, company_id) select ${seeker.id}, id from made`
    expect((await block(last)).status).toBe(409)
    expect((await block('many1')).status).toBe(200)
    expect(await blockedCompaniesOf(app.db, seeker.id)).toHaveLength(500)
    await unblock('many1')
    expect((await block(last)).status).toBe(200)
  })
})

describe('a blocked company’s jobs', () => {
  let company: string
  let own: string
  let others: string[]
  beforeAll(async () => {
    company = await buildCompany(app.db)
    const [job, ...rest] = await buildJobs(
      app.db,
      { title: 'Quetzal keeper', company_id: company, market: 'sg', job_type_id: 1 },
      { title: 'Quetzal keeper', market: 'sg', job_type_id: 1 },
      { title: 'Quetzal keeper', market: 'sg', job_type_id: 2 },
    )
    own = job ?? ''
    others = rest
    await eventually(async () => expect((await find({})).total_num).toBe(3))
  })

  const find = async (query: { query?: string; company_ids?: string; sort?: string }, as?: TestPerson) =>
    (await app.call(searchJobs, { query: { query: 'quetzal', ...query } }, { as, market: 'sg' })).data

  test('leave the seeker’s searches, their totals and their counts, and nobody else’s', async () => {
    await block(company)
    const mine = await find({}, seeker)
    expect(mine.jobs.map(job => job.id).sort()).toEqual([...others].sort())
    expect(mine.total_num).toBe(2)
    expect(mine.facets.job_types.map(({ value, count }) => [value, count])).toEqual([
      ['1', 1],
      ['2', 1],
    ])
    expect((await find({ sort: '1' }, seeker)).total_num).toBe(2)
    expect((await find({ company_ids: company }, seeker)).total_num).toBe(0)
    const byBody = await app.call(
      searchJobsByBody,
      { body: { query: 'quetzal' } },
      { as: seeker, market: 'sg' },
    )
    expect(byBody.data.total_num).toBe(2)
    for (const person of [undefined, await buildGuest(app), await buildSeeker(app)]) {
      const { data } = await app.call(
        searchJobs,
        { query: { query: 'quetzal' } },
        { as: person, market: 'sg' },
      )
      expect(data.total_num).toBe(3)
      expect(data.facets.job_types.find(({ value }) => value === '1')?.count).toBe(2)
    }
    await unblock(company)
    expect((await find({}, seeker)).total_num).toBe(3)
  })

  test('leave the similar jobs', async () => {
    const [job_id = ''] = others
    const similar = async () =>
      (await app.call(similarJobs, { query: { job_id } }, { as: seeker, market: 'sg' })).data.jobs
    expect((await similar()).map(job => job.id)).toContain(own)
    await block(company)
    expect((await similar()).map(job => job.id)).toEqual(others.slice(1))
  })

  test('take no application of the seeker’s', async () => {
    await block(company)
    const send = () => app.call(apply, { params: { id: own } }, { as: seeker })
    const refused = await send()
    expect(refused.status).toBe(409)
    expect(refused.errors.error?.[0]).toContain('blocked')
    expect((await app.call(readAppliedJob, { params: { jobId: own } }, { as: seeker })).status).toBe(404)
    await unblock(company)
    expect((await send()).status).toBe(200)
  })
})

describe('a blocked company’s recruiters can no longer find or contact the seeker', () => {
  const applicants = async (as: TestPerson) =>
    (await app.call(applicationCalls.listApplicants, { query: {} }, { as })).data

  test('an application sent before is withdrawn and not there for them; unblocking brings it back as withdrawn', async () => {
    const { id, jobId, companyId, seeker: applicant, recruiter } = await buildHiring(app)
    const asRecruiter = { as: recruiter }
    const acts = () =>
      Promise.all([
        app.call(applicationCalls.openApplicant, { params: { id } }, asRecruiter),
        app.call(
          applicationCalls.moveApplicant,
          { params: { id }, body: { pipeline_stage_id: 3, message: 'Call me.' } },
          asRecruiter,
        ),
        app.send('GET', applicationCalls.readApplicantResume.path.replace('{id}', id), {
          headers: { authorization: `Bearer ${recruiter.token}` },
        }),
      ])
    const numbers = async () =>
      (await app.call(applicationCalls.listRecruiterJobs, { query: {} }, asRecruiter)).data.jobs.find(
        job => job.id === jobId,
      )?.num_of_applicants

    expect((await applicants(recruiter)).total_num).toBe(1)
    await block(companyId, applicant)
    expect(await applicants(recruiter)).toMatchObject({ applications: [], total_num: 0 })
    expect((await acts()).map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await numbers()).toBe(0)
    const still = await app.call(readAppliedJob, { params: { jobId } }, { as: applicant })
    expect(still.data).toMatchObject({ id, stage: 'withdrawn', can_withdraw: false })

    await unblock(companyId, applicant)
    expect((await applicants(recruiter)).applications.map(each => each.id)).toEqual([id])
    expect(await numbers()).toBe(0)
    expect((await acts()).map(({ status }) => status)).toEqual([200, 409, 404])
  })

  test('a block of another company changes nothing', async () => {
    const { seeker: applicant, recruiter } = await buildHiring(app)
    await block(await buildCompany(app.db), applicant)
    expect((await applicants(recruiter)).total_num).toBe(1)
  })
})

test('a job of a company that was never blocked takes applications', async () => {
  const jobId = await buildJob(app.db, { company_id: await buildCompany(app.db) })
  await block(await buildCompany(app.db))
  expect((await app.call(apply, { params: { id: jobId } }, { as: seeker })).status).toBe(200)
})
