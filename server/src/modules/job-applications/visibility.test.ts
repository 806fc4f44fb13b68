import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { deleteAccount } from '@hanap/contracts/jobseekers/privacy.calls'
import { sendResumeEmail } from '@hanap/contracts/jobseekers/resumes.calls'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import {
  buildRecruiter,
  buildSeeker,
  buildVerifiedSeeker,
  TEST_PASSWORD,
  type TestPerson,
} from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { buildJoined } from '../recruiters/factory.ts'
import { unverifiedCompanies } from '../recruiters/index.ts'
import { resumeFile } from '../resumes/factory.ts'
import { buildApplication, buildHiring } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const applicants = async (as: TestPerson, jobId?: string) =>
  (await app.call(calls.listApplicants, { query: jobId === undefined ? {} : { job_id: jobId } }, { as })).data
const open = (as: TestPerson, id: string) => app.call(calls.openApplicant, { params: { id } }, { as })
const readResume = (as: TestPerson, id: string) =>
  app.call(calls.readApplicantResume, { params: { id } }, { as })

describe('a company that a newcomer founded under a name', () => {
  const buildSquatter = async (name: string) => {
    const squatter = await buildJoined(app, name)
    const { data } = await app.call(readRecruiter, {}, { as: squatter })
    return { squatter, companyId: data.company?.id ?? '' }
  }

  test('shows nobody who applied to ads that are imported in that name later', async () => {
    const { squatter, companyId } = await buildSquatter('Northern Lights Shipping')
    const imported = await buildJob(app.db, { company_id: companyId })
    const seeker = await buildSeeker(app)
    const id = await buildApplication(app, imported, seeker)

    expect(await applicants(squatter, imported)).toMatchObject({
      job: { id: imported, needs_verification: true },
      applications: [],
      total_num: 0,
    })
    expect((await applicants(squatter)).total_num).toBe(0)
    expect((await open(squatter, id)).status).toBe(404)
    expect((await readResume(squatter, id)).status).toBe(404)
    const [stage] = options('pipeline_stage_lists', 'en')
    const moved = await app.call(
      calls.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: stage?.id ?? 1 } },
      { as: squatter },
    )
    expect(moved.status).toBe(404)
    const { data } = await app.call(calls.listRecruiterJobs, {}, { as: squatter })
    expect(data.jobs).toMatchObject([
      { id: imported, num_of_applicants: 0, num_of_new_applicants: 0, needs_verification: true },
    ])
    await caughtMails(app.db, seeker.email, 1)
    expect(await countMails(app.db, squatter.email)).toBe(1)
  })

  test('sees who applied to ads that its recruiters posted themselves', async () => {
    const { squatter, companyId } = await buildSquatter('Self Made Works')
    const own = await buildJob(app.db, { company_id: companyId, recruiter_id: squatter.id })
    const id = await buildApplication(app, own, await buildSeeker(app))
    expect(await applicants(squatter, own)).toMatchObject({
      job: { needs_verification: false },
      applications: [{ id }],
    })
    expect((await open(squatter, id)).status).toBe(200)
    await caughtMails(app.db, squatter.email, 2)
  })

  test('sees all of them once an operator has verified it, and no more when that is taken back', async () => {
    const { squatter, companyId } = await buildSquatter('Truly This Company')
    const imported = await buildJob(app.db, { company_id: companyId })
    const id = await buildApplication(app, imported, await buildSeeker(app))
    expect((await unverifiedCompanies(app.db)).map(company => company.id)).toContain(companyId)
    expect(await verifyCompany(app.db, companyId, true)).toBe('Truly This Company')
    expect((await unverifiedCompanies(app.db)).map(company => company.id)).not.toContain(companyId)
    expect(await applicants(squatter, imported)).toMatchObject({
      job: { needs_verification: false },
      applications: [{ id }],
    })
    expect((await open(squatter, id)).status).toBe(200)
    await buildApplication(app, imported, await buildSeeker(app))
    await caughtMails(app.db, squatter.email, 2)
    await verifyCompany(app.db, companyId, false)
    expect((await open(squatter, id)).status).toBe(404)
    expect(await verifyCompany(app.db, 'nocompany', true)).toBeUndefined()
  })

  test('gets no resume by mail from who applied to an imported ad', async () => {
    const { squatter, companyId } = await buildSquatter('Resume Collectors')
    const imported = await buildJob(app.db, { company_id: companyId })
    const seeker = await buildVerifiedSeeker(app)
    const { data } = await app.call(
      apply,
      { params: { id: imported }, files: { resume: resumeFile() } },
      { as: seeker },
    )
    expect(data.id).toBeDefined()
    const send = async () => {
      const { data: list } = await app.call(listResumes, {}, { as: seeker })
      return app.call(
        sendResumeEmail,
        { body: { email: squatter.email, resume_id: list.resumes[0]?.id ?? '' } },
        { as: seeker },
      )
    }
    expect((await send()).status).toBe(422)
    await verifyCompany(app.db, companyId, true)
    expect((await send()).status).toBe(200)
  })
})

test('of a company whose recruiters posted nothing, the imported ads’ applicants wait for its verification', async () => {
  const companyId = await buildCompany(app.db)
  const recruiter = await buildRecruiter(app, { companyId })
  const jobId = await buildJob(app.db, { company_id: companyId })
  await buildApplication(app, jobId, await buildSeeker(app))
  expect((await applicants(recruiter)).total_num).toBe(0)
})

describe('who is to be written to no more', () => {
  const shown = async (as: TestPerson, id: string) => {
    const { data } = await open(as, id)
    const { email, contact_number, first_name } = data.seeker
    return { first_name, email, contact_number, resume: data.resume?.name ?? null }
  }
  const gone = { first_name: 'Ana', email: null, contact_number: null, resume: null }

  test('after a withdrawal recruiters see neither address, phone nor resume', async () => {
    const { recruiter, seeker, id } = await buildHiring(app)
    expect(await shown(recruiter, id)).toMatchObject({ email: seeker.email, resume: 'Ana Cruz.pdf' })
    await app.call(withdrawApplication, { params: { id } }, { as: seeker })
    expect(await shown(recruiter, id)).toEqual(gone)
    expect((await applicants(recruiter)).applications).toMatchObject([
      { id, seeker: { email: null, contact_number: null }, resume: null },
    ])
    expect((await readResume(recruiter, id)).status).toBe(404)
  })

  test('after a wish to be deleted neither, until its owner logs in again', async () => {
    const { recruiter, seeker, id } = await buildHiring(app)
    await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: seeker })
    expect(await shown(recruiter, id)).toEqual(gone)
    expect((await readResume(recruiter, id)).status).toBe(404)
    await app.call(loginSeeker, { body: { email: seeker.email, password: TEST_PASSWORD } })
    expect(await shown(recruiter, id)).toMatchObject({ email: seeker.email, resume: 'Ana Cruz.pdf' })
  })
})
