import * as calls from '@hanap/contracts/auth/auth.calls'
import { readRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import {
  buildGuest,
  buildRecruiter,
  codeFromMail,
  TEST_PASSWORD,
  type TestPerson,
  wrongCode,
} from '../factory.ts'

let app: TestApp
let companyId: string
beforeAll(async () => {
  app = await startTestApp()
  companyId = await buildCompany(app.db)
})
afterAll(() => app.close())

const NEW = 'battery staple'

const isRecruiter = async (as: { token: string }) =>
  (await app.call(readRecruiter, {}, { as })).status === 200
const logIn = (email: string, password: string) =>
  app.call(calls.loginRecruiter, { body: { email, password } }, { market: 'sg' })

/** A recruiter and a seeker of one address. */
const buildBoth = async () => {
  const recruiter = await buildRecruiter(app, { companyId })
  const { email } = recruiter
  const body = { email, password: TEST_PASSWORD, first_name: 'Rosa', last_name: 'Reyes' }
  const seeker = (await app.call(calls.register, { body })).data.session
  return { recruiter, seeker, email }
}

describe('a recruiter’s reset by code', () => {
  const send = (email: string, kind: 'seeker' | 'recruiter', as: { token: string }) =>
    app.call(calls.sendResetCode, { body: { email, account_kind: kind } }, { as })
  const reset = (email: string, otp: string, kind: 'seeker' | 'recruiter', as: { token: string }) =>
    app.call(calls.resetPassword, { body: { email, otp, new_password: NEW, account_kind: kind } }, { as })

  test('sets the recruiter’s password, ends their sessions, and leaves the seeker of the address alone', async () => {
    const { recruiter, seeker, email } = await buildBoth()
    const as = await buildGuest(app)
    await send(email, 'recruiter', as)
    const code = await codeFromMail(app.db, email, 1)
    expect((await reset(email, code, 'seeker', as)).errors.otp).toHaveLength(1)
    const done = await reset(email, code, 'recruiter', as)
    expect(done.data.user.id).toBe(recruiter.id)
    expect(await isRecruiter(done.data.session)).toBe(true)
    expect(await isRecruiter(recruiter)).toBe(false)
    expect([(await logIn(email, TEST_PASSWORD)).status, (await logIn(email, NEW)).status]).toEqual([401, 200])
    const own = await app.call(calls.loginSeeker, { body: { email, password: TEST_PASSWORD } })
    expect(own.status).toBe(200)
    expect((await app.call(calls.listSessions, {}, { as: seeker })).status).toBe(200)
    const notice = (await caughtMails(app.db, email, 2)).at(-1)
    expect(notice?.text).toMatch(/http:\/\/employer\.[^/]+\/reset-password/)
  })

  test('a seeker’s code is of no use to the recruiter of the address', async () => {
    const { email } = await buildBoth()
    const as = await buildGuest(app)
    await send(email, 'seeker', as)
    const code = await codeFromMail(app.db, email, 1)
    expect((await reset(email, code, 'recruiter', as)).errors.otp).toHaveLength(1)
    expect((await reset(email, code, 'seeker', as)).status).toBe(200)
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200)
  })

  test('is kept as a hash, lasts 10 minutes and 5 tries', async () => {
    const { email } = await buildBoth()
    const as = await buildGuest(app)
    await send(email, 'recruiter', as)
    const code = await codeFromMail(app.db, email, 1)
    const [row] = await app.connection.sql`
      select code_hash, round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from codes where email = ${email} and purpose = 'reset_recruiter'`
    expect(row?.minutes).toBe(10)
    expect(row?.code_hash).toMatch(/^\$argon2id\$/)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await reset(email, wrongCode(code), 'recruiter', as)).status).toBe(422)
    expect((await reset(email, code, 'recruiter', as)).status).toBe(422)
    expect((await logIn(email, TEST_PASSWORD)).status).toBe(200)
  })

  test('an address without a recruiter is answered alike, and gets no mail', async () => {
    const email = 'seeker.only@example.com'
    await app.call(calls.register, { body: { email, password: TEST_PASSWORD, first_name: 'Ana' } })
    const as = await buildGuest(app)
    const { status, data } = await send(email, 'recruiter', as)
    expect([status, data]).toEqual([200, {}])
    expect((await reset(email, '123456', 'recruiter', as)).errors.otp).toHaveLength(1)
    const { email: known } = await buildBoth()
    await send(known, 'recruiter', await buildGuest(app))
    await caughtMails(app.db, known, 1)
    expect(await countMails(app.db, email)).toBe(0)
  })
})

test('a recruiter changes the password with the old one; other sessions end', async () => {
  const { recruiter, email } = await buildBoth()
  const other = (await logIn(email, TEST_PASSWORD)).data.session
  const change = (as: TestPerson, password: string) =>
    app.call(calls.changePassword, { body: { password, new_password: NEW } }, { as })
  expect(Object.keys((await change(recruiter, 'wrong horse')).errors)).toEqual(['password'])
  const changed = await change(recruiter, TEST_PASSWORD)
  expect(await isRecruiter(changed.data.session)).toBe(true)
  for (const as of [recruiter, other]) expect(await isRecruiter(as)).toBe(false)
  expect((await logIn(email, NEW)).status).toBe(200)
})

test('a recruiter sees where they are logged in, and ends one session or all others', async () => {
  const { recruiter, seeker, email } = await buildBoth()
  const [one, two] = [
    (await logIn(email, TEST_PASSWORD)).data.session,
    (await logIn(email, TEST_PASSWORD)).data.session,
  ]
  const list = async () => (await app.call(calls.listSessions, {}, { as: recruiter })).data.sessions
  const before = await list()
  expect(before.map(({ is_current, country_key }) => [is_current, country_key])).toEqual([
    [true, 'ph'],
    [false, 'sg'],
    [false, 'sg'],
  ])
  const [own] = (await app.call(calls.listSessions, {}, { as: seeker })).data.sessions
  const end = (id = '') => app.call(calls.endOwnSession, { params: { id } }, { as: recruiter })
  expect((await end(own?.id)).status).toBe(404)
  expect((await end(before[1]?.id)).status).toBe(200)
  expect((await Promise.all([one, two].map(isRecruiter))).filter(Boolean)).toHaveLength(1)
  expect((await app.call(calls.endOtherSessions, {}, { as: recruiter })).data).toEqual({ count: 1 })
  expect((await list()).length).toBe(1)
})

describe('a recruiter’s address', () => {
  test('is changed with password and code, and the old one is told', async () => {
    const { recruiter, email } = await buildBoth()
    const moved = `moved.${email}`
    const ask = (password?: string) =>
      app.call(
        calls.sendEmailCode,
        { body: { email: moved, ...(password && { password }) } },
        { as: recruiter },
      )
    expect(Object.keys((await ask()).errors)).toEqual(['password'])
    expect((await ask(TEST_PASSWORD)).status).toBe(200)
    const otp = await codeFromMail(app.db, moved, 1)
    const changed = await app.call(calls.changeEmail, { body: { email: moved, otp } }, { as: recruiter })
    expect(changed.data.user.email).toBe(moved)
    expect((await logIn(moved, TEST_PASSWORD)).status).toBe(200)
    const [told] = await caughtMails(app.db, email, 1)
    expect(told?.subject).toBe('Your Hanap email address was changed')
    expect((await app.call(calls.loginSeeker, { body: { email, password: TEST_PASSWORD } })).status).toBe(200)
  })

  test('is verified by a code to itself, without the password and without a word to it', async () => {
    const { recruiter, email } = await buildBoth()
    await app.connection.sql`update accounts set is_email_verified = false where id = ${recruiter.id}`
    await app.call(calls.sendEmailCode, { body: { email: email.toUpperCase() } }, { as: recruiter })
    const otp = await codeFromMail(app.db, email, 1)
    const verified = await app.call(calls.changeEmail, { body: { email, otp } }, { as: recruiter })
    expect(verified.data.user).toMatchObject({ email, is_email_verify: true })
    // The code itself.
    expect(await countMails(app.db, email)).toBe(1)
  })
})
