import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { claimName } from '@hanap/contracts/recruiters/name-claims.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildRecruiter, type TestPerson } from '../auth/factory.ts'
import { verifyCompany } from '../companies/index.ts'
import { type AdCalls, adCalls, MANILA, TAIPEI, words } from './factory.ts'

let app: TestApp
let ads: AdCalls
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
  ads = adCalls(app)
})
afterAll(() => app.close())

describe('a draft', () => {
  test('is what was written, nobody else sees it, and each change is one revision more', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { data } = await ads.create(recruiter, { job_title: 'Beek' })
    const { id } = data.job
    expect(data.job).toMatchObject({ is_draft: true, status_key: 'draft', revision: 1, job_title: 'Beek' })
    expect((await ads.publicJob(id)).status).toBe(404)
    const changed = await ads.update(recruiter, id, 1, words)
    expect(changed.data.job).toMatchObject({ revision: 2, description: words.description?.trim() })
    expect(await ads.read(recruiter, id)).toMatchObject({ revision: 2, job_title: 'Beekeeper' })
  })

  test('without a closing date has none until it is published', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter)).data.job
    expect((await ads.read(recruiter, id)).expired_at).toBeNull()
    const { data } = await app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter })
    const days = (Date.parse(data.job.expired_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
  })

  test('that somebody changed meanwhile is not written over: 409 with what it says now', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter)).data.job
    await ads.update(recruiter, id, 1, { job_title: 'Keeper of bees' })
    const late = await ads.update(recruiter, id, 1, { job_title: 'Hive manager' })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ job: { revision: 2, job_title: 'Keeper of bees' } })
  })

  test('changed by a saving that is sent again, since its answer was lost, is answered as the first time', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter)).data.job
    const changes: Ad = {
      job_title: 'Keeper of bees',
      legal: { is_agency: true },
      screening_questions: [{ text: 'Do you like bees?', type: 'yes_no', is_required: true, choices: [] }],
    }
    const first = await ads.update(recruiter, id, 1, changes)
    const again = await ads.update(recruiter, id, 1, changes)
    expect(again.status).toBe(200)
    expect(again.data).toEqual(first.data)
    expect((await ads.update(recruiter, id, 1, { ...changes, screening_questions: [] })).status).toBe(409)
    await ads.update(recruiter, id, 2, { job_title: 'Hive manager' })
    expect((await ads.update(recruiter, id, 1, changes)).status).toBe(409)
  })

  test('sent twice under one key is written once', async () => {
    const { recruiter } = await ads.buildCompanyOf()
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
    const { recruiter, companyId } = await ads.buildCompanyOf()
    const { recruiter: stranger } = await ads.buildCompanyOf()
    const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
    const { id } = (await ads.create(recruiter)).data.job
    const remove = (as: TestPerson) => app.call(calls.deleteEmployerJob, { params: { id } }, { as })
    expect([(await remove(stranger)).status, (await remove(viewer)).status]).toEqual([404, 403])
    expect((await remove(recruiter)).status).toBe(200)
    expect((await ads.update(recruiter, id, 1, { job_title: 'Late' })).status).toBe(404)
    expect((await remove(recruiter)).status).toBe(404)
    const { data } = await app.call(calls.listEmployerJobs, { query: { status: 'draft' } }, { as: recruiter })
    expect(data.jobs).toEqual([])
    const rows = await sql`select id from employer_ads where company_id = ${companyId}`.execute(app.db)
    expect(rows.rows).toEqual([])
  })

  test('deleted and published at once is one of the two, ten times over', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    for (let round = 0; round < 10; round += 1) {
      const { id } = (await ads.create(recruiter)).data.job
      const [deleted, published] = await Promise.all([
        app.call(calls.deleteEmployerJob, { params: { id } }, { as: recruiter }),
        app.call(calls.publishEmployerJob, { params: { id } }, { as: recruiter }),
      ])
      expect([deleted.status, published.status]).toBeOneOf([
        [200, 404],
        [409, 200],
      ])
      expect((await ads.publicJob(id)).status).toBe(deleted.status === 200 ? 404 : 200)
    }
  })

  test('that is published is closed, not deleted', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const { id } = (await ads.create(recruiter, words, false)).data.job
    const { status } = await app.call(calls.deleteEmployerJob, { params: { id } }, { as: recruiter })
    expect(status).toBe(409)
    expect((await ads.publicJob(id)).status).toBe(200)
  })

  test('names what is in no list, and a range that is none', async () => {
    const { recruiter } = await ads.buildCompanyOf()
    const wrong = { job_type_id: 9999, salary_range_from: 20, salary_range_to: 10 }
    const { status, errors } = await ads.create(recruiter, wrong)
    expect([status, Object.keys(errors).sort()]).toEqual([422, ['job_type_id', 'salary_range_to']])
  })
})

describe('a company with pages in several markets', () => {
  const buildOfTwo = async () => {
    const built = await ads.buildCompanyOf()
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
    await ads.update(recruiter, id, 1, {
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
    const { id } = (await ads.create(recruiter, { ...words, currency: 'PHP' })).data.job
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
    await ads.update(recruiter, id, (await move(2, 'ph')).data.job.revision, { job_location_id: MANILA })
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
