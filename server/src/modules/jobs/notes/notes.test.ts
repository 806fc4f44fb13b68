import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import * as calls from '@hanap/contracts/jobs/jobs.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildApplication, buildEmployer } from '../../job-applications/factory.ts'
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

const write = (id: string, text: string, as = seeker) =>
  app.call(calls.writeJobNote, { params: { id }, body: { text } }, { as })
const read = async (id: string, as = seeker) =>
  (await app.call(calls.readJobNote, { params: { id } }, { as })).data
const listed = async (as = seeker) => (await app.call(calls.listJobNotes, {}, { as })).data

test('a note stands on the saved job, the application and the job page, for its writer alone', async () => {
  const { jobId, recruiter } = await buildEmployer(app)
  const other = await buildSeeker(app)
  for (const as of [seeker, other]) {
    await app.call(calls.saveJob, { body: { job_id: jobId } }, { as })
    await buildApplication(app, jobId, as)
  }
  const answer = await write(jobId, '  Ask for the night shift.\nBring papers.  ')
  expect(answer.status).toBe(200)
  const { note } = answer.data
  expect(note?.text).toBe('Ask for the night shift.\nBring papers.')

  const seenBy = async (as?: TestPerson) => {
    const saved = as && (await app.call(calls.listSavedJobs, {}, { as })).data.jobs[0]
    const row = as && (await app.call(calls.readSavedJob, { params: { jobId } }, { as })).data
    const applied = as && (await app.call(listAppliedJobs, {}, { as })).data.jobs[0]
    const application = as && (await app.call(calls.readAppliedJob, { params: { jobId } }, { as })).data
    const job = (await app.call(calls.readJob, { params: { id: jobId } }, as ? { as } : {})).data
    return [saved, row, applied, application, job].map(each => each?.note ?? null)
  }
  expect(await seenBy(seeker)).toEqual([note, note, note, note, note])
  for (const as of [other, undefined]) expect(await seenBy(as)).toEqual([null, null, null, null, null])
  const asRecruiter = await app.call(calls.readJob, { params: { id: jobId } }, { as: recruiter })
  expect(asRecruiter.data.note).toBeNull()
  expect(
    (await app.call(calls.readStaticJob, { params: { id: jobId } }, { as: seeker })).data.note,
  ).toBeNull()
  expect((await listed(other)).notes).toEqual([])
})

test('a later note takes the place of the earlier one; the list has the latest first', async () => {
  const [first = '', second = ''] = await buildJobs(app.db, {}, {})
  await write(first, 'one')
  await write(second, 'two')
  await write(first, 'three')
  const { notes, total_num } = await listed()
  expect(notes.map(({ job_id, note }) => [job_id, note?.text])).toEqual([
    [first, 'three'],
    [second, 'two'],
  ])
  expect(total_num).toBe(2)
})

test('has at most 2,000 characters, and none is no note', async () => {
  const id = await buildJob(app.db)
  expect((await write(id, 'x'.repeat(2000))).status).toBe(200)
  for (const text of ['x'.repeat(2001), '', '   ']) {
    const refused = await write(id, text)
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['text']])
  }
  expect((await read(id)).note?.text).toHaveLength(2000)
})

test('is deleted, and deleting twice is no error', async () => {
  const id = await buildJob(app.db)
  const other = await buildSeeker(app)
  for (const as of [seeker, other]) await write(id, 'mine', as)
  for (let time = 0; time < 2; time++)
    expect((await app.call(calls.deleteJobNote, { params: { id } }, { as: seeker })).status).toBe(200)
  expect((await read(id)).note).toBeNull()
  expect((await read(id, other)).note?.text).toBe('mine')
})

test('a closed job keeps its note and takes one; a job that never was does not', async () => {
  const id = await buildJob(app.db)
  await write(id, 'before')
  await app.db.transaction().execute(trx => closeJobs(trx, [id]))
  expect((await read(id)).note?.text).toBe('before')
  expect((await write(id, 'after')).data.note?.text).toBe('after')
  expect((await write('nojob', 'x')).status).toBe(404)
  expect((await app.call(calls.readJobNote, { params: { id: 'nojob' } }, { as: seeker })).status).toBe(404)
})

test('an account has at most 2,000 of them, and still changes those it has', async () => {
  const ids = await buildJobs(app.db, ...Array.from({ length: 2001 }, () => ({})))
  const [first = ''] = ids
  await app.connection.sql`
    insert into job_notes (account_id, job_id, text)
    select ${seeker.id}, unnest(${ids.slice(0, 2000)}::text[]), 'kept'`
  const refused = await write(ids.at(-1) ?? '', 'one more')
  expect(refused.status).toBe(409)
  expect((await write(first, 'changed')).status).toBe(200)
})
