import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../db/client.ts'
import { freshDatabase } from '../../testing/database.ts'
import { channelsFor } from './channels.ts'
import { recordRejection } from './mail/bounces.ts'
import { insertMail } from './mail/mails-store.ts'
import type { NotificationEvent, Recipient } from './notification-events.ts'
import { changeSeekerSettings } from './settings.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await freshDatabase()
  await database.sql`
    insert into accounts (id, kind, email, email_key, first_name, country_key, language, source)
    values ('wishing', 'seeker', 'w@example.com', 'w@example.com', 'Wei', 'ph', 'en', 'web')`
  await insertMail(database.db, 'applied 1', {
    address: 'gone@example.com',
    name: '',
    language: 'en',
    isRecruiters: false,
    subject: 'Application sent',
    html: '',
    text: '',
    unsubscribeUrl: null,
    file: null,
  })
  const [mail] = await database.sql<{ id: string }[]>`select id from mails`
  await recordRejection(
    database.db,
    { id: mail?.id ?? '', address: 'gone@example.com' },
    { status: '5.1.1', response: 'no such user' },
  )
})
afterAll(() => database.close())

const seeker: Recipient = {
  accountId: 'a1',
  email: 'ana@example.com',
  name: 'Ana',
  language: 'en',
  market: 'ph',
}
const recruiter: Recipient = { ...seeker, isRecruiter: true }
const unreachable: Recipient = { ...seeker, email: 'gone@example.com' }
const wishing: Recipient = { ...seeker, accountId: 'wishing' }

const applied: NotificationEvent = { kind: 'applied', job: 'Nurse', jobId: 'j1', company: null }
const code: NotificationEvent = { kind: 'code', about: 'reset', code: '123456', minutes: 10 }
const alert = (isInstant: boolean): NotificationEvent => ({
  kind: 'job_alert',
  title: 'nurse',
  count: 1,
  jobs: [],
  searchPath: '/job-search',
  token: 't',
  isInstant,
})
const newLogIn: NotificationEvent = { kind: 'new_log_in', browser: null, system: null }

const channels = async (event: NotificationEvent, recipient: Recipient) => {
  const { notification, mail } = await channelsFor(database.db, event, recipient)
  return [
    ...(notification?.isListed ? ['list'] : []),
    ...(notification?.isPushed ? ['push'] : []),
    ...(mail ? ['mail'] : []),
  ].join(' ')
}

test.each([
  ['an application', applied, seeker, 'list push mail'],
  ['jobs that an alert found at once', alert(true), seeker, 'list push mail'],
  ['jobs that an alert collected', alert(false), seeker, 'list mail'],
  ['a log-in on a new device', newLogIn, seeker, 'list push'],
  ['a new password', { kind: 'password_changed' } as const, seeker, 'list push mail'],
  ['a new password', { kind: 'password_changed' } as const, recruiter, 'list push mail'],
  ['a code', code, seeker, 'mail'],
  ['a log-in on a new device', newLogIn, recruiter, 'list push'],
  ['an application, where mails come back', applied, unreachable, 'list push'],
  ['a code that somebody waits for, where mails come back', code, unreachable, 'mail'],
])('%s is told', async (_, event, recipient, expected) => {
  expect(await channels(event, recipient)).toBe(expected)
})

test('what an account has turned off is not told; what keeps it safe cannot be', async () => {
  const turn = (setting: { in_app?: boolean; push?: boolean; email?: boolean }) =>
    changeSeekerSettings(database.db, 'wishing', { applied: setting })
  await turn({ email: false })
  expect(await channels(applied, wishing)).toBe('list push')
  await turn({ push: false })
  expect(await channels(applied, wishing)).toBe('list')
  await turn({ in_app: false })
  expect(await channels(applied, wishing)).toBe('')
  await turn({ push: true })
  expect(await channels(applied, wishing)).toBe('push')
  expect(await channels({ kind: 'password_changed' }, wishing)).toBe('list push mail')
})

test.each([
  ['at noon', '2027-03-01T04:00:00Z', '2027-03-03T04:00:00Z', true],
  ['at 21 there', '2027-03-01T13:00:00Z', '2027-03-03T04:00:00Z', false],
  ['shortly before 8 there', '2027-03-01T23:59:00Z', '2027-03-03T04:00:00Z', false],
  ['at night of that day', '2027-03-01T22:00:00Z', '2027-03-02T01:00:00Z', true],
] as const)('an interview is pushed %s: %s', async (_, now, time, isPushed) => {
  const interview: NotificationEvent = {
    kind: 'interview',
    news: 'accepted',
    id: 'i1',
    job: 'Nurse',
    other: 'Acme',
    times: [time],
    place: null,
    onlineUrl: null,
    reason: null,
    isOwn: false,
  }
  const { notification } = await channelsFor(database.db, interview, seeker, Date.parse(now))
  expect(notification).toMatchObject({ isListed: true, isPushed })
})
