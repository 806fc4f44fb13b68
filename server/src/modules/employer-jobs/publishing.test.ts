import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { daysAgo } from '../jobs/factory.ts'
import { type AdCalls, adCalls, words } from './factory.ts'

let app: TestApp
let ads: AdCalls
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
  ads = adCalls(app)
})
afterAll(() => app.close())

describe('publishing', () => {
  test('needs title, description, job type, workplace, and a place unless remote: 422 names what is missing', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, {})).data.job
    const refused = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.errors).sort()).toEqual([
      'description',
      'job_location_id',
      'job_title',
      'job_type_id',
      'workplace',
    ])
    expect((await ads.read(recruiter, id)).is_draft).toBe(true)
  })

  test('makes a job that search finds, whose page shows the text as it was previewed', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const ad = { ...words, job_title: 'Apiary keeper' }
    const { id } = (await ads.create(recruiter, ad)).data.job
    const preview = await app.call(calls.previewEmployerJob, { body: ad }, { as: recruiter })
    const published = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect(published.data.job).toMatchObject({ status_key: 'active', is_draft: false })
    await eventually(async () => expect(await ads.titlesFound('apiary keeper')).toContain('Apiary keeper'))
    const { data } = await ads.publicJob(id)
    expect(data).toMatchObject({ job_title: 'Apiary keeper', description: preview.data.html })
    expect(data.description).toContain('<strong>forty hives</strong>')
    expect(data.history.map(({ change }) => change)).toEqual(['posted'])
  })

  test('again changes nothing', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect((await ads.publicJob(id)).data.history).toHaveLength(1)
  })

  test('what our terms forbid keeps it back, with the place in the text', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const fee = { ...words, description: `${words.description}\nA registration fee is due on the first day.` }
    const refused = await ads.create(recruiter, fee, false)
    expect(refused.status).toBe(422)
    expect(refused.errors.description?.[0]).toContain('registration fee')
    const { data } = await app.call(calls.lintEmployerJob, { body: fee }, { as: recruiter })
    const finding = data.findings.find(({ rule }) => rule === 'fee')
    expect(fee.description.slice(finding?.start ?? 0, finding?.end ?? 0)).toBe('registration fee')
    expect((await app.call(calls.listEmployerJobs, {}, { as: recruiter })).data.total_num).toBe(0)
  })

  test('an unverified company has at most 20 open ads, whoever posts at once', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const all = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        ads.create(recruiter, { ...words, job_title: `Keeper ${at}` }, false),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  test('an open ad like it is told of', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    const ofAnother = await app.call(calls.lintEmployerJob, { body: words }, { as: recruiter })
    expect(ofAnother.data.findings.map(({ rule }) => rule)).toContain('duplicate')
    const ofItself = await app.call(calls.lintEmployerJob, { body: { ...words, id } }, { as: recruiter })
    expect(ofItself.data.findings.map(({ rule }) => rule)).not.toContain('duplicate')
  })
})

describe('an ad that is open', () => {
  test('changes at once, with its history, and keeps what its law and our terms ask for', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { job } = (await ads.create(recruiter, words, false)).data
    const emptied = await ads.update(recruiter, job.id, job.revision, { job_title: '' })
    expect([emptied.status, Object.keys(emptied.errors)]).toEqual([422, ['job_title']])
    await ads.update(recruiter, job.id, job.revision, { job_title: 'Head beekeeper' })
    const { data } = await ads.publicJob(job.id)
    expect(data.job_title).toBe('Head beekeeper')
    expect(data.history.map(({ change }) => change)).toEqual(['posted', 'edited'])
  })

  test('keeps its questions’ ids when it is edited, so that answers stay theirs', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const question = {
      type: 'yes_no' as const,
      text: 'Are bees no trouble to you?',
      is_required: true,
      choices: [],
    }
    const { job } = (await ads.create(recruiter, { ...words, screening_questions: [question] }, false)).data
    await ads.update(recruiter, job.id, job.revision, {
      screening_questions: job.screening_questions,
      degree_id: null,
    })
    const asked = job.screening_questions.map(({ disqualifying: _disqualifying, ...question }) => question)
    expect((await ads.publicJob(job.id)).data.screening_questions).toEqual(asked)
  })

  test('is brought to the top once in 7 days; the day on which it was first posted stays', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    const refresh = () => app.call(calls.refreshEmployerJob, { params: { id } }, { as: recruiter })
    expect((await refresh()).status).toBe(409)
    const posted = daysAgo(8)
    await sql`update jobs set refreshed_at = ${posted}, first_posted_at = ${posted} where id = ${id}`.execute(
      app.db,
    )
    const { data } = await refresh()
    expect(Date.now() - Date.parse(data.job.refreshed_at)).toBeLessThan(60_000)
    expect(data.job.first_posted_at).toBe(posted.toISOString())
    expect((await refresh()).status).toBe(409)
  })

  test('is duplicated as a draft of its own', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    const { data } = await app.call(calls.duplicateEmployerJob, { params: { id } }, { as: recruiter })
    expect(data.job).toMatchObject({
      is_draft: true,
      job_title: 'Beekeeper',
      description: words.description?.trim(),
    })
    expect(data.job.id).not.toBe(id)
  })
})
