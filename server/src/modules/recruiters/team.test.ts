import * as auth from '@hanap/contracts/auth/auth.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberRole } from '../../calls/caller.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildHiring } from '../job-applications/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { buildJoined, mailedInvitation, nextEmail, registrationFields } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const roles = ['owner', 'admin', 'recruiter', 'viewer'] as const

/** A company with a recruiter of each role. */
const buildTeam = async (companyId?: string) => {
  const id = companyId ?? (await buildCompany(app.db))
  const [owner, admin, recruiter, viewer] = await Promise.all(
    roles.map(role => buildRecruiter(app, { companyId: id, role })),
  )
  if (!owner || !admin || !recruiter || !viewer) throw new Error('a team has four')
  return { companyId: id, owner, admin, recruiter, viewer }
}

const change = (as: TestPerson, { id }: { id: string }, role: MemberRole) =>
  app.call(calls.changeMember, { params: { id }, body: { role } }, { as })
const remove = (as: TestPerson, { id }: { id: string }) =>
  app.call(calls.removeMember, { params: { id } }, { as })
const invite = (as: TestPerson, email: string, role: MemberRole = 'recruiter') =>
  app.call(calls.inviteMember, { body: { email, role } }, { as })
const readResume = (as: TestPerson, id: string) =>
  app.send('GET', applications.readApplicantResume.path.replace('{id}', id), {
    headers: { authorization: `Bearer ${as.token}` },
  })
const list = async (as: TestPerson) => (await app.call(calls.listMembers, {}, { as })).data
const me = async (as: { token: string }) => app.call(calls.readRecruiter, {}, { as })
const roleOf = async (as: TestPerson) => (await me(as)).data.role
const accept = (email: string, invitation: string) =>
  app.call(calls.registerRecruiter, {
    body: registrationFields(email, { company_name: undefined, invitation }),
  })

describe('what each role may do', () => {
  test('a viewer sees applicants and resumes and moves nobody; recruiters move; managers manage', async () => {
    const { id, companyId } = await buildHiring(app)
    const team = await buildTeam(companyId)
    const tried = async (as: TestPerson) => [
      (await app.call(applications.listApplicants, {}, { as })).status,
      (await app.call(applications.openApplicant, { params: { id } }, { as })).status,
      (await readResume(as, id)).status,
      (await app.call(applications.moveApplicant, { params: { id }, body: { pipeline_stage_id: 4 } }, { as }))
        .status,
      (await app.call(calls.listMembers, {}, { as })).status,
      (await invite(as, nextEmail())).status,
      (await app.call(calls.updateCompany, { body: {} }, { as })).status,
    ]
    expect(await tried(team.viewer)).toEqual([200, 200, 200, 403, 403, 403, 403])
    expect(await tried(team.recruiter)).toEqual([200, 200, 200, 200, 403, 403, 403])
    expect(await tried(team.admin)).toEqual([200, 200, 200, 200, 200, 200, 200])
    expect(await tried(team.owner)).toEqual([200, 200, 200, 200, 200, 200, 200])
    const refused = await app.call(
      applications.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: 4 } },
      { as: team.viewer },
    )
    expect([refused.message, refused]).toMatchObject([
      'You do not have permission to do this.',
      { code: 'permission_refused' },
    ])
  })

  test('only owners make, change, invite and remove owners', async () => {
    const { owner, admin, viewer } = await buildTeam()
    expect((await change(admin, viewer, 'owner')).status).toBe(403)
    expect((await change(admin, owner, 'viewer')).status).toBe(403)
    expect((await remove(admin, owner)).status).toBe(403)
    expect((await invite(admin, nextEmail(), 'owner')).status).toBe(403)
    expect((await list(admin)).roles).toEqual(['admin', 'recruiter', 'viewer'])
    expect((await change(owner, viewer, 'owner')).status).toBe(200)
    expect(await roleOf(viewer)).toBe('owner')
    expect((await list(admin)).members.filter(each => each.is_changeable).map(({ role }) => role)).toEqual([
      'admin',
      'recruiter',
    ])
  })

  test('a role that is taken away is gone at once', async () => {
    const { owner, admin } = await buildTeam()
    expect((await change(owner, admin, 'viewer')).status).toBe(200)
    expect((await app.call(calls.listMembers, {}, { as: admin })).status).toBe(403)
  })

  test('another company’s people are not found', async () => {
    const { owner } = await buildTeam()
    const other = await buildTeam()
    expect((await change(owner, other.viewer, 'admin')).status).toBe(404)
    expect((await remove(owner, other.viewer)).status).toBe(404)
    expect(await roleOf(other.viewer)).toBe('viewer')
    const seeker = await buildSeeker(app)
    expect((await change(owner, seeker, 'admin')).status).toBe(404)
  })
})

describe('a company keeps an owner', () => {
  test('the last one is neither demoted nor removed, also not by themselves', async () => {
    const { owner, admin } = await buildTeam()
    for (const refused of [await change(owner, owner, 'admin'), await remove(owner, owner)])
      expect([refused.status, refused]).toMatchObject([409, { code: 'last_owner' }])
    expect((await change(owner, admin, 'owner')).status).toBe(200)
    expect((await change(owner, owner, 'viewer')).status).toBe(200)
    expect(await roleOf(owner)).toBe('viewer')
  })

  test.each([
    ['demote', (as: TestPerson, whom: TestPerson) => change(as, whom, 'viewer')],
    ['remove', (as: TestPerson, whom: TestPerson) => remove(as, whom)],
    ['leave beside', (as: TestPerson) => remove(as, as)],
  ])('of two owners who %s each other at once, one stays', async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      const companyId = await buildCompany(app.db)
      const one = await buildRecruiter(app, { companyId })
      const two = await buildRecruiter(app, { companyId })
      const done = await Promise.all([act(one, two), act(two, one)])
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1)
      const rows = await app.connection.sql`
        select 1 from accounts where company_id = ${companyId} and role = 'owner'`
      expect(rows).toHaveLength(1)
    }
  })

  test('a suspended owner does not count', async () => {
    const { owner, admin } = await buildTeam()
    await change(owner, admin, 'owner')
    await app.connection.sql`update accounts set status = 'suspended' where id = ${admin.id}`
    expect((await change(owner, owner, 'viewer')).status).toBe(409)
  })
})

describe('an invitation', () => {
  test('lets its address in with its role, the address verified, once', async () => {
    const { owner, companyId } = await buildTeam()
    const email = nextEmail()
    expect((await invite(owner, email, 'viewer')).status).toBe(200)
    const [mail] = await caughtMails(app.db, email, 1)
    expect(mail?.subject).toMatch(/^Join .* on Hanap$/)
    const token = await mailedInvitation(app, email)
    expect((await app.call(calls.readInvitation, { query: { token } })).data).toMatchObject({
      email,
      role: 'viewer',
      has_account: false,
    })
    const joined = await accept(email, token)
    expect(joined.data.user.is_email_verify).toBe(true)
    expect((await me(joined.data.session)).data).toMatchObject({ company: { id: companyId }, role: 'viewer' })
    expect((await list(owner)).invitations).toEqual([])
    expect((await accept(nextEmail(), token)).status).toBe(422)
    expect((await app.call(calls.readInvitation, { query: { token } })).errors.token).toHaveLength(1)
    expect((await invite(owner, email)).status).toBe(409)
  })

  test('is of use to its own address alone, and an account made in vain is none', async () => {
    const { owner } = await buildTeam()
    const email = nextEmail()
    await invite(owner, email)
    const token = await mailedInvitation(app, email)
    const thief = nextEmail()
    expect(Object.keys((await accept(thief, token)).errors)).toEqual(['invitation'])
    expect(
      (await app.call(auth.loginRecruiter, { body: { email: thief, password: TEST_PASSWORD } })).status,
    ).toBe(401)
    expect((await accept(email, token)).status).toBe(200)
  })

  test('ends after 7 days, when another is sent, and when it is taken back', async () => {
    const { owner } = await buildTeam()
    const [late, twice, back] = [nextEmail(), nextEmail(), nextEmail()]
    for (const email of [late, twice, back]) await invite(owner, email)
    const lateToken = await mailedInvitation(app, late)
    const age = (text: string) => app.connection.sql`
      update company_invitations set expires_at = expires_at - ${text}::interval where email = ${late}`
    await age('6 days 23 hours')
    expect((await app.call(calls.readInvitation, { query: { token: lateToken } })).status).toBe(200)
    await age('61 minutes')
    expect((await accept(late, lateToken)).errors.invitation).toHaveLength(1)

    const first = await mailedInvitation(app, twice)
    await invite(owner, twice, 'admin')
    const second = await mailedInvitation(app, twice, 2)
    expect((await accept(twice, first)).status).toBe(422)
    expect((await accept(twice, second)).status).toBe(200)

    const taken = await mailedInvitation(app, back)
    const { invitations } = await list(owner)
    expect(invitations.map(({ email }) => email)).toEqual([back])
    expect((await remove(owner, { id: invitations[0]?.id ?? '' })).status).toBe(200)
    expect((await accept(back, taken)).status).toBe(422)
  })

  test('is taken up by a recruiter who is of no company, and by nobody who is of another', async () => {
    const { owner, companyId } = await buildTeam()
    const free = await buildJoined(app, (await me(owner)).data.company?.name)
    const bound = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const join = (as: TestPerson, invitation: string) =>
      app.call(calls.joinCompany, { body: { invitation } }, { as })
    await invite(owner, free.email, 'admin')
    await invite(owner, bound.email)
    const ofFree = await mailedInvitation(app, free.email, 2)
    expect((await app.call(calls.readInvitation, { query: { token: ofFree } })).data.has_account).toBe(true)
    expect((await join(free, ofFree)).data).toEqual({ is_member: true })
    expect((await me(free)).data).toMatchObject({ company: { id: companyId }, role: 'admin', request: null })
    expect((await join(bound, await mailedInvitation(app, bound.email))).status).toBe(409)
  })
})

test('who is removed is logged out, sees nothing more, and their jobs and mails go to who stays', async () => {
  const { jobId, companyId, recruiter } = await buildHiring(app)
  const { owner } = await buildTeam(companyId)
  await caughtMails(app.db, recruiter.email, 1)
  expect((await remove(owner, recruiter)).status).toBe(200)
  expect((await me(recruiter)).status).toBe(401)
  const again = await app.call(auth.loginRecruiter, {
    body: { email: recruiter.email, password: TEST_PASSWORD },
  })
  const as = again.data.session
  expect((await me(as)).data).toMatchObject({ company: null, role: null })
  expect((await app.call(applications.listApplicants, {}, { as })).status).toBe(403)

  const id = await buildApplication(app, jobId, await buildSeeker(app))
  await caughtMails(app.db, owner.email, 1)
  expect(await countMails(app.db, recruiter.email)).toBe(1)
  expect((await app.call(applications.openApplicant, { params: { id } }, { as: owner })).status).toBe(200)
  const jobs = await app.call(applications.listRecruiterJobs, {}, { as: owner })
  expect(jobs.data.jobs.map(job => job.id)).toEqual([jobId])
})
