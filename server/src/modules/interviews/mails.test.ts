import { listNotifications } from '@hanap/contracts/jobseekers/notifications.calls'
import { createFormats } from '@hanap/i18n/format'
import { marketByKey } from '@hanap/markets/markets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { buildSeeker } from '../auth/factory.ts'
import { buildHiring } from '../job-applications/factory.ts'
import { startSmtpServer } from '../notifications/factory.ts'
import { eventIn, propertyValue, readCalendar } from './calendar/calendar-reader.factory.ts'
import { buildInterview, change, inHours } from './factory.ts'

let app: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  smtp = await startSmtpServer()
  app = await startTestApp({ SMTP_URL: smtp.url })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const invitationsTo = (address: string, count: number) =>
  eventually(() => {
    const all = smtp.received.filter(({ to, content }) => to === address && content.includes('text/calendar'))
    expect(all).toHaveLength(count)
    return all.map(({ content }) => content)
  })

/** The calendar of a mail's part of a type. */
const calendarIn = (mail: string, type: RegExp) => {
  const part =
    mail.split(/\r\n--[^\r\n]+(?:\r\n|$)/).find(each => type.test(each.slice(0, each.indexOf('\r\n\r\n')))) ??
    ''
  const [head = '', body = ''] = part.split('\r\n\r\n')
  const bytes = /base64/i.test(head)
    ? Buffer.from(body.replaceAll(/\s/g, ''), 'base64')
    : Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      )
  return readCalendar(bytes.toString('utf8'))
}

test('both get the calendar as another form of the mail and as an attachment, under one UID', async () => {
  const { id, seeker, recruiter } = await buildInterview(app)
  await change(app, seeker, id, { answer: 'accept' })
  await change(app, recruiter, id, { answer: 'cancel', reason: 'Ill.' })
  const seen = (mails: readonly string[]) =>
    mails.map(mail => {
      const calendar = calendarIn(mail, /^content-type: text\/calendar[^\r]*method=/im)
      const attached = calendarIn(mail, /^content-type: application\/ics/im)
      expect(attached).toEqual(calendar)
      const event = eventIn(calendar)
      return [
        propertyValue(calendar, 'METHOD'),
        propertyValue(event, 'SEQUENCE'),
        propertyValue(event, 'UID'),
      ].join(' ')
    })
  const uid = `interview-${id}@hanap`
  expect(seen(await invitationsTo(seeker.email, 3)).sort()).toEqual([
    `CANCEL 2 ${uid}`,
    `REQUEST 0 ${uid}`,
    `REQUEST 1 ${uid}`,
  ])
  expect(seen(await invitationsTo(recruiter.email, 2)).sort()).toEqual([
    `CANCEL 2 ${uid}`,
    `REQUEST 1 ${uid}`,
  ])
})

test('what a recruiter typed is mailed to a proven address, and to no other', async () => {
  const proven = await buildSeeker(app)
  await app.connection.sql`update accounts set is_email_verified = true where id = ${proven.id}`
  const note = 'Ring twice.'
  await buildInterview(app, { hiring: await buildHiring(app, { seeker: proven }), note })
  const unproven = await buildInterview(app, { note })
  const [first = ''] = await invitationsTo(proven.email, 1)
  const [second = ''] = await invitationsTo(unproven.seeker.email, 1)
  expect(first).toContain('Ayala')
  expect(second).not.toContain('Ayala')
  expect(second).not.toContain('Ring')
})

test('the notification of a proposal names its first time, for each side', async () => {
  const interview = await buildInterview(app, { hours: [49, 48] })
  const first = createFormats('en', marketByKey('ph')).zonedDateTime(inHours(48))
  const newest = async (as: { token: string }) =>
    (await app.call(listNotifications, {}, { as })).data.notifications.find(
      ({ kind }) => kind === 'interview',
    )
  const told = await newest(interview.seeker)
  expect(told?.text).toMatch(/Choose a time\. First proposed time: /)
  expect(told?.text.endsWith(first)).toBe(true)
  const slots = [{ starts_at: inHours(72), minutes: 30 }]
  await change(app, interview.seeker, interview.id, { answer: 'propose', slots })
  const other = createFormats('en', marketByKey('ph')).zonedDateTime(inHours(72))
  expect((await newest(interview.recruiter))?.text.endsWith(`First proposed time: ${other}`)).toBe(true)
})
