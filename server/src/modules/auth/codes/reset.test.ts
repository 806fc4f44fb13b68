import * as calls from '@hanap/contracts/auth/auth.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { restoreAccount, suspendAccount } from '../accounts/account-admin.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD, wrongCode } from '../factory.ts'
import type { AuthTables } from '../tables.ts'
import { requestCode } from './codes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NEW = 'battery staple'

type CallAs = { as: { token: string } }

const send = (email: string, asking?: CallAs) => app.call(calls.sendResetCode, { body: { email } }, asking)
const verify = (email: string, otp: string, asking?: CallAs) =>
  app.call(calls.verifyResetCode, { body: { email, otp } }, asking)
const reset = (email: string, otp: string, asking?: CallAs) =>
  app.call(calls.resetPassword, { body: { email, otp, new_password: NEW } }, asking)
const logIn = (email: string, password: string) => app.call(calls.loginSeeker, { body: { email, password } })
const isSeeker = async (token: string) =>
  (await app.call(listAppliedJobs, {}, { as: { token } })).status === 200

/** A seeker who forgot the password, a browser that asked for a code, and the code. */
const asked = async () => {
  const seeker = await buildSeeker(app)
  const as = await buildGuest(app)
  expect((await send(seeker.email, { as })).status).toBe(200)
  return { seeker, as, code: await codeFromMail(app.db, seeker.email, 1) }
}

const codesOf = (email: string) =>
  app.db.withTables<AuthTables>().selectFrom('codes').selectAll().where('email', '=', email).execute()

test('a code of six digits is sent, checked and sets the password; other sessions end, this one begins anew', async () => {
  const { seeker, as, code } = await asked()
  expect(code).toMatch(/^\d{6}$/)
  expect((await verify(seeker.email.toUpperCase(), code, { as })).data).toEqual({})
  const done = await reset(seeker.email, code, { as })
  expect(done.status).toBe(200)
  expect(done.data.user).toMatchObject({ id: seeker.id, is_email_verify: true })
  expect(await isSeeker(done.data.session.token)).toBe(true)
  expect(await isSeeker(seeker.token)).toBe(false)
  expect((await logIn(seeker.email, TEST_PASSWORD)).status).toBe(401)
  expect((await logIn(seeker.email, NEW)).status).toBe(200)
  const [, notice] = await caughtMails(app.db, seeker.email, 2)
  expect(notice?.subject).toBe('Your Hanap password was changed')
})

test('a code is used once', async () => {
  const { seeker, as, code } = await asked()
  const [first, second] = await Promise.all([
    reset(seeker.email, code, { as }),
    reset(seeker.email, code, { as }),
  ])
  expect([first.status, second.status].sort()).not.toEqual([200, 200])
  expect(await codesOf(seeker.email)).toEqual([])
})

test('a set-password link that was out is of no use after a reset', async () => {
  const email = 'linked@example.com'
  await app.call(calls.register, { body: { email, first_name: 'Ben' } })
  const [mail] = await caughtMails(app.db, email, 1)
  const link = /set-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const as = await buildGuest(app)
  await send(email, { as })
  expect((await reset(email, await codeFromMail(app.db, email, 2), { as })).status).toBe(200)
  const late = await app.call(calls.setPassword, { body: { token: link, new_password: TEST_PASSWORD } })
  expect(late.errors.token).toHaveLength(1)
})

describe('a code asked for on one device and typed on another', () => {
  test('sets the password there', async () => {
    const { seeker, code } = await asked()
    const other = await buildGuest(app)
    expect((await verify(seeker.email, code, { as: other })).status).toBe(200)
    const done = await reset(seeker.email, code, { as: other })
    expect(done.data.user).toMatchObject({ id: seeker.id, is_email_verify: true })
    expect((await logIn(seeker.email, NEW)).status).toBe(200)
  })

  test('is used once, wherever', async () => {
    const { seeker, as, code } = await asked()
    const other = await buildGuest(app)
    const answers = await Promise.all([
      reset(seeker.email, code, { as }),
      reset(seeker.email, code, { as: other }),
    ])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(await codesOf(seeker.email)).toEqual([])
  })

  test('is the newest one alone', async () => {
    const { seeker, code } = await asked()
    await send(seeker.email, { as: await buildGuest(app) })
    const newest = await codeFromMail(app.db, seeker.email, 2)
    const other = await buildGuest(app)
    if (newest !== code) expect((await verify(seeker.email, code, { as: other })).status).toBe(422)
    expect((await verify(seeker.email, newest, { as: other })).status).toBe(200)
  })

  test('may be tried five times in ten minutes by all strangers together, and then works where it was asked for', async () => {
    const { seeker, as, code } = await asked()
    const tries = Array.from({ length: 8 }, async () =>
      verify(seeker.email, wrongCode(code), { as: await buildGuest(app) }),
    )
    const texts = (await Promise.all(tries)).map(({ errors }) => errors.otp?.[0])
    expect(texts.filter(text => text?.includes('not right'))).toHaveLength(5)
    expect((await verify(seeker.email, code, { as: await buildGuest(app) })).status).toBe(422)
    expect((await verify(seeker.email, code, { as })).status).toBe(200)
  })

  test('is refused alike for an address without an account', async () => {
    const { seeker, code } = await asked()
    const other = await buildGuest(app)
    const said = async (email: string) => {
      const answers = []
      for (let count = 0; count < 6; count += 1) {
        const { status, errors } = await verify(email, wrongCode(code), { as: other })
        answers.push({ status, errors })
      }
      return answers
    }
    expect(await said('nobody.elsewhere@example.com')).toEqual(await said(seeker.email))
  })

  test('is tried on a device that was signed in before whatever strangers have tried', async () => {
    const { seeker, code } = await asked()
    const phone = (await app.call(calls.loginGuest, { body: { device_uuid: 'her-own-phone' } })).data.session
    await app.call(
      calls.loginSeeker,
      { body: { email: seeker.email, password: TEST_PASSWORD } },
      { as: phone },
    )
    for (let count = 0; count < 6; count += 1)
      await verify(seeker.email, wrongCode(code), { as: await buildGuest(app) })
    const again = (await app.call(calls.loginGuest, { body: { device_uuid: 'her-own-phone' } })).data.session
    expect((await reset(seeker.email, code, { as: again })).status).toBe(200)
  })
})

describe('a code is of use only for whom and when it was asked for', () => {
  test('not for another address', async () => {
    const { as, code } = await asked()
    const other = await buildSeeker(app)
    expect((await reset(other.email, code, { as })).errors.otp).toHaveLength(1)
  })

  test('not after 10 minutes', async () => {
    const { seeker, as, code } = await asked()
    const expire = (interval: string) =>
      app.connection.sql.unsafe(`update codes set expires_at = expires_at - interval '${interval}'`)
    await expire('9 minutes 30 seconds')
    expect((await verify(seeker.email, code, { as })).status).toBe(200)
    await expire('31 seconds')
    expect((await verify(seeker.email, code, { as })).errors.otp).toHaveLength(1)
    expect((await reset(seeker.email, code, { as })).errors.otp).toHaveLength(1)
  })

  test('not once a newer one was asked for', async () => {
    const { seeker, as, code } = await asked()
    await send(seeker.email, { as })
    const newer = await codeFromMail(app.db, seeker.email, 2)
    if (newer !== code) expect((await verify(seeker.email, code, { as })).status).toBe(422)
    expect((await verify(seeker.email, newer, { as })).status).toBe(200)
  })

  test('still when the browser’s script logged it in as a guest meanwhile', async () => {
    const { seeker, as, code } = await asked()
    const again = await app.call(calls.loginGuest, { body: { device_uuid: 'device-2' } }, { as })
    expect((await verify(seeker.email, code, { as: again.data.session })).status).toBe(200)
  })
})

test('asking for a code and the script’s log-in as a guest may come at once', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const as = await buildGuest(app)
    const [sent, guest] = await Promise.all([
      send(`at.once.${round}@example.com`, { as }),
      app.call(calls.loginGuest, { body: { device_uuid: 'device-3' } }, { as }),
    ])
    statuses.push(sent.status, guest.status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a session that ended meanwhile asks for nothing', async () => {
  const request = { purpose: 'reset_password', sessionId: 'ended', email: 'a@example.com' } as const
  await expect(requestCode(app.db, request)).rejects.toThrow('sign_in_required')
})

describe('tries', () => {
  test('after five wrong ones the right one is refused too', async () => {
    const { seeker, as, code } = await asked()
    for (let count = 0; count < 5; count += 1)
      expect((await verify(seeker.email, wrongCode(code), { as })).errors.otp).toEqual([
        'This code is not right. Use the newest email from us.',
      ])
    for (const answer of [await verify(seeker.email, code, { as }), await reset(seeker.email, code, { as })])
      expect(answer.errors.otp).toEqual(['This code has expired or was tried too often. Ask for a new one.'])
  })

  test('thirty at once are five', async () => {
    const { seeker, as, code } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => verify(seeker.email, wrongCode(code), { as })),
    )
    const wrong = answers.filter(({ errors }) => errors.otp?.[0]?.includes('not right'))
    expect(wrong).toHaveLength(5)
    expect((await verify(seeker.email, code, { as })).status).toBe(422)
  })

  test('a right one is not counted', async () => {
    const { seeker, as, code } = await asked()
    for (let count = 0; count < 7; count += 1)
      expect((await verify(seeker.email, code, { as })).status).toBe(200)
  })
})

describe('addresses without an account', () => {
  test('are answered like any other, and get no mail', async () => {
    const { seeker, as, code } = await asked()
    const guest = await buildGuest(app)
    const nobody = 'nobody@example.com'
    const sent = await send(nobody, { as: guest })
    expect([sent.status, sent.data]).toEqual([200, {}])
    await expect.poll(async () => (await codesOf(nobody))[0]?.made_at).toBeInstanceOf(Date)
    const known = [
      await verify(seeker.email, wrongCode(code), { as }),
      await reset(seeker.email, wrongCode(code), { as }),
    ]
    const unknown = [
      await verify(nobody, wrongCode(code), { as: guest }),
      await reset(nobody, wrongCode(code), { as: guest }),
    ]
    const said = (answers: typeof unknown) =>
      answers.map(({ status, message, errors }) => ({ status, message, errors }))
    expect(said(unknown)).toEqual(said(known))
    expect(await countMails(app.db, nobody)).toBe(0)
  })

  test('cannot be told by the time of the answer: no account is looked up before it', async () => {
    const seeker = await buildSeeker(app)
    await app.connection.sql`alter table accounts rename to accounts_out_of_reach`
    const answers = [await send(seeker.email), await send('nobody@example.com')]
    await app.connection.sql`alter table accounts_out_of_reach rename to accounts`
    expect(answers.map(({ status, data }) => [status, data])).toEqual([
      [200, {}],
      [200, {}],
    ])
    await codeFromMail(app.db, seeker.email, 1)
  })
})

test('a suspended account is told so by its right code, and keeps its password', async () => {
  const { seeker, as, code } = await asked()
  await suspendAccount(app.db, 'seeker', seeker.email)
  const refused = await reset(seeker.email, code, { as })
  expect([refused.status, refused.message]).toEqual([403, 'account suspended'])
  await restoreAccount(app.db, 'seeker', seeker.email)
  expect((await logIn(seeker.email, TEST_PASSWORD)).status).toBe(200)
})

test('a code is kept as its slow hash alone', async () => {
  const { seeker, code } = await asked()
  const [row] = await codesOf(seeker.email)
  expect(row?.code_hash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(row)).not.toContain(`"${code}"`)
})

test.each([
  [
    'full-width digits',
    (code: string) => code.replaceAll(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit))),
  ],
  [
    'Arabic digits',
    (code: string) => code.replaceAll(/\d/g, digit => String.fromCharCode(0x660 + Number(digit))),
  ],
  ['blanks between', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
])('a code may be typed with %s', async (_, typed) => {
  const { seeker, as, code } = await asked()
  expect((await verify(seeker.email, typed(code), { as })).status).toBe(200)
})
