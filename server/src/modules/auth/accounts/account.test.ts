import * as calls from '@hanap/contracts/auth/auth.calls'
import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { readAccountSetting } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import {
  buildGuest,
  buildSeeker,
  codeFromMail,
  TEST_PASSWORD,
  type TestPerson,
  wrongCode,
} from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NEW = 'battery staple'

const isSeeker = async (token: string) =>
  (await app.call(listAppliedJobs, {}, { as: { token } })).status === 200
const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  app.call(calls.loginSeeker, { body: { email, password } }, { headers, market: 'sg' })
const setting = async (token: string) => (await app.call(readAccountSetting, {}, { as: { token } })).data

/** A seeker who registered without a password. */
const withoutPassword = async (email: string) => {
  const { data } = await app.call(calls.register, { body: { email, first_name: 'Ben' } })
  await caughtMails(app.db, email, 1)
  return { token: data.session.token, email }
}

describe('change of password', () => {
  const change = (as: { token: string }, body: { password?: string; new_password: string }) =>
    app.call(calls.changePassword, { body }, { as })

  test('needs the old one, ends every other session and begins this one anew', async () => {
    const seeker = await buildSeeker(app)
    const other = (await logIn(seeker.email, TEST_PASSWORD)).data.session.token
    const changed = await change(seeker, { password: TEST_PASSWORD, new_password: NEW })
    expect(changed.status).toBe(200)
    expect(changed.data.user.is_email_verify).toBe(false)
    expect(await isSeeker(changed.data.session.token)).toBe(true)
    for (const token of [seeker.token, other]) expect(await isSeeker(token)).toBe(false)
    expect((await logIn(seeker.email, TEST_PASSWORD)).status).toBe(401)
    expect((await logIn(seeker.email, NEW)).status).toBe(200)
    const [notice] = await caughtMails(app.db, seeker.email, 1)
    expect(notice?.subject).toBe('Your Hanap password was changed')
  })

  test.each([
    ['a wrong one', 'wrong horse', 'This is not your current password.'],
    ['none', undefined, 'Please fill in this field.'],
  ])('%s changes nothing, and the session stays', async (_, password, said) => {
    const seeker = await buildSeeker(app)
    const refused = await change(seeker, { ...(password && { password }), new_password: NEW })
    expect([refused.status, refused.errors.password]).toEqual([422, [said]])
    expect(await isSeeker(seeker.token)).toBe(true)
    expect((await logIn(seeker.email, TEST_PASSWORD)).status).toBe(200)
  })

  test('an account without one sets its first, and its link is of no more use', async () => {
    const { token, email } = await withoutPassword('first@example.com')
    const [mail] = await caughtMails(app.db, email, 1)
    const link = /set-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await setting(token)).has_password).toBe(false)
    const set = await change({ token }, { new_password: NEW })
    expect((await setting(set.data.session.token)).has_password).toBe(true)
    expect((await logIn(email, NEW)).status).toBe(200)
    const late = await app.call(calls.setPassword, { body: { token: link, new_password: TEST_PASSWORD } })
    expect(late.errors.token).toHaveLength(1)
  })
})

describe('verification of the address', () => {
  test('a code is asked for and checked', async () => {
    const as = await buildSeeker(app)
    expect((await app.call(generateEmailCode, {}, { as })).data).toEqual({})
    const code = await codeFromMail(app.db, as.email, 1)
    const wrong = await app.call(verifyEmail, { query: { code: wrongCode(code) } }, { as })
    expect([wrong.status, wrong.errors.code?.length]).toEqual([422, 1])
    const right = await app.call(verifyEmail, { query: { code } }, { as })
    expect(right.data).toMatchObject({ is_email_verify: true, user: { is_email_verify: true } })
    expect((await setting(as.token)).is_email_verify).toBe(true)
    expect((await app.call(verifyEmail, { query: { code } }, { as })).status).toBe(422)
  })

  test('a verified address gets no more codes', async () => {
    const as = await buildSeeker(app)
    await app.connection.sql`update accounts set is_email_verified = true where id = ${as.id}`
    expect((await app.call(generateEmailCode, {}, { as })).status).toBe(200)
    expect(await countMails(app.db, as.email)).toBe(0)
  })

  test('another session’s code is of no use, nor one that was asked for to reset the password', async () => {
    const as = await buildSeeker(app)
    const other = (await logIn(as.email, TEST_PASSWORD)).data.session
    await app.call(generateEmailCode, {}, { as })
    const code = await codeFromMail(app.db, as.email, 1)
    expect((await app.call(verifyEmail, { query: { code } }, { as: other })).status).toBe(422)
    await app.call(calls.sendResetCode, { body: { email: as.email } }, { as: other })
    const forReset = await codeFromMail(app.db, as.email, 2)
    expect((await app.call(verifyEmail, { query: { code: forReset } }, { as: other })).status).toBe(422)
  })
})

describe('change of address', () => {
  const send = (as: { token: string }, email: string, password = TEST_PASSWORD) =>
    app.call(calls.sendEmailCode, { body: { email, password } }, { as })
  const change = (as: { token: string }, email: string, otp: string) =>
    app.call(calls.changeEmail, { body: { email, otp } }, { as })

  test('a code goes to the new address and a notice to the old; then only the new one logs in', async () => {
    const seeker = await buildSeeker(app)
    const email = 'Moved@example.com'
    expect((await send(seeker, email)).status).toBe(200)
    const code = await codeFromMail(app.db, email, 1)
    expect((await setting(seeker.token)).email).toBe(seeker.email)
    const changed = await change(seeker, email, code)
    expect(changed.data.user).toMatchObject({ email, is_email_verify: true })
    expect(await isSeeker(changed.data.session.token)).toBe(true)
    expect(await isSeeker(seeker.token)).toBe(false)
    expect((await logIn('moved@example.com', TEST_PASSWORD)).status).toBe(200)
    expect((await logIn(seeker.email, TEST_PASSWORD)).status).toBe(401)
    const [notice] = await caughtMails(app.db, seeker.email, 1)
    expect(notice?.subject).toBe('Your Hanap email address was changed')
    expect(notice?.text).not.toContain(email)
  })

  test('needs the password where there is one', async () => {
    const seeker = await buildSeeker(app)
    const refused = await send(seeker, 'thief@example.com', 'wrong horse')
    expect([refused.status, refused.errors.password?.length]).toEqual([422, 1])
    const { token } = await withoutPassword('passwordless@example.com')
    const sent = await app.call(
      calls.sendEmailCode,
      { body: { email: 'new.passwordless@example.com' } },
      { as: { token } },
    )
    expect(sent.status).toBe(200)
    expect(await countMails(app.db, 'thief@example.com')).toBe(0)
  })

  test('whether an address is taken is learnt only by who reads its mail', async () => {
    const owner = await buildSeeker(app)
    const seeker = await buildSeeker(app)
    expect((await send(seeker, owner.email)).data).toEqual({})
    const code = await codeFromMail(app.db, owner.email, 1)
    expect((await change(seeker, owner.email, wrongCode(code))).errors.otp).toHaveLength(1)
    const refused = await change(seeker, owner.email, code)
    expect(refused.errors.email).toEqual(['The email has already been taken.'])
    expect((await setting(seeker.token)).email).toBe(seeker.email)
  })

  test('two accounts that want one address at once: one gets it', async () => {
    const people = [await buildSeeker(app), await buildSeeker(app)]
    const email = 'wanted@example.com'
    const codes: string[] = []
    for (const [index, person] of people.entries()) {
      await send(person, email)
      codes.push(await codeFromMail(app.db, email, index + 1))
    }
    const answers = await Promise.all(
      people.map((person, index) => change(person, email, codes[index] ?? '')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('a reset code that went to the old address is of no more use', async () => {
    const seeker = await buildSeeker(app)
    const thief = await buildGuest(app)
    await app.call(calls.sendResetCode, { body: { email: seeker.email } }, { as: thief })
    const old = await codeFromMail(app.db, seeker.email, 1)
    await send(seeker, 'safe@example.com')
    await change(seeker, 'safe@example.com', await codeFromMail(app.db, 'safe@example.com', 1))
    const reset = await app.call(
      calls.resetPassword,
      { body: { email: seeker.email, otp: old, new_password: NEW } },
      { as: thief },
    )
    expect(reset.errors.otp).toHaveLength(1)
  })
})

describe('sessions and devices', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
  const list = async (as: { token: string }) => (await app.call(calls.listSessions, {}, { as })).data.sessions

  /** A seeker with another session: on a phone, in Singapore. */
  const onTwoDevices = async (): Promise<{ seeker: TestPerson; other: string }> => {
    const seeker = await buildSeeker(app, {
      market: 'jp',
      headers: { 'user-agent': 'Firefox/145.0 Windows' },
    })
    const { data } = await logIn(seeker.email, TEST_PASSWORD, { 'user-agent': chrome })
    return { seeker, other: data.session.token }
  }

  test('a seeker sees where they are logged in, this session first', async () => {
    const { seeker } = await onTwoDevices()
    const sessions = await list(seeker)
    expect(sessions).toEqual([
      expect.objectContaining({ browser: 'Firefox', system: 'Windows', country_key: 'jp', is_current: true }),
      expect.objectContaining({ browser: 'Chrome', system: 'Android', country_key: 'sg', is_current: false }),
    ])
    for (const { last_seen_at } of sessions)
      expect(Date.now() - Date.parse(last_seen_at)).toBeLessThan(60_000)
  })

  test('and ends one of them', async () => {
    const { seeker, other } = await onTwoDevices()
    const [, phone] = await list(seeker)
    const ended = await app.call(calls.endOwnSession, { params: { id: phone?.id ?? '' } }, { as: seeker })
    expect(ended.status).toBe(200)
    expect(await isSeeker(other)).toBe(false)
    expect(await list(seeker)).toHaveLength(1)
    const again = await app.call(calls.endOwnSession, { params: { id: phone?.id ?? '' } }, { as: seeker })
    expect(again.status).toBe(404)
  })

  test('ending this one is a log-out', async () => {
    const { seeker } = await onTwoDevices()
    const [current] = await list(seeker)
    const { headers } = await app.call(
      calls.endOwnSession,
      { params: { id: current?.id ?? '' } },
      { as: seeker },
    )
    expect(String(headers['set-cookie'])).toMatch(/sessionid=;.*Max-Age=0/)
    expect(await isSeeker(seeker.token)).toBe(false)
  })

  test('and ends all others', async () => {
    const { seeker, other } = await onTwoDevices()
    const ended = await app.call(calls.endOtherSessions, {}, { as: seeker })
    expect(ended.data).toEqual({ count: 1 })
    expect(await isSeeker(other)).toBe(false)
    expect(await isSeeker(seeker.token)).toBe(true)
  })
})
