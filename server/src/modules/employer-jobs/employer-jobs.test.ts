import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apply } from '@hanap/contracts/data/data.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/employer-jobs.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildVerifiedSeeker } from '../auth/factory.ts'
import { buildJob } from '../jobs/factory.ts'
import { createImportReport, importAds } from '../jobs/index.ts'
import { type AdCalls, adCalls, words } from './factory.ts'

let app: TestApp
let ads: AdCalls
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
  ads = adCalls(app)
})
afterAll(() => app.close())

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
    const { revision, ...listed } = await ads.read(recruiter, id)
    expect(listed).toMatchObject({ is_draft: false, description: 'You bake **bread**.' })
    const changed = await ads.update(recruiter, id, revision, {
      job_title: 'Master baker',
      job_type_id: 1,
      workplace: 'on_site',
    })
    expect(changed.data.job).toMatchObject({ job_title: 'Master baker', description: 'You bake **bread**.' })

    await readFeed({ title: 'Bread baker', description: '<p>You bake cakes.</p>' })
    expect((await ads.publicJob(id)).data).toMatchObject({
      job_title: 'Master baker',
      description: '<p>You bake cakes.</p>',
    })
    await ads.close(recruiter, id)
    await readFeed({ description: '<p>You bake pies.</p>' })
    expect((await ads.publicJob(id)).status).toBe(410)
    await app.call(calls.reopenEmployerJob, { params: { id } }, { as: recruiter })
    await readFeed({ description: '<p>You bake rolls.</p>' })
    expect((await ads.publicJob(id)).data).toMatchObject({
      job_title: 'Master baker',
      description: '<p>You bake rolls.</p>',
    })
  })

  test('of a company that nobody has verified is not theirs to change', async () => {
    const { companyId, recruiter } = await ads.buildCompanyOf()
    const jobId = await buildJob(app.db, { company_id: companyId, market: 'ph' })
    expect((await ads.update(recruiter, jobId, 1, { job_title: 'Mine' })).status).toBe(404)
  })
})

test('what became of an ad stands in the company’s audit log', async () => {
  const { recruiter } = await ads.buildCompanyOf()
  const { job } = (await ads.create(recruiter, words, false)).data
  await ads.update(recruiter, job.id, job.revision, { job_title: 'Head beekeeper' })
  await ads.close(recruiter, job.id)
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
  const [own, other] = [await ads.buildCompanyOf(), await ads.buildCompanyOf()]
  const { id } = (await ads.create(own.recruiter)).data.job
  expect((await ads.update(other.recruiter, id, 1, { job_title: 'Mine' })).status).toBe(404)
  expect((await app.call(calls.listEmployerJobs, {}, { as: other.recruiter })).data.total_num).toBe(0)
})

test('the list finds ads by status and words: open ones, then drafts, then what is over', async () => {
  const { recruiter } = await ads.buildCompanyOf()
  const draft = (await ads.create(recruiter, { job_title: 'Baker' })).data.job.id
  const open = (await ads.create(recruiter, words, false)).data.job.id
  const list = async (query: object = {}) =>
    (await app.call(calls.listEmployerJobs, { query }, { as: recruiter })).data.jobs.map(({ id }) => id)
  expect(await list()).toEqual([open, draft])
  expect(await list({ size: 1, page: 2 })).toEqual([draft])
  expect(await list({ status: 'active' })).toEqual([open])
  expect(await list({ query: 'bak' })).toEqual([draft])
  await ads.close(recruiter, open)
  expect(await list({ status: 'closed' })).toEqual([open])
  expect(await list()).toEqual([draft, open])
  const later = (await ads.create(recruiter, { ...words, job_title: 'Keeper of hives' }, false)).data.job.id
  await ads.update(recruiter, draft, 1, { job_title: 'Baker of bread' })
  expect(await list()).toEqual([later, draft, open])
  expect(await list({ size: 1, page: 3 })).toEqual([open])
})

test('somebody who has applied may still be found in an ad whose employer applies elsewhere', async () => {
  const { recruiter } = await ads.buildCompanyOf()
  const ad = { ...words, external_apply_url: 'https://bees.example/apply' }
  const { id } = (await ads.create(recruiter, ad, false)).data.job
  const seeker = await buildVerifiedSeeker(app)
  expect((await app.call(apply, { params: { id } }, { as: seeker })).status).toBe(409)
})
