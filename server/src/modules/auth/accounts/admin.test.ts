import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, TEST_PASSWORD } from '../factory.ts'
import { endSessionsByEmail, restoreAccount, suspendAccount } from './account-admin.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const logIn = (email: string, password = TEST_PASSWORD) =>
  app.call(loginSeeker, { body: { email, password } })

test('a suspended account is out at once, and is told so only with the right password', async () => {
  const seeker = await buildSeeker(app)
  expect(await suspendAccount(app.db, 'seeker', seeker.email.toUpperCase())).toBe(true)
  expect((await app.call(listAppliedJobs, {}, { as: seeker })).status).toBe(401)
  const refused = await logIn(seeker.email)
  expect(refused.status).toBe(403)
  expect(refused.message).toBe('account suspended')
  expect((await logIn(seeker.email, 'wrong horse')).status).toBe(401)

  expect(await restoreAccount(app.db, 'seeker', seeker.email)).toBe(true)
  expect((await logIn(seeker.email)).status).toBe(200)
})

test('an operator ends all sessions of an account', async () => {
  const seeker = await buildSeeker(app)
  const { data } = await logIn(seeker.email)
  expect(await endSessionsByEmail(app.db, 'seeker', seeker.email)).toBe(2)
  for (const token of [seeker.token, data.session.token])
    expect((await app.call(listAppliedJobs, {}, { as: { token } })).status).toBe(401)
})

test('an address without an account of the kind is said to be none', async () => {
  const seeker = await buildSeeker(app)
  expect(await suspendAccount(app.db, 'recruiter', seeker.email)).toBe(false)
  expect(await restoreAccount(app.db, 'seeker', 'nobody@example.com')).toBe(false)
  expect(await endSessionsByEmail(app.db, 'seeker', 'nobody@example.com')).toBe(false)
})
