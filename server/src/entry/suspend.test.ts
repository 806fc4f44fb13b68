import { loginRecruiter } from '@hanap/contracts/auth/auth.calls'
import {
  answerChatRequest,
  askInChat,
  listMessages,
  readChat,
  readChatRequestContent,
} from '@hanap/contracts/chats/chats.calls'
import { readInterview } from '@hanap/contracts/interviews/interviews.calls'
import { listApplicants, openApplicant } from '@hanap/contracts/job-applications/job-applications.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSeeker, TEST_PASSWORD, type TestPerson } from '../modules/auth/factory.ts'
import { openTestChat } from '../modules/chats/factory.ts'
import { buildInterview, change } from '../modules/interviews/factory.ts'
import { buildApplication, buildHiring } from '../modules/job-applications/factory.ts'
import { caughtMails } from '../modules/notifications/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { suspend } from './suspend.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = (...args: string[]) =>
  suspend.run({ connection: app.connection, args, dataDir: '', bucket: undefined })

/** Two who have agreed on an interview, with a chat in which the seeker has shared an address. */
const buildTalking = async () => {
  const interview = await buildInterview(app)
  const { seeker, recruiter, jobId, slotIds } = interview
  await change(app, seeker, interview.id, { answer: 'accept', slot_id: slotIds[0] })
  const chatId = await openTestChat(app, seeker, jobId)
  const asked = await app.call(
    askInChat,
    { params: { id: chatId }, body: { kind: 'email', client_id: 'client-email' } },
    { as: recruiter },
  )
  const { payload } = asked.data.message
  const requestId = payload && 'request_id' in payload ? payload.request_id : ''
  const params = { id: chatId, requestId }
  await app.call(answerChatRequest, { params, body: { answer: 'grant' } }, { as: seeker })
  const stateFor = async (as: TestPerson) => {
    const { messages } = (await app.call(listMessages, { params: { id: chatId } }, { as })).data
    return {
      chat: (await app.call(readChat, { params: { id: chatId } }, { as })).data.chat.state,
      last: messages.at(-1)?.text,
      interview: (await app.call(readInterview, { params: { id: interview.id } }, { as })).data.interview
        .state,
    }
  }
  const shared = async () => (await app.call(readChatRequestContent, { params }, { as: recruiter })).status
  return { ...interview, stateFor, shared }
}

const cancelledMail = async ({ email }: TestPerson, atLeast: number) =>
  (await caughtMails(app.db, email, atLeast)).filter(({ subject }) => /cancel/i.test(subject)).length

describe('an account that an operator suspends', () => {
  test('a seeker’s: the interview is cancelled with mails to both, what was shared ends, the recruiter reads why', async () => {
    const { seeker, recruiter, stateFor, shared } = await buildTalking()
    expect([await shared(), (await stateFor(recruiter)).interview]).toEqual([200, 'accepted'])
    expect(await run('seeker', seeker.email)).toContain('is suspended')
    expect(await stateFor(recruiter)).toEqual({
      chat: 'closed',
      interview: 'cancelled',
      last: expect.stringContaining('Hanap has suspended the account of Ana Cruz.'),
    })
    expect(await shared()).toBe(410)
    expect([await cancelledMail(seeker, 3), await cancelledMail(recruiter, 3)]).toEqual([1, 1])
  })

  test('a recruiter’s: the seeker reads why and nothing of theirs is seen any more', async () => {
    const { seeker, recruiter, stateFor } = await buildTalking()
    await run('recruiter', recruiter.email)
    expect(await stateFor(seeker)).toEqual({
      chat: 'closed',
      interview: 'cancelled',
      last: expect.stringContaining('Hanap has suspended the account of Rosa Reyes.'),
    })
    expect(await cancelledMail(seeker, 3)).toBe(1)
  })
})

test('a company: all who act for it are suspended, its ads close, its verification ends', async () => {
  const { companyId, jobId, recruiter, seeker, stateFor } = await buildTalking()
  expect(await run('company', companyId)).toMatch(/is suspended: 1 accounts, 1 closed jobs; 0 seekers/)
  const { rows } = await sql`
    select status, is_verified from jobs join companies on companies.id = company_id where jobs.id = ${jobId}`.execute(
    app.db,
  )
  expect(rows).toEqual([{ status: 'closed', is_verified: false }])
  const body = { email: recruiter.email, password: TEST_PASSWORD }
  expect((await app.call(loginRecruiter, { body })).status).toBe(403)
  expect(await stateFor(seeker)).toMatchObject({ chat: 'closed', interview: 'cancelled' })
  await expect(run('company', 'nobody')).rejects.toThrow('There is no company with the ID nobody.')
})

test('whoever a suspended company has seen something of is told what, also without a chat or an interview; others are not', async () => {
  const company = await buildHiring(app)
  const [unseen, elsewhere] = [
    await buildApplication(app, company.jobId, await buildSeeker(app)),
    await buildHiring(app),
  ]
  await app.call(openApplicant, { params: { id: company.id } }, { as: company.recruiter })
  await app.call(listApplicants, { query: { stage: 'viewed' } }, { as: company.recruiter })
  await app.call(openApplicant, { params: { id: elsewhere.id } }, { as: elsewhere.recruiter })
  expect(unseen).not.toBe('')
  expect(await run('company', company.companyId)).toContain('1 seekers are told')
  const told = async ({ email }: TestPerson, atLeast: number) =>
    (await caughtMails(app.db, email, atLeast)).filter(({ subject }) =>
      subject.startsWith('Hanap has suspended'),
    )
  const [mail, ...more] = await told(company.seeker, 2)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Saw your application in a list and Opened your application')
  expect(await told(elsewhere.seeker, 1)).toEqual([])
})
