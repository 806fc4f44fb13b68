import * as calls from '@hanap/contracts/auth/auth.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { caughtMails } from '../../notifications/factory.ts'
import { buildGuest, codeFromMail, TEST_PASSWORD } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const register = (email: string) =>
  app.call(calls.register, { body: { email, password: TEST_PASSWORD, first_name: 'Ana' } })
const logIn = (email: string) => app.call(calls.loginSeeker, { body: { email, password: TEST_PASSWORD } })

describe.each([
  ['ana@bücher.example', 'Ana@XN--BCHER-KVA.example'],
  ['josé@mañana.example', 'Jose\u0301@mañana.example'],
  ['用户@例え.テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ['مريم@مثال.إختبار', 'مريم@مثال.إختبار'],
])('the address %s', (email, alike) => {
  test('is kept as it is written, and compared by its ASCII form', async () => {
    const made = await register(email)
    expect(made.status).toBe(200)
    expect(made.data.user.email).toBe(email)
    expect((await register(alike)).errors.email).toEqual(['The email has already been taken.'])
    expect((await logIn(alike)).data.user).toMatchObject({ id: made.data.user.id, email })
  })

  test('gets its mails, and resets its password', async () => {
    const as = await buildGuest(app)
    await app.call(calls.sendResetCode, { body: { email: alike } }, { as })
    const otp = await codeFromMail(app.db, email, 1)
    const body = { email: alike, otp, new_password: TEST_PASSWORD }
    expect((await app.call(calls.resetPassword, { body }, { as })).data.user.email).toBe(email)
  })
})

test('a code goes to the address that is kept, never to one that somebody typed because it compares equal', async () => {
  const email = 'straße@example.com'
  const { data } = await register(email)
  const as = await buildGuest(app)
  await app.call(calls.sendResetCode, { body: { email: 'STRAßE@EXAMPLE.COM' } }, { as })
  await caughtMails(app.db, email, 1)
  // Letters that look alike, or fold to the same in some ways to fold, are other mailboxes.
  for (const other of ['strasse@example.com', 'ѕtraße@example.com'])
    expect((await register(other)).data.user.id).not.toBe(data.user.id)
})

test.each(['ana\u202e@example.com', 'ana@exam\u200dple.com', '@bücher.example', 'ana@bücher'])(
  '%j is no address',
  async email => {
    expect((await register(email)).errors).toEqual({ email: [expect.any(String)] })
  },
)
