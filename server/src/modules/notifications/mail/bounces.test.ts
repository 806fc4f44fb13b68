import { register, resetPassword, sendResetCode } from '@hanap/contracts/auth/auth.calls'
import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import { moveApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { readAccountSetting } from '@hanap/contracts/jobseekers/privacy.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { codeFromMail, TEST_PASSWORD } from '../../auth/factory.ts'
import { buildHiring } from '../../job-applications/factory.ts'
import { caughtMails, countMails } from '../factory.ts'
import { recordBounces } from './bounces.ts'
import { deliveryFailures } from './delivery-status.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const pipelineId = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0

/** A report as mail servers write it. */
const report = (
  address: string,
  mailId: string,
  { status = '5.1.1', action = 'failed' }: { status?: string; action?: string } = {},
) =>
  `From: MAILER-DAEMON@mx.example
To: no-reply@hanap.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="B0undary/1"

--B0undary/1
Content-Type: text/plain

I could not deliver your mail. Status: 2.0.0 is no field here.

--B0undary/1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
Arrival-Date: Sat, 21 Nov 2026 10:00:00 +0000

Final-Recipient: rfc822; ${address}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <${address}>:
    Recipient address rejected

--B0undary/1
Content-Type: message/rfc822

From: no-reply@hanap.example
Message-ID: <${mailId}@hanap.example>
Subject: Application sent

Hello.
--B0undary/1--
`

/** A registered person to whom some mails went out, and the ids of these. */
const buildMailed = async (email: string, mails: number) => {
  const { data } = await app.call(register, { body: { email, password: TEST_PASSWORD, first_name: 'Ana' } })
  const ids: string[] = []
  for (let sent = 1; sent <= mails; sent += 1) {
    const id = `${email.split('@')[0]}${sent}`
    await app.connection.sql`
      insert into mails (id, dedupe_key, to_address, address_key, to_name, language, subject, html, text, sent_at)
      values (${id}, ${id}, ${email}, ${email}, 'Ana', 'en', 'News', null, null, now())`
    ids.push(id)
  }
  return { as: data.session, ids }
}

const isReachable = async (as: { token: string }) =>
  (await app.call(readAccountSetting, {}, { as })).data.is_email_reachable

const read = (...reports: string[]) => recordBounces(app.db, reports.join('\n'))

test('what a report says of each recipient is read, whatever its line ends', () => {
  const expected = [{ address: 'ana@example.com', mailId: 'm1', status: '5.1.1', isHard: true }]
  expect(deliveryFailures(report('ana@example.com', 'm1'))).toEqual(expected)
  expect(deliveryFailures(report('ana@example.com', 'm1').replaceAll('\n', '\r\n'))).toEqual(expected)
  const several = ['a', 'b'].map(
    name => `From MAILER-DAEMON Sat Nov 21\n${report(`${name}@example.com`, name)}`,
  )
  expect(deliveryFailures(several.join('\n')).map(({ address }) => address)).toEqual([
    'a@example.com',
    'b@example.com',
  ])
})

test.each([
  ['a delayed mail', report('ana@example.com', 'm1', { action: 'delayed', status: '4.4.1' })],
  ['a delivered one', report('ana@example.com', 'm1', { action: 'delivered', status: '2.0.0' })],
  ['a letter', 'From: ana@example.com\nSubject: Status: 5.1.1\n\nAction: failed\nStatus: 5.1.1\n'],
  ['nothing', ''],
])('%s is no failure', (_, text) => {
  expect(deliveryFailures(text)).toEqual([])
})

test.each([
  ['jöran@bücher.example', 'jöran@bücher.example'],
  ['j\\x{F6}ran@xn--bcher-kva.example', 'jöran@xn--bcher-kva.example'],
])('a report of an address that is not ASCII says it as %s', (written, address) => {
  const text = report(written, 'm1', { status: '5.6.7' })
    .replace('rfc822; ', 'utf-8; ')
    .replace('message/delivery-status', 'message/global-delivery-status')
    .replace('message/rfc822', 'message/global')
  expect(deliveryFailures(text)).toEqual([{ address, mailId: 'm1', status: '5.6.7', isHard: true }])
})

test('a hard bounce stops mails, the person reads so, and confirming the address with a code opens it again', async () => {
  const { as, ids } = await buildMailed('hard@example.com', 1)
  expect(await isReachable(as)).toBe(true)
  const [id = ''] = ids
  expect(await read(report('Hard@Example.com', id))).toMatchObject([{ outcome: 'counted', isStopped: true }])
  expect(await isReachable(as)).toBe(false)
  await app.connection.sql`update accounts set is_email_verified = true where email = 'hard@example.com'`

  const before = await countMails(app.db, 'hard@example.com')
  await app.call(generateEmailCode, {}, { as })
  const code = await codeFromMail(app.db, 'hard@example.com', 1)
  expect(await countMails(app.db, 'hard@example.com')).toBe(before + 1)
  expect((await app.call(verifyEmail, { query: { code } }, { as })).status).toBe(200)
  expect(await isReachable(as)).toBe(true)
})

test('three soft ones stop mails, and a report that is read twice counts once', async () => {
  const { as, ids } = await buildMailed('soft@example.com', 3)
  const soft = ids.map(id => report('soft@example.com', id, { status: '4.2.2' }))
  await read(soft[0] ?? '')
  expect(await read(soft[0] ?? '')).toMatchObject([{ outcome: 'known', isStopped: false }])
  await read(soft[1] ?? '')
  expect(await isReachable(as)).toBe(true)
  await read(soft[2] ?? '')
  expect(await isReachable(as)).toBe(false)
})

test('a report about no mail of ours, or another’s, stops nobody', async () => {
  const { as } = await buildMailed('safe@example.com', 1)
  const { ids } = await buildMailed('other@example.com', 1)
  for (const id of ['unknown', ids[0] ?? ''])
    expect(await read(report('safe@example.com', id))).toMatchObject([
      { outcome: 'unknown', isStopped: false },
    ])
  expect(await isReachable(as)).toBe(true)
})

test('no news is posted to an address whose mails come back, and what waited is given up', async () => {
  const { id, recruiter, seeker } = await buildHiring(app)
  const [mail] = await caughtMails(app.db, seeker.email, 1)
  await app.connection.sql`
    insert into mails (id, dedupe_key, to_address, address_key, to_name, language, subject, html, text, due_at)
    values ('later', 'later', ${seeker.email}, ${seeker.email}, 'Ana', 'en', 'News', '', '', now() + interval '1 day')`
  await read(report(seeker.email, mail?.id ?? ''))
  const [waiting] = await app.connection.sql`select failed_at from mails where id = 'later'`
  expect(waiting?.failed_at).toBeInstanceOf(Date)
  const before = await countMails(app.db, seeker.email)
  const body = { pipeline_stage_id: pipelineId, message: 'Come and see us' }
  expect((await app.call(moveApplicant, { params: { id }, body }, { as: recruiter })).status).toBe(200)
  expect(await countMails(app.db, seeker.email)).toBe(before)
  // A code that somebody asks for is sent all the same.
  await app.call(sendResetCode, { body: { email: seeker.email } }, { as: seeker })
  const otp = await codeFromMail(app.db, seeker.email, 2)
  expect(await countMails(app.db, seeker.email)).toBe(before + 1)
  const reset = await app.call(
    resetPassword,
    { body: { email: seeker.email, otp, new_password: 'battery staple' } },
    { as: seeker },
  )
  // Who resets with a mailed code has read a mail.
  expect(await isReachable({ token: reset.data.session.token })).toBe(true)
})
