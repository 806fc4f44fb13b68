import * as auth from '@hanap/contracts/auth/auth.calls'
import { socialLogin } from '@hanap/contracts/auth/social.calls'
import type { Call, CallInput } from '@hanap/contracts/call'
import { apply } from '@hanap/contracts/data/data.calls'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSeeker, TEST_PASSWORD, type TestPerson } from '../modules/auth/factory.ts'
import { suspendAccount } from '../modules/auth/index.ts'
import { buildApplication, buildEmployer } from '../modules/job-applications/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
let seeker: TestPerson
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
  seeker = await buildSeeker(app)
})
afterAll(() => app.close())

/** The text as the browser finds it: in `message`, and first under `errors.error` or the field's name. */
const told = async <C extends Call>(call: C, input: CallInput<C>, field = 'error', as?: TestPerson) => {
  const { status, message, errors } = await app.call(call, input, { as })
  return { status, message, text: errors[field]?.[0] }
}
const saying = (status: number, text: string) => ({ status, message: text, text })

describe('the error catalogue (section 8)', () => {
  test.each([
    ['a wrong password', { email: 'nobody@example.com', password: 'wrong horse' }, 401],
    ['no password', { email: 'nobody@example.com', password: '' }, 422],
  ])('log-in with %s: invalid credential', async (_, body, status) => {
    expect(await told(auth.loginSeeker, { body })).toEqual(saying(status, 'invalid credential'))
    const { email: login, password } = body
    expect(await told(auth.login, { body: { login, password } })).toEqual(
      saying(status, 'invalid credential'),
    )
    expect(await told(auth.loginRecruiter, { body })).toEqual(saying(status, 'invalid credential'))
  })

  test('social log-in that lacks something: invalid credential', async () => {
    const body = { social_type: 'google', flow_token: '' } as CallInput<typeof socialLogin>['body']
    const { status, message } = await told(socialLogin, { body })
    expect([401, 422]).toContain(status)
    expect(message).toBe('invalid credential')
  })

  test('log-in to a suspended account: account suspended', async () => {
    const { email } = await buildSeeker(app)
    await suspendAccount(app.db, 'seeker', email)
    const body = { email, password: TEST_PASSWORD }
    expect(await told(auth.loginSeeker, { body })).toEqual(saying(403, 'account suspended'))
  })

  test('registering a taken address: The email has already been taken.', async () => {
    const body = { email: seeker.email.toUpperCase(), password: TEST_PASSWORD, first_name: 'Ana' }
    expect(await told(auth.register, { body }, 'email')).toEqual(
      saying(422, 'The email has already been taken.'),
    )
  })

  test('too many reset codes: Too many attempts. Try again later.', async () => {
    const limited = await startTestApp({ LOG_LEVEL: 'silent', LIMIT_SCALE: '1' })
    const send = () => limited.call(auth.sendResetCode, { body: { email: 'many@example.com' } })
    for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200)
    const { status, message, errors } = await send()
    await limited.close()
    expect([status, message, errors.error]).toEqual([
      429,
      'Too many attempts. Try again later.',
      ['Too many attempts. Try again later.'],
    ])
  })

  test('an application that fails says why', async () => {
    const { jobId } = await buildEmployer(app)
    await buildApplication(app, jobId, seeker)
    expect(await told(apply, { params: { id: jobId } }, 'error', seeker)).toEqual(
      saying(409, 'You have already applied for this job.'),
    )
  })

  test('a session that has ended: 401', async () => {
    const { token, ...person } = await buildSeeker(app)
    await app.call(auth.logOut, {}, { as: { token } })
    expect((await told(auth.listSessions, {}, 'error', { token, ...person })).status).toBe(401)
  })

  test('a server error: sorry, with the address of the support', async () => {
    const broken = await startTestApp({ LOG_LEVEL: 'silent', SUPPORT_EMAIL: 'help@example.com' })
    await broken.connection.sql`alter table sessions rename to elsewhere`
    const { status, message } = await broken.call(auth.loginGuest)
    const texts = await Promise.all(
      languages.map(async ({ id }) => (await broken.call(auth.loginGuest, {}, { language: id })).message),
    )
    await broken.close()
    expect([status, message]).toEqual([
      500,
      'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support at help@example.com for assistance.',
    ])
    expect(new Set(texts).size).toBe(languages.length)
    for (const text of texts) expect(text).toContain('help@example.com')
  })
})
