import { apply } from '@hanap/contracts/data/data.calls'
import { listApplicants, listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import { readAppliedJob, readJob } from '@hanap/contracts/jobs/jobs.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { optionText } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker } from '../auth/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { buildCompany, buildJob } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { resumeFile } from '../resumes/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const question = (type: ScreeningQuestion['type'], more: Partial<ScreeningQuestion> = {}) => ({
  id: `q_${type}`,
  type,
  text: `A ${type} question?`,
  is_required: true,
  choices: [],
  ...more,
})

const questions = [
  question('yes_no'),
  question('choice', { choices: ['Morning', 'Night'] }),
  question('number'),
  question('text', { is_required: false }),
]

const answers = [
  { question_id: 'q_yes_no', answer: true },
  { question_id: 'q_choice', answer: 'Night' },
  { question_id: 'q_number', answer: 1234.5 },
]

describe('applying', () => {
  test('leaves an application that the seeker and the recruiter read back', async () => {
    const { jobId, recruiter, companyId } = await buildEmployer(app, {
      screening_questions: questions,
      category_id: 3,
    })
    const seeker = await buildSeeker(app)
    const applied = await app.call(
      apply,
      {
        params: { id: jobId },
        body: { first_message: 'Good day!', screening_answers: answers, source: 'web' },
      },
      { as: seeker },
    )
    expect(applied.status).toBe(200)
    expect(applied.data).toEqual({
      id: expect.stringMatching(/^\w+$/),
      chat_id: expect.stringMatching(/^\w+$/),
      job_categories: [3],
      company_industry: optionText('industry_lists', 1, 'en'),
    })

    const mine = await app.call(readAppliedJob, { params: { jobId } }, { as: seeker })
    expect(mine.data).toMatchObject({
      id: applied.data.id,
      job: { id: jobId, is_applied: true, company_id: companyId },
      stage: 'applied',
      stage_text: 'Applied',
      timeline: [{ stage: 'applied', by: 'seeker', text: 'Applied' }],
      first_message: 'Good day!',
      screening_answers: [
        { question_id: 'q_yes_no', question: 'A yes_no question?', answer: 'Yes' },
        { question_id: 'q_choice', answer: 'Night' },
        { question_id: 'q_number', answer: '1,234.5' },
      ],
      chat_id: applied.data.chat_id,
      resume_id: null,
      can_withdraw: true,
      receipt: { number: expect.stringMatching(/^HN-\w{5}-\w{5}$/) },
    })

    const { data } = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(data.applications).toMatchObject([
      {
        id: applied.data.id,
        job_id: jobId,
        seeker: { first_name: 'Ana', last_name: 'Cruz', email: seeker.email },
        stage: 'applied',
        first_message: 'Good day!',
        screening_answers: [{ answer: 'Yes' }, { answer: 'Night' }, { answer: '1,234.5' }],
        resume: null,
      },
    ])

    const card = await app.call(readJob, { params: { id: jobId } }, { as: seeker })
    expect(card.data.is_applied).toBe(true)
  })

  test('tells the seeker in their language, and the recruiter in theirs, once each', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    await app.call(apply, { params: { id: jobId } }, { as: seeker, market: 'ae', language: 10 })
    const [confirmation] = await caughtMails(app.db, seeker.email, 1)
    expect(confirmation?.html).toContain('<html lang="ar" dir="rtl">')
    expect(confirmation?.subject).toMatch(/\p{Script=Arabic}/u)
    expect(confirmation?.text).toMatch(new RegExp(`http://ae\\.localhost(:\\d+)?/applied-jobs/${jobId}`))
    const [notice] = await caughtMails(app.db, recruiter.email, 1)
    expect(notice?.subject).toMatch(/^New applicant: /)
    expect(notice?.text).toContain('Ana Cruz')
    expect(notice?.text).toMatch(new RegExp(`http://employer\\.localhost(:\\d+)?/jobs/${jobId}`))
    expect(await countMails(app.db, seeker.email)).toBe(1)
    expect(await countMails(app.db, recruiter.email)).toBe(1)
  })

  test('a job that nobody posted is handled by its company, once that is verified', async () => {
    const companyId = await buildCompany(app.db, { is_verified: true })
    const recruiter = await buildRecruiter(app, { companyId })
    const jobId = await buildJob(app.db, { company_id: companyId })
    const seeker = await buildSeeker(app)
    await app.call(apply, { params: { id: jobId } }, { as: seeker })
    const { data } = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(data.total_num).toBe(1)
    await caughtMails(app.db, recruiter.email, 1)
  })

  test('a job that an agency posted for another company is handled by the agency', async () => {
    const { recruiter } = await buildEmployer(app)
    const other = await buildEmployer(app)
    const jobId = await buildJob(app.db, { company_id: other.companyId, recruiter_id: recruiter.id })
    const seeker = await buildSeeker(app)
    await app.call(apply, { params: { id: jobId } }, { as: seeker })
    const list = (as: { token: string }) => app.call(listApplicants, { query: { job_id: jobId } }, { as })
    expect((await list(recruiter)).data.total_num).toBe(1)
    expect((await list(other.recruiter)).status).toBe(404)
    expect((await app.call(listApplicants, {}, { as: other.recruiter })).data.total_num).toBe(0)
  })

  test('a second application to the same job is refused, also at the same time', async () => {
    const { jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const all = await Promise.all(
      Array.from({ length: 4 }, () => app.call(apply, { params: { id: jobId } }, { as: seeker })),
    )
    expect(all.map(answer => answer.status).sort()).toEqual([200, 409, 409, 409])
    const refused = all.find(answer => answer.status === 409)
    expect(refused?.errors.error?.[0]).toBe('You have already applied for this job.')
    const { data } = await app.call(listAppliedJobs, {}, { as: seeker })
    expect(data.total_num).toBe(1)
  })

  test('a repeat under one Idempotency-Key gets the first answer, also when the job has closed since', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const asking = { as: seeker, headers: { 'idempotency-key': 'apply-1' } }
    const send = (first_message: string) =>
      app.call(apply, { params: { id: jobId }, body: { first_message } }, asking)
    const first = await send('Hello')
    await app.connection.sql`update jobs set status = 'closed' where id = ${jobId}`
    const second = await send('Hello')
    expect(second.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect((await send('Hello again')).status).toBe(422)
    const { data } = await app.call(listApplicants, { query: { job_id: jobId } }, { as: recruiter })
    expect(data.total_num).toBe(1)
    expect(await countMails(app.db, seeker.email)).toBe(1)
  })
})

describe('jobs that take no application', () => {
  const past = new Date(Date.now() - 1000)
  test.each([
    ['closed', sql`status = 'closed'`, 410],
    ['expired', sql`status = 'expired'`, 410],
    ['hidden', sql`status = 'hidden'`, 410],
    ['past its last day', sql`expires_at = ${past}`, 410],
    ['applied to on the employer’s own site', sql`external_apply_url = 'https://jobs.example.com/1'`, 409],
  ])('a job that is %s', async (_what, change, status) => {
    const { jobId } = await buildEmployer(app)
    await sql`update jobs set ${change} where id = ${jobId}`.execute(app.db)
    const seeker = await buildSeeker(app)
    const answer = await app.call(apply, { params: { id: jobId } }, { as: seeker })
    expect(answer.status).toBe(status)
    expect(answer.errors.error).toHaveLength(1)
    expect((await app.call(listAppliedJobs, {}, { as: seeker })).data.total_num).toBe(0)
  })

  test('a job that is not there', async () => {
    const seeker = await buildSeeker(app)
    expect((await app.call(apply, { params: { id: 'nojob' } }, { as: seeker })).status).toBe(404)
  })
})

describe('screening answers', () => {
  test('what does not fit is named by its question, and nothing is written', async () => {
    const { jobId } = await buildEmployer(app, { screening_questions: questions })
    const seeker = await buildSeeker(app)
    const answer = await app.call(
      apply,
      {
        params: { id: jobId },
        body: {
          screening_answers: [
            { question_id: 'q_choice', answer: 'Noon' },
            { question_id: 'q_number', answer: 'seven' },
            { question_id: 'q_other', answer: 'x' },
          ],
        },
        files: { resume: resumeFile() },
      },
      { as: seeker },
    )
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors).sort()).toEqual([
      'screening_answers.q_choice',
      'screening_answers.q_number',
      'screening_answers.q_other',
      'screening_answers.q_yes_no',
    ])
    expect(answer.errors['screening_answers.q_yes_no']).toEqual(['Please answer this question.'])
    expect((await app.call(listResumes, {}, { as: seeker })).data.resumes).toEqual([])
    expect(await countMails(app.db, seeker.email)).toBe(0)
  })
})

test('a company without a recruiter still gets its applications, for whoever comes later', async () => {
  const companyId = await buildCompany(app.db)
  const jobId = await buildJob(app.db, { company_id: companyId })
  const seeker = await buildSeeker(app)
  expect((await app.call(apply, { params: { id: jobId } }, { as: seeker })).status).toBe(200)
  expect((await app.call(readAppliedJob, { params: { jobId } }, { as: seeker })).data.stage).toBe('applied')
})
