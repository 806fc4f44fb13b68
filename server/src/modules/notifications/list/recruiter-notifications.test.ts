import { loginRecruiter } from '@hanap/contracts/auth/auth.calls'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@hanap/contracts/jobseekers/notifications.calls'
import * as calls from '@hanap/contracts/recruiters/notification-settings.calls'
import { transferOwnership } from '@hanap/contracts/recruiters/recruiters.calls'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, TEST_PASSWORD } from '../../auth/factory.ts'
import { buildApplication, buildHiring } from '../../job-applications/factory.ts'
import { countMails } from '../factory.ts'
import { type NotificationContent, notificationTextsOf } from '../notification-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const list = async (as: { token: string }, more: object = {}) =>
  (await app.call(listNotifications, {}, { as, ...more })).data

test('a recruiter is told of each applicant, with a link to the employer site’s page, in the language of who reads', async () => {
  const { recruiter, jobId } = await buildHiring(app)
  const { notifications, unread_num } = await list(recruiter)
  expect(notifications.map(({ kind, path }) => [kind, path])).toEqual([
    ['new_applicant', `/jobs/${jobId}/applicants`],
  ])
  expect(unread_num).toBe(1)
  // The employer site is one for all markets: the segment is that of its default one.
  const [arabic] = (await list(recruiter, { language: 10, market: 'sa' })).notifications
  expect([arabic?.path, arabic?.title]).toEqual([
    `/ar/jobs/${jobId}/applicants`,
    expect.stringMatching(/[\u0600-\u06ff]/),
  ])
})

test('what was read is counted no more; another recruiter’s is not found', async () => {
  const { recruiter } = await buildHiring(app)
  const other = (await buildHiring(app)).recruiter
  const [own] = (await list(recruiter)).notifications
  const read = (as: { token: string }) =>
    app.call(markNotificationRead, { params: { id: own?.id ?? '' } }, { as })
  expect((await read(other)).status).toBe(404)
  expect((await read(recruiter)).data.unread_num).toBe(0)
  await app.call(markAllNotificationsRead, {}, { as: recruiter })
  expect((await list(other)).unread_num).toBe(1)
})

test('a new log-in is told where the recruiter is signed in', async () => {
  const { recruiter } = await buildHiring(app)
  await app.call(loginRecruiter, { body: { email: recruiter.email, password: TEST_PASSWORD } })
  const [newest] = (await list(recruiter)).notifications
  expect([newest?.kind, newest?.path]).toEqual(['new_log_in', '/account'])
})

test('what is turned off is neither listed nor mailed; what keeps the company safe cannot be', async () => {
  const { recruiter, jobId, companyId } = await buildHiring(app)
  const off = { in_app: false, email: false, push: false }
  const changed = await app.call(
    calls.changeNotificationSettings,
    { body: { notifications: { new_applicant: off } } },
    { as: recruiter },
  )
  expect(changed.data.notifications).toEqual({
    new_applicant: off,
    applicants_waiting: { in_app: true, email: true, push: true },
    chat_message: { in_app: true, email: true, push: true },
    interview: { in_app: true, email: true, push: true },
  })
  const before = await countMails(app.db, recruiter.email)
  await buildApplication(app, jobId, await buildSeeker(app))
  expect((await list(recruiter)).total_num).toBe(1)
  expect(await countMails(app.db, recruiter.email)).toBe(before)
  const colleague = await buildRecruiter(app, { companyId, role: 'admin' })
  await app.connection.sql`update accounts set role = 'owner' where id = ${recruiter.id}`
  await app.call(
    transferOwnership,
    { params: { id: colleague.id }, body: { password: TEST_PASSWORD } },
    { as: recruiter },
  )
  expect((await list(recruiter)).notifications[0]?.kind).toBe('ownership_transferred')
  await app.call(
    calls.changeNotificationSettings,
    { body: { notifications: { new_applicant: { in_app: true } } } },
    { as: recruiter },
  )
  const { data } = await app.call(calls.readNotificationSettings, {}, { as: recruiter })
  expect(data.notifications.new_applicant).toEqual({ in_app: true, email: false, push: false })
})

const notices: NotificationContent[] = [
  { kind: 'new_applicant', job: 'Nurse', jobId: 'j1' },
  { kind: 'job_hidden', job: 'Nurse', jobId: 'j1' },
  { kind: 'join_asked', company: 'Acme', name: 'Nora', email: 'nora@example.com' },
  { kind: 'join_answered', company: 'Acme', isAccepted: true },
  { kind: 'join_answered', company: 'Acme', isAccepted: false },
  { kind: 'ownership_transferred', company: 'Acme', from: 'Nora', to: 'Olive' },
  { kind: 'verification_lapsed', company: 'Acme', value: 'acme.example' },
  { kind: 'verification_decided', company: 'Acme', value: 'CS 1', isAccepted: true },
  { kind: 'verification_decided', company: 'Acme', value: 'CS 1', isAccepted: false },
  { kind: 'name_decided', company: 'Acme', isAccepted: true, isHolder: false },
  { kind: 'name_decided', company: 'Acme', isAccepted: false, isHolder: false },
  { kind: 'name_decided', company: 'Acme', isAccepted: true, isHolder: true },
  { kind: 'chat_message', chatId: 'c1', name: 'Mara' },
  { kind: 'password_changed' },
]

test.each(languages.map(({ code }) => code))(
  'every notification of a recruiter is written whole in %s',
  language => {
    for (const notice of notices) {
      const view = notificationTextsOf(
        { ...notice, isRecruiters: true },
        { market: 'sg', language, supportEmail: 'support@hanap.example' },
      )
      expect(`${view.title} ${view.text}`).not.toMatch(/[{}]|undefined|null/)
      expect(view.path).toMatch(/^\/[a-z-]+(\/[\w-]+)*$/)
    }
  },
)
