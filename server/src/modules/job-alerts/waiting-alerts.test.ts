import {
  changeEmail,
  loginSeeker,
  register,
  resetPassword,
  sendEmailCode,
  sendResetCode,
  setPassword,
} from '@hanap/contracts/auth/auth.calls'
import { generateEmailCode, quickApply, verifyEmail } from '@hanap/contracts/data/data.calls'
import * as calls from '@hanap/contracts/jobs/job-alerts.calls'
import { deleteAccount } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildGuest, buildSeeker, codeFromMail, TEST_PASSWORD } from '../auth/factory.ts'
import { logInAs } from '../auth/social/factory.ts'
import { buildEmployer } from '../job-applications/factory.ts'
import { buildJob } from '../jobs/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let count = 0
const next = () => {
  count += 1
  const word = `okapi${String.fromCharCode(97 + (count % 26), 97 + Math.floor(count / 26))}keeper`
  return { keyword: word, email: `visitor${count}@waiting.example.com` }
}

interface Session {
  token: string
}

const { instant, weekly } = calls.alertFrequencies
const ask = (email: string, keyword: string, as: Session, frequency_id: 2 | 3 = instant) =>
  app.call(calls.createJobAlert, { body: { email, keyword, frequency_id } }, { as })
const listOf = async (as: Session) => (await app.call(calls.listJobAlerts, {}, { as })).data
const confirm = (token: string, as?: Session) => app.call(calls.confirmJobAlerts, { body: { token } }, { as })

/** What the confirmation mail's link carries; it is the first of the address's mails. */
const linkTo = async (email: string) => {
  const [mail] = (await caughtMails(app.db, email, 1)).filter(({ text }) => text.includes('/confirm?token='))
  return /\/job-alerts\/confirm\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const registerAs = async (as: Session, email: string): Promise<Session> => {
  const { data } = await app.call(
    register,
    { body: { email, password: TEST_PASSWORD, first_name: 'Ana' } },
    { as },
  )
  return { token: data.session.token }
}

/** Jobs that match are mailed to the address from now on. */
const finds = async (email: string, keyword: string, mailsBefore: number) => {
  await buildJob(app.db, { title: keyword })
  const mails = await caughtMails(app.db, email, mailsBefore + 1)
  expect(mails.at(-1)?.subject).toContain(keyword)
}

describe('a visitor’s waiting alert', () => {
  test('survives registering with its address, and its mail’s link begins it', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    const { data: made } = await ask(email, keyword, guest)
    const link = await linkTo(email)
    const seeker = await registerAs(guest, email)
    expect(await listOf(seeker)).toMatchObject([{ id: made.id, is_confirmed: false }])
    const { status, data } = await confirm(link)
    expect(status).toBe(200)
    expect(data.alerts).toMatchObject([{ id: made.id }])
    await finds(email, keyword, 1)
    expect(await listOf(seeker)).toMatchObject([{ id: made.id, is_confirmed: true }])
  })

  test('survives a quick application with its address', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    const { data: made } = await ask(email, keyword, guest)
    const { jobId } = await buildEmployer(app)
    const applied = await app.call(
      quickApply,
      { params: { id: jobId }, body: { email, first_name: 'Ben' } },
      { as: guest },
    )
    expect(applied.status).toBe(200)
    const seeker = { token: applied.data.session.token }
    expect(await listOf(seeker)).toMatchObject([{ id: made.id, is_confirmed: false }])
    const mails = await caughtMails(app.db, email, 3)
    const token = mails.flatMap(({ text }) => /set-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
    const set = await app.call(setPassword, { body: { token, new_password: TEST_PASSWORD } })
    expect(await listOf({ token: set.data.session.token })).toMatchObject([
      { id: made.id, is_confirmed: true },
    ])
  })

  test('begins when the account’s address is verified by a code', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    const { data: made } = await ask(email, keyword, guest)
    const seeker = await registerAs(guest, email)
    await app.call(generateEmailCode, {}, { as: seeker })
    const code = await codeFromMail(app.db, email, 2)
    await app.call(verifyEmail, { query: { code } }, { as: seeker })
    expect(await listOf(seeker)).toMatchObject([{ id: made.id, is_confirmed: true }])
    const late = await confirm(await linkTo(email))
    expect([late.status, late.data.alerts]).toEqual([200, []])
  })

  test('begins when a password is reset by a mailed code', async () => {
    const { keyword, email } = next()
    const { data: made } = await ask(email, keyword, await buildGuest(app))
    await registerAs(await buildGuest(app), email)
    const guest = await buildGuest(app)
    await app.call(sendResetCode, { body: { email } }, { as: guest })
    const otp = await codeFromMail(app.db, email, 2)
    const reset = await app.call(
      resetPassword,
      { body: { email, otp, new_password: TEST_PASSWORD } },
      { as: guest },
    )
    expect(await listOf({ token: reset.data.session.token })).toMatchObject([
      { id: made.id, is_confirmed: true },
    ])
  })

  test('begins when an account changes to its address', async () => {
    const { keyword, email } = next()
    const { data: made } = await ask(email, keyword, await buildGuest(app))
    const seeker = await buildSeeker(app)
    await app.call(sendEmailCode, { body: { email, password: TEST_PASSWORD } }, { as: seeker })
    const otp = await codeFromMail(app.db, email, 2)
    const { status, data } = await app.call(changeEmail, { body: { email, otp } }, { as: seeker })
    expect(status).toBe(200)
    expect(await listOf({ token: data.session.token })).toMatchObject([{ id: made.id, is_confirmed: true }])
  })

  test('begins when a provider that verified the address signs its owner in', async () => {
    const { keyword, email } = next()
    const { data: made } = await ask(email, keyword, await buildGuest(app))
    const person = { subject: `okapi-${email}`, email, status: 'verified' } as const
    const { data } = await logInAs(app, 'google', person)
    expect(await listOf({ token: data.session.token })).toMatchObject([{ id: made.id, is_confirmed: true }])
  })

  test('is seen by the browser that made it alone until the address is confirmed', async () => {
    const { keyword, email } = next()
    await ask(email, keyword, await buildGuest(app))
    const stranger = await registerAs(await buildGuest(app), email)
    expect(await listOf(stranger)).toEqual([])
    await confirm(await linkTo(email))
    expect(await listOf(stranger)).toEqual([])
  })

  test('cannot be changed or erased by who merely knows the address', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    const { data: made } = await ask(email, keyword, guest, weekly)
    const link = await linkTo(email)
    const other = await buildGuest(app)
    expect((await ask(email, keyword, other)).data.id).not.toBe(made.id)
    const stranger = await registerAs(other, email)
    const params = { id: made.id }
    const paused = await app.call(
      calls.updateJobAlert,
      { params, body: { is_active: false } },
      { as: stranger },
    )
    expect(paused.status).toBe(404)
    expect((await app.call(calls.deleteJobAlert, { params }, { as: stranger })).status).toBe(404)
    const away = next().email
    await app.call(sendEmailCode, { body: { email: away, password: TEST_PASSWORD } }, { as: stranger })
    const otp = await codeFromMail(app.db, away, 1)
    const moved = await app.call(changeEmail, { body: { email: away, otp } }, { as: stranger })
    const gone = { token: moved.data.session.token }
    expect(await listOf(gone)).toEqual([])
    await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: gone })
    const { data } = await confirm(link)
    expect(data.alerts).toContainEqual(expect.objectContaining({ id: made.id, frequency_id: weekly }))
  })

  test('can be changed and erased in the browser that made it', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    const { data: made } = await ask(email, keyword, guest)
    const seeker = await registerAs(guest, email)
    const params = { id: made.id }
    const paused = await app.call(
      calls.updateJobAlert,
      { params, body: { is_active: false } },
      { as: seeker },
    )
    expect(paused.data).toMatchObject({ id: made.id, is_active: false })
    expect((await app.call(calls.deleteJobAlert, { params }, { as: seeker })).status).toBe(200)
    expect(await listOf(seeker)).toEqual([])
  })

  test('joins an alert of the account that is the same, when the address is confirmed', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    await ask(email, keyword, guest)
    const seeker = await registerAs(guest, email)
    await app.call(calls.createJobAlert, { body: { keyword, frequency_id: weekly } }, { as: seeker })
    await app.call(generateEmailCode, {}, { as: seeker })
    const code = await codeFromMail(app.db, email, 2)
    await app.call(verifyEmail, { query: { code } }, { as: seeker })
    expect(await listOf(seeker)).toMatchObject([{ keyword, is_confirmed: true }])
  })

  test('verifies the account in whose own browser the link is opened, and leaves its password', async () => {
    const { keyword, email } = next()
    const guest = await buildGuest(app)
    await ask(email, keyword, guest)
    const seeker = await registerAs(guest, email)
    await confirm(await linkTo(email), seeker)
    const [alert] = await listOf(seeker)
    expect(alert).toMatchObject({ keyword, is_confirmed: true })
    const again = await app.call(loginSeeker, { body: { email, password: TEST_PASSWORD } })
    expect(again.data.user).toMatchObject({ email, is_email_verify: true })
  })
})

describe('an address that has an account', () => {
  test('is not told from one that has none, and its owner begins the alert by the mailed link', async () => {
    const { keyword } = next()
    const owner = await buildSeeker(app)
    await app.call(generateEmailCode, {}, { as: owner })
    const code = await codeFromMail(app.db, owner.email, 1)
    await app.call(verifyEmail, { query: { code } }, { as: owner })

    const guest = await buildGuest(app)
    const known = await ask(owner.email, keyword, guest)
    const { email: free } = next()
    const unknown = await ask(free, keyword, guest)
    expect(known.status).toBe(unknown.status)
    expect({ ...known.data, id: '', user_id: '', email: '', created_at: '' }).toEqual({
      ...unknown.data,
      id: '',
      user_id: '',
      email: '',
      created_at: '',
    })
    expect(known.data.user_id).not.toBe(owner.id)
    expect((await ask(owner.email, keyword, guest)).data).toMatchObject({
      id: known.data.id,
      user_id: known.data.user_id,
    })
    expect(await listOf(owner)).toEqual([])

    await caughtMails(app.db, owner.email, 2)
    const link = await linkTo(owner.email)
    expect((await confirm(link)).data.alerts).toMatchObject([{ id: known.data.id }])
    expect(await listOf(owner)).toMatchObject([{ id: known.data.id, is_confirmed: true, user_id: owner.id }])
    await finds(owner.email, keyword, 2)
  })

  test('gets one confirmation message, whoever asks and how often', async () => {
    const { email } = next()
    for (let asked = 0; asked < 4; asked += 1) {
      const answer = await ask(email, next().keyword, await buildGuest(app))
      expect(answer.status).toBe(200)
    }
    await caughtMails(app.db, email, 1)
    expect(await countMails(app.db, email)).toBe(1)
  })

  test('is not filled by one browser', async () => {
    const { email } = next()
    const guest = await buildGuest(app)
    const statuses = []
    for (let asked = 0; asked < 6; asked += 1) statuses.push((await ask(email, next().keyword, guest)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
    expect((await ask(email, next().keyword, await buildGuest(app))).status).toBe(200)
  })
})
