import { readCompany, searchCompanies } from '@hanap/contracts/companies/companies.calls'
import * as applications from '@hanap/contracts/job-applications/job-applications.calls'
import { decideCase, listCases, readCase } from '@hanap/contracts/operators/cases.calls'
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
import { buildOperator } from '../../modules/operators/factory.ts'
import { buildJoined, buildNewcomer, verifyAddress } from '../../modules/recruiters/factory.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
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
      decideNameClaim(app.db, settings, id, { isAccepted: false, reason: 'Another company' }),
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
