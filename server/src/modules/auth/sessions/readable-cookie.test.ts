import { acceptTerms, register } from '@hanap/contracts/auth/auth.calls'
import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import { createJobPreference } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { completeProfile, readMe, updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, codeFromMail } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** What an answer says to the scripts of who is signed in; nothing when it leaves the cookie as it is. */
const told = ({ headers }: { headers: Record<string, string | string[] | undefined> }) => {
  const cookies = [headers['set-cookie'] ?? []].flat()
  expect(cookies.filter(cookie => cookie.startsWith('sessionid='))).toEqual([])
  const [, value] = /^session_user=([^;]+);/.exec(cookies[0] ?? '') ?? []
  return value === undefined ? undefined : JSON.parse(decodeURIComponent(value))
}

test('the readable cookie is renewed when the address is verified, and not by the code that is asked for', async () => {
  const as = await buildSeeker(app)
  expect(told(await app.call(generateEmailCode, {}, { as }))).toBeUndefined()
  const code = await codeFromMail(app.db, as.email, 1)
  const user = told(await app.call(verifyEmail, { query: { code } }, { as }))
  expect(user).toMatchObject({ id: as.id, is_email_verify: true })
  expect(user).not.toHaveProperty('email')
})

test('it is renewed when the profile is completed, once', async () => {
  const as = await buildSeeker(app)
  await app.call(createJobPreference, { body: { job_title: 'Nurse' } }, { as })
  expect(told(await app.call(completeProfile, {}, { as }))).toMatchObject({
    active_key: 0,
    is_profile_completed: true,
  })
  expect(told(await app.call(completeProfile, {}, { as }))).toBeUndefined()
})

test('it is renewed with another name, and kept by who only reads or changes what it does not say', async () => {
  const as = await buildSeeker(app)
  expect(told(await app.call(updateMe, { body: { first_name: 'Lina' } }, { as }))).toMatchObject({
    first_name: 'Lina',
  })
  expect(told(await app.call(readMe, {}, { as }))).toBeUndefined()
  expect(told(await app.call(updateMe, { body: { headline: 'Nurse' } }, { as }))).toBeUndefined()
})

test('it is renewed when the terms are accepted', async () => {
  const { data } = await app.call(register, {
    body: { email: 'terms@example.com', first_name: 'Ana', password: 'correct horse' },
  })
  const answer = await app.call(acceptTerms, {}, { as: data.session })
  expect(told(answer)).toMatchObject({ is_terms_accepted: true })
})
