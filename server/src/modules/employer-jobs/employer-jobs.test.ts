import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apply } from '@hanap/contracts/data/data.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { confirmInterest, readAppliedJob, readJob } from '@hanap/contracts/jobs/jobs.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { claimName } from '@hanap/contracts/recruiters/name-claims.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { options } from '@hanap/markets/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildRecruiter, buildVerifiedSeeker, type TestPerson } from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { buildApplication } from '../job-applications/factory.ts'
import { buildCompany, buildJob, daysAgo } from '../jobs/factory.ts'
import { createImportReport, importAds } from '../jobs/index.ts'
import { caughtMails } from '../notifications/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const MANILA = 16700001
const TAIPEI = 21100001
const words: Ad = {
  job_title: 'Beekeeper',
  description: `# What you do\n\n- Look after **forty hives** on our roofs\n- Show visitors how honey is made\n\n${'We train you for a month, and you work with two others who have kept bees for years. '.repeat(3)}`,
  job_type_id: 1,
  workplace: 'on_site',
  job_location_id: MANILA,
}

const buildCompanyOf = async (more: Parameters<typeof buildCompany>[1] = {}) => {
  const companyId = await buildCompany(app.db, { industry_id: 1, market: 'ph', ...more })
  return { companyId, recruiter: await buildRecruiter(app, { companyId }) }
}
const create = async (as: TestPerson, ad: Ad = words, isDraft = true) =>
  app.call(calls.createEmployerJob, { body: { ...ad, is_draft: isDraft } }, { as })
const read = async (as: TestPerson, id: string) =>
  (await app.call(calls.readEmployerJob, { params: { id } }, { as })).data.job
const update = (as: TestPerson, id: string, revision: number, changes: Ad) =>
  app.call(calls.updateEmployerJob, { params: { id }, body: { revision, ...changes } }, { as })
const close = (as: TestPerson, id: string, more: object = {}) =>
  app.call(calls.closeEmployerJob, { params: { id }, body: { reason: 'filled_here', ...more } }, { as })
const titlesFound = async (query: string) =>
  (await app.call(searchJobs, { query: { query } }, { market: 'ph' })).data.jobs.map(job => job.job_title)
const publicJob = (id: string) => app.call(readJob, { params: { id } }, { market: 'ph' })

describe('a draft', () => {
  test('is what was written, nobody else sees it, and each change is one revision more', async () => {
    const { recruiter } = await buildCompanyOf()
    const { data } = await create(recruiter, { job_title: 'Beek' })
    const { id } = data.job
    expect(data.job).toMatchObject({ is_draft: true, status_key: 'draft', revision: 1, job_title: 'Beek' })
    expect((await publicJob(id)).status).toBe(404)
    const changed = await update(recruiter, id, 1, words)
    expect(changed.data.job).toMatchObject({ revision: 2, description: words.description?.trim() })
    expect(await read(recruiter, id)).toMatchObject({ revision: 2, job_title: 'Beekeeper' })
  })

  test('without a closing date has none until it is published', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter)).data.job
    expect((await read(recruiter, id)).expired_at).toBeNull()
    const { data } = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    const days = (Date.parse(data.job.expired_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
  })

  test('that somebody changed meanwhile is not written over: 409 with what it says now', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter)).data.job
    await update(recruiter, id, 1, { job_title: 'Keeper of bees' })
    const late = await update(recruiter, id, 1, { job_title: 'Hive manager' })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ job: { revision: 2, job_title: 'Keeper of bees' } })
  })

  test('changed by a saving that is sent again, since its answer was lost, is answered as the first time', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter)).data.job
    const changes: Ad = {
      job_title: 'Keeper of bees',
      legal: { is_agency: true },
      screening_questions: [{ text: 'Do you like bees?', type: 'yes_no', is_required: true, choices: [] }],
    }
    const first = await update(recruiter, id, 1, changes)
    const again = await update(recruiter, id, 1, changes)
    expect(again.status).toBe(200)
    expect(again.data).toEqual(first.data)
    expect((await update(recruiter, id, 1, { ...changes, screening_questions: [] })).status).toBe(409)
    await update(recruiter, id, 2, { job_title: 'Hive manager' })
    expect((await update(recruiter, id, 1, changes)).status).toBe(409)
  })

  test('sent twice under one key is written once', async () => {
    const { recruiter } = await buildCompanyOf()
    const send = () =>
      app.call(
        calls.createEmployerJob,
        { body: { ...words, is_draft: true } },
        { as: recruiter, headers: { 'Idempotency-Key': 'one-ad' } },
      )
    const [first, second] = [await send(), await send()]
    expect(second.data.job.id).toBe(first.data.job.id)
    const { data } = await app.call(calls.listEmployerJobs, { query: { status: 'draft' } }, { as: recruiter })
    expect(data).toMatchObject({ total_num: 1, jobs: [{ id: first.data.job.id }] })
  })

  test('can be deleted by those who post for its company, and nothing of it stays; what is saved late does not begin it anew', async () => {
    const { recruiter, companyId } = await buildCompanyOf()
    const { recruiter: stranger } = await buildCompanyOf()
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    const { id } = (await create(recruiter)).data.job
    const remove = (as: TestPerson) => app.call(calls.deleteEmployerJob, { params: { id } }, { as })
    expect([(await remove(stranger)).status, (await remove(viewer)).status]).toEqual([404, 403])
    expect((await remove(recruiter)).status).toBe(200)
    expect((await update(recruiter, id, 1, { job_title: 'Late' })).status).toBe(404)
    expect((await remove(recruiter)).status).toBe(404)
    const { data } = await app.call(calls.listEmployerJobs, { query: { status: 'draft' } }, { as: recruiter })
    expect(data.jobs).toEqual([])
    const rows = await sql`select id from employer_ads where company_id = ${companyId}`.execute(app.db)
    expect(rows.rows).toEqual([])
  })

  test('deleted and published at once is one of the two, ten times over', async () => {
    const { recruiter } = await buildCompanyOf()
    for (let round = 0; round < 10; round += 1) {
      const { id } = (await create(recruiter)).data.job
      const [deleted, published] = await Promise.all([
        app.call(calls.deleteEmployerJob, { params: { id } }, { as: recruiter }),
        app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter }),
      ])
      expect([deleted.status, published.status]).toBeOneOf([
        [200, 404],
        [409, 200],
      ])
      expect((await publicJob(id)).status).toBe(deleted.status === 200 ? 404 : 200)
    }
  })

  test('that is published is closed, not deleted', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    const { status } = await app.call(calls.deleteEmployerJob, { params: { id } }, { as: recruiter })
    expect(status).toBe(409)
    expect((await publicJob(id)).status).toBe(200)
  })

  test('names what is in no list, and a range that is none', async () => {
    const { recruiter } = await buildCompanyOf()
    const wrong = { job_type_id: 9999, salary_range_from: 20, salary_range_to: 10 }
    const { status, errors } = await create(recruiter, wrong)
    expect([status, Object.keys(errors).sort()]).toEqual([422, ['job_type_id', 'salary_range_to']])
  })
})

describe('a company with pages in several markets', () => {
  const buildOfTwo = async () => {
    const built = await buildCompanyOf()
    await verifyCompany(app.db, built.companyId, true)
    await app.call(claimName, { body: { country_key: 'tw' } }, { as: built.recruiter })
    return built
  }
  const inTaiwan = { ...words, job_location_id: TAIPEI, job_country_key: 'tw' }

  test('posts an ad in any of them: what its law asks for is that market’s, it is found there, and not at home', async () => {
    const { recruiter } = await buildOfTwo()
    const body = { ...inTaiwan, job_title: 'Tea taster abroad' }
    const draft = await app.call(calls.createEmployerJob, { body }, { as: recruiter })
    const { id } = draft.data.job
    expect(draft.data.job).toMatchObject({ job_country_key: 'tw', currency: 'TWD', is_draft: true })
    const refused = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['salary_range_from']])
    await update(recruiter, id, 1, {
      salary_range_from: 50_000,
      salary_range_to: 60_000,
      salary_period: 'month',
    })
    expect((await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })).status).toBe(200)
    const found = async (market: 'ph' | 'tw') =>
      (await app.call(searchJobs, { query: { query: 'Tea taster abroad' } }, { market })).data.jobs.map(
        job => job.id,
      )
    await eventually(async () => expect(await found('tw')).toEqual([id]))
    expect(await found('ph')).toEqual([])
    const copy = await app.call(calls.duplicateEmployerJob, { params: { id } }, { as: recruiter })
    expect(copy.data.job).toMatchObject({ job_country_key: 'tw', is_draft: true })
  })

  test('moves a draft to another one, without place and currency of the one before; a published ad stays', async () => {
    const { recruiter } = await buildOfTwo()
    const { id } = (await create(recruiter, { ...words, currency: 'PHP' })).data.job
    const move = (revision: number, job_country_key: string) =>
      app.call(
        calls.updateEmployerJob,
        { params: { id }, body: { revision, job_country_key } },
        { as: recruiter },
      )
    expect((await move(1, 'tw')).data.job).toMatchObject({
      job_country_key: 'tw',
      job_location_id: null,
      currency: 'TWD',
      job_title: 'Beekeeper',
    })
    await update(recruiter, id, (await move(2, 'ph')).data.job.revision, { job_location_id: MANILA })
    expect((await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })).status).toBe(200)
    expect((await move(4, 'tw')).status).toBe(422)
    expect((await move(4, 'ph')).status).toBe(200)
  })

  test('and in no other market', async () => {
    const { recruiter } = await buildOfTwo()
    for (const job_country_key of ['sg', 'xx']) {
      const body = { ...words, job_country_key }
      const created = await app.call(calls.createEmployerJob, { body }, { as: recruiter })
      expect([created.status, Object.keys(created.errors)]).toEqual([422, ['job_country_key']])
      const linted = await app.call(calls.lintEmployerJob, { body }, { as: recruiter })
      expect(linted.status).toBe(422)
      const shown = await app.call(calls.previewEmployerJob, { body }, { as: recruiter })
      expect(shown.status).toBe(422)
    }
  })
})

describe('publishing', () => {
  test('needs title, description, job type, workplace, and a place unless remote: 422 names what is missing', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, {})).data.job
    const refused = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.errors).sort()).toEqual([
      'description',
      'job_location_id',
      'job_title',
      'job_type_id',
      'workplace',
    ])
    expect((await read(recruiter, id)).is_draft).toBe(true)
  })

  test('makes a job that search finds, whose page shows the text as it was previewed', async () => {
    const { recruiter } = await buildCompanyOf()
    const ad = { ...words, job_title: 'Apiary keeper' }
    const { id } = (await create(recruiter, ad)).data.job
    const preview = await app.call(calls.previewEmployerJob, { body: ad }, { as: recruiter })
    const published = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect(published.data.job).toMatchObject({ status_key: 'active', is_draft: false })
    await eventually(async () => expect(await titlesFound('apiary keeper')).toContain('Apiary keeper'))
    const { data } = await publicJob(id)
    expect(data).toMatchObject({ job_title: 'Apiary keeper', description: preview.data.html })
    expect(data.description).toContain('<strong>forty hives</strong>')
    expect(data.history.map(({ change }) => change)).toEqual(['posted'])
  })

  test('again changes nothing', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    expect((await publicJob(id)).data.history).toHaveLength(1)
  })

  test('what our terms forbid keeps it back, with the place in the text', async () => {
    const { recruiter } = await buildCompanyOf()
    const fee = { ...words, description: `${words.description}\nA registration fee is due on the first day.` }
    const refused = await create(recruiter, fee, false)
    expect(refused.status).toBe(422)
    expect(refused.errors.description?.[0]).toContain('registration fee')
    const { data } = await app.call(calls.lintEmployerJob, { body: fee }, { as: recruiter })
    const finding = data.findings.find(({ rule }) => rule === 'fee')
    expect(fee.description.slice(finding?.start ?? 0, finding?.end ?? 0)).toBe('registration fee')
    expect((await app.call(calls.listEmployerJobs, {}, { as: recruiter })).data.total_num).toBe(0)
  })

  test('an unverified company has at most 20 open ads, whoever posts at once', async () => {
    const { recruiter } = await buildCompanyOf()
    const all = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        create(recruiter, { ...words, job_title: `Keeper ${at}` }, false),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  test('an open ad like it is told of', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    const ofAnother = await app.call(calls.lintEmployerJob, { body: words }, { as: recruiter })
    expect(ofAnother.data.findings.map(({ rule }) => rule)).toContain('duplicate')
    const ofItself = await app.call(calls.lintEmployerJob, { body: { ...words, id } }, { as: recruiter })
    expect(ofItself.data.findings.map(({ rule }) => rule)).not.toContain('duplicate')
  })
})

describe('an ad that is open', () => {
  test('changes at once, with its history, and keeps what its law and our terms ask for', async () => {
    const { recruiter } = await buildCompanyOf()
    const { job } = (await create(recruiter, words, false)).data
    const emptied = await update(recruiter, job.id, job.revision, { job_title: '' })
    expect([emptied.status, Object.keys(emptied.errors)]).toEqual([422, ['job_title']])
    await update(recruiter, job.id, job.revision, { job_title: 'Head beekeeper' })
    const { data } = await publicJob(job.id)
    expect(data.job_title).toBe('Head beekeeper')
    expect(data.history.map(({ change }) => change)).toEqual(['posted', 'edited'])
  })

  test('keeps its questions’ ids when it is edited, so that answers stay theirs', async () => {
    const { recruiter } = await buildCompanyOf()
    const question = {
      type: 'yes_no' as const,
      text: 'Are bees no trouble to you?',
      is_required: true,
      choices: [],
    }
    const { job } = (await create(recruiter, { ...words, screening_questions: [question] }, false)).data
    await update(recruiter, job.id, job.revision, {
      screening_questions: job.screening_questions,
      degree_id: null,
    })
    const asked = job.screening_questions.map(({ disqualifying: _disqualifying, ...question }) => question)
    expect((await publicJob(job.id)).data.screening_questions).toEqual(asked)
  })

  test('is brought to the top once in 7 days; the day on which it was first posted stays', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
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
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    const { data } = await app.call(calls.duplicateEmployerJob, { params: { id } }, { as: recruiter })
    expect(data.job).toMatchObject({
      is_draft: true,
      job_title: 'Beekeeper',
      description: words.description?.trim(),
    })
    expect(data.job.id).not.toBe(id)
  })
})

const pipelineId = (key: string) => {
  const stage = options('pipeline_stage_lists', 'en').find(option => option.key === key)
  if (!stage) throw new Error(`no pipeline stage ${key}`)
  return stage.id
}

describe('closing', () => {
  test('refuses and tells all but those in interview and offer, who are told that theirs goes on', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id: jobId } = (await create(recruiter, words, false)).data.job
    const [waiting, invited] = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)]
    await buildApplication(app, jobId, waiting)
    const id = await buildApplication(app, jobId, invited)
    const body = { pipeline_stage_id: pipelineId('interview') }
    await app.call(moveApplicant, { params: { id }, body }, { as: recruiter })
    expect((await read(recruiter, jobId)).numbers).toEqual({ applied: 1, interview: 1 })

    const closed = await close(recruiter, jobId, { message: 'Thank you for the honey.' })
    expect(closed.data.job).toMatchObject({ status_key: 'closed', close_reason: 'filled_here' })
    expect((await publicJob(jobId)).status).toBe(410)
    const stageOf = async (as: TestPerson) =>
      (await app.call(readAppliedJob, { params: { jobId } }, { as })).data.stage
    expect([await stageOf(waiting), await stageOf(invited)]).toEqual(['not_selected', 'interview'])
    const refusal = (await caughtMails(app.db, waiting.email, 3)).at(-1)
    expect(refusal?.text).toContain('> Thank you for the honey.')
    const goesOn = (await caughtMails(app.db, invited.email, 4)).at(-1)
    expect(goesOn?.subject).toBe('The ad is closed: Beekeeper')

    await close(recruiter, jobId, { message: 'Once more.' })
    const { data } = await app.call(readAppliedJob, { params: { jobId } }, { as: waiting })
    expect(data.timeline.map(({ stage }) => stage)).toEqual(['applied', 'not_selected'])
  })

  test('is undone within 30 days: who was refused with it is asked, and stands where they stood when they say yes', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id: jobId } = (await create(recruiter, words, false)).data.job
    const [keen, gone] = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)]
    const keenId = await buildApplication(app, jobId, keen)
    const goneId = await buildApplication(app, jobId, gone)
    const body = { pipeline_stage_id: pipelineId('shortlisted') }
    await app.call(moveApplicant, { params: { id: keenId }, body }, { as: recruiter })
    await close(recruiter, jobId)
    const reopened = await app.call(calls.reopenEmployerJob, { params: { id: jobId } }, { as: recruiter })
    expect(reopened.data.job).toMatchObject({ status_key: 'active', close_reason: null })
    expect((await publicJob(jobId)).status).toBe(200)

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
    expect((await read(recruiter, jobId)).numbers).toEqual({ shortlisted: 1, not_selected: 1 })
  })

  test('keeps what is changed of it for the day on which it is opened again', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    await close(recruiter, id)
    await update(recruiter, id, 1, { job_title: 'Head beekeeper' })
    expect(await read(recruiter, id)).toMatchObject({ job_title: 'Head beekeeper', status_key: 'closed' })
    expect((await publicJob(id)).status).toBe(410)
    await app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    expect((await publicJob(id)).data.job_title).toBe('Head beekeeper')
  })

  test('asks nobody again whom a recruiter has refused since, and nobody answers after it is closed once more', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id: jobId } = (await create(recruiter, words, false)).data.job
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
    await close(recruiter, jobId)
    await moveTo('in_review')
    await moveTo('not_selected')
    await app.call(calls.reopenEmployerJob, { params: { id: jobId } }, { as: recruiter })
    expect([(await own(seeker)).is_asked, (await own(other)).is_asked]).toEqual([false, true])
    await close(recruiter, jobId)
    await app.call(confirmInterest, { params: { id: otherId }, body: { is_interested: true } }, { as: other })
    expect((await own(other)).stage).toBe('not_selected')
  })

  test('is not undone after 30 days, nor where an operator closed it after a report', async () => {
    const { recruiter } = await buildCompanyOf()
    const { id } = (await create(recruiter, words, false)).data.job
    await close(recruiter, id)
    await sql`insert into job_reports (job_id, reporter, is_account, reason_id, reviewed_at, is_upheld)
      values (${id}, 'account x', true, 1, now(), true)`.execute(app.db)
    const reopen = () => app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    expect((await read(recruiter, id)).status_key).toBe('refused')
    expect((await reopen()).status).toBe(409)
    await sql`delete from job_reports where job_id = ${id}`.execute(app.db)
    await sql`update jobs set closed_at = ${daysAgo(31)} where id = ${id}`.execute(app.db)
    expect((await reopen()).status).toBe(409)
  })
})

describe('an imported job of a verified company', () => {
  test('is changed here: its feed then changes only what nobody touched, and opens it no more once closed', async () => {
    const feed = join(mkdtempSync(join(tmpdir(), 'hanap-feed-')), 'feed.jsonl')
    const readFeed = async (more: object) => {
      const place = { address: { addressLocality: 'Cebu City', addressCountry: 'PH' } }
      const employer = { name: 'Bread Inc.' }
      const ad = { '@type': 'JobPosting', identifier: { name: 'board', value: 'b1' }, title: 'Baker' }
      const text = { description: '<p>You bake <b>bread</b>.</p>', datePosted: '2026-01-05' }
      const posting = { ...ad, ...text, hiringOrganization: employer, jobLocation: place, ...more }
      writeFileSync(feed, JSON.stringify(posting))
      const report = createImportReport(() => undefined)
      await importAds(
        { files: [feed], apply: 'onsite', ownerId: null, isComplete: false },
        { db: app.db, report },
      )
    }
    await readFeed({})
    const { rows } = await sql<{ id: string; company_id: string }>`
      update companies set is_verified = true from jobs
      where jobs.company_id = companies.id and source_id = 'b1' returning jobs.id, company_id`.execute(app.db)
    const [{ id, company_id: companyId }] = rows as [(typeof rows)[0]]
    const recruiter = await buildRecruiter(app, { companyId })
    const { revision, ...listed } = await read(recruiter, id)
    expect(listed).toMatchObject({ is_draft: false, description: 'You bake **bread**.' })
    const changed = await update(recruiter, id, revision, {
      job_title: 'Master baker',
      job_type_id: 1,
      workplace: 'on_site',
    })
    expect(changed.data.job).toMatchObject({ job_title: 'Master baker', description: 'You bake **bread**.' })

    await readFeed({ title: 'Bread baker', description: '<p>You bake cakes.</p>' })
    expect((await publicJob(id)).data).toMatchObject({
      job_title: 'Master baker',
      description: '<p>You bake cakes.</p>',
    })
    await close(recruiter, id)
    await readFeed({ description: '<p>You bake pies.</p>' })
    expect((await publicJob(id)).status).toBe(410)
    await app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    await readFeed({ description: '<p>You bake rolls.</p>' })
    expect((await publicJob(id)).data).toMatchObject({
      job_title: 'Master baker',
      description: '<p>You bake rolls.</p>',
    })
  })

  test('of a company that nobody has verified is not theirs to change', async () => {
    const { companyId, recruiter } = await buildCompanyOf()
    const jobId = await buildJob(app.db, { company_id: companyId, market: 'ph' })
    expect((await update(recruiter, jobId, 1, { job_title: 'Mine' })).status).toBe(404)
  })
})

test('what became of an ad stands in the company’s audit log', async () => {
  const { recruiter } = await buildCompanyOf()
  const { job } = (await create(recruiter, words, false)).data
  await update(recruiter, job.id, job.revision, { job_title: 'Head beekeeper' })
  await close(recruiter, job.id)
  await app.call(calls.reopenEmployerJob, { params: { id: job.id } }, { as: recruiter })
  const { data } = await app.call(readAuditLog, {}, { as: recruiter })
  expect(data.entries.map(({ action }) => action)).toEqual([
    'job_reopened',
    'job_closed',
    'job_changed',
    'job_posted',
  ])
})

test('another company’s ad is not there', async () => {
  const [own, other] = [await buildCompanyOf(), await buildCompanyOf()]
  const { id } = (await create(own.recruiter)).data.job
  expect((await update(other.recruiter, id, 1, { job_title: 'Mine' })).status).toBe(404)
  expect((await app.call(calls.listEmployerJobs, {}, { as: other.recruiter })).data.total_num).toBe(0)
})

test('the list finds ads by status and words: open ones, then drafts, then what is over', async () => {
  const { recruiter } = await buildCompanyOf()
  const draft = (await create(recruiter, { job_title: 'Baker' })).data.job.id
  const open = (await create(recruiter, words, false)).data.job.id
  const list = async (query: object = {}) =>
    (await app.call(calls.listEmployerJobs, { query }, { as: recruiter })).data.jobs.map(({ id }) => id)
  expect(await list()).toEqual([open, draft])
  expect(await list({ size: 1, page: 2 })).toEqual([draft])
  expect(await list({ status: 'active' })).toEqual([open])
  expect(await list({ query: 'bak' })).toEqual([draft])
  await close(recruiter, open)
  expect(await list({ status: 'closed' })).toEqual([open])
  expect(await list()).toEqual([draft, open])
  const later = (await create(recruiter, { ...words, job_title: 'Keeper of hives' }, false)).data.job.id
  await update(recruiter, draft, 1, { job_title: 'Baker of bread' })
  expect(await list()).toEqual([later, draft, open])
  expect(await list({ size: 1, page: 3 })).toEqual([open])
})

test('somebody who has applied may still be found in an ad whose employer applies elsewhere', async () => {
  const { recruiter } = await buildCompanyOf()
  const ad = { ...words, external_apply_url: 'https://bees.example/apply' }
  const { id } = (await create(recruiter, ad, false)).data.job
  const seeker = await buildVerifiedSeeker(app)
  expect((await app.call(apply, { params: { id } }, { as: seeker })).status).toBe(409)
})
