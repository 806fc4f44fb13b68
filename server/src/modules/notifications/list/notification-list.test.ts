import { login } from '@hanap/contracts/auth/auth.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@hanap/contracts/jobseekers/notifications.calls'
import { changeUserSettings } from '@hanap/contracts/jobseekers/privacy.calls'
import { languages } from '@hanap/markets/languages'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, TEST_PASSWORD } from '../../auth/factory.ts'
import { buildHiring, untilMovesAreTold } from '../../job-applications/factory.ts'
import { type NotificationContent, notificationTextsOf } from '../notification-content.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const stageId = (key: string) =>
  options('pipeline_stage_lists', 'en').find(option => option.key === key)?.id ?? 0

const move = async ({ id, recruiter }: Awaited<ReturnType<typeof buildHiring>>, stage: string) => {
  const moved = await app.call(
    moveApplicant,
    { params: { id }, body: { pipeline_stage_id: stageId(stage), message: 'See you' } },
    { as: recruiter },
  )
  await untilMovesAreTold(app)
  return moved
}

const list = async (as: { token: string }, more: object = {}) =>
  (await app.call(listNotifications, {}, { as, ...more })).data

test('a seeker is told of what they sent and of each stage, the newest first, in the language of who reads', async () => {
  const hiring = await buildHiring(app)
  await move(hiring, 'interview')
  const { notifications, unread_num, total_num } = await list(hiring.seeker)
  expect(notifications.map(({ kind, path, is_read }) => [kind, path, is_read])).toEqual([
    ['stage_changed', `/applied-jobs/${hiring.jobId}`, false],
    ['applied', `/applied-jobs/${hiring.jobId}`, false],
  ])
  expect([unread_num, total_num]).toEqual([2, 2])
  // The news in a sentence, then the job.
  expect(notifications[0]?.title).toMatch(/^Your application to .+ is at the interview stage$/)
  expect(notifications[0]?.text).not.toContain('Interview')
  // With what the recruiter wrote.
  expect(notifications[0]?.text).toMatch(/\n\nSee you$/)
  const [arabic] = (await list(hiring.seeker, { language: 10 })).notifications
  expect(arabic?.path).toBe(`/ar/applied-jobs/${hiring.jobId}`)
  expect(arabic?.title).toMatch(/[\u0600-\u06ff]/)
  // On the Saudi site Arabic has no segment.
  const [saudi] = (await list(hiring.seeker, { language: 10, market: 'sa' })).notifications
  expect(saudi?.path).toBe(`/applied-jobs/${hiring.jobId}`)
})

test('what was read is counted no more: one, then all, and again', async () => {
  const hiring = await buildHiring(app)
  await move(hiring, 'interview')
  const as = hiring.seeker
  const [newest] = (await list(as)).notifications
  const count = async () => (await list(as)).unread_num
  expect(await count()).toBe(2)
  for (let time = 1; time <= 2; time += 1) {
    const read = await app.call(markNotificationRead, { params: { id: newest?.id ?? '' } }, { as })
    expect(read.data.unread_num).toBe(1)
  }
  expect((await list(as)).notifications.map(({ is_read }) => is_read)).toEqual([true, false])
  expect((await app.call(markAllNotificationsRead, {}, { as })).data.unread_num).toBe(0)
  expect(await count()).toBe(0)
})

test('nobody reads or marks what is another’s', async () => {
  const hiring = await buildHiring(app)
  const [own] = (await list(hiring.seeker)).notifications
  const other = await buildSeeker(app)
  expect((await list(other)).notifications).toEqual([])
  const stolen = await app.call(markNotificationRead, { params: { id: own?.id ?? '' } }, { as: other })
  expect(stolen.status).toBe(404)
  await app.call(markAllNotificationsRead, {}, { as: other })
  expect((await list(hiring.seeker)).unread_num).toBe(1)
})

test('what is turned off is not in the list; what keeps the account safe cannot be', async () => {
  const hiring = await buildHiring(app)
  const body = { notifications: { stage_changed: { in_app: false, push: false } } }
  await app.call(changeUserSettings, { body }, { as: hiring.seeker })
  await move(hiring, 'interview')
  expect((await list(hiring.seeker)).notifications.map(({ kind }) => kind)).toEqual(['applied'])
  const again = await app.call(login, { body: { login: hiring.seeker.email, password: TEST_PASSWORD } })
  expect((await list(again.data.session)).notifications.map(({ kind }) => kind)).toEqual([
    'new_log_in',
    'applied',
  ])
})

test('the first log-in is no news, as nobody is signed in who could be told', async () => {
  const as = await buildSeeker(app)
  expect((await list(as)).notifications).toEqual([])
})

test('of a change that did not come about nobody is told', async () => {
  const hiring = await buildHiring(app)
  await app.connection.sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`
  await app.connection
    .sql`create trigger refuse before insert on untold_moves for each row execute function refuse()`
  expect((await move(hiring, 'interview')).status).toBe(500)
  await app.connection.sql`drop trigger refuse on untold_moves`
  expect((await list(hiring.seeker)).notifications).toHaveLength(1)
  expect((await move(hiring, 'interview')).status).toBe(200)
  expect((await list(hiring.seeker)).notifications).toHaveLength(2)
})

const notices: NotificationContent[] = [
  { kind: 'applied', job: 'Nurse', jobId: 'j1', company: 'Acme' },
  { kind: 'applied', job: 'Nurse', jobId: 'j1', company: null },
  { kind: 'stage_changed', job: 'Nurse', jobId: 'j1', company: 'Acme', stage: 'offer' },
  { kind: 'stage_changed', job: 'Nurse', jobId: 'j1', company: null, stage: 'offer' },
  {
    kind: 'job_alert',
    title: 'nurse',
    count: 3,
    searchPath: '/nurse-jobs',
    market: 'ph',
    language: 'en',
  },
  { kind: 'new_log_in', browser: 'Firefox', system: 'Linux' },
  { kind: 'new_log_in', browser: null, system: null },
  { kind: 'password_changed' },
  { kind: 'email_changed' },
  { kind: 'social_linked', provider: 'Google' },
]

test.each(languages.map(({ code }) => code))('every notification is written whole in %s', language => {
  for (const notice of notices) {
    const view = notificationTextsOf(notice, {
      market: 'sg',
      language,
      supportEmail: 'support@hanap.example',
    })
    expect(view.title).not.toMatch(/[{}]|undefined|null/)
    expect(view.text).not.toMatch(/[{}]|undefined|null/)
    expect(view.path).toMatch(/^\/[a-z-]+(\/[\w-]+)*$/)
  }
})

test('an alert leads to its search on the site of its market, and elsewhere to the list of alerts', () => {
  const [alert] = notices.filter(({ kind }) => kind === 'job_alert')
  if (!alert) throw new Error('there is none')
  const pathOn = (market: 'ph' | 'jp') =>
    notificationTextsOf(alert, { market, language: 'ja', supportEmail: 'support@hanap.example' }).path
  expect([pathOn('ph'), pathOn('jp')]).toEqual(['/nurse-jobs', '/job-alerts'])
})
