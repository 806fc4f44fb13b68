import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildHiring } from '../job-applications/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const seenBy = async (as: TestPerson, query: { page?: string; size?: string } = {}) =>
  (await app.call(listDataAccess, { query }, { as })).data
const kindsSeen = async (as: TestPerson) => (await seenBy(as)).accesses.map(({ kind }) => kind)
const readResume = (id: string, { token }: TestPerson) =>
  app.send('GET', applications.readApplicantResume.path.replace('{id}', id), {
    headers: { authorization: `Bearer ${token}` },
  })
const open = (id: string, as: TestPerson) => app.call(applications.openApplicant, { params: { id } }, { as })

/** As if everything had been seen so long ago. */
const letPass = (interval: string) =>
  app.connection.sql`update data_accesses set at = at - ${interval}::interval`

test('a seeker reads who of which company saw what, of which application, and when', async () => {
  const { id, jobId, companyId, seeker, recruiter } = await buildHiring(app)
  expect(await seenBy(seeker)).toMatchObject({ accesses: [], total_num: 0 })
  await open(id, recruiter)
  expect((await readResume(id, recruiter)).status).toBe(200)
  await app.call(applications.listApplicants, {}, { as: recruiter })
  const { accesses, total_num } = await seenBy(seeker)
  expect(total_num).toBe(3)
  expect(accesses.map(({ kind }) => kind)).toEqual(['list', 'resume', 'application'])
  for (const { recruiter_name, company, job, at } of accesses) {
    expect(recruiter_name).toBe('Rosa Reyes')
    expect(company?.id).toBe(companyId)
    expect(job?.id).toBe(jobId)
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  }
})

test('what was not shown is not noted: another company’s recruiter, an application that is not there', async () => {
  const { id, seeker } = await buildHiring(app)
  const { recruiter: stranger } = await buildHiring(app)
  expect((await open(id, stranger)).status).toBe(404)
  expect((await readResume(id, stranger)).status).toBe(404)
  await app.call(applications.listApplicants, {}, { as: stranger })
  expect(await kindsSeen(seeker)).toEqual([])
})

test('a recruiter’s own repeated opening within an hour counts once; later, or a colleague’s, again', async () => {
  const { id, companyId, seeker, recruiter } = await buildHiring(app)
  await Promise.all([open(id, recruiter), open(id, recruiter), open(id, recruiter)])
  await app.call(
    applications.moveApplicant,
    { params: { id }, body: { pipeline_stage_id: 4 } },
    { as: recruiter },
  )
  expect(await kindsSeen(seeker)).toEqual(['application'])
  await open(id, await buildRecruiter(app, { companyId }))
  expect(await kindsSeen(seeker)).toHaveLength(2)
  await letPass('59 minutes')
  await open(id, recruiter)
  expect(await kindsSeen(seeker)).toHaveLength(2)
  await letPass('2 minutes')
  await open(id, recruiter)
  expect(await kindsSeen(seeker)).toHaveLength(3)
})

test('moving an applicant counts once, and is no opening', async () => {
  const { id, seeker, recruiter } = await buildHiring(app)
  const moved = await app.call(
    applications.moveApplicant,
    { params: { id }, body: { pipeline_stage_id: 4 } },
    { as: recruiter },
  )
  expect(await kindsSeen(seeker)).toEqual(['application'])
  expect(moved.data.timeline.map(({ stage }) => stage)).toEqual(['applied', 'interview'])
})

test('a list names each of its applicants, and nobody reads another’s', async () => {
  const { jobId, seeker, recruiter } = await buildHiring(app)
  const other = await buildSeeker(app)
  await buildApplication(app, jobId, other)
  await app.call(applications.listApplicants, {}, { as: recruiter })
  expect([await kindsSeen(seeker), await kindsSeen(other)]).toEqual([['list'], ['list']])
  await app.call(applications.listApplicants, { query: { size: '1' } }, { as: recruiter })
  expect([await kindsSeen(seeker), await kindsSeen(other)]).toEqual([['list'], ['list']])
})

test('how many there are is told without a look at anybody', async () => {
  const { seeker, recruiter } = await buildHiring(app)
  const list = await app.call(applications.listApplicants, { query: { size: '0' } }, { as: recruiter })
  expect(list.data).toMatchObject({ applications: [], total_num: 1, total_pages: 0 })
  expect(await kindsSeen(seeker)).toEqual([])
})

test('the list comes in pages, the newest first', async () => {
  const { id, seeker, recruiter } = await buildHiring(app)
  for (let opened = 0; opened < 5; opened += 1) {
    await open(id, recruiter)
    await letPass('2 hours')
  }
  const first = await seenBy(seeker, { size: '2' })
  expect(first).toMatchObject({ page: 1, size: 2, total_num: 5, total_pages: 3 })
  const last = await seenBy(seeker, { size: '2', page: '3' })
  expect(last.accesses).toHaveLength(1)
  expect(Date.parse(first.accesses[0]?.at ?? '')).toBeGreaterThan(Date.parse(last.accesses[0]?.at ?? ''))
})
