import { makeAppeal, readAppeal } from '@hanap/contracts/appeals/appeals.calls'
import { readCompany, searchCompanies } from '@hanap/contracts/companies/companies.calls'
import { followCompany, listFollowedCompanies } from '@hanap/contracts/companies/follows.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { decideCase, listCases, readCase, undoVerdict } from '@hanap/contracts/operators/cases.calls'
import { readAuditLog } from '@hanap/contracts/recruiters/audit.calls'
import { claimName, listNameClaims } from '@hanap/contracts/recruiters/name-claims.calls'
import { joinCompany, listMembers, readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import type { MarketKey } from '@hanap/markets/markets'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../modules/auth/factory.ts'
import { openTestChat } from '../../modules/chats/factory.ts'
import { findCompany, verifyCompany } from '../../modules/companies/index.ts'
import { buildApplication } from '../../modules/job-applications/factory.ts'
import { buildCompany, buildJob } from '../../modules/jobs/factory.ts'
import { caughtMails } from '../../modules/notifications/factory.ts'
import { buildOperator, type TestOperator } from '../../modules/operators/factory.ts'
import { buildJoined, buildNewcomer, verifyAddress } from '../../modules/recruiters/factory.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { readSettings } from '../settings/settings.ts'
import { decideNameClaim, nameClaims } from './name-claims.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) =>
  nameClaims.run({ connection: app.connection, args, dataDir: '', bucket: undefined })
const names = async (as: TestPerson) => (await app.call(listNameClaims, {}, { as })).data
const claim = (as: TestPerson, country_key = 'ph', note = '') =>
  app.call(claimName, { body: { country_key, note } }, { as })
const companyOf = async (as: TestPerson) => (await app.call(readRecruiter, {}, { as })).data.company?.id ?? ''
const pendingOf = async (as: TestPerson) =>
  (await names(as)).claims.find(({ state }) => state === 'pending')?.id ?? ''
const companyOfJob = async (id: string) =>
  (await app.connection.sql`select company_id from jobs where id = ${id}`)[0]?.company_id
const applicantsOf = async (as: TestPerson) =>
  (await app.call(applications.listApplicants, {}, { as })).data.applications.map(({ id }) => id)
const acts = async (as: TestPerson) =>
  (await app.call(readAuditLog, {}, { as })).data.entries.map(({ action }) => action)
const foundIn = async (market: MarketKey, query: string) =>
  (await app.call(searchCompanies, { query: { query } }, { market })).data.companies.map(({ id }) => id)

let count = 0
/** A company of somebody who did not prove its name, with an imported ad and one of its own; and the namesake that claims it. */
const buildNamesakes = async () => {
  count += 1
  const name = `Sampaguita ${count} Foods`
  const holderId = await buildCompany(app.db, { name })
  const holder = await buildRecruiter(app, { companyId: holderId })
  const importedId = await buildJob(app.db, { company_id: holderId, market: 'ph' })
  const writtenId = await buildJob(app.db, {
    company_id: holderId,
    market: 'ph',
    recruiter_id: holder.id,
    source: 'employer',
  })
  const newcomer = await buildNewcomer(app, name)
  const claimant = await verifyAddress(app, newcomer)
  await app.call(joinCompany, { body: {} }, { as: claimant })
  await app.call(joinCompany, { body: { company_name: name, is_namesake: true } }, { as: claimant })
  const claimantId = await companyOf(claimant)
  return { name, holderId, holder, importedId, writtenId, claimant, claimantId }
}

describe('names of companies need not be unique', () => {
  test('who is told that a company is here may found another one of the name, which has no imported ads', async () => {
    const { name, holderId, holder, claimant, claimantId } = await buildNamesakes()
    expect(claimantId).not.toBe(holderId)
    expect(await names(claimant)).toMatchObject({ name, holds_name: false, country_keys: ['ph'] })
    expect(await names(holder)).toMatchObject({ holds_name: true })
    expect((await foundIn('ph', name)).toSorted()).toEqual([holderId, claimantId].toSorted())
    // What is imported under the name goes to who has it.
    expect(await buildCompany(app.db, { name })).toBe(holderId)
    expect((await app.call(listMembers, {}, { as: holder })).data.requests).toEqual([])
  })

  test('a name is claimed by a verified company alone, once, and not from one that proved it', async () => {
    const { holderId, claimant, claimantId } = await buildNamesakes()
    expect(await claim(claimant)).toMatchObject({ status: 403, code: 'name_unproven' })
    await verifyCompany(app.db, claimantId, true)
    await verifyCompany(app.db, holderId, true)
    expect(await claim(claimant)).toMatchObject({ status: 409, code: 'name_proven' })
    await verifyCompany(app.db, holderId, false)
    await Promise.all([claim(claimant), claim(claimant), claim(claimant)])
    expect((await names(claimant)).claims).toHaveLength(1)
    expect(Object.keys((await claim(claimant, 'xx')).errors)).toEqual(['country_key'])
  })
})

describe('an operator gives a name', () => {
  test('imported ads and their applicants go over; the other keeps what they wrote, and both are told', async () => {
    const built = await buildNamesakes()
    const { name, holderId, holder, importedId, writtenId, claimant, claimantId } = built
    const blocking = await buildSeeker(app)
    await sql`insert into blacklist_companies (account_id, company_id) values (${blocking.id}, ${holderId})`.execute(
      app.db,
    )
    const toImported = await buildApplication(app, importedId, await buildSeeker(app))
    const writer = await buildSeeker(app)
    const toWritten = await buildApplication(app, writtenId, writer)
    const chatId = await openTestChat(app, writer, writtenId)
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant, 'ph', 'Registered since 1990')
    expect(await run()).toContain('Registered since 1990')
    expect(await applicantsOf(claimant)).toEqual([])

    const id = await pendingOf(claimant)
    expect(await run(id, 'accept')).toContain('The name is the company’s')
    await expect(run(id, 'accept')).rejects.toThrow('No such claim')
    expect([await companyOfJob(importedId), await companyOfJob(writtenId)]).toEqual([claimantId, holderId])
    expect(await applicantsOf(claimant)).toEqual([toImported])
    expect(await applicantsOf(holder)).toEqual([toWritten])
    expect(await names(claimant)).toMatchObject({
      holds_name: true,
      claims: [{ state: 'accepted', moved_jobs: 1 }],
    })
    expect(await names(holder)).toMatchObject({ name, holds_name: false })
    expect(await buildCompany(app.db, { name })).toBe(claimantId)
    const { rows } = await sql<{ state: string }>`select state from chats where id = ${chatId}`.execute(
      app.db,
    )
    expect(rows).toEqual([{ state: 'open' }])
    expect(await acts(claimant)).toContain('name_accepted')
    expect(await acts(holder)).toContain('name_lost')
    expect((await caughtMails(app.db, claimant.email, 2)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`The name ${name} is yours`),
    )
    expect((await caughtMails(app.db, holder.email, 1)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Another company proved'),
    )
    const blocks = await sql<{ id: string }>`
      select company_id as id from blacklist_companies where account_id = ${blocking.id} order by 1`.execute(
      app.db,
    )
    expect(blocks.rows.map(row => row.id)).toEqual([holderId, claimantId].toSorted())
  })

  test('or refuses it with a reason that the company reads', async () => {
    const { importedId, holderId, claimant, claimantId } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    const id = await pendingOf(claimant)
    await expect(run(id, 'refuse')).rejects.toThrow('Usage')
    await run(id, 'refuse', 'Two', 'different', 'companies')
    expect((await names(claimant)).claims).toMatchObject([
      { state: 'refused', reason: 'Two different companies' },
    ])
    expect(await companyOfJob(importedId)).toBe(holderId)
    expect((await caughtMails(app.db, claimant.email, 2)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Two different companies'),
    )
  })

  test('of two operators who decide at once one decides', async () => {
    const { claimant, claimantId } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    const id = await pendingOf(claimant)
    const settings = readSettings(process.env)
    const outcomes = await Promise.all([
      decideNameClaim(app.db, settings, id, { isAccepted: true }),
      decideNameClaim(app.db, settings, id, {
        isAccepted: false,
        text: 'Another company',
        ruling: { reason: null, words: null },
      }),
    ])
    expect(outcomes).toContain('not_waiting')
    expect(outcomes.filter(outcome => outcome === 'not_waiting')).toHaveLength(1)
  })

  test('what has changed since is looked at again: a proof that lapsed, or one that came', async () => {
    const { holderId, claimant, claimantId } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    const id = await pendingOf(claimant)
    await verifyCompany(app.db, claimantId, false)
    await expect(run(id, 'accept')).rejects.toThrow('no longer verified')
    await verifyCompany(app.db, claimantId, true)
    await verifyCompany(app.db, holderId, true)
    await expect(run(id, 'accept')).rejects.toThrow('proven it since')
    expect((await names(claimant)).claims).toMatchObject([{ state: 'pending' }])
  })
})

describe('a company with pages in several markets', () => {
  test('takes a free name at once; team, proof and block are one', async () => {
    const owner = await buildJoined(app, 'Lagoon Hotels')
    const companyId = await companyOf(owner)
    await verifyCompany(app.db, companyId, true)
    expect((await claim(owner, 'sg')).data.country_keys).toEqual(['ph', 'sg'])
    expect(await foundIn('sg', 'Lagoon Hotels')).toEqual([companyId])
    // An import under the name there is the company's, with its badge, and so are its applicants.
    expect(await buildCompany(app.db, { name: 'Lagoon Hotels Pte Ltd', market: 'sg' })).toBe(companyId)
    const jobId = await buildJob(app.db, { company_id: companyId, market: 'sg' })
    const applicationId = await buildApplication(app, jobId, await buildSeeker(app))
    expect(await applicantsOf(owner)).toEqual([applicationId])
    // Who asks to be of it there asks its one team.
    const { data } = await app.call(readCompany, { params: { id: companyId } }, { market: 'sg' })
    expect(data.is_verified).toBe(true)
    await verifyCompany(app.db, companyId, false)
    expect(
      (await app.call(readCompany, { params: { id: companyId } }, { market: 'sg' })).data.is_verified,
    ).toBe(false)
  })

  test('takes over the page of imported ads there, whose address goes on to lead to it', async () => {
    const owner = await buildJoined(app, 'Reef Divers')
    const companyId = await companyOf(owner)
    await verifyCompany(app.db, companyId, true)
    const importedId = await buildCompany(app.db, { name: 'Reef Divers', market: 'my' })
    const jobId = await buildJob(app.db, { company_id: importedId, market: 'my' })
    const blocking = await buildSeeker(app)
    await sql`insert into blacklist_companies (account_id, company_id) values (${blocking.id}, ${importedId})`.execute(
      app.db,
    )
    const following = await buildSeeker(app)
    await app.call(followCompany, { params: { id: importedId } }, { as: following })
    expect((await claim(owner, 'my')).data.claims).toMatchObject([{ state: 'pending' }])
    await run(await pendingOf(owner), 'accept')
    expect(await names(owner)).toMatchObject({ country_keys: ['ph', 'my'] })
    expect(await companyOfJob(jobId)).toBe(companyId)
    expect((await findCompany(app.db, importedId))?.id).toBe(companyId)
    expect((await app.call(readCompany, { params: { id: importedId } })).data.id).toBe(companyId)
    expect(await foundIn('my', 'Reef Divers')).toEqual([companyId])
    const { rows } = await sql<{ id: string }>`
      select company_id as id from blacklist_companies where account_id = ${blocking.id}`.execute(app.db)
    expect(rows.map(({ id }) => id)).toEqual([companyId])
    const { companies } = (await app.call(listFollowedCompanies, { query: {} }, { as: following })).data
    expect(companies.map(({ id }) => id)).toEqual([companyId])
  })
})

test('a claim waits in the operators’ queue, and its company reads what was decided there', async () => {
  const { claimant, claimantId, name } = await buildNamesakes()
  await verifyCompany(app.db, claimantId, true)
  await claim(claimant, 'ph', 'It is our name since 1990.')
  const as = await buildOperator(app)
  const { cases } = (await app.call(listCases, { query: { kind: 'name_claim', size: '100' } }, { as })).data
  const own = cases.find(({ title, reason }) => title === name && reason === 'It is our name since 1990.')
  const params = { kind: 'name_claim' as const, id: own?.id ?? '' }
  const { data } = await app.call(readCase, { params }, { as })
  expect(data.case.verdicts).toEqual(['uphold', 'refuse'])
  const body = { verdict: 'refuse' as const, reason: 'not_enough_evidence' as const }
  expect((await app.call(decideCase, { params, body }, { as })).status).toBe(200)
  expect((await app.call(decideCase, { params, body }, { as })).status).toBe(409)
  expect((await names(claimant)).claims).toMatchObject([
    { state: 'refused', reason: 'There is not enough evidence' },
  ])
})

describe('a verdict on a name', () => {
  const decide = (as: TestOperator, id: string, verdict: 'uphold' | 'refuse') =>
    app.call(
      decideCase,
      {
        params: { kind: 'name_claim', id },
        body: { verdict, reason: verdict === 'uphold' ? 'register_matches' : 'not_enough_evidence' },
      },
      { as },
    )
  const undo = (as: TestOperator, id: string) => app.call(undoVerdict, { params: { id }, body: {} }, { as })
  const mailAbout = async ({ email }: TestPerson, text: RegExp) => {
    let mail = ''
    await eventually(async () => {
      mail = (await caughtMails(app.db, email, 1)).find(each => text.test(each.text))?.text ?? ''
      expect(mail).not.toBe('')
    })
    return mail
  }
  const appealIn = (mail: string) => /\/appeal\?token=([\w-]+)/.exec(mail)?.[1] ?? ''

  test('that accepts it can be taken back: ads, applicants and name go back, the claim waits again, both are told, and it can be decided anew', async () => {
    const { holderId, holder, importedId, writtenId, claimant, claimantId, name } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    const applicationId = await buildApplication(app, importedId, await buildSeeker(app))
    await claim(claimant)
    const id = await pendingOf(claimant)
    const as = await buildOperator(app)
    const { act } = (await decide(as, id, 'uphold')).data
    expect(await companyOfJob(importedId)).toBe(claimantId)
    const ownId = await buildJob(app.db, {
      company_id: claimantId,
      market: 'ph',
      recruiter_id: claimant.id,
      source: 'employer',
    })
    expect((await undo(as, act.id)).status).toBe(200)
    expect((await undo(as, act.id)).status).toBe(409)
    expect(await Promise.all([importedId, writtenId, ownId].map(companyOfJob))).toEqual([
      holderId,
      holderId,
      claimantId,
    ])
    // Of ads in its name a company sees the applicants when it is verified.
    await verifyCompany(app.db, holderId, true)
    expect(await applicantsOf(holder)).toEqual([applicationId])
    await verifyCompany(app.db, holderId, false)
    expect(await applicantsOf(claimant)).toEqual([])
    expect(await names(holder)).toMatchObject({ holds_name: true })
    expect(await names(claimant)).toMatchObject({
      holds_name: false,
      claims: [{ state: 'pending', moved_jobs: 0, decided_at: null }],
    })
    expect(await buildCompany(app.db, { name })).toBe(holderId)
    expect(await acts(claimant)).toContain('name_taken_back')
    expect(await acts(holder)).toContain('name_returned')
    for (const side of [claimant, holder]) await mailAbout(side, /taken back our decision/)
    await decide(as, id, 'refuse')
    await mailAbout(claimant, /not accept your claim/)
  })

  test('that made a page of a company without members makes a company of it again', async () => {
    const owner = await buildJoined(app, 'Coral Boats')
    const companyId = await companyOf(owner)
    await verifyCompany(app.db, companyId, true)
    const importedId = await buildCompany(app.db, { name: 'Coral Boats', market: 'my' })
    const jobId = await buildJob(app.db, { company_id: importedId, market: 'my' })
    await claim(owner, 'my')
    const as = await buildOperator(app)
    const { act } = (await decide(as, await pendingOf(owner), 'uphold')).data
    expect((await findCompany(app.db, importedId))?.id).toBe(companyId)
    expect((await undo(as, act.id)).status).toBe(200)
    expect((await findCompany(app.db, importedId))?.id).toBe(importedId)
    expect(await companyOfJob(jobId)).toBe(importedId)
    expect(await names(owner)).toMatchObject({ country_keys: ['ph'], claims: [{ state: 'pending' }] })
    expect(await foundIn('my', 'Coral Boats')).toEqual([importedId])
  })

  test('that gave it in another market takes the page there away again', async () => {
    const owner = await buildJoined(app, 'Mangrove Tours')
    const companyId = await companyOf(owner)
    await verifyCompany(app.db, companyId, true)
    const otherId = await buildCompany(app.db, { name: 'Mangrove Tours', market: 'my' })
    const other = await buildRecruiter(app, { companyId: otherId })
    const jobId = await buildJob(app.db, { company_id: otherId, market: 'my' })
    await claim(owner, 'my')
    const as = await buildOperator(app)
    const { act } = (await decide(as, await pendingOf(owner), 'uphold')).data
    expect(await names(owner)).toMatchObject({ country_keys: ['ph', 'my'] })
    expect(await companyOfJob(jobId)).toBe(companyId)
    await undo(as, act.id)
    expect(await names(owner)).toMatchObject({ country_keys: ['ph'] })
    expect(await names(other)).toMatchObject({ holds_name: true, country_keys: ['my'] })
    expect(await companyOfJob(jobId)).toBe(otherId)
  })

  test('cannot be taken back once the name is another one’s', async () => {
    const { holderId, claimant, claimantId, name } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    const as = await buildOperator(app)
    const { act } = (await decide(as, await pendingOf(claimant), 'uphold')).data
    await verifyCompany(app.db, claimantId, false)
    await verifyCompany(app.db, holderId, true)
    const holder = await buildRecruiter(app, { companyId: holderId })
    await claim(holder)
    await run(await pendingOf(holder), 'accept')
    expect((await undo(as, act.id)).status).toBe(409)
    expect(await buildCompany(app.db, { name })).toBe(holderId)
  })

  test('that refuses it carries an appeal, which gives the name where it is upheld', async () => {
    const { claimant, claimantId, holder, importedId } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    const id = await pendingOf(claimant)
    await decide(await buildOperator(app), id, 'refuse')
    const mail = await mailAbout(claimant, /not accept your claim/)
    expect(mail).toMatch(/not\s+enough\s+evidence/)
    const token = appealIn(mail)
    expect((await app.call(readAppeal, { query: { token } })).data.appeal).toMatchObject({
      kind: 'name_claim',
      reason: 'not_enough_evidence',
    })
    await app.call(makeAppeal, { body: { token, text: 'The register has us since 1990.' } })
    const as = await buildOperator(app)
    const { cases } = (await app.call(listCases, { query: { kind: 'appeal', size: '100' } }, { as })).data
    const appeal = cases.find(({ reason }) => reason === 'The register has us since 1990.')
    const params = { kind: 'appeal' as const, id: appeal?.id ?? '' }
    const body = { verdict: 'uphold' as const, reason: 'new_facts' as const }
    expect((await app.call(decideCase, { params, body }, { as })).status).toBe(200)
    expect(await names(claimant)).toMatchObject({ holds_name: true, claims: [{ state: 'accepted' }] })
    expect(await companyOfJob(importedId)).toBe(claimantId)
    // Whoever lost it by that may appeal in turn.
    expect(appealIn(await mailAbout(holder, /showed us/))).not.toBe('')
  })

  test('that took a name from a company can be appealed against by it, and upheld returns it', async () => {
    const { claimant, claimantId, holder, holderId, importedId } = await buildNamesakes()
    await verifyCompany(app.db, claimantId, true)
    await claim(claimant)
    await decide(await buildOperator(app), await pendingOf(claimant), 'uphold')
    const token = appealIn(await mailAbout(holder, /showed us/))
    await app.call(makeAppeal, { body: { token, text: 'It is ours, see the register.' } })
    const as = await buildOperator(app)
    const { cases } = (await app.call(listCases, { query: { kind: 'appeal', size: '100' } }, { as })).data
    const appeal = cases.find(({ reason }) => reason === 'It is ours, see the register.')
    const params = { kind: 'appeal' as const, id: appeal?.id ?? '' }
    await app.call(decideCase, { params, body: { verdict: 'uphold', reason: 'mistake' } }, { as })
    expect(await companyOfJob(importedId)).toBe(holderId)
    expect(await names(claimant)).toMatchObject({ holds_name: false, claims: [{ state: 'refused' }] })
    await mailAbout(claimant, /taken back our decision/)
  })
})
