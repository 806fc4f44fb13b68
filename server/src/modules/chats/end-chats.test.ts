import * as calls from '@hanap/contracts/chats/chats.calls'
import { blockCompany, unblockCompany } from '@hanap/contracts/companies/companies.calls'
import { deleteAccount } from '@hanap/contracts/jobseekers/privacy.calls'
import { removeMember } from '@hanap/contracts/recruiters/recruiters.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, TEST_PASSWORD, type TestPerson } from '../auth/factory.ts'
import { buildChat, nextClientId, sendText, type TestChat } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = async (as: TestPerson, id: string) =>
  (await app.call(calls.readChat, { params: { id } }, { as })).data.chat

/** The seeker's address, granted in a chat; answers what reading it answers now. */
const grantEmail = async ({ id, seeker, recruiter }: TestChat) => {
  const asked = await app.call(
    calls.askInChat,
    { params: { id }, body: { kind: 'email', client_id: nextClientId() } },
    { as: recruiter },
  )
  const { payload } = asked.data.message
  const requestId = payload && 'request_id' in payload ? payload.request_id : ''
  const params = { id, requestId }
  await app.call(calls.answerChatRequest, { params, body: { answer: 'grant' } }, { as: seeker })
  return async (as: TestPerson) => (await app.call(calls.readChatRequestContent, { params }, { as })).status
}

describe('a company that its seeker blocks', () => {
  test('has its chats blocked and its grants revoked, which unblocking does not bring back', async () => {
    const chat = await buildChat(app)
    const { id, seeker, recruiter, companyId } = chat
    const reading = await grantEmail(chat)
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    expect([await reading(recruiter), (await read(recruiter, id)).state]).toEqual([410, 'blocked'])
    await app.call(unblockCompany, { params: { id: companyId } }, { as: seeker })
    expect((await sendText(app, recruiter, id, 'Hello?')).status).toBe(403)
    expect((await sendText(app, seeker, id, 'Hello?')).status).toBe(403)
    expect([await reading(recruiter), (await read(seeker, id)).state]).toEqual([410, 'blocked'])
  })

  test('leaves chats with other companies as they are', async () => {
    const first = await buildChat(app)
    const other = await buildChat(app)
    await app.call(blockCompany, { body: { company_id: first.companyId } }, { as: other.seeker })
    expect([(await read(first.seeker, first.id)).state, (await read(other.seeker, other.id)).state]).toEqual([
      'open',
      'open',
    ])
  })
})

test('a wish to be deleted closes the chats and ends the grants at once', async () => {
  const chat = await buildChat(app)
  const reading = await grantEmail(chat)
  await app.call(deleteAccount, { body: { password: TEST_PASSWORD } }, { as: chat.seeker })
  expect([await reading(chat.recruiter), (await read(chat.recruiter, chat.id)).state]).toEqual([
    410,
    'closed',
  ])
})

describe('a recruiter who leaves the company', () => {
  test('hands the chats to a colleague: the seeker is told, and contact is asked for anew', async () => {
    const companyChat = await buildChat(app)
    const { id, companyId, seeker, recruiter } = companyChat
    const owner = await buildRecruiter(app, { companyId })
    const reading = await grantEmail(companyChat)
    await app.call(removeMember, { params: { id: recruiter.id } }, { as: owner })
    const chat = await read(seeker, id)
    expect(chat).toMatchObject({ state: 'open', other: { id: owner.id } })
    expect(chat.last_message).toMatchObject({
      sender: 'system',
      text: 'Rosa Reyes now answers for the company. Contact details that you shared are no longer visible.',
    })
    expect(await reading(owner)).toBe(410)
    expect((await sendText(app, owner, id, 'I go on')).status).toBe(200)
  })

  test('whose seeker has a chat with that colleague already: the old one is closed', async () => {
    const { id, companyId, jobId, seeker, recruiter } = await buildChat(app)
    const owner = await buildRecruiter(app, { companyId })
    await app.connection.sql`update jobs set recruiter_id = ${owner.id} where id = ${jobId}`
    const opened = await app.call(calls.openChat, { body: { job_id: jobId } }, { as: seeker })
    await app.call(removeMember, { params: { id: recruiter.id } }, { as: owner })
    expect([(await read(seeker, id)).state, (await read(seeker, opened.data.chat.id)).state]).toEqual([
      'closed',
      'open',
    ])
  })
})
