import * as auth from '@hanap/contracts/auth/auth.calls'
import { readCompany, searchCompanies } from '@hanap/contracts/companies/companies.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import * as calls from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { findCompany } from '../companies/index.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { buildCompany } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { buildJoined, buildNewcomer, nextEmail, registrationFields, verifyAddress } from './factory.ts'
import { decideJoinRequest, joinRequests } from './operator.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const me = async (as: TestPerson) => (await app.call(calls.readRecruiter, {}, { as })).data
const join = (as: TestPerson, body: object = {}) => app.call(calls.joinCompany, { body }, { as })
const register = (body: object) =>
  app.call(calls.registerRecruiter, { body: { ...registrationFields(nextEmail()), ...body } })
const nameOf = async (companyId: string) => (await findCompany(app.db, companyId))?.name ?? ''

describe('registration of a recruiter', () => {
  test('signs in an account of no company, and publishes nothing', async () => {
    const as = await buildNewcomer(app, 'Saffron Foods')
    expect(await me(as)).toMatchObject({
      user: { email: as.email, is_email_verify: false, is_terms_accepted: true },
      title: 'Head of people',
      company: null,
      role: null,
      permissions: [],
      request: { company_name: 'Saffron Foods', asked_at: null },
    })
    const found = await app.call(searchCompanies, { query: { query: 'Saffron' } })
    expect(found.data.companies).toEqual([])
    expect(
      (await app.call(auth.loginRecruiter, { body: { email: as.email, password: TEST_PASSWORD } })).status,
    ).toBe(200)
  })

  test.each([
    ['company_name', { company_name: undefined }],
    ['terms_and_condition', { terms_and_condition: 0 }],
    ['password', { password: 'short' }],
    ['password', { password: 'password1' }],
    ['title', { title: ' ' }],
    ['email', { email: 'nobody' }],
    ['country_key', { country_key: 'xx' }],
  ])('is refused for its %s: %j', async (field, body) => {
    const refused = await register(body)
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('an address that is a seeker’s may also be a recruiter’s, once', async () => {
    const { email } = await buildSeeker(app)
    expect((await register({ email })).status).toBe(200)
    const again = await register({ email: email.toUpperCase() })
    expect(again.errors.email).toEqual(['The email has already been taken.'])
    expect((await app.call(auth.loginSeeker, { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  })
})

describe('before the address is verified', () => {
  test('nothing that touches other people’s data, and nothing that publishes', async () => {
    const as = await buildNewcomer(app)
    const { id } = await buildHiring(app)
    const refused = [
      await app.call(applications.listApplicants, {}, { as }),
      await app.call(applications.openApplicant, { params: { id } }, { as }),
      await app.call(applications.readApplicantResume, { params: { id } }, { as }),
      await app.call(applications.moveApplicant, { params: { id }, body: { pipeline_stage_id: 4 } }, { as }),
      await app.call(applications.listRecruiterJobs, {}, { as }),
      await app.call(calls.listMembers, {}, { as }),
      await app.call(calls.inviteMember, { body: { email: nextEmail(), role: 'viewer' } }, { as }),
      await app.call(calls.updateCompany, { body: { about: 'x' } }, { as }),
      await join(as),
    ]
    for (const { status, ...answer } of refused)
      expect([status, answer]).toMatchObject([403, { code: 'email_unverified' }])
  })

  test('a company that is here is told of nobody', async () => {
    const companyId = await buildCompany(app.db)
    const owner = await buildRecruiter(app, { companyId })
    const as = await buildNewcomer(app, await nameOf(companyId))
    await join(as)
    expect((await app.call(calls.listMembers, {}, { as: owner })).data.requests).toEqual([])
    expect(await countMails(app.db, owner.email)).toBe(0)
  })
})

describe('with a verified address', () => {
  test('a new company is made with its first recruiter as the owner', async () => {
    const as = await buildJoined(app, 'Marigold Tours Inc.')
    const own = await me(as)
    expect(own).toMatchObject({
      user: { is_email_verify: true },
      company: { name: 'Marigold Tours Inc.', is_verified: false },
      role: 'owner',
      request: null,
    })
    expect(own.permissions).toContain('transfer_ownership')
    const id = own.company?.id ?? ''
    expect((await app.call(readCompany, { params: { id } })).data.name).toBe('Marigold Tours Inc.')
    expect((await app.call(applications.listApplicants, {}, { as })).data.total_num).toBe(0)
    expect((await join(as)).status).toBe(409)
  })

  test('a company is made in the country that was named', async () => {
    const email = nextEmail()
    const { data } = await register({ email, company_name: 'Merlion Foods', country_key: 'sg' })
    const as = await verifyAddress(app, { token: data.session.token, id: data.user.id, email })
    await join(as)
    expect((await me(as)).company?.country_key).toBe('sg')
    const found = await app.call(searchCompanies, { query: { query: 'Merlion' } }, { market: 'sg' })
    expect(found.data.companies.map(({ name }) => name)).toEqual(['Merlion Foods'])
  })

  test('of two who make the same company at once, one owns it and one asks', async () => {
    const both = await Promise.all(
      ['Twin Peaks Ltd', 'TWIN PEAKS'].map(async name => verifyAddress(app, await buildNewcomer(app, name))),
    )
    const joined = await Promise.all(both.map(as => join(as)))
    expect(joined.map(({ data }) => data.is_member).sort()).toEqual([false, true])
    const [asked] = (await Promise.all(both.map(me))).filter(({ role }) => role === null)
    expect(asked?.request).toMatchObject({ is_answerable: true })
  })

  test('a company that is here asks its owners and admins; nobody is in before they answer', async () => {
    const companyId = await buildCompany(app.db)
    const [owner, admin, colleague] = await Promise.all([
      buildRecruiter(app, { companyId }),
      buildRecruiter(app, { companyId, role: 'admin' }),
      buildRecruiter(app, { companyId, role: 'recruiter' }),
    ])
    const name = await nameOf(companyId)
    const as = await buildJoined(app, name)
    expect((await join(as)).data).toEqual({ is_member: false })
    expect(await me(as)).toMatchObject({
      company: null,
      role: null,
      request: { company_name: name, is_answerable: true },
    })
    const refused = await app.call(applications.listApplicants, {}, { as })
    expect([refused.status, refused]).toMatchObject([403, { code: 'company_missing' }])
    for (const { email } of [owner, admin]) {
      const mails = await caughtMails(app.db, email, 1)
      expect(mails.map(({ subject }) => subject)).toEqual([`Nora Lim asks to join ${name}`])
    }
    expect(await countMails(app.db, colleague.email)).toBe(0)

    const { requests } = (await app.call(calls.listMembers, {}, { as: admin })).data
    expect(requests).toMatchObject([{ id: as.id, email: as.email, title: 'Head of people' }])
    const let_in = await app.call(
      calls.changeMember,
      { params: { id: as.id }, body: { role: 'viewer' } },
      { as: admin },
    )
    expect(let_in.status).toBe(200)
    expect(await me(as)).toMatchObject({ company: { id: companyId }, role: 'viewer', request: null })
    expect((await caughtMails(app.db, as.email, 2)).at(-1)?.subject).toBe(
      `You have joined the team of ${name}`,
    )
    expect((await app.call(calls.listMembers, {}, { as: admin })).data.requests).toEqual([])
  })

  test('who is turned down is told, and may go elsewhere', async () => {
    const companyId = await buildCompany(app.db)
    const owner = await buildRecruiter(app, { companyId })
    const as = await buildJoined(app, await nameOf(companyId))
    await app.call(calls.removeMember, { params: { id: as.id } }, { as: owner })
    expect((await me(as)).request).toBeNull()
    expect((await caughtMails(app.db, as.email, 2)).at(-1)?.subject).toMatch(/^Your request to join /)
    expect((await join(as, { company_name: 'Elsewhere Works' })).data).toEqual({ is_member: true })
    const late = await app.call(
      calls.changeMember,
      { params: { id: as.id }, body: { role: 'viewer' } },
      { as: owner },
    )
    expect(late.status).toBe(404)
  })

  test('of a company where nobody can answer, an operator lets in', async () => {
    const companyId = await buildCompany(app.db)
    const as = await buildJoined(app, await nameOf(companyId))
    expect((await me(as)).request?.is_answerable).toBe(false)
    expect(await joinRequests(app.db)).toContainEqual(expect.objectContaining({ email: as.email }))
    expect(await decideJoinRequest(app.db, 'nobody@example.com', 'owner')).toBe(false)
    expect(await decideJoinRequest(app.db, as.email, 'owner')).toBe(true)
    expect(await me(as)).toMatchObject({ company: { id: companyId }, role: 'owner' })
  })
})

test('what the company’s page says is changed by its managers', async () => {
  const companyId = await buildCompany(app.db)
  const admin = await buildRecruiter(app, { companyId, role: 'admin' })
  const change = (body: object) => app.call(calls.updateCompany, { body }, { as: admin })
  const changed = await change({
    industry_id: 1,
    size_id: 1,
    website: 'https://example.com',
    about: 'We bake.',
  })
  expect(changed.data).toMatchObject({
    id: companyId,
    industry_id: 1,
    website: 'https://example.com',
    about: 'We bake.',
  })
  expect((await change({ about: '' })).data).toMatchObject({ industry_id: 1, about: null })
  expect((await app.call(readCompany, { params: { id: companyId } })).data).toMatchObject({
    industry_id: 1,
    about: null,
  })
  for (const [field, value] of Object.entries({
    industry_id: 99_999,
    size_id: 99_999,
    website: 'javascript:1',
  }))
    expect(Object.keys((await change({ [field]: value })).errors)).toEqual([field])
})
