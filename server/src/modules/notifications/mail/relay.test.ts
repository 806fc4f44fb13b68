import { register, sendEmailCode, sendResetCode } from '@hanap/contracts/auth/auth.calls'
import { quickApply, registerUser } from '@hanap/contracts/data/data.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { createJobAlert } from '@hanap/contracts/jobs/job-alerts.calls'
import { updateMe } from '@hanap/contracts/jobseekers/profile.calls'
import { inviteMember, registerRecruiter } from '@hanap/contracts/recruiters/recruiters.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildGuest, buildSeeker, buildVerifiedSeeker, TEST_PASSWORD } from '../../auth/factory.ts'
import { buildApplication, buildEmployer } from '../../job-applications/factory.ts'
import { registrationFields } from '../../recruiters/factory.ts'
import { caughtMails } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let count = 0
const nextEmail = () => {
  count += 1
  return `victim${count}@example.org`
}

/** Every call that takes somebody's name: its status, and the name as it is kept. */
const ways = {
  '027 auth/register': async (first_name: string) => {
    const body = { email: nextEmail(), password: TEST_PASSWORD, first_name }
    const { status, data } = await app.call(register, { body })
    return { status, name: data?.user.first_name }
  },
  '028 data/users/register': async (first_name: string) => {
    const { status, data } = await app.call(registerUser, { body: { email: nextEmail(), first_name } })
    return { status, name: data?.user.first_name }
  },
  '111 quick-applications': async (first_name: string) => {
    const { jobId } = await buildEmployer(app)
    const body = { email: nextEmail(), first_name }
    const { status, data } = await app.call(quickApply, { params: { id: jobId }, body })
    return { status, name: data?.user.first_name }
  },
  '046 jobseekers/me': async (first_name: string) => {
    const as = await buildSeeker(app)
    const { status, data } = await app.call(updateMe, { body: { first_name } }, { as })
    return { status, name: data?.user.first_name }
  },
  '173 recruiters/register': async (first_name: string) => {
    const { status, data } = await app.call(registerRecruiter, {
      body: registrationFields(nextEmail(), { first_name }),
    })
    return { status, name: data?.user.first_name }
  },
}

describe.each(Object.entries(ways))('%s', (_name, send) => {
  test.each([
    'Your account is locked: https://evil.example/login',
    'visit www.evil.example',
    'Win at evil.com today',
    'bit.ly/2x',
    'write to help@evil.example',
    'Ana\nYour password has expired',
    'Ana\r\nBcc: all@example.com',
    'Ana\u2028Cruz',
    'Ana\u0007',
  ])('refuses %j as a name', async name => {
    expect((await send(name)).status).toBe(422)
  })

  test('a name keeps no unseen mark that turns it around', async () => {
    expect(await send('A\u202ena\u2066 \u200bCruz\u200f')).toEqual({ status: 200, name: 'Ana Cruz' })
  })

  test.each([
    'Ma. Theresa',
    'Ma.Theresa',
    'J.R.',
    'Kumar a/l Raju',
    'Tan Ah Kow @ Ahmad',
    'D’Artagnan-O’Neil',
    '山田 太郎',
    'محمد عبد الله',
    'श्री\u200dनिवास',
  ])('takes %s', async name => {
    expect(await send(name)).toEqual({ status: 200, name })
  })
})

const NAME = 'Zaphodia'

describe('a mail to an address that nobody has confirmed', () => {
  /** All that the mails say, headers too. */
  const said = async (email: string, mails: number) =>
    (await caughtMails(app.db, email, mails))
      .map(({ name, subject, html, text }) => [name, subject, html, text].join('\n'))
      .join('\n')

  test('has no name: neither a link to set the password, nor a code, nor what became of an application', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const email = nextEmail()
    const applied = await app.call(quickApply, {
      params: { id: jobId },
      body: { email, first_name: NAME, last_name: NAME },
    })
    await app.call(sendResetCode, { body: { email } }, { as: await buildGuest(app) })
    const stage = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')
    await app.call(
      moveApplicant,
      {
        params: { id: applied.data.id },
        body: { pipeline_stage_id: stage?.id ?? 0, message: `Pay the fee, ${NAME}: http://evil.example` },
      },
      { as: recruiter },
    )
    const all = await said(email, 4)
    expect(all).not.toContain('Hello')
    expect(all).not.toContain(NAME)
    expect(all).not.toContain('evil.example')
  })

  test('has no name where somebody wants to change to it', async () => {
    const as = await buildVerifiedSeeker(app, { firstName: NAME })
    const email = nextEmail()
    await app.call(sendEmailCode, { body: { email, password: TEST_PASSWORD } }, { as })
    expect(await said(email, 1)).not.toContain(NAME)
  })

  test('has nobody’s name where it invites to a company', async () => {
    const { recruiter } = await buildEmployer(app)
    const email = nextEmail()
    await app.call(inviteMember, { body: { email, role: 'viewer' } }, { as: recruiter })
    const all = await said(email, 1)
    expect(all).not.toContain('Rosa')
    expect(all).toContain('/sign-up?invitation=')
  })

  test.each(['free money at http://evil.example', 'write help@evil.example', 'call 0917 123 4567 now'])(
    'does not say %s, whatever search an alert is of',
    async keyword => {
      const email = nextEmail()
      await app.call(createJobAlert, { body: { email, keyword } }, { as: await buildGuest(app) })
      const all = await said(email, 1)
      expect(all).toContain('/job-alerts/confirm?token=')
      expect(all).not.toMatch(/evil|4567/)
    },
  )

  test('says which search an alert is of', async () => {
    const email = nextEmail()
    await app.call(createJobAlert, { body: { email, keyword: 'night nurse' } }, { as: await buildGuest(app) })
    expect(await said(email, 1)).toContain('night nurse')
  })
})

test('a mail to a confirmed address has its owner’s name, and what a recruiter wrote', async () => {
  const { jobId, recruiter } = await buildEmployer(app)
  const seeker = await buildVerifiedSeeker(app, { firstName: NAME })
  const id = await buildApplication(app, jobId, seeker)
  const stage = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')
  await app.call(
    moveApplicant,
    { params: { id }, body: { pipeline_stage_id: stage?.id ?? 0, message: 'Come on Monday.' } },
    { as: recruiter },
  )
  const mails = await caughtMails(app.db, seeker.email, 3)
  expect(mails.at(-1)?.text).toContain(`Hello ${NAME},`)
  expect(mails.at(-1)?.text).toContain('Come on Monday.')
})
