import {
  changeEmail,
  loginSeeker,
  readPasswordLink,
  register,
  resetPassword,
  sendEmailCode,
  sendResetCode,
} from '@hanap/contracts/auth/auth.calls'
import {
  listSocialLogins,
  listSocialProviders,
  socialLogin,
  startSocialLogin,
  unlinkSocialLogin,
} from '@hanap/contracts/auth/social.calls'
import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import { apply } from '@hanap/contracts/data/data.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { listSavedJobs, saveJob } from '@hanap/contracts/jobs/jobs.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestCallOptions } from '../../../testing/app.ts'
import { buildJob } from '../../jobs/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { resumeFile } from '../../resumes/factory.ts'
import { buildGuest, codeFromMail, TEST_PASSWORD } from '../factory.ts'
import * as factory from './factory.ts'
import {
  newSandboxPerson,
  postAnswer,
  type SandboxChoice,
  type SandboxLogIn,
  walkSandboxLogIn,
} from './factory.ts'

const types: SocialType[] = ['google', 'apple', 'facebook', 'linkedin', 'line']
/** Those that say whether an address was verified. */
const tellers: SocialType[] = ['google', 'apple', 'linkedin']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const handIn = (walk: SandboxLogIn, asking: TestCallOptions = {}, more: object = {}) =>
  factory.handIn(app, walk, asking, more)
const logInAs = (type: SocialType, choice: SandboxChoice, asking: TestCallOptions = {}) =>
  factory.logInAs(app, type, choice, asking)

const accountsOf = (email: string) =>
  app.connection.sql`select * from accounts where kind = 'seeker' and email_key = ${email}`
const linksOf = (accountId: string) =>
  app.connection.sql`select provider, subject from social_logins where account_id = ${accountId}`
const everything = async () => {
  const [row] = await app.connection.sql`
    select (select count(*) from accounts) as accounts, (select count(*) from social_logins) as links,
      (select count(*) from sessions where account_id is not null) as sessions`
  return row
}

const buildAccount = async (email: string) => {
  const { data } = await app.call(register, {
    body: { email, password: TEST_PASSWORD, first_name: 'Squatter', terms_and_condition: 1 },
  })
  return { id: data.user.id, token: data.session.token }
}
const markVerified = (id: string) =>
  app.connection.sql`update accounts set is_email_verified = true where id = ${id}`

describe.each(types)('with %s', type => {
  test('a person signs in, and the second time it is the same account, without a password', async () => {
    const person = newSandboxPerson()
    const first = await logInAs(type, person)
    expect(first.status, first.message).toBe(200)
    expect(first.data.session.is_guest).toBe(false)
    expect(first.data.user).toMatchObject({
      email: person.email,
      // LINE's people have one name.
      first_name: type === 'line' ? 'Maria Santos' : 'Maria',
      last_name: type === 'line' ? '' : 'Santos',
      is_email_verify: tellers.includes(type),
      is_new_account: true,
      is_terms_accepted: false,
    })
    const [account] = await accountsOf(person.email)
    expect(account?.password_hash).toBeNull()

    const second = await logInAs(type, person)
    expect(second.data.user).toMatchObject({ id: first.data.user.id, is_new_account: false })
    expect(await linksOf(first.data.user.id)).toEqual([{ provider: type, subject: person.subject }])
  })

  test('who cancels is told so, and nothing is stored', async () => {
    const before = await everything()
    const refused = await logInAs(type, { denies: '1' })
    expect(refused).toMatchObject({ status: 409, code: 'social_denied' })
    expect(await everything()).toEqual(before)
  })

  test('without an address there is no account', async () => {
    const before = await everything()
    const refused = await logInAs(type, { persona: '1004' })
    expect(refused).toMatchObject({ status: 409, code: 'social_no_email' })
    expect(await everything()).toEqual(before)
  })

  test('a provider that breaks down is no fault of the person, and nothing is stored', async () => {
    const before = await everything()
    const refused = await logInAs(type, { persona: '1005' })
    expect(refused).toMatchObject({ status: 503, code: 'social_provider_down' })
    expect(await everything()).toEqual(before)
  })

  test('an answer is good for one use', async () => {
    const walk = await walkSandboxLogIn(app, type, newSandboxPerson())
    expect((await handIn(walk)).status).toBe(200)
    const before = await everything()
    expect(await handIn(walk)).toMatchObject({ status: 409, code: 'social_used' })
    expect(await everything()).toEqual(before)
  })

  test('handed in twice at the same moment it is used once', async () => {
    const walk = await walkSandboxLogIn(app, type, newSandboxPerson())
    const answers = await Promise.all([handIn(walk), handIn(walk), handIn(walk)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('another browser’s answer is refused', async () => {
    const theirs = await walkSandboxLogIn(app, type, newSandboxPerson())
    const mine = await walkSandboxLogIn(app, type, newSandboxPerson())
    const before = await everything()
    const mixed = await handIn({ ...theirs, flowToken: mine.flowToken })
    expect(mixed).toMatchObject({ status: 409, code: 'social_other_browser' })
    expect(await handIn({ ...theirs, flowToken: 'made-up-by-somebody' })).toMatchObject({
      code: 'social_other_browser',
    })
    expect(await everything()).toEqual(before)
  })

  test('a code of another log-in under one’s own state is refused', async () => {
    const theirs = await walkSandboxLogIn(app, type, newSandboxPerson())
    const mine = await walkSandboxLogIn(app, type, newSandboxPerson())
    const before = await everything()
    const injected = await handIn({ ...mine, answer: { ...mine.answer, code: theirs.answer.code ?? '' } })
    // LinkedIn has neither PKCE nor a nonce: there the state alone, bound to the browser, stands in the way.
    if (type === 'linkedin') expect(injected.status).toBe(200)
    else {
      expect(injected).toMatchObject({ status: 401, code: 'invalid_credential' })
      expect(await everything()).toEqual(before)
    }
  })

  test('after ten minutes an answer is refused', async () => {
    const walk = await walkSandboxLogIn(app, type, newSandboxPerson())
    await app.connection.sql`
      update social_flows set expires_at = expires_at - interval '10 minutes'
      where expires_at > now() + interval '9 minutes'`
    expect(await handIn(walk)).toMatchObject({ status: 410, code: 'social_expired' })
  })

  test('of a log-in under way the server keeps hashes, and after it nothing that could be used', async () => {
    const walk = await walkSandboxLogIn(app, type, newSandboxPerson())
    const [kept] = await app.connection.sql`select * from social_flows order by created_at desc limit 1`
    expect(JSON.stringify(kept)).not.toContain(walk.flowToken)
    expect(JSON.stringify(kept)).not.toContain(walk.answer.state)
    await handIn(walk)
    const [used] = await app.connection.sql`select * from social_flows order by created_at desc limit 1`
    expect(used).toMatchObject({ code_verifier: '', nonce: '', posted: null })
  })

  test('a suspended person stays out', async () => {
    const person = newSandboxPerson()
    const { data } = await logInAs(type, person)
    await app.connection.sql`update accounts set status = 'suspended' where id = ${data.user.id}`
    expect(await logInAs(type, person)).toMatchObject({ status: 403, code: 'account_suspended' })
  })

  test('the account is made in the language that the payload names', async () => {
    const person = newSandboxPerson()
    const walk = await walkSandboxLogIn(app, type, person)
    await handIn(walk, {}, { language_code: 'ja' })
    expect(await accountsOf(person.email)).toMatchObject([{ language: 'ja', country_key: 'ph' }])
  })
})

describe.each(tellers)('with %s, which says whether an address is verified', type => {
  test('an address that is not gets no account', async () => {
    const before = await everything()
    const refused = await logInAs(type, { persona: '1003' })
    expect(refused).toMatchObject({ status: 409, code: 'social_email_unverified' })
    expect(await everything()).toEqual(before)
  })

  test('the account of a verified address is linked, and keeps its password', async () => {
    const person = newSandboxPerson()
    const { id } = await buildAccount(person.email)
    await markVerified(id)
    const { data } = await logInAs(type, person)
    expect(data.user).toMatchObject({ id, is_new_account: false })
    expect(await linksOf(id)).toEqual([{ provider: type, subject: person.subject }])
    const byPassword = await app.call(loginSeeker, { body: { email: person.email, password: TEST_PASSWORD } })
    expect(byPassword.status).toBe(200)
  })

  test('an account that nobody verified becomes theirs with all that was written; no way in of before is left', async () => {
    const person = newSandboxPerson()
    const elsewhere = `elsewhere.${person.email}`
    const maker = await buildAccount(person.email)
    const jobId = await buildJob(app.db)
    await app.call(saveJob, { body: { job_id: jobId } }, { as: maker })
    const files = { resume: resumeFile() }
    const applied = await app.call(apply, { params: { id: jobId }, files }, { as: maker })
    expect(applied.status, applied.message).toBe(200)
    await app.call(sendEmailCode, { body: { email: elsewhere, password: TEST_PASSWORD } }, { as: maker })
    const otp = await codeFromMail(app.db, elsewhere, 1)

    const { data } = await logInAs(type, person)
    expect(data.user).toMatchObject({ id: maker.id, email: person.email, is_email_verify: true })
    const as = { token: data.session.token }
    expect((await app.call(listAppliedJobs, {}, { as })).data.jobs).toMatchObject([{ id: applied.data.id }])
    expect((await app.call(listSavedJobs, {}, { as })).data.total_num).toBe(1)
    expect((await app.call(listResumes, {}, { as })).data.resumes).toHaveLength(1)

    expect((await app.call(saveJob, { body: { job_id: jobId } }, { as: maker })).status).toBe(401)
    const byPassword = await app.call(loginSeeker, { body: { email: person.email, password: TEST_PASSWORD } })
    expect(byPassword.status).toBe(401)
    const byCode = await app.call(changeEmail, { body: { email: elsewhere, otp } }, { as: maker })
    expect(byCode.status).toBe(401)
    expect(await linksOf(maker.id)).toEqual([{ provider: type, subject: person.subject }])
  })

  test('a link to set a password that was mailed before is of no more use', async () => {
    const person = newSandboxPerson()
    await app.call(register, { body: { email: person.email, first_name: 'Quick' } })
    const [mail] = await caughtMails(app.db, person.email, 1)
    const token = /set-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await app.call(readPasswordLink, { query: { token } })).status).toBe(200)
    await logInAs(type, person)
    expect((await app.call(readPasswordLink, { query: { token } })).status).toBe(422)
  })

  test('who is signed in to their own unverified account keeps it, and other sessions of it end', async () => {
    const person = newSandboxPerson()
    const own = await buildAccount(person.email)
    const elsewhere = await app.call(loginSeeker, { body: { email: person.email, password: TEST_PASSWORD } })
    const { data } = await logInAs(type, person, { as: own })
    expect(data.user).toMatchObject({ id: own.id, is_email_verify: true })
    const [{ count } = { count: 0 }] = await app.connection.sql`
      select count(*)::int from sessions where account_id = ${own.id}`
    expect(elsewhere.status).toBe(200)
    expect(count).toBe(1)
  })

  test('a suspended account is not taken over', async () => {
    const person = newSandboxPerson()
    const { id } = await buildAccount(person.email)
    await app.connection.sql`update accounts set status = 'suspended' where id = ${id}`
    expect(await logInAs(type, person)).toMatchObject({ status: 403, code: 'account_suspended' })
    expect(await accountsOf(person.email)).toMatchObject([{ id }])
  })

  test('an account is linked with one account of the provider', async () => {
    const person = newSandboxPerson()
    const { data } = await logInAs(type, person)
    const other = { ...newSandboxPerson(), email: person.email }
    expect(await logInAs(type, other)).toMatchObject({ status: 409, code: 'social_linked_elsewhere' })
    expect(await linksOf(data.user.id)).toEqual([{ provider: type, subject: person.subject }])
  })
})

test('the same number at two providers is two people', async () => {
  const one = newSandboxPerson()
  const two = { ...newSandboxPerson(), subject: one.subject }
  const first = await logInAs('google', one)
  const second = await logInAs('linkedin', two)
  expect(second.data.user.id).not.toBe(first.data.user.id)
  expect((await logInAs('google', one)).data.user.id).toBe(first.data.user.id)
})

test('one verified address at two providers is one account with both', async () => {
  const one = newSandboxPerson()
  const first = await logInAs('google', one)
  const second = await logInAs('apple', { ...one, subject: 'hers-at-apple' })
  expect(second.data.user.id).toBe(first.data.user.id)
  expect(await linksOf(first.data.user.id)).toHaveLength(2)
})

test('where an OpenID provider leaves out whether it verified an address, it is as with Facebook', async () => {
  const person = { ...newSandboxPerson(), status: 'untold' as const }
  const { data } = await logInAs('linkedin', person)
  expect(data.user).toMatchObject({ email: person.email, is_email_verify: false })
  const other = { ...newSandboxPerson(), email: person.email, status: 'untold' as const }
  expect(await logInAs('google', other)).toMatchObject({ status: 409, code: 'social_email_taken' })
})

test('Facebook does not say whose an address is: it opens no account that is there', async () => {
  const person = newSandboxPerson()
  const { id } = await buildAccount(person.email)
  expect(await logInAs('facebook', person)).toMatchObject({ status: 409, code: 'social_email_taken' })
  await markVerified(id)
  expect(await logInAs('facebook', person)).toMatchObject({ status: 409, code: 'social_email_taken' })
  expect(await linksOf(id)).toEqual([])
})

test('what somebody made with another’s address at Facebook goes to whose it is', async () => {
  const person = newSandboxPerson()
  const squatter = { ...person, subject: `squatter-${person.subject}` }
  const made = await logInAs('facebook', squatter)
  const { data } = await logInAs('google', person)
  expect(data.user.id).toBe(made.data.user.id)
  expect(await linksOf(data.user.id)).toEqual([{ provider: 'google', subject: person.subject }])
  expect(await logInAs('facebook', squatter)).toMatchObject({ status: 409, code: 'social_email_taken' })
})

test('who sets a new password by a mailed code shuts out whoever came by Facebook with the address', async () => {
  const person = newSandboxPerson()
  await logInAs('facebook', person)
  const guest = await buildGuest(app)
  await app.call(sendResetCode, { body: { email: person.email } }, { as: guest })
  const otp = await codeFromMail(app.db, person.email, 1)
  const reset = { email: person.email, otp, new_password: TEST_PASSWORD }
  expect((await app.call(resetPassword, { body: reset }, { as: guest })).status).toBe(200)
  expect(await logInAs('facebook', person)).toMatchObject({ status: 409, code: 'social_email_taken' })
})

describe('what each provider is asked for', () => {
  const startOf = async (type: SocialType) => {
    const { data } = await app.call(startSocialLogin, { body: { social_type: type } }, { market: 'sg' })
    return new URL(data.authorize_url)
  }

  test.each(types)('%s: a state, and PKCE where it is known', async type => {
    const { searchParams } = await startOf(type)
    expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(searchParams.get('code_challenge_method')).toBe(type === 'linkedin' ? null : 'S256')
    expect(searchParams.has('nonce')).toBe(['google', 'apple', 'line'].includes(type))
    expect(searchParams.get('redirect_uri')).toBe(`http://sg.localhost/social-log-in/${type}/answer`)
  })

  test('Apple’s answer comes as a form', async () => {
    expect((await startOf('apple')).searchParams.get('response_mode')).toBe('form_post')
  })

  test('Facebook is asked for no ID token', async () => {
    expect((await startOf('facebook')).searchParams.get('scope')).toBe('email,public_profile')
  })
})

describe('Apple’s posted answer', () => {
  test('tells the name the first time alone, and is kept for the browser that started', async () => {
    const person = newSandboxPerson()
    const first = await walkSandboxLogIn(app, 'apple', person)
    expect(JSON.parse(first.answer.user ?? '')).toMatchObject({ name: { firstName: 'Maria' } })
    const sentOn = await postAnswer(app, first)
    expect(sentOn).toMatchObject({
      status: 303,
      location: `/social-log-in/apple/answer?state=${first.answer.state}`,
      cookies: undefined,
    })
    const again = await walkSandboxLogIn(app, 'apple', person)
    expect(again.answer).not.toHaveProperty('user')
  })

  test('is kept once: a second one for the same state changes nothing', async () => {
    const walk = await walkSandboxLogIn(app, 'apple', newSandboxPerson())
    await postAnswer(app, walk)
    await postAnswer(app, { ...walk, answer: { state: walk.answer.state ?? '', error: 'access_denied' } })
    expect((await handIn(walk)).status).toBe(200)
  })

  test('of a stranger changes nothing', async () => {
    const before = await app.connection.sql`select count(*) from social_flows where posted is not null`
    const strange = { state: 'nobodys-state', code: 'x'.repeat(20_000) }
    const walk = await walkSandboxLogIn(app, 'apple', newSandboxPerson())
    expect((await postAnswer(app, { ...walk, answer: strange })).status).toBe(303)
    expect(await app.connection.sql`select count(*) from social_flows where posted is not null`).toEqual(
      before,
    )
  })
})

describe('call 031', () => {
  test('a bare user_id is never trusted', async () => {
    const body = { social_type: 'google' as const, user_id: '1001', email: 'maria.santos@sandbox.example' }
    expect(await app.call(socialLogin, { body })).toMatchObject({
      status: 401,
      message: 'invalid credential',
    })
  })

  test('what the payload says of the person is not believed', async () => {
    const person = newSandboxPerson()
    const walk = await walkSandboxLogIn(app, 'google', person)
    const { data } = await handIn(walk, {}, { user_id: 'x', email: 'boss@example.com', first_name: 'Boss' })
    expect(data.user).toMatchObject({ email: person.email, first_name: 'Maria' })
  })

  test('a code that nobody issued is refused', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    const forged = { ...walk, answer: { ...walk.answer, code: 'made-up' } }
    expect(await handIn(forged)).toMatchObject({ status: 401, code: 'invalid_credential' })
  })

  test('an answer in another issuer’s name is refused', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    const forged = { ...walk, answer: { ...walk.answer, iss: 'https://evil.example' } }
    expect(await handIn(forged)).toMatchObject({ status: 401, code: 'invalid_credential' })
  })

  test('one provider’s flow takes no other provider’s answer', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    expect(await handIn({ ...walk, type: 'linkedin' })).toMatchObject({ code: 'social_other_browser' })
  })

  test('the guest’s session ends and another begins on the same device', async () => {
    const walk = await walkSandboxLogIn(app, 'google', newSandboxPerson())
    const guest = await app.call(listSocialProviders)
    expect(guest.status).toBe(200)
    const { data } = await handIn(walk)
    expect(data.session).toMatchObject({ is_guest: false })
  })
})

describe('linked accounts of other sites', () => {
  const own = async (as: { token: string }) => (await app.call(listSocialLogins, {}, { as })).data
  const unlinkGoogle = (as: { token: string }) =>
    app.call(unlinkSocialLogin, { params: { social_type: 'google' } }, { as })

  test('are listed for their owner, and one goes where a password is left', async () => {
    const person = newSandboxPerson()
    const account = await buildAccount(person.email)
    await markVerified(account.id)
    expect(await own(account)).toEqual({ social_logins: [], can_unlink: true })
    expect((await unlinkGoogle(account)).status).toBe(404)
    const as = (await logInAs('google', person)).data.session
    expect(await own(as)).toMatchObject({
      social_logins: [{ social_type: 'google', name: 'Google' }],
      can_unlink: true,
    })
    expect((await unlinkGoogle(as)).data).toEqual({ social_logins: [], can_unlink: true })
    expect(await linksOf(account.id)).toEqual([])
  })

  test('the last way to log in stays, also when two go at once', async () => {
    const person = newSandboxPerson()
    const as = (await logInAs('google', person)).data.session
    expect((await own(as)).can_unlink).toBe(false)
    const refused = await unlinkGoogle(as)
    expect(refused).toMatchObject({ status: 409, code: 'social_only_way' })
    expect((await own(as)).social_logins).toHaveLength(1)

    const both = (await logInAs('linkedin', person)).data.session
    const statuses = await Promise.all(
      (['google', 'linkedin'] as const).map(async social_type => {
        const answer = await app.call(unlinkSocialLogin, { params: { social_type } }, { as: both })
        return answer.status
      }),
    )
    expect(statuses.sort()).toEqual([200, 409])
    expect((await own(both)).social_logins).toHaveLength(1)
  })

  test('the owner is told by mail when one is linked to their account, and not when it made the account', async () => {
    const person = newSandboxPerson()
    const account = await buildAccount(person.email)
    await markVerified(account.id)
    await logInAs('google', person)
    const [mail] = await caughtMails(app.db, person.email, 1)
    expect(mail?.subject).toBe('You can now log in to Hanap with Google')
    expect(mail?.text).toContain('/account-settings')
    await logInAs('google', person)
    expect(await countMails(app.db, person.email)).toBe(1)

    const other = newSandboxPerson()
    await logInAs('google', other)
    expect(await countMails(app.db, other.email)).toBe(0)
  })
})
