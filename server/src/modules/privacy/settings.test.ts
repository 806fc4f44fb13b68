import { register } from '@hanap/contracts/auth/auth.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { moveApplicant, openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import {
  changeUserSettings,
  readAccountSetting,
  visibilities,
} from '@hanap/contracts/jobseekers/privacy.calls'
import { options } from '@hanap/markets/lists'
import { marketByKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildEmployer, buildHiring, untilMovesAreTold } from '../job-applications/factory.ts'
import { caughtMails, countMails } from '../notifications/factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const setting = async (as: { token: string }) => (await app.call(readAccountSetting, {}, { as })).data
type SettingsBody = NonNullable<Parameters<typeof app.call<typeof changeUserSettings>>[1]>['body']
const change = (as: { token: string }, body: NonNullable<SettingsBody>) =>
  app.call(changeUserSettings, { body }, { as })

const SINGAPORE = marketByKey('sg').id
const on = { email: true, push: true, in_app: true }

describe('account settings', () => {
  test('say the language, the market, the address, how one logs in, who sees one and what one is told', async () => {
    const email = 'setting@example.com'
    const { data } = await app.call(
      register,
      { body: { email, password: TEST_PASSWORD, first_name: 'Ana' } },
      { market: 'ae', language: 10 },
    )
    expect(await setting(data.session)).toEqual({
      language_id: 10,
      country_id: 227,
      email,
      is_email_verify: false,
      is_email_reachable: true,
      has_password: true,
      is_chat_activity_shown: true,
      visibility: 'open',
      is_findable: false,
      has_push_previews: false,
      notifications: { applied: on, stage_changed: on, job_alert: on, company_news: on, chat_message: on },
    })
  })

  test('what is sent is changed and answered, the rest stays', async () => {
    const seeker = await buildSeeker(app)
    const other = await buildSeeker(app)
    const before = await setting(seeker)
    const off = { ...on, email: false }
    const changed = await change(seeker, { notifications: { applied: { email: false } } })
    expect(changed.data).toEqual({
      ...before,
      notifications: { applied: off, stage_changed: on, job_alert: on, company_news: on, chat_message: on },
    })
    await change(seeker, { visibility: 'hidden' })
    const last = await change(seeker, { language_id: 4, country_id: SINGAPORE, visibility: 'limited' })
    expect(last.data).toEqual({
      ...before,
      language_id: 4,
      country_id: SINGAPORE,
      visibility: 'limited',
      notifications: { applied: off, stage_changed: on, job_alert: on, company_news: on, chat_message: on },
    })
    expect(await setting(seeker)).toEqual(last.data)
    const back = await change(seeker, { notifications: { applied: { email: true } } })
    expect(back.data.notifications).toEqual({
      applied: on,
      stage_changed: on,
      job_alert: on,
      company_news: on,
      chat_message: on,
    })
    expect(await setting(other)).toEqual({ ...before, email: other.email })
  })

  test('fields beyond the settings change nothing', async () => {
    const seeker = await buildSeeker(app)
    const before = await setting(seeker)
    const forged = { email: 'x@example.com', is_email_verify: true, has_password: false, kind: 'recruiter' }
    const answer = await change(seeker, { visibility: 'open', ...forged })
    expect([answer.status, answer.data]).toEqual([200, before])
    expect(await setting(seeker)).toEqual(before)
  })

  test.each([
    ['language_id', { language_id: 999 }],
    ['country_id', { country_id: 999 }],
    ['visibility', { visibility: 'none' }],
    ['is_chat_activity_shown', { is_chat_activity_shown: 'yes' }],
    ['notifications', { notifications: { applied: { email: 'no' } } }],
  ])('an unknown %s is refused by its name, and nothing is changed', async (field, wrong) => {
    const seeker = await buildSeeker(app)
    const before = await setting(seeker)
    const { status, text } = await app.send('POST', changeUserSettings.path, {
      headers: { authorization: `Bearer ${seeker.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ visibility: 'hidden', ...wrong }),
    })
    expect(status).toBe(422)
    expect(Object.keys(JSON.parse(text).errors).join()).toMatch(new RegExp(`^${field}`))
    expect(await setting(seeker)).toEqual(before)
  })
})

describe('mails', () => {
  const pipelineId = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0
  const invite = async (as: TestPerson, id: string, message?: string) => {
    await app.call(
      moveApplicant,
      { params: { id }, body: { pipeline_stage_id: pipelineId, message } },
      { as },
    )
    await untilMovesAreTold(app)
  }

  test('of a kind that is turned off are not sent, the employer’s and the other kinds are', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    await change(seeker, { notifications: { applied: { email: false } } })
    const { data } = await app.call(apply, { params: { id: jobId } }, { as: seeker })
    expect(await countMails(app.db, seeker.email)).toBe(0)
    expect(await countMails(app.db, recruiter.email)).toBe(1)
    await invite(recruiter, data.id)
    expect(await countMails(app.db, seeker.email)).toBe(1)
  })

  test('about a stage are not sent when these are off; turned on again they are', async () => {
    const { id, seeker, recruiter } = await buildHiring(app)
    await change(seeker, { notifications: { stage_changed: { email: false } } })
    await invite(recruiter, id)
    expect(await countMails(app.db, seeker.email)).toBe(1)
    await change(seeker, { notifications: { stage_changed: { email: true } } })
    await invite(recruiter, id, 'At nine.')
    expect(await countMails(app.db, seeker.email)).toBe(2)
  })

  test('are written in the language of the settings and lead to the site of their market', async () => {
    const { id, seeker, recruiter } = await buildHiring(app)
    await change(seeker, { language_id: 4, country_id: SINGAPORE })
    await invite(recruiter, id)
    const mail = (await caughtMails(app.db, seeker.email, 2)).at(-1)
    expect(mail?.language).toBe('ja')
    expect(mail?.text).toMatch(/\/\/sg\.[^/]+\/ja\/applied-jobs\//)
  })
})

test.each(visibilities)(
  'a company sees an application to it whatever the visibility: %s',
  async visibility => {
    const { id, seeker, recruiter } = await buildHiring(app)
    expect((await change(seeker, { visibility })).data.visibility).toBe(visibility)
    const opened = await app.call(openApplicant, { params: { id } }, { as: recruiter })
    expect([opened.status, opened.data.seeker.email]).toEqual([200, seeker.email])
  },
)
