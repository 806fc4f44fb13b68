import * as chatCalls from '@hanap/contracts/chats/chats.calls'
import { proposeInterview } from '@hanap/contracts/interviews/interviews.calls'
import { readApplicant } from '@hanap/contracts/job-applications/applicants.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/job-team.calls'
import { removeMember } from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../auth/factory.ts'
import { nextClientId, openTestChat, sendText } from '../chats/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { buildCompany } from '../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** An application to a recruiter's job with its chat, and colleagues of every role. */
const build = async () => {
  const hiring = await buildHiring(app)
  const { companyId } = hiring
  const [owner, admin, member, outsider, viewer] = await Promise.all(
    (['owner', 'admin', 'recruiter', 'recruiter', 'viewer'] as const).map(role =>
      buildRecruiter(app, { companyId, role }),
    ),
  )
  if (!owner || !admin || !member || !outsider || !viewer) throw new Error('five were built')
  // Whose job it is is no owner here: only the job lets them in.
  await app.connection.sql`update accounts set role = 'recruiter' where id = ${hiring.recruiter.id}`
  const chatId = await openTestChat(app, hiring.seeker, hiring.jobId)
  return { ...hiring, owner, admin, member, outsider, viewer, chatId }
}
type Built = Awaited<ReturnType<typeof build>>

const choose = (as: TestPerson, jobId: string, members: readonly TestPerson[]) =>
  app.call(
    calls.changeJobTeam,
    { params: { id: jobId }, body: { member_ids: members.map(({ id }) => id) } },
    { as },
  )
const read = (as: TestPerson, jobId: string) => app.call(calls.readJobTeam, { params: { id: jobId } }, { as })

/** Whether somebody sees the application, by every way to it. */
const sees = async (as: TestPerson, { id, jobId }: Built) => {
  const listed = await app.call(applications.listApplicants, { query: { job_id: jobId } }, { as })
  const opened = await app.call(applications.openApplicant, { params: { id } }, { as })
  const jobs = await app.call(applications.listRecruiterJobs, {}, { as })
  const counted = jobs.data.jobs.find(job => job.id === jobId)?.num_of_applicants
  return [listed.data.applications.length, opened.status, counted]
}
const moves = async (as: TestPerson, { id }: Built) =>
  (await app.call(applications.moveApplicant, { params: { id }, body: { pipeline_stage_id: 4 } }, { as }))
    .status
const writes = async (as: TestPerson, { chatId }: Built) =>
  (await sendText(app, as, chatId, 'Hello from the team', nextClientId())).status

describe('a job’s team', () => {
  test('alone sees its applicants, with the job’s recruiter, owners and admins; without one everybody of the company does', async () => {
    const job = await build()
    const { owner, admin, recruiter, member, outsider, viewer, jobId } = job
    for (const as of [owner, admin, recruiter, member, outsider, viewer])
      expect(await sees(as, job)).toEqual([1, 200, 1])
    expect((await choose(owner, jobId, [member])).data.job).toMatchObject({ has_team: true })
    for (const as of [owner, admin, recruiter, member]) expect(await sees(as, job)).toEqual([1, 200, 1])
    for (const as of [outsider, viewer]) expect(await sees(as, job)).toEqual([0, 404, 0])
    expect([await moves(outsider, job), await moves(member, job)]).toEqual([404, 200])
    const opened = await app.call(readApplicant, { params: { id: job.id } }, { as: owner })
    // The applicant's page says who else reads it: no more than do.
    const readers = JSON.stringify(opened.data)
    expect([readers.includes(outsider.id), readers.includes(viewer.id), readers.includes(member.id)]).toEqual(
      [false, false, true],
    )
    await choose(member, jobId, [member, viewer])
    expect(await sees(viewer, job)).toEqual([1, 200, 1])
    await choose(admin, jobId, [])
    expect(await sees(outsider, job)).toEqual([1, 200, 1])
  })

  test('reads and writes in the chats about the job; others of the company do not', async () => {
    const job = await build()
    const { owner, member, outsider, jobId, chatId } = job
    expect(await writes(member, job)).toBe(404)
    await choose(owner, jobId, [member])
    expect([await writes(member, job), await writes(outsider, job)]).toEqual([200, 404])
    const listed = await app.call(chatCalls.listChats, { query: { job_id: jobId } }, { as: member })
    expect(listed.data.chats.map(({ id }) => id)).toEqual([chatId])
    await choose(owner, jobId, [outsider])
    expect(await writes(member, job)).toBe(404)
    // What was written stays, and the list has it no more.
    expect((await app.call(chatCalls.readChat, { params: { id: chatId } }, { as: member })).status).toBe(404)
  })

  test('proposes interviews and opens chats about its applicants; others of the company cannot', async () => {
    const { id, owner, member, outsider, jobId } = await build()
    await choose(owner, jobId, [member])
    const slots = [{ starts_at: new Date(Date.now() + 172_800_000).toISOString(), minutes: 30 }]
    const propose = async (as: TestPerson) =>
      (await app.call(proposeInterview, { body: { application_id: id, slots, place: 'Here' } }, { as }))
        .status
    const open = async (as: TestPerson) =>
      (await app.call(chatCalls.openChat, { body: { application_id: id } }, { as })).status
    expect([await propose(outsider), await open(outsider)]).toEqual([404, 404])
    expect([await propose(member), (await open(member)) < 300]).toEqual([200, true])
  })

  test('is chosen by whom the job is open to, of the company’s own members, and the log says so', async () => {
    const { owner, member, outsider, viewer, jobId } = await build()
    const stranger = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    expect((await choose(viewer, jobId, [viewer])).status).toBe(403)
    expect((await choose(stranger, jobId, [])).status).toBe(404)
    expect((await choose(owner, jobId, [stranger])).status).toBe(404)
    expect((await choose(owner, jobId, [member])).status).toBe(200)
    expect((await choose(owner, jobId, [member])).status).toBe(200)
    expect([
      (await choose(outsider, jobId, [outsider])).status,
      (await read(outsider, jobId)).status,
    ]).toEqual([404, 404])
    const log = await app.call(readAuditLog, {}, { as: viewer })
    expect(log.data.entries.filter(({ action }) => action === 'job_team_changed')).toHaveLength(1)
    const members = (await read(member, jobId)).data.job.members
    expect(members.find(({ id }) => id === outsider.id)).toMatchObject({
      is_in_team: false,
      has_access: false,
    })
    expect(members.find(({ id }) => id === member.id)).toMatchObject({ is_in_team: true, has_access: true })
  })

  test('loses whoever leaves the company, whose place a colleague takes: the job is open to nobody else', async () => {
    const { owner, member, outsider, jobId } = await build()
    await choose(owner, jobId, [member])
    await app.call(removeMember, { params: { id: member.id } }, { as: owner })
    const { members } = (await read(owner, jobId)).data.job
    expect(members.filter(({ is_in_team }) => is_in_team).map(({ id }) => id)).toEqual([owner.id])
    expect((await read(outsider, jobId)).status).toBe(404)
  })
})
