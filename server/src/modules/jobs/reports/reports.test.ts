import { readJob, reportJob } from '@hanap/contracts/jobs/jobs.calls'
import { answerJobReports, readJobReports } from '@hanap/contracts/recruiters/recruiters.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { optionText } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { buildRecruiter, buildSeeker, buildVerifiedSeeker, type TestPerson } from '../../auth/factory.ts'
import { verifyCompany } from '../../companies/index.ts'
import { buildEmployer } from '../../job-applications/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { buildCompany, buildJob } from '../factory.ts'
import { reportedJobs, reviewJob } from './review-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A seeker whose address is confirmed and whose account is a day old. */
const reporter = async () => {
  const seeker = await buildVerifiedSeeker(app)
  await age(seeker.id)
  return seeker
}

const age = async (id: string) => {
  await sql`update accounts set created_at = now() - interval '25 hours' where id = ${id}`.execute(app.db)
}

describe('reporting a job', () => {
  const report = (id: string, as?: { token: string }, reason = 1) =>
    app.call(reportJob, { params: { id }, body: { report_reason_id: reason } }, { as })
  const status = async (id: string) => (await app.call(readJob, { params: { id } })).status

  test('three different accounts hide it until an operator has looked', async () => {
    const id = await buildJob(app.db, { title: 'Dubious', market: 'ng' })
    const [ana, ben, cho] = [await reporter(), await reporter(), await reporter()]
    for (const who of [ana, ana, ben, undefined, undefined]) expect((await report(id, who)).status).toBe(200)
    expect(await status(id)).toBe(200)
    await report(id, cho, 5)
    expect(await status(id)).toBe(404)
    await eventually(async () => {
      const { data } = await app.call(searchJobs, { query: { query: 'dubious' } }, { market: 'ng' })
      expect(data.total_num).toBe(0)
    })

    const [first] = (await reportedJobs(app.db)).filter(job => job.id === id)
    expect(first).toMatchObject({ accounts: 3, guests: 2, status: 'hidden' })

    expect(await reviewJob(app.db, id, 'keep')).toBe(true)
    expect(await status(id)).toBe(200)
    expect(await reviewJob(app.db, id, 'keep')).toBe(false)
    await report(id, ana)
    expect(await status(id)).toBe(200)
  })

  test('accounts made for it do not hide it: neither unconfirmed ones nor such as are not a day old', async () => {
    const id = await buildJob(app.db)
    for (let count = 0; count < 4; count += 1) {
      const unconfirmed = await buildSeeker(app)
      await age(unconfirmed.id)
      await report(id, unconfirmed)
      await report(id, await buildVerifiedSeeker(app))
    }
    expect(await status(id)).toBe(200)
    expect((await reportedJobs(app.db)).find(job => job.id === id)).toMatchObject({ accounts: 8 })
    for (let count = 0; count < 3; count += 1) {
      expect(await status(id)).toBe(200)
      await report(id, await reporter())
    }
    expect(await status(id)).toBe(404)
  })

  test('who was refused before weighs less, and more again after being right', async () => {
    const wrong = await reporter()
    const fair = await buildJob(app.db)
    await report(fair, wrong)
    await reviewJob(app.db, fair, 'keep')
    const [ana, ben] = [await reporter(), await reporter()]
    const id = await buildJob(app.db)
    for (const who of [ana, ben, wrong]) await report(id, who)
    expect(await status(id)).toBe(200)
    await report(id, await reporter())
    expect(await status(id)).toBe(404)
    await reviewJob(app.db, id, 'close')

    const other = await buildJob(app.db)
    for (const who of [ana, ben, wrong]) await report(other, who)
    expect(await status(other)).toBe(200)
  })

  test('three accounts at the same moment hide it once', async () => {
    const { jobId: id, recruiter } = await buildEmployer(app)
    const accounts = [await reporter(), await reporter(), await reporter()]
    await Promise.all(accounts.map(who => report(id, who)))
    expect(await status(id)).toBe(404)
    await caughtMails(app.db, recruiter.email, 1)
    expect(await countMails(app.db, recruiter.email)).toBe(1)
  })

  test('an operator may close it', async () => {
    const id = await buildJob(app.db)
    await report(id, await buildSeeker(app))
    expect(await reviewJob(app.db, id, 'close')).toBe(true)
    expect((await app.call(readJob, { params: { id } })).status).toBe(410)
  })

  test('an ad that is hidden stays so when its source sends it again', async () => {
    const job = { source_id: 'hidden one' }
    const id = await buildJob(app.db, job)
    for (let account = 0; account < 3; account += 1) await report(id, await reporter())
    await buildJob(app.db, { ...job, source_hash: 'edited' })
    expect(await status(id)).toBe(404)
  })

  test('an unknown reason is 422, an unknown job 404', async () => {
    const id = await buildJob(app.db)
    const wrong = await report(id, undefined, 11)
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['report_reason_id']])
    expect((await report('unknown')).status).toBe(404)
  })
})

describe('the owner of a hidden ad', () => {
  const hide = async (jobId: string, reasons: readonly [number, number, number] = [1, 1, 8]) => {
    for (const report_reason_id of reasons)
      await app.call(
        reportJob,
        { params: { id: jobId }, body: { report_reason_id, detail: 'She is my neighbour' } },
        { as: await reporter() },
      )
  }
  const read = (as: TestPerson, id: string, language = 1) =>
    app.call(readJobReports, { params: { id } }, { as, language })
  const answer = (as: TestPerson, id: string, text: string) =>
    app.call(answerJobReports, { params: { id }, body: { text } }, { as })

  test('is told why, in their language, without a word of who reported it', async () => {
    const companyId = await buildCompany(app.db)
    const recruiter = await buildRecruiter(app, { companyId, language: 'ja' })
    const jobId = await buildJob(app.db, {
      company_id: companyId,
      recruiter_id: recruiter.id,
      title: 'Nurse',
    })
    await hide(jobId)
    const [mail] = await caughtMails(app.db, recruiter.email, 1)
    expect(mail?.subject).toContain('Nurse')
    expect(mail?.text).toContain(optionText('report_job_reasons', 1, 'ja'))
    expect(mail?.text).toContain(optionText('report_job_reasons', 8, 'ja'))
    expect(mail?.text).toMatch(new RegExp(`http://employer\\.localhost(:\\d+)?/ja/jobs/${jobId}/reports`))
    expect(mail?.text).not.toContain('neighbour')
    const { data } = await read(recruiter, jobId)
    expect(data).toEqual({
      job_title: 'Nurse',
      is_hidden: true,
      reasons: [
        { id: 1, value: optionText('report_job_reasons', 1, 'en'), count: 2 },
        { id: 8, value: optionText('report_job_reasons', 8, 'en'), count: 1 },
      ],
      answer: null,
    })
  })

  test('answers, and the operator reads it beside the reports', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    expect((await answer(recruiter, jobId, 'Why?')).status).toBe(409)
    await hide(jobId)
    await answer(recruiter, jobId, 'We moved.')
    expect((await answer(recruiter, jobId, 'We moved to Cebu.')).status).toBe(200)
    expect((await read(recruiter, jobId)).data.answer?.text).toBe('We moved to Cebu.')
    const [found] = (await reportedJobs(app.db)).filter(job => job.id === jobId)
    expect(found).toMatchObject({ answer: 'We moved to Cebu.', accounts: 3 })
    await reviewJob(app.db, jobId, 'keep')
    expect((await read(recruiter, jobId)).data).toMatchObject({ is_hidden: false, reasons: [], answer: null })
    expect((await answer(recruiter, jobId, 'Thanks')).status).toBe(409)
  })

  test('is the company whose recruiters posted it, and no other; who may not edit ads may not answer', async () => {
    const { jobId, companyId } = await buildEmployer(app)
    const { recruiter: stranger } = await buildEmployer(app)
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    await hide(jobId)
    for (const [who, code] of [
      [stranger, 404],
      [viewer, 403],
    ] as const) {
      expect((await read(who, jobId)).status).toBe(code)
      expect((await answer(who, jobId, 'Mine')).status).toBe(code)
    }
  })

  test('of an imported ad is its company once it is verified', async () => {
    const companyId = await buildCompany(app.db)
    const recruiter = await buildRecruiter(app, { companyId })
    const jobId = await buildJob(app.db, { company_id: companyId })
    await hide(jobId)
    expect((await read(recruiter, jobId)).status).toBe(404)
    expect(await countMails(app.db, recruiter.email)).toBe(0)
    await verifyCompany(app.db, companyId, true)
    expect((await read(recruiter, jobId)).data).toMatchObject({ is_hidden: true })
  })
})
