import { readCompany } from '@hanap/contracts/companies/companies.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { updateCompany } from '@hanap/contracts/recruiters/recruiters.calls'
import * as calls from '@hanap/contracts/recruiters/verification.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { pngFile } from '../../../testing/picture.ts'
import { buildRecruiter, type TestPerson } from '../../auth/factory.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { createNotifier } from '../../notifications/index.ts'
import { verifyCompany } from '../index.ts'
import { decideVerification, waitingVerifications } from './decide.ts'
import { startNameServer } from './dns-server.factory.ts'
import { documentOf, sweepDocuments } from './documents.ts'
import { createDomainLookup } from './domain-lookup.ts'
import { recheckVerifications } from './recheck.ts'
import { tellDecisions } from './tell-decisions.ts'

let app: TestApp
let names: Awaited<ReturnType<typeof startNameServer>>
let count = 0
beforeAll(async () => {
  names = await startNameServer()
  app = await startTestApp({ DNS_SERVERS: names.address })
})
afterAll(async () => {
  await app.close()
  await names.close()
})

const build = async (website: string | null = null) => {
  count += 1
  const companyId = await buildCompany(app.db, { website })
  const owner = await buildRecruiter(app, { companyId })
  return { companyId, owner, domain: `firm${count}.example` }
}
const ask = (
  as: TestPerson,
  body: { kind: 'mail' | 'dns' | 'register'; value: string; code?: string; file_id?: string },
) => app.call(calls.requestVerification, { body }, { as })
const list = async (as: TestPerson) => (await app.call(calls.listVerifications, {}, { as })).data
const publicPage = async (id: string) => (await app.call(readCompany, { params: { id } })).data
const log = async (as: TestPerson) =>
  (await app.call(readAuditLog, {}, { as })).data.entries.map(({ action, actor, text }) => [
    action,
    actor.kind,
    text,
  ])
const mailedCode = async (email: string, mails = 1) =>
  /\b\d{6}\b/.exec((await caughtMails(app.db, email, mails)).at(-1)?.text ?? '')?.[0] ?? ''
/** As if so long had passed since the server last looked. */
const passDays = (companyId: string, days: number) => app.connection.sql`
  update company_verifications set looked_at = looked_at - make_interval(days => ${days}),
    failing_since = failing_since - make_interval(days => ${days}) where company_id = ${companyId}`
const deps = () => ({
  db: app.db,
  lookup: createDomainLookup([names.address]),
  notifier: createNotifier({ siteAddress: () => 'http://site.example', supportEmail: 'help@hanap.example' }),
  leadersOf: async (companyId: string) => {
    const rows = await app.connection
      .sql`select id, email from accounts where company_id = ${companyId} and role = 'owner'`
    return rows.map(({ id, email }) => ({
      accountId: String(id),
      email: String(email),
      name: null,
      language: 'en' as const,
      market: 'ph' as const,
      isRecruiter: true,
    }))
  },
})

describe('by mail', () => {
  test('a code that went to an address at the domain verifies the company, and its page says what was checked', async () => {
    const { companyId, owner, domain } = await build()
    const email = `people@${domain}`
    const asked = await ask(owner, { kind: 'mail', value: email })
    expect(asked.data.verification).toMatchObject({ kind: 'mail', value: email, domain, state: 'pending' })
    expect((await publicPage(companyId)).is_verified).toBe(false)
    const done = await ask(owner, { kind: 'mail', value: email, code: await mailedCode(email) })
    expect(done.data.verification.state).toBe('verified')
    const shown = await publicPage(companyId)
    expect(shown).toMatchObject({ is_verified: true, verified_by: [{ kind: 'mail', value: domain }] })
    // The person's address is nobody's business.
    expect(JSON.stringify(shown)).not.toContain('people@')
    expect(await log(owner)).toEqual([
      ['verification_confirmed', 'member', `Verified: ${email}`],
      ['verification_started', 'member', `Verification requested: ${email}`],
    ])
    expect((await ask(owner, { kind: 'mail', value: email })).data.verification.state).toBe('verified')
    expect(await countMails(app.db, email)).toBe(1)
  })

  test.each([
    ['somebody@gmail.com', 'This is a free email provider. Use the company’s own domain.'],
    ['somebody@mail.yahoo.co.jp', 'This is a free email provider. Use the company’s own domain.'],
    ['x@hotmail.com.tr', 'This is a free email provider. Use the company’s own domain.'],
    ['x@vip.163.com', 'This is a free email provider. Use the company’s own domain.'],
    ['x@mailinator.com', 'This is a free email provider. Use the company’s own domain.'],
    ['nobody', 'Enter an email address like name@example.com.'],
    ['a@127.0.0.1', 'Enter an email address like name@example.com.'],
  ])('%s is refused', async (value, text) => {
    const { owner } = await build()
    const refused = await ask(owner, { kind: 'mail', value })
    expect([refused.status, refused.errors.value]).toEqual([422, [text]])
  })

  test('an address elsewhere than the company’s website is refused; one at the domain above it is not', async () => {
    const { owner } = await build('https://www.jobs.acme.example/about')
    expect((await ask(owner, { kind: 'mail', value: 'x@other.example' })).errors.value?.[0]).toContain(
      'jobs.acme.example',
    )
    expect((await ask(owner, { kind: 'mail', value: 'x@staff.jobs.acme.example' })).status).toBe(422)
    expect((await ask(owner, { kind: 'mail', value: 'x@acme.example' })).status).toBe(200)
  })

  test('five tries at a code are all there are, also at once, and an old one is none', async () => {
    const { owner, domain } = await build()
    const value = `it@${domain}`
    await ask(owner, { kind: 'mail', value })
    const code = await mailedCode(value)
    const wrong = code === '000000' ? '000001' : '000000'
    const tried = await Promise.all(
      Array.from({ length: 9 }, () => ask(owner, { kind: 'mail', value, code: wrong })),
    )
    expect(tried.filter(({ errors }) => errors.code?.[0]?.includes('not right'))).toHaveLength(5)
    expect((await ask(owner, { kind: 'mail', value, code })).errors.code?.[0]).toContain('expired')
    await app.connection
      .sql`update company_verifications set code_expires_at = now() - interval '1 minute' where value = ${value}`
    await ask(owner, { kind: 'mail', value })
    const second = await mailedCode(value, 2)
    await app.connection
      .sql`update company_verifications set code_expires_at = now() - interval '1 second' where value = ${value}`
    expect((await ask(owner, { kind: 'mail', value, code: second })).status).toBe(422)
  })

  test('nobody’s mailbox is filled with codes', async () => {
    const { owner, domain } = await build()
    const value = `it@${domain}`
    await ask(owner, { kind: 'mail', value })
    const again = await ask(owner, { kind: 'mail', value: value.toUpperCase() })
    expect([again.status, Number(again.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await countMails(app.db, value)).toBe(1)
  })

  test('another company’s code is of no use', async () => {
    const one = await build()
    const two = await build()
    const value = `it@${one.domain}`
    await ask(one.owner, { kind: 'mail', value })
    const code = await mailedCode(value)
    await ask(two.owner, { kind: 'mail', value })
    expect((await ask(two.owner, { kind: 'mail', value, code })).status).toBe(422)
    expect((await publicPage(two.companyId)).is_verified).toBe(false)
  })
})

describe('by DNS', () => {
  test('the record in the domain’s zone verifies the company; until it is there, the page says that it is missing', async () => {
    const { companyId, owner, domain } = await build()
    const asked = (await ask(owner, { kind: 'dns', value: `https://www.${domain}/` })).data.verification
    expect(asked).toMatchObject({ domain, state: 'pending', problem: 'record_missing' })
    expect(asked.record).toMatchObject({ type: 'TXT', name: domain })
    names.zones.set(domain, { txt: ['v=spf1 -all', 'hanap-verification=somebody-else'] })
    expect((await ask(owner, { kind: 'dns', value: domain })).data.verification.problem).toBe(
      'record_missing',
    )
    names.zones.set(domain, { txt: ['v=spf1 -all', asked.record?.value ?? ''] })
    const done = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    expect(done).toMatchObject({ id: asked.id, state: 'verified', problem: null })
    expect((await publicPage(companyId)).verified_by).toMatchObject([{ kind: 'dns', value: domain }])
  })

  test('a name server that does not answer is waited for, but not for long, and decides nothing', async () => {
    const { owner, domain } = await build()
    names.zones.set(domain, 'silent')
    const began = performance.now()
    const asked = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    expect([asked.state, asked.problem]).toEqual(['pending', 'lookup_failed'])
    expect(performance.now() - began).toBeLessThan(8000)
  }, 15_000)

  test('a record that comes later is found without anybody asking', async () => {
    const { companyId, owner, domain } = await build()
    const asked = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    names.zones.set(domain, { txt: [asked.record?.value ?? ''] })
    await recheckVerifications(deps())
    expect((await list(owner)).is_verified).toBe(false)
    await passDays(companyId, 1)
    await recheckVerifications(deps())
    expect((await list(owner)).verifications).toMatchObject([{ state: 'verified' }])
  })

  test('a domain that lapses takes the badge with it after three days, and its leaders are told', async () => {
    const { companyId, owner, domain } = await build()
    const { record } = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    names.zones.set(domain, { txt: [record?.value ?? ''] })
    await ask(owner, { kind: 'dns', value: domain })
    names.zones.set(domain, 'absent')
    await passDays(companyId, 1)
    await recheckVerifications(deps())
    expect(await list(owner)).toMatchObject({ is_verified: true, verifications: [{ problem: 'failing' }] })
    // It comes back, and the days begin anew.
    names.zones.set(domain, { txt: [record?.value ?? ''] })
    await passDays(companyId, 1)
    await recheckVerifications(deps())
    expect((await list(owner)).verifications).toMatchObject([{ state: 'verified', problem: null }])
    names.zones.set(domain, 'absent')
    await passDays(companyId, 1)
    await recheckVerifications(deps())
    await passDays(companyId, 4)
    // Silence says nothing.
    const silent = {
      ...deps(),
      lookup: { txt: async () => ({ kind: 'failed' as const }), exists: async () => undefined },
    }
    await recheckVerifications(silent)
    expect((await list(owner)).is_verified).toBe(true)
    await passDays(companyId, 1)
    await recheckVerifications(deps())
    expect(await list(owner)).toMatchObject({ is_verified: false, verifications: [{ state: 'lapsed' }] })
    expect((await publicPage(companyId)).verified_by).toEqual([])
    expect((await caughtMails(app.db, owner.email, 1))[0]?.subject).toContain('has lapsed')
    expect((await log(owner))[0]).toEqual(['verification_lapsed', 'server', `Verification lapsed: ${domain}`])
  })

  test('what was verified otherwise stays', async () => {
    const { companyId, owner, domain } = await build()
    await verifyCompany(app.db, companyId, true)
    const { record } = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    names.zones.set(domain, { txt: [record?.value ?? ''] })
    await ask(owner, { kind: 'dns', value: domain })
    await app.connection
      .sql`update company_verifications set looked_at = now() - interval '2 days', failing_since = now() - interval '9 days' where company_id = ${companyId} and kind = 'dns'`
    names.zones.set(domain, 'absent')
    await recheckVerifications(deps())
    expect((await publicPage(companyId)).verified_by.map(({ kind }) => kind)).toEqual(['operator'])
  })

  test('a website at another domain ends what its domain had shown', async () => {
    const { companyId, owner, domain } = await build()
    const { record } = (await ask(owner, { kind: 'dns', value: domain })).data.verification
    names.zones.set(domain, { txt: [record?.value ?? ''] })
    await ask(owner, { kind: 'dns', value: domain })
    await app.call(updateCompany, { body: { website: `https://careers.${domain}` } }, { as: owner })
    expect((await publicPage(companyId)).is_verified).toBe(true)
    await app.call(updateCompany, { body: { website: 'https://another.example' } }, { as: owner })
    expect((await publicPage(companyId)).is_verified).toBe(false)
  })

  test.each(['localhost', '10.0.0.1', 'a b.example', 'gmail.com', '-x.example', '..'])(
    '%s is no company’s domain',
    async value => {
      const { owner } = await build()
      const before = names.questionsAsked()
      expect((await ask(owner, { kind: 'dns', value })).status).toBe(422)
      expect(names.questionsAsked()).toBe(before)
    },
  )
})

describe('by register number', () => {
  const upload = async (as: TestPerson) =>
    (await app.call(calls.uploadCompanyDocument, { files: { file: pngFile('extract.png') } }, { as })).data
      .file.id

  test('an operator compares it with the document and decides, and the company is told', async () => {
    const { companyId, owner } = await build()
    const file_id = await upload(owner)
    const asked = await ask(owner, { kind: 'register', value: 'CS-2026 0815', file_id })
    const { id } = asked.data.verification
    expect(asked.data.verification.state).toBe('pending')
    expect((await waitingVerifications(app.db)).map(each => each.id)).toContain(id)
    expect((await documentOf(app.db, id))?.content?.byteLength).toBeGreaterThan(50)
    expect(await decideVerification(app.db, id, { isAccepted: false, reason: 'The name differs.' })).toBe(
      true,
    )
    expect((await list(owner)).verifications).toMatchObject([
      { state: 'refused', reason: 'The name differs.' },
    ])
    await tellDecisions(deps())
    await tellDecisions(deps())
    expect((await caughtMails(app.db, owner.email, 1))[0]?.subject).toContain('could not be verified')

    await ask(owner, { kind: 'register', value: 'CS-2026 0815', file_id: await upload(owner) })
    expect(await decideVerification(app.db, id, { isAccepted: true, reason: undefined })).toBe(true)
    expect(await decideVerification(app.db, id, { isAccepted: false, reason: 'Twice' })).toBe(false)
    expect((await publicPage(companyId)).verified_by).toMatchObject([
      { kind: 'register', value: 'CS-2026 0815' },
    ])
    await tellDecisions(deps())
    expect(await countMails(app.db, owner.email)).toBe(2)
    // The document is kept for a month after the decision.
    await app.connection
      .sql`update company_verifications set checked_at = now() - interval '31 days' where id = ${id}`
    await sweepDocuments(app.db)
    expect((await documentOf(app.db, id))?.content).toBeNull()
  })

  test('needs a document of one’s own; one that no verification names is gone after a day', async () => {
    const { owner } = await build()
    const other = await build()
    expect((await ask(owner, { kind: 'register', value: '1' })).errors.file_id).toEqual(['Add the document.'])
    const file_id = await upload(other.owner)
    expect((await ask(owner, { kind: 'register', value: '1', file_id })).status).toBe(422)
    await app.connection
      .sql`update company_documents set uploaded_at = now() - interval '2 days' where id = ${file_id}`
    await sweepDocuments(app.db)
    expect((await ask(other.owner, { kind: 'register', value: '1', file_id })).status).toBe(422)
  })
})

test('every member reads what was checked and the log; another company’s members read their own', async () => {
  const { companyId, owner, domain } = await build()
  const viewer = await buildRecruiter(app, { companyId, role: 'viewer' })
  await ask(owner, { kind: 'dns', value: domain })
  expect((await list(viewer)).verifications).toHaveLength(1)
  expect(await log(viewer)).toHaveLength(1)
  const stranger = await build()
  expect((await list(stranger.owner)).verifications).toEqual([])
  expect(await log(stranger.owner)).toEqual([])
})
