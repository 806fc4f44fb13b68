import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { confirmInterest, readAppliedJob } from '@hanap/contracts/jobs/jobs.calls'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildVerifiedSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication } from '../job-applications/factory.ts'
import { daysAgo } from '../jobs/factory.ts'
import { caughtMails } from '../notifications/factory.ts'
import { type AdCalls, adCalls, words } from './factory.ts'

let app: TestApp
let ads: AdCalls
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
  ads = adCalls(app)
})
afterAll(() => app.close())

const pipelineId = (key: string) => {
  const stage = options('pipeline_stage_lists', 'en').find(option => option.key === key)
  if (!stage) throw new Error(`no pipeline stage ${key}`)
  return stage.id
}

describe('closing', () => {
  test('refuses and tells all but those in interview and offer, who are told that theirs goes on', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id: jobId } = (await ads.create(recruiter, words, false)).data.job
    const [waiting, invited] = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)]
    await buildApplication(app, jobId, waiting)
    const id = await buildApplication(app, jobId, invited)
    const body = { pipeline_stage_id: pipelineId('interview') }
    await app.call(moveApplicant, { params: { id }, body }, { as: recruiter })
    expect((await ads.read(recruiter, jobId)).numbers).toEqual({ applied: 1, interview: 1 })

    const closed = await ads.close(recruiter, jobId, { message: 'Thank you for the honey.' })
    expect(closed.data.job).toMatchObject({ status_key: 'closed', close_reason: 'filled_here' })
    expect((await ads.publicJob(jobId)).status).toBe(410)
    const stageOf = async (as: TestPerson) =>
      (await app.call(readAppliedJob, { params: { jobId } }, { as })).data.stage
    expect([await stageOf(waiting), await stageOf(invited)]).toEqual(['not_selected', 'interview'])
    const refusal = (await caughtMails(app.db, waiting.email, 3)).at(-1)
    expect(refusal?.text).toContain('> Thank you for the honey.')
    const goesOn = (await caughtMails(app.db, invited.email, 4)).at(-1)
    expect(goesOn?.subject).toBe('The ad is closed: Beekeeper')

    await ads.close(recruiter, jobId, { message: 'Once more.' })
    const { data } = await app.call(readAppliedJob, { params: { jobId } }, { as: waiting })
    expect(data.timeline.map(({ stage }) => stage)).toEqual(['applied', 'not_selected'])
  })

  test('is undone within 30 days: who was refused with it is asked, and stands where they stood when they say yes', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id: jobId } = (await ads.create(recruiter, words, false)).data.job
    const [keen, gone] = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)]
    const keenId = await buildApplication(app, jobId, keen)
    const goneId = await buildApplication(app, jobId, gone)
    const body = { pipeline_stage_id: pipelineId('shortlisted') }
    await app.call(moveApplicant, { params: { id: keenId }, body }, { as: recruiter })
    await ads.close(recruiter, jobId)
    const reopened = await app.call(calls.reopenEmployerJob, { params: { id: jobId } }, { as: recruiter })
    expect(reopened.data.job).toMatchObject({ status_key: 'active', close_reason: null })
    expect((await ads.publicJob(jobId)).status).toBe(200)

    const own = (as: TestPerson) => app.call(readAppliedJob, { params: { jobId } }, { as })
    expect((await own(keen)).data).toMatchObject({ stage: 'not_selected', is_asked: true })
    const asked = await eventually(async () => {
      const mail = (await caughtMails(app.db, keen.email, 4)).at(-1)
      expect(mail?.subject).toBe('Open again: Beekeeper. Are you still interested?')
      return mail
    })
    expect(asked?.text).toContain(`/applied-jobs/${jobId}`)
    const answer = (as: TestPerson, id: string, isInterested: boolean) =>
      app.call(confirmInterest, { params: { id }, body: { is_interested: isInterested } }, { as })
    await answer(keen, keenId, true)
    await answer(keen, keenId, true)
    await answer(gone, goneId, false)
    expect((await own(keen)).data).toMatchObject({ stage: 'in_review', is_asked: false })
    expect((await own(gone)).data).toMatchObject({ stage: 'not_selected', is_asked: false })
    expect((await ads.read(recruiter, jobId)).numbers).toEqual({ shortlisted: 1, not_selected: 1 })
  })

  test('keeps what is changed of it for the day on which it is opened again', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    await ads.close(recruiter, id)
    await ads.update(recruiter, id, 1, { job_title: 'Head beekeeper' })
    expect(await ads.read(recruiter, id)).toMatchObject({ job_title: 'Head beekeeper', status_key: 'closed' })
    expect((await ads.publicJob(id)).status).toBe(410)
    await app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    expect((await ads.publicJob(id)).data.job_title).toBe('Head beekeeper')
  })

  test('asks nobody again whom a recruiter has refused since, and nobody answers after it is closed once more', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id: jobId } = (await ads.create(recruiter, words, false)).data.job
    const [seeker, other] = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)]
    const id = await buildApplication(app, jobId, seeker)
    const otherId = await buildApplication(app, jobId, other)
    const moveTo = (key: string) =>
      app.call(
        moveApplicant,
        { params: { id }, body: { pipeline_stage_id: pipelineId(key), delay: 0 } },
        { as: recruiter },
      )
    const own = async (as: TestPerson) => (await app.call(readAppliedJob, { params: { jobId } }, { as })).data
    await ads.close(recruiter, jobId)
    await moveTo('in_review')
    await moveTo('not_selected')
    await app.call(calls.reopenEmployerJob, { params: { id: jobId } }, { as: recruiter })
    expect([(await own(seeker)).is_asked, (await own(other)).is_asked]).toEqual([false, true])
    await ads.close(recruiter, jobId)
    await app.call(confirmInterest, { params: { id: otherId }, body: { is_interested: true } }, { as: other })
    expect((await own(other)).stage).toBe('not_selected')
  })

  test('is not undone after 30 days, nor where an operator closed it after a report', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    await ads.close(recruiter, id)
    await sql`insert into job_reports (job_id, reporter, is_account, reason_id, reviewed_at, is_upheld)
      values (${id}, 'account x', true, 1, now(), true)`.execute(app.db)
    const reopen = () => app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    expect((await ads.read(recruiter, id)).status_key).toBe('refused')
    expect((await reopen()).status).toBe(409)
    await sql`delete from job_reports where job_id = ${id}`.execute(app.db)
    await sql`update jobs set closed_at = ${daysAgo(31)} where id = ${id}`.execute(app.db)
    expect((await reopen()).status).toBe(409)
  })
})
