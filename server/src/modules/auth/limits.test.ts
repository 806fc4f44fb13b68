import * as calls from '@hanap/contracts/auth/auth.calls'
import { registry } from '@hanap/contracts/registry'
import { languages } from '@hanap/markets/languages'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD } from './factory.ts'
import type { AuthTables } from './tables.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => app.close())

/** As from another client: the proxy in front names the address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A browser under its own name for itself, from an address of its own. */
const browser = async (device_uuid: string, address: string) => {
  const { data } = await app.call(calls.loginGuest, { body: { device_uuid } }, from(address))
  return { ...from(address), as: data.session }
}
type Browser = Awaited<ReturnType<typeof browser>>

const ask = (email: string, asking: Parameters<typeof app.call>[2]) =>
  app.call(calls.sendResetCode, { body: { email } }, asking)
const logIn = (email: string, password: string, asking: Parameters<typeof app.call>[2]) =>
  app.call(calls.loginSeeker, { body: { email, password } }, asking)

/** A seeker, and the phone on which they were signed in before. */
const buildOwner = async () => {
  const seeker = await buildSeeker(app)
  const phone = () => browser('her-own-phone', '203.0.113.7')
  expect((await logIn(seeker.email, TEST_PASSWORD, await phone())).status).toBe(200)
  return { seeker, phone }
}

describe('codes to reset a password', () => {
  test('a client gets five in ten minutes for an address, told in every language', async () => {
    const email = 'many@example.com'
    const client = await browser('one', '192.0.2.1')
    for (let count = 1; count <= 5; count += 1) {
      const sent = await ask(email, client)
      expect(sent.status).toBe(200)
      expect(sent.headers.ratelimit).toMatch(
        new RegExp(`^"033-email-client-600";r=${5 - count};t=(600|59\\d)$`),
      )
    }
    for (const { id, code } of languages) {
      const refused = await ask('MANY@example.com', { ...client, language: id })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      if (code === 'en') expect(refused.message).toBe('Too many attempts. Try again later.')
      else expect(refused.message).not.toMatch(/^Too many/)
    }
    expect((await ask('other@example.com', client)).status).toBe(200)
  })

  test('an address gets five mails in ten minutes, whoever asks; who asks then resets with the last of them', async () => {
    const seeker = await buildSeeker(app)
    for (let count = 1; count <= 9; count += 1)
      expect((await ask(seeker.email, await browser(`stranger ${count}`, `192.0.2.${count}`))).status).toBe(
        200,
      )
    const own = await browser('a new laptop', '203.0.113.9')
    expect((await ask(seeker.email, own)).status).toBe(200)
    await isMade(seeker.email)
    expect(await countMails(app.db, seeker.email)).toBe(5)
    const otp = await codeFromMail(app.db, seeker.email, 5)
    const reset = await app.call(
      calls.resetPassword,
      { body: { email: seeker.email, otp, new_password: 'battery staple' } },
      own,
    )
    expect(reset.status).toBe(200)
  })

  test('five requests of strangers leave the owner’s own devices all of theirs', async () => {
    const { seeker, phone } = await buildOwner()
    for (let count = 1; count <= 7; count += 1)
      await ask(seeker.email, await browser(`stranger ${count}`, `192.0.2.${count}`))
    await isMade(seeker.email)
    expect(await countMails(app.db, seeker.email)).toBe(5)
    const own = await phone()
    await ask(seeker.email, own)
    const otp = await codeFromMail(app.db, seeker.email, 6)
    const reset = await app.call(
      calls.resetPassword,
      { body: { email: seeker.email, otp, new_password: 'battery staple' } },
      own,
    )
    expect(reset.status).toBe(200)
  })

  /** Every code that was asked for has been made, and its mail queued where one goes out. */
  const isMade = (email: string) =>
    eventually(async () => {
      const waiting = await app.db
        .withTables<AuthTables>()
        .selectFrom('codes')
        .select('session_id')
        .where('email', '=', email)
        .where('made_at', 'is', null)
        .execute()
      expect(waiting).toEqual([])
    })
})

describe('wrong passwords', () => {
  const storm = async (email: string, tries: number) => {
    const statuses: number[] = []
    for (let count = 0; count < tries; count += 1)
      statuses.push((await logIn(email, 'wrong', from(`192.0.2.${count}`))).status)
    return statuses
  }

  test('for one account are limited from wherever they come, and others can log in', async () => {
    const seeker = await buildSeeker(app)
    const other = await buildSeeker(app)
    expect(await storm(seeker.email, 31)).toEqual([...Array<number>(30).fill(401), 429])
    expect((await logIn(other.email, TEST_PASSWORD, from('192.0.2.99'))).status).toBe(200)
  })

  test('of strangers do not keep out who was signed in on the device before', async () => {
    const { seeker, phone } = await buildOwner()
    await storm(seeker.email, 32)
    const own = await phone()
    expect((await logIn(seeker.email, TEST_PASSWORD, own)).status).toBe(200)
    expect((await logIn(seeker.email, TEST_PASSWORD, from('203.0.113.10'))).status).toBe(429)
  })

  test('on such a device are limited too', async () => {
    const { seeker, phone } = await buildOwner()
    const own: Browser = await phone()
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await logIn(seeker.email, 'wrong', own)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('that keep strangers out are told to the owner, once a day', async () => {
    const { seeker } = await buildOwner()
    await storm(seeker.email, 40)
    const [mail] = await caughtMails(app.db, seeker.email, 1)
    expect(mail?.subject).toBe('Somebody is trying to log in to your account')
    expect(mail?.text).toContain('/forgot-password')
    expect(await countMails(app.db, seeker.email)).toBe(1)
  })

  test('a new password makes strangers of the devices that were signed in with the old one', async () => {
    const { seeker, phone } = await buildOwner()
    const laptop = await browser('her laptop', '203.0.113.8')
    const { data } = await logIn(seeker.email, TEST_PASSWORD, laptop)
    await app.call(
      calls.changePassword,
      { body: { password: TEST_PASSWORD, new_password: 'battery staple' } },
      { as: data.session },
    )
    await storm(seeker.email, 31)
    expect((await logIn(seeker.email, 'battery staple', await phone())).status).toBe(429)
    expect(
      (await logIn(seeker.email, 'battery staple', await browser('her laptop', '203.0.113.8'))).status,
    ).toBe(200)
  })
})

test('a device is limited whatever address it names, and an address whatever device', async () => {
  const { token } = await buildGuest(app)
  const ask = (count: number, address: string, as?: { token: string }) =>
    app.call(
      calls.verifyResetCode,
      { body: { email: `who${count}@example.com`, otp: '123456' } },
      { ...from(address), as },
    )
  for (let count = 0; count < 20; count += 1)
    expect((await ask(count, `192.0.2.${count}`, { token })).status).toBe(422)
  expect((await ask(20, '192.0.2.200', { token })).status).toBe(429)
  const guests = await Promise.all(Array.from({ length: 6 }, () => buildGuest(app)))
  for (let count = 0; count < 60; count += 1)
    expect((await ask(100 + count, `2001:db8:1:1::${count}`, guests[count % 6])).status).toBe(422)
  expect((await ask(200, '2001:db8:1:1:ffff::1', await buildGuest(app))).status).toBe(429)
})

/** Calls whose address opens nothing and is sent nothing. */
const others: Record<string, string> = {
  '031': 'the address of a log-in with a provider is the provider’s word, not what is typed',
  '079': 'a record of who pressed a button',
}

test('every call that a visitor may make about an address is limited by that address', () => {
  const about = registry.filter(({ call, schemas }) => {
    const fields = schemas.body && 'shape' in schemas.body ? Object.keys(Object(schemas.body.shape)) : []
    const isAbout = fields.includes('email') || fields.includes('login')
    return isAbout && !(call.id in others) && (call.who === 'public' || call.who === 'guest')
  })
  expect(about.map(({ name }) => name)).toContain('register')
  const unlimited = about.filter(({ call }) => !call.limits?.some(({ by }) => by === 'email'))
  expect(unlimited.map(({ name }) => name)).toEqual([])
})
