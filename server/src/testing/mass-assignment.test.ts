import { registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRecruiter, buildSeeker, type TestPerson } from '../modules/auth/factory.ts'
import { buildCompany } from '../modules/jobs/factory.ts'
import { startTestApp, type TestApp } from './app.ts'

let app: TestApp
let seeker: TestPerson
let recruiter: TestPerson
let companyId: string
let otherCompanyId: string
beforeAll(async () => {
  app = await startTestApp()
  companyId = await buildCompany(app.db)
  otherCompanyId = await buildCompany(app.db)
  seeker = await buildSeeker(app)
  recruiter = await buildRecruiter(app, { companyId, role: 'viewer' })
})
afterAll(() => app.close())

/** What nobody gives themselves, under every name that a client might try. */
const forbidden = () => ({
  id: 'forged',
  account_id: recruiter.id,
  user_id: recruiter.id,
  kind: 'recruiter',
  role: 'owner',
  role_id: 2,
  company_id: otherCompanyId,
  status: 'active',
  is_admin: true,
  is_demo: true,
  is_email_verified: true,
  is_email_verify: true,
  is_mobile_verified: true,
  is_verified: true,
  identity_verified_at: '2020-01-01T00:00:00Z',
  password_hash: 'x',
  created_at: '2020-01-01T00:00:00Z',
  terms_accepted_at: '2020-01-01T00:00:00Z',
  register_flow: 'forged',
})

const guarded = async () => {
  const { sql } = app.connection
  return {
    accounts: await sql`
      select id, kind, role, company_id, status, is_demo, is_email_verified, password_hash, created_at,
        terms_accepted_at, register_flow
      from accounts where id = any(${[seeker.id, recruiter.id]}) order by id`,
    companies:
      await sql`select id, is_verified from companies where id = any(${[companyId, otherCompanyId]}) order by id`,
  }
}

const writes = registry.filter(
  ({ call }) => call.body && (call.who === 'seeker' || call.who === 'recruiter' || call.who === 'person'),
)

test.each(writes.map(entry => [entry.name, entry] as const))(
  '%s writes nothing that its contract does not name',
  async (_, { call, schemas }) => {
    const before = await guarded()
    const named = schemas.body && 'shape' in schemas.body ? Object.keys(Object(schemas.body.shape)) : []
    const fields = Object.entries(forbidden()).filter(([name]) => !named.includes(name))
    const body = {
      first_name: 'Changed',
      last_name: 'Changed',
      notice_period_id: 1,
      ...Object.fromEntries(fields),
    }
    const path = call.path.replaceAll(/\{\w+\}/g, seeker.id)
    for (const { token } of [seeker, recruiter])
      await app.send(call.method, path, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    expect(await guarded()).toEqual(before)
  },
)

test('a profile takes what it names beside them', async () => {
  const { sql } = app.connection
  const [row] = await sql`select first_name from accounts where id = ${seeker.id}`
  expect(row?.first_name).toBe('Changed')
})
