import * as calls from '@hanap/contracts/auth/auth.calls'
import { listAppliedJobs, listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { buildGuest, buildRecruiter, buildSeeker, TEST_PASSWORD } from '../factory.ts'
import type { AuthTables } from '../tables.ts'
import { tokenHash } from './tokens.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Whether a token is a seeker's, read back through a call for seekers. */
const isSeeker = async (token: string) =>
  (await app.call(listAppliedJobs, {}, { as: { token } })).status === 200

const registration = (email: string, more: object = {}) => ({
  email,
  password: TEST_PASSWORD,
  first_name: 'Ana',
  ...more,
})

describe('guests', () => {
  test('a visitor is logged in as a guest, for 30 days, by a cookie that no script reads', async () => {
    const { status, data, headers } = await app.call(calls.loginGuest, { body: { device_uuid: 'device-1' } })
    expect(status).toBe(200)
    expect(data).toMatchObject({ user: null, session: { is_guest: true } })
    const days = (Date.parse(data.session.expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    const [cookie] = headers['set-cookie'] ?? []
    expect(cookie).toContain(`sessionid=${data.session.token}`)
    expect(cookie).toMatch(/SameSite=Lax.*HttpOnly/)
  })

  test('a guest who logs in as one again gets another token, and the one before is of no more use', async () => {
    const first = await buildGuest(app)
    const again = await app.call(calls.loginGuest, { body: { device_uuid: 'device-2' } }, { as: first })
    expect(again.data.session.token).not.toBe(first.token)
    const rows = await app.db.withTables<AuthTables>().selectFrom('sessions').selectAll().execute()
    const hashes = rows.map(row => row.token_hash.toString('hex'))
    expect(hashes).not.toContain(tokenHash(first.token).toString('hex'))
    expect(hashes).toContain(tokenHash(again.data.session.token).toString('hex'))
  })

  test('a call for seekers wants a guest to log in', async () => {
    const guest = await buildGuest(app)
    const { status } = await app.call(listAppliedJobs, {}, { as: guest })
    expect(status).toBe(401)
  })

  test('who is signed in is not logged in as a guest', async () => {
    const seeker = await buildSeeker(app)
    expect((await app.call(calls.loginGuest, {}, { as: seeker })).status).toBe(403)
    expect(await isSeeker(seeker.token)).toBe(true)
  })

  test('tokens are kept as their hashes alone', async () => {
    const guest = await buildGuest(app)
    const rows = await app.db.withTables<AuthTables>().selectFrom('sessions').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(guest.token)
    expect(Buffer.from(guest.token, 'base64url').byteLength).toBeGreaterThanOrEqual(16)
  })
})

describe('log-in', () => {
  test.each([
    ['auth/login', (login: string, password: string) => app.call(calls.login, { body: { login, password } })],
    [
      'auth/jobseekers/login',
      (email: string, password: string) => app.call(calls.loginSeeker, { body: { email, password } }),
    ],
  ])('%s: the right password signs in, anything else is an invalid credential', async (_path, logIn) => {
    const seeker = await buildSeeker(app)
    const right = await logIn(seeker.email.toUpperCase(), TEST_PASSWORD)
    expect(right.status).toBe(200)
    expect(right.data.user).toMatchObject({ id: seeker.id, is_new_account: false, is_terms_accepted: true })
    expect(await isSeeker(right.data.session.token)).toBe(true)
    for (const answer of [
      await logIn(seeker.email, 'wrong horse'),
      await logIn('nobody@example.com', TEST_PASSWORD),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.message).toBe('invalid credential')
    }
  })

  test('the session before the log-in ends', async () => {
    const seeker = await buildSeeker(app)
    const again = await app.call(
      calls.loginSeeker,
      { body: { email: seeker.email, password: TEST_PASSWORD } },
      { as: seeker },
    )
    expect(await isSeeker(again.data.session.token)).toBe(true)
    expect(await isSeeker(seeker.token)).toBe(false)
  })

  test('recruiters are a separate kind of account', async () => {
    const companyId = await buildCompany(app.db)
    const recruiter = await buildRecruiter(app, { companyId })
    expect((await app.call(listRecruiterJobs, {}, { as: recruiter })).status).toBe(200)
    expect((await app.call(listAppliedJobs, {}, { as: recruiter })).status).toBe(403)
    const asSeeker = await app.call(calls.loginSeeker, {
      body: { email: recruiter.email, password: TEST_PASSWORD },
    })
    expect(asSeeker.status).toBe(401)
    const seeker = await buildSeeker(app)
    expect((await app.call(listRecruiterJobs, {}, { as: seeker })).status).toBe(403)
    const asRecruiter = await app.call(calls.loginRecruiter, {
      body: { email: seeker.email, password: TEST_PASSWORD },
    })
    expect(asRecruiter.status).toBe(401)
    const same = await app.call(calls.register, { body: registration(recruiter.email) })
    expect(same.status).toBe(200)
  })

  test('a log-in takes about as long for an address without an account', async () => {
    const seeker = await buildSeeker(app)
    const time = async (email: string) => {
      const began = performance.now()
      await app.call(calls.loginSeeker, { body: { email, password: 'wrong horse' } })
      return performance.now() - began
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 9; round += 1) {
      known.push(await time(seeker.email))
      unknown.push(await time('nobody@example.com'))
    }
    expect(median(unknown)).toBeGreaterThan(median(known) / 3)
  })
})

describe('the end of a session', () => {
  test('log-out ends it and clears its cookies', async () => {
    const seeker = await buildSeeker(app)
    const { status, headers } = await app.call(calls.logOut, {}, { as: seeker })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^sessionid=;.*Max-Age=0/),
      expect.stringMatching(/^session_user=;.*Max-Age=0/),
    ])
    expect(await isSeeker(seeker.token)).toBe(false)
  })

  test('log-out ends the session that its body names too', async () => {
    const seeker = await buildSeeker(app)
    const guest = await buildGuest(app)
    await app.call(calls.logOut, { body: { session: seeker.token, source: 'web' } }, { as: guest })
    expect(await isSeeker(seeker.token)).toBe(false)
  })

  test('a session older than 30 days is none', async () => {
    const seeker = await buildSeeker(app)
    await app.connection.sql`update sessions set expires_at = now() where account_id = ${seeker.id}`
    expect(await isSeeker(seeker.token)).toBe(false)
  })

  test('a session that was not used for 14 days is none, and is not listed', async () => {
    const seeker = await buildSeeker(app)
    const idle = (days: number) =>
      app.connection.sql.unsafe(
        `update sessions set last_seen_at = now() - interval '${days} days' + interval '1 minute' where account_id = '${seeker.id}'`,
      )
    await idle(14)
    expect(await isSeeker(seeker.token)).toBe(true)
    await idle(15)
    expect(await isSeeker(seeker.token)).toBe(false)
    const { data } = await app.call(calls.loginSeeker, {
      body: { email: seeker.email, password: TEST_PASSWORD },
    })
    const listed = await app.call(calls.listSessions, {}, { as: data.session })
    expect(listed.data.sessions).toHaveLength(1)
  })

  test('a session is marked as seen at most once an hour', async () => {
    const seeker = await buildSeeker(app)
    const seen = async () => {
      const [row] = await app.connection.sql<{ seen: Date; active: Date }[]>`
        select s.last_seen_at as seen, a.last_active_at as active
        from sessions s join accounts a on a.id = s.account_id where a.id = ${seeker.id}`
      return row
    }
    const before = await seen()
    await isSeeker(seeker.token)
    expect(await seen()).toEqual(before)
    await app.connection.sql`
      update sessions set last_seen_at = now() - interval '61 minutes' where account_id = ${seeker.id}`
    await isSeeker(seeker.token)
    const after = await seen()
    expect(Date.now() - Number(after?.seen)).toBeLessThan(60_000)
    expect(Number(after?.active)).toBeGreaterThan(Number(before?.active))
  })
})
