import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../auth/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { buildJoined, mailedInvitation, nextEmail, registrationFields } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const buildOwner = async () => {
  const companyId = await buildCompany(app.db)
  return { companyId, owner: await buildRecruiter(app, { companyId }) }
}
const invite = (as: TestPerson, email: string) =>
  app.call(calls.inviteMember, { body: { email, role: 'recruiter' } }, { as })
const accept = (email: string, invitation: string) =>
  app.call(calls.registerRecruiter, {
    body: registrationFields(email, { company_name: undefined, invitation }),
  })
const join = (as: TestPerson, invitation: string) =>
  app.call(calls.joinCompany, { body: { invitation } }, { as })
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()
const openAt = async (email: string) =>
  (await app.connection.sql`select company_id from company_invitations where email = ${email}`).map(
    row => row.company_id,
  )
const accountsOf = (email: string) =>
  app.connection.sql`select company_id from accounts where email = ${email}`

test('an invitation taken up twice at once makes one member', async () => {
  const { owner, companyId } = await buildOwner()
  const email = nextEmail()
  await invite(owner, email)
  const token = await mailedInvitation(app, email)
  const answers = await Promise.all([accept(email, token), accept(email, token)])
  expect(statuses(answers)).toEqual([200, 422])
  expect(await accountsOf(email)).toMatchObject([{ company_id: companyId }])
})

test('of two companies’ invitations taken up at once one counts, and the other can still be taken back', async () => {
  const [one, other] = [await buildOwner(), await buildOwner()]
  const [{ name } = { name: '' }] = await app.connection
    .sql`select name from companies where id = ${one.companyId}`
  // Of no company: the one that they named asks its managers first.
  const free = await buildJoined(app, String(name))
  await invite(one.owner, free.email)
  const first = await mailedInvitation(app, free.email, 2)
  await invite(other.owner, free.email)
  const second = await mailedInvitation(app, free.email, 3)
  expect(statuses(await Promise.all([join(free, first), join(free, second)]))).toEqual([200, 409])
  const [account] = await accountsOf(free.email)
  const companies = [one.companyId, other.companyId]
  expect(companies).toContain(account?.company_id)
  expect(await openAt(free.email)).toEqual(companies.filter(id => id !== account?.company_id))
})

test('an invitation that is taken up and taken back at once is one of the two', async () => {
  const { owner, companyId } = await buildOwner()
  const email = nextEmail()
  await invite(owner, email)
  const token = await mailedInvitation(app, email)
  const { invitations } = (await app.call(calls.listMembers, {}, { as: owner })).data
  const [taken, back] = await Promise.all([
    accept(email, token),
    app.call(calls.removeMember, { params: { id: invitations[0]?.id ?? '' } }, { as: owner }),
  ])
  expect([200, 422]).toContain(taken.status)
  expect([200, 404]).toContain(back.status)
  // Whoever was told that it was taken up is a member, whatever the other was told.
  expect(await accountsOf(email)).toMatchObject(taken.status === 200 ? [{ company_id: companyId }] : [])
  if (taken.status === 422) expect(back.status).toBe(200)
  expect(await openAt(email)).toEqual([])
})

test('two invitations of one address at once leave one, whose link works', async () => {
  const { owner, companyId } = await buildOwner()
  const email = nextEmail()
  expect(statuses(await Promise.all([invite(owner, email), invite(owner, email)]))).toEqual([200, 200])
  expect(await openAt(email)).toEqual([companyId])
  const last = await mailedInvitation(app, email, 2)
  const tried = [await accept(email, last)]
  if (tried[0]?.status !== 200) tried.push(await accept(email, await mailedInvitationAt(email, 0)))
  expect(tried.at(-1)?.status).toBe(200)
})

/** Of mails that came at once any may have the link that counts. */
const mailedInvitationAt = async (email: string, at: number) => {
  const mails = await app.connection.sql`
    select caught_mails.text from caught_mails join mails using (id) where to_address = ${email} order by caught_at`
  return /sign-up\?invitation=([\w-]+)/.exec(String(mails[at]?.text))?.[1] ?? ''
}
