import {
  generateAuthoriseUrl,
  readIdentity,
  readSingpassKeys,
  readSingpassUserInfo,
  verifySingaporeIdentity,
} from '@hanap/contracts/auth/singpass.calls'
import { listApplicants, openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { startWithSingpass } from '../../testing/singpass.ts'
import { buildGuest, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildEmployer } from '../job-applications/factory.ts'
import { clientKeys } from './client-keys.ts'
import {
  authoriseUrl,
  browseTo,
  exchangeCode,
  infoOf,
  inSingapore,
  REDIRECT_URI,
  returnedSeeker,
  returnFrom,
  storedOf,
  verifyIdentity,
} from './singpass-person.factory.ts'
import { createVault } from './vault.ts'

let running: Awaited<ReturnType<typeof startWithSingpass>>
let app: TestApp

beforeAll(async () => {
  running = await startWithSingpass()
  app = running.app
})
afterAll(() => running.close())

const identityOf = async (person: Pick<TestPerson, 'token'>) =>
  (await app.call(readIdentity, {}, inSingapore(person))).data.identity

const publishedKeys = async (): Promise<Record<string, string>[]> =>
  JSON.parse((await app.send('GET', readSingpassKeys.path)).text).keys

describe('a seeker of Singapore comes back from Singpass, confirms the details and is verified', () => {
  test.each([
    [
      'citizen',
      1,
      {
        uinfin: 'S9000001B',
        name: 'TAN MEI LING',
        residential_status: 'Citizen',
        nationality: 'Singapore',
        pass_type: null,
        pass_status: null,
        pass_expiry_date: null,
      },
      '*****001B',
    ],
    [
      'permanent-resident',
      2,
      {
        uinfin: 'S9000002J',
        name: 'ARJUN NAIR',
        residential_status: 'Permanent resident',
        nationality: 'India',
        pass_type: null,
        pass_status: null,
        pass_expiry_date: null,
      },
      '*****002J',
    ],
    [
      'pass-holder',
      3,
      {
        uinfin: 'G1612345P',
        name: 'ADELINE FERNANDEZ',
        residential_status: 'Foreigner',
        nationality: 'Philippines',
        pass_type: 'Employment Pass',
        pass_status: 'Live',
        pass_expiry_date: '2999-12-31',
      },
      '*****345P',
    ],
  ])('%s', async (persona, id, info, masked) => {
    const person = await returnedSeeker(app, persona)
    expect((await infoOf(app, person)).data).toEqual(info)
    const { data } = await verifyIdentity(app, person)
    expect(data.new_user_identity.id).toBe(id)
    expect((await infoOf(app, person)).data).toBeNull()
    const identity = await identityOf(person)
    expect(identity?.user_identity).toEqual(data.new_user_identity)
    expect(identity?.masked_uinfin).toBe(masked)
  })

  test('the details are told in the reader’s language', async () => {
    const person = await returnedSeeker(app, 'pass-holder')
    expect((await infoOf(app, person, 2)).data).toMatchObject({
      name: 'ADELINE FERNANDEZ',
      residential_status: '外国人',
      nationality: '菲律宾',
      pass_type: '就业准证（EP）',
      pass_status: '有效',
    })
  })
})

describe('one identity, one account', () => {
  test('an identity that is verified on another account is refused, and its details are dropped', async () => {
    await app.connection.sql`delete from singpass_identities`
    const [one, other] = [await returnedSeeker(app, 'citizen'), await returnedSeeker(app, 'citizen')]
    const answers = await Promise.all([verifyIdentity(app, one), verifyIdentity(app, other)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    const [winner, loser] = answers[0]?.status === 200 ? [one, other] : [other, one]
    expect(await storedOf(app, loser)).toEqual([0, 0])
    expect((await identityOf(winner))?.user_identity.id).toBe(1)
  })

  test('the same account may verify again, and only once for each answer of Singpass', async () => {
    await app.connection.sql`delete from singpass_identities`
    const person = await returnedSeeker(app, 'pass-holder')
    expect((await verifyIdentity(app, person)).status).toBe(200)
    const again = await verifyIdentity(app, person)
    expect([again.status, again.errors.error]).toEqual([
      409,
      ['There is nothing to confirm. Please start again with Singpass.'],
    ])
    await exchangeCode(app, person, await returnFrom(app, person, 'citizen'))
    expect((await verifyIdentity(app, person)).data.new_user_identity.id).toBe(1)
    const rows = await app.connection.sql`select from singpass_identities where account_id = ${person.id}`
    expect(rows).toHaveLength(1)
  })
})

describe('Singpass’s profile of FAPI 2.0', () => {
  test('the link carries nothing but the client and the reference of the pushed request', async () => {
    const link = new URL(await authoriseUrl(app, await buildSeeker(app)))
    expect(link.origin).toBe(running.issuer)
    expect([...link.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
  })

  test('a link is good once', async () => {
    const person = await buildSeeker(app)
    const link = await authoriseUrl(app, person)
    await browseTo(link, 'citizen')
    await expect(browseTo(link, 'citizen')).rejects.toThrow('The provider answered 400')
  })

  test('the keys are published at a fixed path without their private half', async () => {
    const keys = await publishedKeys()
    expect(keys.map(({ use, alg }) => `${use} ${alg}`).sort()).toEqual(['enc ECDH-ES+A256KW', 'sig ES256'])
    for (const key of keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  test('after a rotation the new keys are published beside the old ones, and answers still open', async () => {
    const before = await publishedKeys()
    const { SINGPASS_DATA_KEYS: dataKeys, SINGPASS_INDEX_KEY: indexKey } = app.settings
    if (!dataKeys || !indexKey) throw new Error('Singpass is not configured')
    await app.connection.sql`update singpass_client_keys set created_at = now() - interval '90 days'`
    await clientKeys(app.db, createVault({ dataKeys, indexKey })).rotate(new Date())
    const after = await publishedKeys()
    expect(after).toHaveLength(4)
    expect(after).toEqual(expect.arrayContaining(before))
    await returnedSeeker(app, 'citizen')
  })
})

describe('personal data', () => {
  test('the national ID number stands in no column of any table as it is', async () => {
    await app.connection.sql`delete from singpass_identities`
    const waiting = await returnedSeeker(app, 'pass-holder')
    const verified = await returnedSeeker(app, 'citizen')
    expect((await verifyIdentity(app, verified)).status).toBe(200)
    expect((await infoOf(app, waiting)).data?.uinfin).toBe('G1612345P')
    const tables = await app.connection.sql`select tablename from pg_tables where schemaname = 'public'`
    for (const { tablename } of tables) {
      const rows = await app.connection.sql.unsafe(`select t::text as row from ${tablename} t`)
      const text = rows.map(({ row }) => row).join('\n')
      for (const secret of ['S9000001B', 'G1612345P', 'TAN MEI LING', 'ADELINE'])
        for (const form of [secret, Buffer.from(secret).toString('hex')]) expect(text).not.toContain(form)
    }
    const [row] = await app.connection
      .sql`select data_key_id from singpass_identities where account_id = ${verified.id}`
    expect(row?.data_key_id).toBe('sandbox')
  })

  test('goes with the account', async () => {
    const person = await returnedSeeker(app, 'permanent-resident')
    await app.connection.sql`delete from accounts where id = ${person.id}`
    const left = await app.connection.sql`select from singpass_details where account_id = ${person.id}`
    expect(left).toHaveLength(0)
  })
})

test('no log line names a person, their number, or a code that was sent', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: line => lines.push(line) })
  const { app: logged, close } = await startWithSingpass(log)
  try {
    const person = await buildSeeker(logged)
    const secrets = ['S9000001B', 'TAN MEI LING', person.email]
    for (const persona of ['citizen', 'provider-down', 'denied']) {
      const returned = await returnFrom(logged, person, persona)
      await exchangeCode(logged, person, returned)
      await exchangeCode(logged, person, returned)
      secrets.push(returned.state, returned.code ?? 'S9000001B')
    }
    await logged.call(verifySingaporeIdentity, {}, inSingapore(person))
    expect(lines.join('')).toContain('Singpass')
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  } finally {
    await close()
  }
})

describe('it is offered to signed-in seekers of Singapore only', () => {
  test('in another market it is refused', async () => {
    const person = await buildSeeker(app)
    const answer = await app.call(readSingpassUserInfo, {}, { as: person, market: 'ph' })
    expect([answer.status, answer.errors.error]).toEqual([
      403,
      ['Identity can be verified on the Singapore site only.'],
    ])
  })

  test('a guest and nobody are asked to log in', async () => {
    const guest = await app.call(readSingpassUserInfo, {}, inSingapore(await buildGuest(app)))
    expect(guest.status).toBe(401)
    expect((await app.call(readSingpassUserInfo, {}, { market: 'sg' })).status).toBe(401)
  })

  test.each([
    'http://evil.example/singpass/callback',
    'http://sg.localhost/elsewhere',
    `${REDIRECT_URI}?x=1`,
  ])('Singpass sends people back to no other address: %s', async redirect_uri => {
    const person = await buildSeeker(app)
    const answer = await app.call(generateAuthoriseUrl, { body: { redirect_uri } }, inSingapore(person))
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['redirect_uri']])
  })
})

test('employers see who is verified by Singpass, and nobody who only says so', async () => {
  await app.connection.sql`delete from singpass_identities`
  const { recruiter, jobId } = await buildEmployer(app)
  const [verified, said] = [await returnedSeeker(app, 'citizen'), await buildSeeker(app)]
  await verifyIdentity(app, verified)
  await app.call(updateMe, { body: { user_identity_id: 1 } }, { as: said })
  const ids = [await buildApplication(app, jobId, verified), await buildApplication(app, jobId, said)]
  const { applications } = (await app.call(listApplicants, {}, { as: recruiter })).data
  const shown = new Map(applications.map(({ id, seeker }) => [id, seeker.is_identity_verified]))
  expect(ids.map(id => shown.get(id))).toEqual([true, false])
  const opened = await app.call(openApplicant, { params: { id: ids[0] ?? '' } }, { as: recruiter })
  expect(opened.data.seeker.is_identity_verified).toBe(true)
})
