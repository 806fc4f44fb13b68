import * as calls from '@hanap/contracts/auth/auth.calls'
import { registerUser } from '@hanap/contracts/data/data.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { buildGuest, buildSeeker, TEST_PASSWORD } from '../factory.ts'
import { tokenHash } from '../sessions/tokens.ts'
import type { AuthTables } from '../tables.ts'

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

describe.each([
  ['auth/register', calls.register],
  ['data/users/register', registerUser],
] as const)('%s', (name, call) => {
  const address = (who: string) => `${who}@${name.length}.example.com`

  test('registers a seeker and signs in, with the session user record', async () => {
    const guest = await buildGuest(app)
    const { status, data } = await app.call(
      call,
      { body: registration(address('new'), { last_name: 'Cruz', contact_number: '+639171234567' }) },
      { as: guest },
    )
    expect(status).toBe(200)
    expect(data.session.is_guest).toBe(false)
    expect(data.user).toEqual({
      active_key: 1,
      id: expect.stringMatching(/^\w+$/),
      first_name: 'Ana',
      last_name: 'Cruz',
      email: address('new'),
      phone_num: '+639171234567',
      is_mobile_verified: false,
      avatar: null,
      additional_info: null,
      is_email_verify: false,
      notice_period_id: null,
      is_profile_completed: false,
      longitude: null,
      latitude: null,
      is_new_account: true,
      is_terms_accepted: false,
      register_flow: 'standard',
    })
    expect(await isSeeker(data.session.token)).toBe(true)
  })

  test('the guest’s session ends with the upgrade', async () => {
    const guest = await buildGuest(app)
    await app.call(call, { body: registration(address('upgrade')) }, { as: guest })
    const left = await app.db
      .withTables<AuthTables>()
      .selectFrom('sessions')
      .select('id')
      .where('token_hash', '=', tokenHash(guest.token))
      .execute()
    expect(left).toEqual([])
  })

  test('an address that is registered already is refused, in any case, in the reader’s language', async () => {
    await app.call(call, { body: registration(address('taken')) })
    const again = await app.call(call, { body: registration(address('TAKEN')) })
    expect(again.status).toBe(422)
    expect(again.errors.email?.[0]).toBe('The email has already been taken.')
    const inArabic = await app.call(call, { body: registration(address('taken')) }, { language: 10 })
    expect(inArabic.errors.email?.[0]).toMatch(/\p{Script=Arabic}/u)
  })

  test('two registrations of one address at once make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.call(call, { body: registration(address('race')) })),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422, 422, 422])
  })

  test('a repeat under one Idempotency-Key gets the first answer, session and all', async () => {
    const guest = await buildGuest(app)
    const asking = { as: guest, headers: { 'idempotency-key': `register-${name}` } }
    const first = await app.call(call, { body: registration(address('repeat')) }, asking)
    const second = await app.call(call, { body: registration(address('repeat')) }, asking)
    expect(first.status).toBe(200)
    expect(second.data).toEqual(first.data)
    expect(await isSeeker(second.data.session.token)).toBe(true)
    const other = await app.call(call, { body: registration(address('other')) }, asking)
    expect(other.status).toBe(422)
    expect(other.errors.error).toHaveLength(1)
  })

  test.each([
    ['tw', 200],
    ['com', 200],
    ['xx', 422],
  ])('the country key %s answers %i', async (key, status) => {
    const answer = await app.call(call, {
      body: registration(address(`country-${key}`), { country_key: key }),
    })
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.errors.country_key).toHaveLength(1)
  })

  test('without a password the account has none, is signed in, and gets a link by mail', async () => {
    const email = address('nopassword')
    const { status, data } = await app.call(call, { body: { email, first_name: 'Ben' } }, { market: 'ae' })
    expect(status).toBe(200)
    expect(await isSeeker(data.session.token)).toBe(true)
    for (const password of ['', 'null', TEST_PASSWORD, '{key}']) {
      const tried = await app.call(calls.loginSeeker, { body: { email, password } })
      expect(tried.status).toBe(password === '' ? 422 : 401)
    }
    const [mail] = await caughtMails(app.db, email, 1)
    expect(mail?.text).toMatch(/http:\/\/ae\.localhost(:\d+)?\/(en\/)?set-password\?token=[\w-]{43}/)
  })
})

/** The token in the set-password mail of a new account without a password. */
const passwordLink = async (email: string) => {
  const { data } = await app.call(calls.register, { body: { email, first_name: 'Ben' } })
  const [mail] = await caughtMails(app.db, email, 1)
  const token = /set-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { token, session: data.session.token }
}

describe('set password', () => {
  test('the link of the mail sets the password once, verifies the address and ends other sessions', async () => {
    const { token, session } = await passwordLink('link@example.com')
    const whose = await app.call(calls.readPasswordLink, { query: { token } })
    expect(whose.data).toEqual({ email: 'link@example.com' })
    const set = await app.call(calls.setPassword, { body: { token, new_password: 'another horse' } })
    expect(set.status).toBe(200)
    expect(set.data.user.is_email_verify).toBe(true)
    expect(await isSeeker(set.data.session.token)).toBe(true)
    expect(await isSeeker(session)).toBe(false)
    const loggedIn = await app.call(calls.loginSeeker, {
      body: { email: 'link@example.com', password: 'another horse' },
    })
    expect(loggedIn.status).toBe(200)

    const again = await app.call(calls.setPassword, { body: { token, new_password: 'third horse' } })
    expect(again.status).toBe(422)
    expect(again.errors.token).toHaveLength(1)
    expect((await app.call(calls.readPasswordLink, { query: { token } })).status).toBe(422)
  })

  test('a link lasts 7 days', async () => {
    const { token } = await passwordLink('late@example.com')
    const expire = (interval: string) =>
      app.connection.sql.unsafe(`update password_links set expires_at = expires_at - interval '${interval}'`)
    await expire('6 days 23 hours')
    expect((await app.call(calls.readPasswordLink, { query: { token } })).status).toBe(200)
    await expire('2 hours')
    expect((await app.call(calls.readPasswordLink, { query: { token } })).status).toBe(422)
    const late = await app.call(calls.setPassword, { body: { token, new_password: 'another horse' } })
    expect(late.status).toBe(422)
  })

  test('two uses of one link at once set the password once', async () => {
    const { token } = await passwordLink('twice@example.com')
    const answers = await Promise.all(
      ['first horse', 'second horse'].map(new_password =>
        app.call(calls.setPassword, { body: { token, new_password } }),
      ),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422])
  })

  test('a mail that was sent keeps no link', async () => {
    await passwordLink('clean@example.com')
    const [row] = await app.connection.sql`
      select html, text from mails where to_address = 'clean@example.com'`
    expect(row).toEqual({ html: null, text: null })
  })

  test('sending the link again answers alike for every address, and goes to who has no password', async () => {
    await passwordLink('again@example.com')
    await app.connection.sql`update password_links set created_at = created_at - interval '2 minutes'`
    const seeker = await buildSeeker(app)
    const ask = (email: string) => app.call(calls.sendPasswordLink, { body: { email } })
    const answers = await Promise.all(
      ['again@example.com', seeker.email, 'nobody@example.com'].map(email => ask(email)),
    )
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, data: {} })),
    )
    await caughtMails(app.db, 'again@example.com', 2)
    await ask('again@example.com')
    expect(await countMails(app.db, 'again@example.com')).toBe(2)
    expect(await countMails(app.db, seeker.email)).toBe(0)
    expect(await countMails(app.db, 'nobody@example.com')).toBe(0)
  })
})

test('terms that were not accepted can be accepted later', async () => {
  const { data } = await app.call(calls.register, { body: registration('terms@example.com') })
  expect(data.user.is_terms_accepted).toBe(false)
  const as = { token: data.session.token }
  expect((await app.call(calls.acceptTerms, {}, { as })).data.user.is_terms_accepted).toBe(true)
  const later = await app.call(calls.loginSeeker, {
    body: { email: 'terms@example.com', password: TEST_PASSWORD },
  })
  expect(later.data.user.is_terms_accepted).toBe(true)
})
