import * as calls from '@hanap/contracts/chats/chats.calls'
import { optionText } from '@hanap/markets/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSockets } from '../../../sockets/sockets.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { TestPerson } from '../../auth/factory.ts'
import { caughtMails, countMails } from '../../notifications/factory.ts'
import { notificationsModule } from '../../notifications/index.ts'
import { adminCommands } from '../admin-commands.ts'
import { buildChat, sendText } from '../factory.ts'
import { decideReport, openReports } from './review-reports.ts'
import { tellOfReports } from './tell-reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Reported {
  subject: 'chat' | 'recruiter' | 'talent'
  report_reason_id: number
  seqs?: number[]
  is_blocked?: boolean
}
const report = (as: TestPerson, id: string, body: Reported) =>
  app.call(calls.reportChat, { params: { id }, body }, { as })
const reportsOf = async (chatId: string) =>
  (await openReports(app.db)).filter(({ chat_id }) => chat_id === chatId)
const stateOf = async (as: TestPerson, id: string) =>
  (await app.call(calls.readChat, { params: { id } }, { as })).data.chat.state

/** What the server's leader does once a minute. */
const tell = () => {
  const { db, listener } = app.connection
  const { notifier } = notificationsModule({
    db,
    listener,
    sockets: createSockets(),
    siteAddress: site => `http://${site}.localhost`,
    supportEmail: 'support@example.com',
    endedSessions: async () => [],
    push: { keys: undefined, isPublicOnly: false },
    onError: error => {
      throw error
    },
  })
  return tellOfReports(db, notifier)
}

test('the messages around a reported one stay as they were, also when they are removed', async () => {
  const { id, seeker, recruiter } = await buildChat(app, 'First')
  const sent = await sendText(app, recruiter, id, 'Send 500 to be hired')
  const { seq } = sent.data.message
  expect((await report(seeker, id, { subject: 'chat', report_reason_id: 2, seqs: [seq] })).status).toBe(200)
  await app.call(calls.removeMessage, { params: { id, seq: String(seq) } }, { as: recruiter })
  const [stored] = await reportsOf(id)
  expect(stored).toMatchObject({ subject: 'chat', reason_id: 2, reporter_id: seeker.id, is_blocked: false })
  expect(stored?.messages.map(({ text }) => text)).toEqual(['First', 'Send 500 to be hired'])
  expect(await stateOf(seeker, id)).toBe('open')
})

test('reasons are of the subject’s list, and nobody reports their own side', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  const wrong = async (as: TestPerson, body: Reported) => {
    const { status, errors } = await report(as, id, body)
    return [status, ...Object.keys(errors)]
  }
  expect(await wrong(seeker, { subject: 'talent', report_reason_id: 1 })).toEqual([422, 'subject'])
  expect(await wrong(recruiter, { subject: 'recruiter', report_reason_id: 1 })).toEqual([422, 'subject'])
  expect(await wrong(seeker, { subject: 'recruiter', report_reason_id: 99 })).toEqual([
    422,
    'report_reason_id',
  ])
  expect(await wrong(recruiter, { subject: 'talent', report_reason_id: 6 })).toEqual([200])
  expect(
    (await report((await buildChat(app)).seeker, id, { subject: 'chat', report_reason_id: 1 })).status,
  ).toBe(404)
})

test('the same report twice is one; with a block nobody writes any more', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  await report(seeker, id, { subject: 'recruiter', report_reason_id: 1 })
  await report(seeker, id, { subject: 'recruiter', report_reason_id: 1, is_blocked: true })
  expect(await reportsOf(id)).toHaveLength(1)
  expect(await stateOf(recruiter, id)).toBe('blocked')
  expect((await sendText(app, recruiter, id, 'Hello?')).status).toBe(403)
})

test('an operator reads it and decides; both sides are told what came of it, once', async () => {
  const { id, seeker, recruiter } = await buildChat(app, 'Pay me first')
  await report(recruiter, id, { subject: 'talent', report_reason_id: 1 })
  const [stored] = await reportsOf(id)
  const reportId = stored?.id ?? ''
  const command = adminCommands['chat-reports']
  const listed = await command?.run({ connection: app.connection, args: [], dataDir: '', bucket: undefined })
  expect(listed).toContain(reportId)
  expect(listed).toContain(optionText('report_talent_reasons', 1, 'en'))
  expect(listed).toContain('Pay me first')
  expect(await decideReport(app.db, reportId, true)).toBe(true)
  expect(await decideReport(app.db, reportId, true)).toBe(false)
  expect(await stateOf(seeker, id)).toBe('blocked')
  await tell()
  await tell()
  const [mail] = await caughtMails(app.db, recruiter.email, 1)
  expect(mail?.text).toContain('Thank you for your report.')
  expect((await caughtMails(app.db, seeker.email, 1)).at(-1)?.text).toContain(
    'found that it breaks our rules',
  )
  expect(await countMails(app.db, recruiter.email)).toBe(1)
})

test('of a report that is refused only the reporter is told, and the chat goes on', async () => {
  const { id, seeker, recruiter } = await buildChat(app)
  await report(seeker, id, { subject: 'chat', report_reason_id: 1 })
  const [stored] = await reportsOf(id)
  await decideReport(app.db, stored?.id ?? '', false)
  await tell()
  expect((await caughtMails(app.db, seeker.email, 1)).at(-1)?.text).toContain('We found nothing')
  expect(await countMails(app.db, recruiter.email)).toBe(0)
  expect(await stateOf(seeker, id)).toBe('open')
})

test('an account whose messages read like frauds is listed until an operator has looked, and again when it goes on', async () => {
  const { id, recruiter, seeker } = await buildChat(app, 'Send me the code from the SMS, please')
  const command = adminCommands['chat-risks']
  const run = (...args: string[]) =>
    command?.run({ connection: app.connection, args, dataDir: '', bucket: undefined })
  const fraud = 'Read me the verification code that you get by SMS'
  await sendText(app, recruiter, id, 'Can you come on Tuesday?')
  expect(await run()).not.toContain(recruiter.id)
  await sendText(app, recruiter, id, fraud)
  const listed = await run()
  expect(listed).toContain(`${recruiter.id}  ${recruiter.email}`)
  expect(listed).toContain(`[identity_asked] ${fraud}`)
  expect(listed).not.toContain(seeker.id)
  await expect(run('nobody', 'reviewed')).rejects.toThrow('no account')
  await run(recruiter.id, 'reviewed')
  expect(await run()).not.toContain(recruiter.id)
  await sendText(app, recruiter, id, fraud)
  expect(await run()).toContain(recruiter.id)
})
