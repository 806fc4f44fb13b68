import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import * as calls from '@hanap/contracts/recruiters/programs/tokens.calls'
import { changeMember, removeMember } from '@hanap/contracts/recruiters/recruiters.calls'
import { registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employerExamples } from '../../../calls/docs/employer-docs.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildHiring } from '../../job-applications/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Scope = (typeof calls.tokenScopes)[number]
const make = (as: TestPerson, scopes: Scope[] = ['jobs', 'applications'], name = 'Payroll') =>
  app.call(calls.createToken, { body: { name, scopes } }, { as })
const secretOf = async (as: TestPerson, scopes?: Scope[]) => ({ token: (await make(as, scopes)).data.secret })
const list = async (as: TestPerson) => (await app.call(calls.listTokens, {}, { as })).data.tokens
const applicants = (as: { token: string }) => app.call(applications.listApplicants, {}, { as })

/** An application to a job of a company, and the company's owner. */
const build = async () => {
  const hiring = await buildHiring(app)
  const owner = await buildRecruiter(app, { companyId: hiring.companyId })
  return { ...hiring, owner }
}

describe('a token', () => {
  test('makes the calls of the site for its member; its secret is shown once and stored as a hash', async () => {
    const { id, owner, companyId } = await build()
    const made = await make(owner)
    const { secret, token } = made.data
    expect(secret).toMatch(/^hanap_[\w-]{43}$/)
    expect(token).toMatchObject({ name: 'Payroll', scopes: ['jobs', 'applications'], last_used_at: null })
    expect(secret.endsWith(token.hint)).toBe(true)
    const listed = await applicants({ token: secret })
    expect(listed.data.applications.map(each => each.id)).toEqual([id])
    const moved = await app.call(
      applications.moveApplicant,
      { params: { id }, body: { pipeline_stage_id: 4 } },
      { as: { token: secret } },
    )
    expect([moved.status, moved.data.stage]).toEqual([200, 'interview'])
    const [shown] = await list(owner)
    expect(shown?.last_used_at).not.toBeNull()
    expect(JSON.stringify(shown)).not.toContain(secret)
    const rows = await app.connection.sql`select * from api_tokens where company_id = ${companyId}`
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('is revoked at once, by whoever manages the company', async () => {
    const { owner, companyId } = await build()
    const admin = await buildRecruiter(app, { companyId, role: 'admin' })
    const { secret, token } = (await make(owner)).data
    expect((await applicants({ token: secret })).status).toBe(200)
    const revoke = (as: TestPerson) => app.call(calls.revokeToken, { params: { id: token.id } }, { as })
    const stranger = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    expect((await revoke(stranger)).status).toBe(404)
    expect((await revoke(admin)).status).toBe(200)
    expect((await applicants({ token: secret })).status).toBe(401)
    expect((await revoke(owner)).status).toBe(404)
    expect(await list(owner)).toEqual([])
    const log = await app.call(readAuditLog, {}, { as: owner })
    expect(log.data.entries.map(({ action }) => action)).toEqual(['token_revoked', 'token_created'])
  })

  test('may never do more than its member may by now, and is gone when they leave', async () => {
    const { id, owner, companyId } = await build()
    const admin = await buildRecruiter(app, { companyId, role: 'admin' })
    const as = await secretOf(admin)
    const move = async () =>
      (await app.call(applications.moveApplicant, { params: { id }, body: { pipeline_stage_id: 4 } }, { as }))
        .status
    expect(await move()).toBe(200)
    await app.call(changeMember, { params: { id: admin.id }, body: { role: 'viewer' } }, { as: owner })
    expect([await move(), (await applicants(as)).status]).toEqual([403, 200])
    await app.call(removeMember, { params: { id: admin.id } }, { as: owner })
    expect([(await applicants(as)).status, await list(owner)]).toEqual([401, []])
  })

  test('of a suspended member, or one who is of another company by now, is nobody’s', async () => {
    const { owner } = await build()
    const as = await secretOf(owner)
    await app.connection.sql`update accounts set status = 'suspended' where id = ${owner.id}`
    expect((await applicants(as)).status).toBe(401)
    const elsewhere = await buildCompany(app.db)
    await app.connection.sql`
      update accounts set status = 'active', company_id = ${elsewhere} where id = ${owner.id}`
    expect((await applicants(as)).status).toBe(401)
  })

  test.each(['hanap_', `hanap_${'a'.repeat(43)}`, 'hanap', `hanap_${'a'.repeat(190)}`])(
    '%s is none',
    async token => {
      expect((await applicants({ token })).status).toBe(401)
    },
  )

  test('sees nothing of another company', async () => {
    const one = await build()
    const other = await build()
    const as = await secretOf(one.owner)
    const opened = await app.call(applications.openApplicant, { params: { id: other.id } }, { as })
    expect(opened.status).toBe(404)
    expect((await applicants(as)).data.applications.map(({ id }) => id)).toEqual([one.id])
  })

  test('opens no page and no socket, and is no cookie', async () => {
    const { owner } = await build()
    const { token } = await secretOf(owner)
    const asked = await app.send('GET', applications.listApplicants.path, {
      headers: { cookie: `hanap_session=${token}` },
    })
    expect(asked.status).toBe(401)
  })
})

describe('what a token may', () => {
  test('the calls of each scope are these', () => {
    const of = (scope: Scope) =>
      registry.filter(({ call }) => call.tokenScope === scope).map(({ name }) => name)
    expect(of('applications')).toEqual(
      expect.arrayContaining(['listApplicants', 'moveApplicant', 'openApplicant', 'readApplicantResume']),
    )
    expect(of('jobs')).toEqual(expect.arrayContaining(['listRecruiterJobs']))
    // A scope is for members of a company alone.
    for (const { call } of registry.filter(({ call: { tokenScope } }) => tokenScope))
      expect([call.who, call.permission]).toEqual(['recruiter', expect.any(String)])
  })

  test('every other call of the API refuses it, public ones too, and so does a call of another scope', async () => {
    const { owner } = await build()
    const [jobs, applicationsToken] = [
      await secretOf(owner, ['jobs']),
      await secretOf(owner, ['applications']),
    ]
    for (const { call, name } of registry) {
      const path = call.path.replaceAll(/\{\w+\}/g, 'none')
      const ask = (token: string) =>
        app.send(call.method, path, { headers: { authorization: `Bearer ${token}` } })
      for (const [scope, { token }] of [
        ['jobs', jobs],
        ['applications', applicationsToken],
      ] as const) {
        const answer = await ask(token)
        // Those of operators are on a host of their own.
        if (call.service === 'operators') expect([name, answer.status]).toEqual([name, 404])
        else if (call.tokenScope === scope) expect(answer.text, name).not.toContain('token_scope_missing')
        else
          expect([name, answer.status, JSON.parse(answer.text).code]).toEqual([
            name,
            403,
            'token_scope_missing',
          ])
      }
    }
  })
})

describe('making one', () => {
  test.each([
    ['name', { name: ' ', scopes: ['jobs'] }],
    ['scopes', { name: 'A', scopes: [] }],
    ['scopes.0', { name: 'A', scopes: ['everything'] }],
  ])('is refused for its %s', async (field, body) => {
    const { owner } = await build()
    const refused = await app.call(calls.createToken, { body: body as never }, { as: owner })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
  })

  test('ends at twenty, also at once', async () => {
    const { owner } = await build()
    const made = await Promise.all(Array.from({ length: 24 }, () => make(owner)))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(4)
  })
})

test('the examples of the page for employers work as they stand there', async () => {
  const { owner, id, jobId } = await build()
  const { token } = await secretOf(owner)
  const page = await app.send('GET', '/api/docs/employers')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  for (const { title, method, path, body } of employerExamples) {
    expect(page.text).toContain(title)
    const answer = await app.send(method, path.replace('{job}', jobId).replace('{application}', id), {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([title, answer.status]).toEqual([title, 200])
  }
})
