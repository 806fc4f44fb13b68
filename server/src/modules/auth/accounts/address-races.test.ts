import * as calls from '@hanap/contracts/auth/auth.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD, type TestPerson } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type TokenHolder = { token: string }

const send = (as: TokenHolder, email: string) =>
  app.call(calls.sendEmailCode, { body: { email, password: TEST_PASSWORD } }, { as })
const change = (as: TokenHolder, email: string, otp: string) =>
  app.call(calls.changeEmail, { body: { email, otp } }, { as })
const logIn = (email: string, password = TEST_PASSWORD) =>
  app.call(calls.loginSeeker, { body: { email, password } })
/** Another device of the same person. */
const elsewhere = async ({ email }: TestPerson): Promise<TokenHolder> => (await logIn(email)).data.session
const addressOf = async ({ id }: TestPerson) =>
  (await app.connection.sql`select email, is_email_verified from accounts where id = ${id}`)[0]

test('two changes of one account at once, to two addresses, leave one of the two, which is verified', async () => {
  const seeker = await buildSeeker(app)
  const other = await elsewhere(seeker)
  const [one, two] = ['race.one@example.com', 'race.two@example.com']
  await send(seeker, one)
  await send(other, two)
  const codes = [await codeFromMail(app.db, one, 1), await codeFromMail(app.db, two, 1)]
  const answers = await Promise.all([change(seeker, one, codes[0] ?? ''), change(other, two, codes[1] ?? '')])
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  for (const { status } of answers) expect([200, 401, 422]).toContain(status)
  expect(await addressOf(seeker)).toEqual({ email: won[0]?.data.user.email, is_email_verified: true })
  const logIns = await Promise.all([one, two, seeker.email].map(email => logIn(email)))
  expect(logIns.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a change and a registration that want one address at once: one gets it', async () => {
  const seeker = await buildSeeker(app)
  const email = 'race.wanted@example.com'
  await send(seeker, email)
  const code = await codeFromMail(app.db, email, 1)
  const [changed, registered] = await Promise.all([
    change(seeker, email, code),
    app.call(calls.register, { body: { email, password: TEST_PASSWORD, first_name: 'Ben' } }),
  ])
  expect([changed.status, registered.status].sort()).toEqual([200, 422])
  const rows = await app.connection.sql`select id from accounts where email_key = ${email}`
  expect(rows).toHaveLength(1)
  expect(rows[0]?.id === seeker.id).toBe(changed.status === 200)
})

test('a change of address and a reset by a code at the old one: one of the two, never both', async () => {
  const seeker = await buildSeeker(app)
  const guest = await buildGuest(app)
  const email = 'race.safe@example.com'
  await app.call(calls.sendResetCode, { body: { email: seeker.email } }, { as: guest })
  const otp = await codeFromMail(app.db, seeker.email, 1)
  await send(seeker, email)
  const code = await codeFromMail(app.db, email, 1)
  const body = { email: seeker.email, otp, new_password: 'battery staple' }
  const [changed, reset] = await Promise.all([
    change(seeker, email, code),
    app.call(calls.resetPassword, { body }, { as: guest }),
  ])
  expect([changed.status, reset.status].filter(status => status === 200)).toHaveLength(1)
  const isChanged = changed.status === 200
  expect((await addressOf(seeker))?.email).toBe(isChanged ? email : seeker.email)
  expect(
    (await logIn(isChanged ? email : seeker.email, isChanged ? TEST_PASSWORD : 'battery staple')).status,
  ).toBe(200)
})

test('one code used twice at once changes the address once', async () => {
  const seeker = await buildSeeker(app)
  const email = 'race.twice@example.com'
  await send(seeker, email)
  const code = await codeFromMail(app.db, email, 1)
  const answers = await Promise.all([change(seeker, email, code), change(seeker, email, code)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await addressOf(seeker)).toEqual({ email, is_email_verified: true })
})
