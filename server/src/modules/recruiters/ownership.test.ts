import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { caughtMails } from '../notifications/factory.ts'
import { buildJoined, mailedInvitation, nextEmail, registrationFields } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const build = async () => {
  const companyId = await buildCompany(app.db)
  const owner = await buildRecruiter(app, { companyId })
  const member = await buildRecruiter(app, { companyId, role: 'recruiter' })
  return { companyId, owner, member }
}
const transfer = (as: TestPerson, { id }: { id: string }, password = TEST_PASSWORD) =>
  app.call(calls.transferOwnership, { params: { id }, body: { password } }, { as })
const roleOf = async (as: TestPerson) => (await app.call(calls.readRecruiter, {}, { as })).data.role
const log = async (as: TestPerson, language?: number) =>
  (await app.call(readAuditLog, {}, { as, ...(language && { language }) })).data.entries

describe('the ownership', () => {
  test('is handed over with the password: the member owns the company, the former owner is an admin, both are told', async () => {
    const { owner, member } = await build()
    const handed = await transfer(owner, member)
    expect(handed.data.members.map(({ id, role }) => [id, role])).toEqual([
      [member.id, 'owner'],
      [owner.id, 'admin'],
    ])
    expect([await roleOf(owner), await roleOf(member)]).toEqual(['admin', 'owner'])
    for (const { email } of [owner, member])
      expect((await caughtMails(app.db, email, 1))[0]?.subject).toContain('has a new owner')
    expect((await log(member))[0]).toMatchObject({
      action: 'ownership_transferred',
      actor: { kind: 'member', id: owner.id },
    })
    // It was theirs to give once.
    expect((await transfer(owner, owner)).status).toBe(403)
  })

  test.each([
    ['with another password', 422],
    ['by an admin', 403],
    ['to somebody of another company', 404],
    ['to oneself', 404],
    ['to who is suspended', 404],
  ] as const)('is not handed over %s', async (why, status) => {
    const { companyId, owner, member } = await build()
    const admin = await buildRecruiter(app, { companyId, role: 'admin' })
    const stranger = (await build()).owner
    if (why === 'to who is suspended')
      await app.connection.sql`update accounts set status = 'suspended' where id = ${member.id}`
    const tried = {
      'with another password': () => transfer(owner, member, 'another one'),
      'by an admin': () => transfer(admin, member),
      'to somebody of another company': () => transfer(owner, stranger),
      'to oneself': () => transfer(owner, owner),
      'to who is suspended': () => transfer(owner, member),
    }
    expect((await tried[why]()).status).toBe(status)
    expect(await roleOf(owner)).toBe('owner')
  })

  test('goes to one of two to whom it is handed at once', async () => {
    const { companyId, owner, member } = await build()
    const second = await buildRecruiter(app, { companyId, role: 'viewer' })
    const done = await Promise.all([transfer(owner, member), transfer(owner, second)])
    expect(done.map(({ status }) => status).sort()).toEqual([200, 403])
    const owners = await app.connection.sql`
      select 1 from accounts where company_id = ${companyId} and role = 'owner'`
    expect(owners).toHaveLength(1)
  })
})

describe('the audit log', () => {
  test('has who did what to the team, in the reader’s language, and a viewer reads it', async () => {
    const owner = await buildJoined(app, `Logged Company ${nextEmail()}`)
    const companyId = (await app.call(calls.readRecruiter, {}, { as: owner })).data.company?.id ?? ''
    const [kept, invited] = [nextEmail(), nextEmail()]
    const invite = (email: string) =>
      app.call(calls.inviteMember, { body: { email, role: 'viewer' } }, { as: owner })
    const { data } = await invite(kept)
    await app.call(calls.removeMember, { params: { id: data.id } }, { as: owner })
    await invite(invited)
    const { data: joined } = await app.call(calls.registerRecruiter, {
      body: registrationFields(invited, {
        company_name: undefined,
        invitation: await mailedInvitation(app, invited),
      }),
    })
    const viewer = { token: joined.session.token, id: joined.user.id, email: invited }
    const change = (role: 'admin' | 'viewer') =>
      app.call(calls.changeMember, { params: { id: viewer.id }, body: { role } }, { as: owner })
    await change('admin')
    await change('admin')
    await change('viewer')
    await app.call(calls.updateCompany, { body: { about: 'We bake.', size_id: 3 } }, { as: owner })
    await app.call(calls.updateCompany, { body: { about: 'We bake.' } }, { as: owner })
    expect((await log(viewer)).map(({ text }) => text)).toEqual([
      'Company page changed: Company size and About the company',
      'Role of Nora Lim changed from Administrator to Viewer',
      'Role of Nora Lim changed from Viewer to Administrator',
      'New member: Nora Lim (Viewer)',
      `Invited: ${invited} (Viewer)`,
      `Invitation taken back: ${kept}`,
      `Invited: ${kept} (Viewer)`,
      'New member: Nora Lim (Owner)',
    ])
    expect((await log(viewer, 10))[1]?.text).not.toContain('Role of')

    await app.call(calls.removeMember, { params: { id: viewer.id } }, { as: owner })
    const [last] = await log(owner)
    expect(last).toMatchObject({ action: 'member_removed', actor: { id: owner.id, name: 'Nora Lim' } })
    // Whose account is gone has no name here either.
    await app.connection.sql`delete from accounts where id = ${viewer.id}`
    expect((await log(owner))[0]?.text).toBe('Member removed: a former member')
    expect(companyId).not.toBe('')
  })

  test('has pages, and nothing of another company', async () => {
    const { owner, member } = await build()
    for (const role of ['viewer', 'admin', 'viewer'] as const)
      await app.call(calls.changeMember, { params: { id: member.id }, body: { role } }, { as: owner })
    const second = await app.call(readAuditLog, { query: { page: '2', size: '2' } }, { as: owner })
    expect([second.data.entries.length, second.data.total_num, second.data.total_pages]).toEqual([1, 3, 2])
    expect(await log((await build()).owner)).toEqual([])
  })
})
