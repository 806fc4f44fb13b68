import { reportInterview } from '@hanap/contracts/interviews/interviews.calls'
import { optionText } from '@hanap/markets/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { caughtMails } from '../notifications/factory.ts'
import { createNotifier } from '../notifications/index.ts'
import { adminCommands } from './admin-commands.ts'
import { buildInterview } from './factory.ts'
import { tellOfInterviewReports } from './review-reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) =>
  adminCommands['interview-reports']?.run({
    connection: app.connection,
    args,
    dataDir: '',
    bucket: undefined,
  })

/** What the server's leader does once a minute. */
const tell = () =>
  tellOfInterviewReports(
    app.db,
    createNotifier({
      siteAddress: site => `http://${site}.localhost`,
      supportEmail: 'support@example.com',
    }),
  )

const report = async ({ id, seeker }: Awaited<ReturnType<typeof buildInterview>>) =>
  app.call(reportInterview, { params: { id }, body: { report_reason_id: 1 } }, { as: seeker })

/** Those about reports, once so many have come in all. */
const reportMails = async (email: string, count: number) =>
  (await caughtMails(app.db, email, count)).filter(({ subject }) => subject.includes('report about'))

test('an operator finds a reported interview in the queue and upholds it; both sides are told once', async () => {
  const interview = await buildInterview(app)
  const { id, seeker, recruiter } = interview
  await report(interview)
  const listed = await run()
  expect(listed).toContain(`${id} seeker`)
  expect(listed).toContain(optionText('report_interview_reasons', 1, 'en'))
  expect(await run(id, 'seeker', 'uphold')).toContain('is upheld')
  expect(await run()).not.toContain(id)
  await expect(run(id, 'seeker', 'refuse')).rejects.toThrow('There is no open report')
  await tell()
  await tell()
  // Of the application and of the proposal there are mails before.
  const mails = {
    seeker: await reportMails(seeker.email, 3),
    recruiter: await reportMails(recruiter.email, 2),
  }
  expect([mails.seeker.length, mails.recruiter.length]).toEqual([1, 1])
  expect(mails.seeker[0]?.text).toContain('Thank you for your report')
  expect(mails.recruiter[0]?.text).toContain('found that it breaks our rules')
})

test('of a refused report the reporter alone is told, and a later report is looked at anew', async () => {
  const interview = await buildInterview(app)
  const { id, seeker, recruiter } = interview
  await report(interview)
  await run(id, 'seeker', 'refuse')
  await tell()
  const [mail] = await reportMails(seeker.email, 3)
  expect(mail?.text).toContain('We found nothing')
  expect(await reportMails(recruiter.email, 1)).toEqual([])
  await report(interview)
  expect(await run()).toContain(id)
  await expect(run(id, 'both', 'uphold')).rejects.toThrow('Usage: interview-reports')
})
