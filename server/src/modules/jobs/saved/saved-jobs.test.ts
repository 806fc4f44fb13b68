import type { CallInput } from '@hanap/contracts/call'
import * as calls from '@hanap/contracts/jobs/jobs.calls'
import { deleteJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { mainFunctions } from '@hanap/markets/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildJobPreference } from '../../job-preferences/factory.ts'
import { closeJobs } from '../close-jobs.ts'
import { buildJob, buildJobs } from '../factory.ts'

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seeker = await buildSeeker(app)
})

const listed = async (query: { sort?: string; page?: string; size?: string; preference_id?: string } = {}) =>
  (await app.call(calls.listSavedJobs, { query }, { as: seeker })).data

const close = (id: string) => app.db.transaction().execute(trx => closeJobs(trx, [id]))

describe('saved-jobs/create', () => {
  const titleId = mainFunctions('en')[0]?.sub_function_list[0]?.job_titles[0]?.id ?? 0
  const preference = async (as: TestPerson) => (await buildJobPreference(app, as)).id
  const create = (body: NonNullable<CallInput<typeof calls.createSavedJob>['body']>) =>
    app.call(calls.createSavedJob, { body }, { as: seeker })

  test('keeps what the page knew of the job, and adds what comes later', async () => {
    const [jobId, other] = [await buildJob(app.db), await buildJob(app.db)]
    const preference_id = await preference(seeker)
    const first = await create({ job_id: jobId, job_title_id: titleId, device_uuid: 'd1' })
    const known = { job_title_id: titleId, device_uuid: 'd1', device_udid: null }
    expect(first.data).toMatchObject({ ...known, preference_id: null })
    const later = await create({ job_id: jobId, preference_id, device_udid: ' ' })
    expect(later.data).toMatchObject({ ...known, id: first.data.id, preference_id })
    await app.call(calls.saveJob, { body: { job_id: other } }, { as: seeker })
    expect((await listed()).total_num).toBe(2)
    expect((await listed({ preference_id })).jobs).toEqual([later.data])
    await app.call(deleteJobPreference, { params: { id: preference_id } }, { as: seeker })
    const read = await app.call(calls.readSavedJob, { params: { jobId } }, { as: seeker })
    expect(read.data).toMatchObject({ ...known, preference_id: null })
  })

  test.each<[string, () => Promise<object>]>([
    ['job_title_id', async () => ({ job_title_id: 999_999_999 })],
    ['preference_id', async () => ({ preference_id: 'unknown' })],
    ['preference_id', async () => ({ preference_id: await preference(await buildSeeker(app)) })],
  ])('a %s that is none of the person’s is refused, and nothing is saved', async (field, make) => {
    const refused = await create({ job_id: await buildJob(app.db), ...(await make()) })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
    expect((await listed()).total_num).toBe(0)
  })
})

describe.each([
  ['saved-jobs', calls.saveJob],
  ['saved-jobs/create', calls.createSavedJob],
] as const)('POST %s', (_path, call) => {
  test('saves a job, and saving twice answers the same row', async () => {
    const jobId = await buildJob(app.db)
    const first = await app.call(call, { body: { job_id: jobId } }, { as: seeker })
    expect(first.status).toBe(200)
    expect(first.data).toMatchObject({ job_id: jobId, job: { id: jobId, is_saved: true } })
    const second = await app.call(call, { body: { job_id: jobId } }, { as: seeker })
    expect(second.data).toEqual(first.data)
    expect((await listed()).jobs).toEqual([first.data])
    const read = await app.call(calls.readSavedJob, { params: { jobId } }, { as: seeker })
    expect(read.data).toEqual(first.data)
    const is = await app.call(calls.isJobSaved, { params: { id: jobId } }, { as: seeker })
    expect(is.data).toEqual({ is_saved: true, id: first.data.id })
  })

  test('saves at once make one row', async () => {
    const jobId = await buildJob(app.db)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(call, { body: { job_id: jobId } }, { as: seeker })),
    )
    expect(new Set(answers.map(answer => answer.data.id)).size).toBe(1)
    expect((await listed()).total_num).toBe(1)
  })

  test('an unknown job is 404, a closed one 410', async () => {
    const closed = await buildJob(app.db)
    await close(closed)
    const save = (job_id: string) => app.call(call, { body: { job_id } }, { as: seeker })
    expect((await save('nojob')).status).toBe(404)
    expect((await save(closed)).status).toBe(410)
    expect((await listed()).jobs).toEqual([])
  })
})

describe.each([
  ['saved-jobs/{id}', calls.unsaveJob],
  ['saved-jobs/{id}/delete', calls.deleteSavedJob],
] as const)('DELETE %s', (_path, call) => {
  test('deletes the row of its owner only', async () => {
    const jobId = await buildJob(app.db)
    const { data } = await app.call(calls.saveJob, { body: { job_id: jobId } }, { as: seeker })
    const other = await buildSeeker(app)
    const remove = (as: TestPerson) => app.call(call, { params: { id: data.id } }, { as })
    expect((await remove(other)).status).toBe(404)
    expect((await listed()).total_num).toBe(1)
    expect((await remove(seeker)).status).toBe(200)
    expect((await listed()).total_num).toBe(0)
    expect((await remove(seeker)).status).toBe(404)
    const read = await app.call(calls.readSavedJob, { params: { jobId } }, { as: seeker })
    expect(read.status).toBe(404)
    const is = await app.call(calls.isJobSaved, { params: { id: jobId } }, { as: seeker })
    expect(is.data).toEqual({ is_saved: false, id: null })
  })
})

test('the list is newest saved first, or oldest, by pages', async () => {
  const jobIds = await buildJobs(app.db, {}, {}, {})
  for (const job_id of jobIds) await app.call(calls.saveJob, { body: { job_id } }, { as: seeker })
  const ids = async (query: Parameters<typeof listed>[0]) => (await listed(query)).jobs.map(row => row.job_id)
  expect(await ids({})).toEqual(jobIds.toReversed())
  expect(await ids({ sort: '2' })).toEqual(jobIds)
  expect(await ids({ size: '2', page: '2' })).toEqual(jobIds.slice(0, 1))
  expect(await listed({ size: '2' })).toMatchObject({ page: 1, size: 2, total_num: 3, total_pages: 2 })
})

test('a closed job stays listed and says so', async () => {
  const jobId = await buildJob(app.db)
  const saved = await app.call(calls.saveJob, { body: { job_id: jobId } }, { as: seeker })
  await close(jobId)
  expect((await listed()).jobs).toMatchObject([{ job_id: jobId, job: { status_key: 'closed' } }])
  const again = await app.call(calls.saveJob, { body: { job_id: jobId } }, { as: seeker })
  expect(again.data.id).toBe(saved.data.id)
})
