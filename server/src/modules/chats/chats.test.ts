import * as calls from '@hanap/contracts/chats/chats.calls'
import { blockCompany } from '@hanap/contracts/companies/companies.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import {
  checkChat,
  listApplicants,
  listAppliedJobs,
  moveApplicant,
} from '@hanap/contracts/job-applications/job-applications.calls'
import { options } from '@hanap/markets/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildRecruiter, buildSeeker, buildVerifiedSeeker, type TestPerson } from '../auth/factory.ts'
import { buildApplication, buildEmployer, buildHiring } from '../job-applications/factory.ts'
import { buildJob } from '../jobs/factory.ts'
import { resumeFile } from '../resumes/factory.ts'
import { eraseChats } from './erase.ts'
import { buildChat, nextClientId, sendText } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const read = async (as: TestPerson, id: string) =>
  (await app.call(calls.readChat, { params: { id } }, { as })).data.chat
const messages = async (as: TestPerson, id: string, query: object = {}) =>
  (await app.call(calls.listMessages, { params: { id }, query }, { as })).data

describe('opening a chat', () => {
  test('a seeker opens it from a job with a recruiter, and the first message comes with it', async () => {
    const { jobId, recruiter } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const body = { job_id: jobId, text: 'Hello', client_id: nextClientId() }
    const opened = await app.call(calls.openChat, { body }, { as: seeker })
    expect(opened.status).toBe(201)
    const { chat } = opened.data
    expect(chat).toMatchObject({ state: 'open', last_seq: 1, unread_num: 0, job: { id: jobId } })
    expect(chat.other).toMatchObject({ id: recruiter.id, kind: 'recruiter', first_name: 'Rosa' })
    expect(chat.last_message).toMatchObject({ seq: 1, sender: 'seeker', text: 'Hello' })
    expect(await read(recruiter, chat.id)).toMatchObject({
      other: { id: seeker.id, kind: 'seeker' },
      unread_num: 1,
    })
  })

  test('one that was there is answered with 200, and repeating the first message sends it once', async () => {
    const { jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const body = { job_id: jobId, text: 'Hello', client_id: nextClientId() }
    const first = await app.call(calls.openChat, { body }, { as: seeker })
    const again = await app.call(calls.openChat, { body }, { as: seeker })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.data.chat).toMatchObject({ id: first.data.chat.id, last_seq: 1 })
  })

  test('of ten requests at once one makes the chat', async () => {
    const { jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        app.call(
          calls.openChat,
          { body: { job_id: jobId, text: `${at}`, client_id: nextClientId() } },
          { as: seeker },
        ),
      ),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    const [id = '', ...others] = new Set(all.map(({ data }) => data.chat.id))
    expect(others).toEqual([])
    expect((await messages(seeker, id)).messages.map(({ seq }) => seq)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  test('a pair has one chat for all jobs; the latest is its job', async () => {
    const { companyId, recruiter, jobId } = await buildEmployer(app)
    const second = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    const seeker = await buildSeeker(app)
    const open = async (job_id: string) =>
      (await app.call(calls.openChat, { body: { job_id } }, { as: seeker })).data.chat
    const chat = await open(jobId)
    expect(await open(second)).toMatchObject({ id: chat.id, job: { id: second } })
  })

  test('a recruiter opens it from an application that stands', async () => {
    const { recruiter, seeker, id } = await buildHiring(app)
    const opened = await app.call(calls.openChat, { body: { application_id: id } }, { as: recruiter })
    expect(opened.status).toBe(201)
    expect(opened.data.chat).toMatchObject({ application_id: id, other: { id: seeker.id } })
    expect((await read(seeker, opened.data.chat.id)).other.id).toBe(recruiter.id)
  })

  test('another company’s application is not found', async () => {
    const { id } = await buildHiring(app)
    const { recruiter } = await buildEmployer(app)
    const refused = await app.call(calls.openChat, { body: { application_id: id } }, { as: recruiter })
    expect(refused.status).toBe(404)
  })

  test('a job that nobody speaks for, a closed one and one that is not there are refused', async () => {
    const seeker = await buildSeeker(app)
    const nobodys = await buildJob(app.db)
    const { jobId } = await buildEmployer(app)
    await app.connection.sql`update jobs set status = 'closed' where id = ${jobId}`
    const open = async (job_id: string) =>
      (await app.call(calls.openChat, { body: { job_id } }, { as: seeker })).status
    expect([await open(nobodys), await open(jobId), await open('nothing')]).toEqual([409, 410, 404])
  })

  test('who has blocked the company opens no chat with it', async () => {
    const { companyId, jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    await app.call(blockCompany, { body: { company_id: companyId } }, { as: seeker })
    const refused = await app.call(calls.openChat, { body: { job_id: jobId } }, { as: seeker })
    expect(refused.status).toBe(409)
    expect((await app.call(calls.listChats, {}, { as: seeker })).data.total_num).toBe(0)
  })

  test('a text without a client id is refused by name', async () => {
    const { jobId } = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const refused = await app.call(calls.openChat, { body: { job_id: jobId, text: 'Hello' } }, { as: seeker })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.errors)).toEqual(['client_id'])
  })
})

describe('sending', () => {
  test('seq counts from 1 without gaps, whoever writes at the same time', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendText(app, at % 2 ? seeker : recruiter, id, `message ${at}`)),
    )
    expect(sent.map(({ data }) => data.message.seq).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 2),
    )
    const { messages: all, last_seq } = await messages(seeker, id, { size: 100 })
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
    expect(last_seq).toBe(21)
    expect((await messages(recruiter, id, { size: 100 })).messages).toEqual(all)
  })

  test('the same client id with the same content answers the stored message, with other content 409', async () => {
    const { id, seeker } = await buildChat(app)
    const clientId = nextClientId()
    const first = await sendText(app, seeker, id, 'once', clientId)
    const again = await sendText(app, seeker, id, 'once', clientId)
    const other = await sendText(app, seeker, id, 'another', clientId)
    expect(again.data.message).toEqual(first.data.message)
    expect([first.status, again.status, other.status]).toEqual([200, 200, 409])
    expect((await read(seeker, id)).last_seq).toBe(2)
  })

  test('ten repeats at once are one message', async () => {
    const { id, seeker } = await buildChat(app)
    const clientId = nextClientId()
    const all = await Promise.all(
      Array.from({ length: 10 }, () => sendText(app, seeker, id, 'once', clientId)),
    )
    expect(new Set(all.map(({ data }) => data.message.seq))).toEqual(new Set([2]))
    expect((await read(seeker, id)).last_seq).toBe(2)
  })

  test('two people may use the same client id', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const clientId = nextClientId()
    const [a, b] = [
      await sendText(app, seeker, id, 'mine', clientId),
      await sendText(app, recruiter, id, 'ours', clientId),
    ]
    expect([a.data.message.seq, b.data.message.seq]).toEqual([2, 3])
  })

  test('a text has 1 to 4,000 characters; a reply names a message that is there', async () => {
    const { id, seeker } = await buildChat(app)
    const send = async (body: object) => {
      const { status, errors } = await app.call(
        calls.sendMessage,
        { params: { id }, body: { client_id: nextClientId(), ...body } },
        { as: seeker },
      )
      return [status, ...Object.keys(errors)]
    }
    expect(await send({ text: 'x'.repeat(4000) })).toEqual([200])
    expect(await send({ text: 'x'.repeat(4001) })).toEqual([422, 'text'])
    expect(await send({ text: '   ' })).toEqual([422, 'text'])
    expect(await send({})).toEqual([422, 'text'])
    expect(await send({ text: 'reply', reply_to_seq: 1 })).toEqual([200])
    expect(await send({ text: 'reply', reply_to_seq: 99 })).toEqual([422, 'reply_to_seq'])
    expect(await send({ kind: 'job', job_id: 'nothing' })).toEqual([422, 'job_id'])
  })

  test('a job is sent as its card', async () => {
    const { id, recruiter, jobId, seeker } = await buildChat(app)
    const sent = await app.call(
      calls.sendMessage,
      { params: { id }, body: { client_id: nextClientId(), kind: 'job', job_id: jobId } },
      { as: recruiter },
    )
    expect(sent.data.message).toMatchObject({
      kind: 'job',
      sender_name: 'Rosa Reyes',
      payload: { id: jobId },
    })
    expect((await messages(seeker, id)).messages.at(-1)).toMatchObject({
      kind: 'job',
      payload: { id: jobId },
    })
  })
})

describe('reading', () => {
  test('unread numbers are of the other side’s messages, and read_seq only grows', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    await sendText(app, seeker, id, 'two')
    await sendText(app, seeker, id, 'three')
    const markRead = async (seq: number) =>
      (await app.call(calls.markChatRead, { params: { id }, body: { seq } }, { as: recruiter })).data
    expect(await read(recruiter, id)).toMatchObject({ unread_num: 3, read_seq: 0 })
    expect(await markRead(2)).toEqual({ read_seq: 2, unread_num: 1 })
    expect(await markRead(1)).toEqual({ read_seq: 2, unread_num: 1 })
    expect(await markRead(999)).toEqual({ read_seq: 3, unread_num: 0 })
    expect(await read(seeker, id)).toMatchObject({ other_read_seq: 3, unread_num: 0 })
  })

  test('messages come after one, before one, or the newest', async () => {
    const { id, seeker } = await buildChat(app)
    for (const text of ['two', 'three', 'four', 'five']) await sendText(app, seeker, id, text)
    const seqs = async (query: object) => (await messages(seeker, id, query)).messages.map(({ seq }) => seq)
    expect(await seqs({ size: 2 })).toEqual([4, 5])
    expect(await seqs({ after: 1, size: 2 })).toEqual([2, 3])
    expect(await seqs({ before: 4, size: 2 })).toEqual([2, 3])
    expect(await seqs({ after: 5 })).toEqual([])
  })

  test('the heads of all chats tell how far each is', async () => {
    const { id, recruiter } = await buildChat(app)
    const { data } = await app.call(calls.listChatHeads, {}, { as: recruiter })
    expect(data).toMatchObject({
      chats: [{ id, last_seq: 1, read_seq: 0, unread_num: 1 }],
      total_num: 1,
    })
  })

  test('the list has the latest first, by box, by job and by words', async () => {
    const first = await buildChat(app, 'About the dentist’s hours')
    const { seeker } = first
    const second = await buildEmployer(app)
    const opened = await app.call(
      calls.openChat,
      { body: { job_id: second.jobId, text: 'Which shift?', client_id: nextClientId() } },
      { as: seeker },
    )
    const secondId = opened.data.chat.id
    const ids = async (query: object = {}) =>
      (await app.call(calls.listChats, { query }, { as: seeker })).data.chats.map(({ id }) => id)
    expect(await ids()).toEqual([secondId, first.id])
    await sendText(app, first.recruiter, first.id, 'From nine to five')
    expect(await ids()).toEqual([first.id, secondId])
    expect(await ids({ box: 'unread' })).toEqual([first.id])
    expect(await ids({ job_id: second.jobId })).toEqual([secondId])
    expect(await ids({ query: 'DENTIST' })).toEqual([first.id])
    expect(await ids({ query: '50%_\\' })).toEqual([])
    expect(await ids({ query: 'rosa' })).toEqual([first.id, secondId])
    await app.call(
      calls.changeChat,
      { params: { id: secondId }, body: { is_archived: true } },
      { as: seeker },
    )
    expect([await ids(), await ids({ box: 'archived' })]).toEqual([[first.id], [secondId]])
    expect((await app.call(calls.listChats, {}, { as: seeker })).data.unread_num).toBe(1)
  })

  test('by the stage of an application, and of the one for a job', async () => {
    const employer = await buildEmployer(app)
    const { recruiter, jobId, companyId } = employer
    const otherJobId = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    const chatOf = async (id: string, seeker: TestPerson) => {
      const applicationId = await buildApplication(app, id, seeker)
      const opened = await app.call(
        calls.openChat,
        { body: { application_id: applicationId } },
        { as: recruiter },
      )
      return { applicationId, id: opened.data.chat.id }
    }
    const seekers = [await buildVerifiedSeeker(app), await buildVerifiedSeeker(app)] as const
    const moved = await chatOf(jobId, seekers[0])
    const waiting = await chatOf(jobId, seekers[1])
    await chatOf(otherJobId, seekers[0])
    const interview = options('pipeline_stage_lists', 'en').find(({ key }) => key === 'interview')?.id ?? 0
    const body = { pipeline_stage_id: interview }
    await app.call(moveApplicant, { params: { id: moved.applicationId }, body }, { as: recruiter })
    const ids = async (query: object, as = recruiter) =>
      (await app.call(calls.listChats, { query }, { as })).data.chats.map(({ id }) => id)
    expect(await ids({ stage: 'interview' })).toEqual([moved.id])
    expect(await ids({ stage: 'interview', job_id: jobId })).toEqual([moved.id])
    expect(await ids({ stage: 'interview', job_id: otherJobId })).toEqual([])
    expect(await ids({ stage: 'applied', job_id: jobId })).toEqual([waiting.id])
    expect(await ids({ stage: 'offer' })).toEqual([])
    const colleague = await buildRecruiter(app, { companyId, role: 'admin' })
    expect(await ids({ stage: 'interview', job_id: jobId }, colleague)).toEqual([moved.id])
    expect(await ids({ stage: 'interview' }, (await buildEmployer(app)).recruiter)).toEqual([])
    expect(await ids({ stage: 'interview' }, seekers[0])).toEqual([moved.id])
  })

  test('a new message brings an archived chat back, unless it is muted', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const change = (body: object) => app.call(calls.changeChat, { params: { id }, body }, { as: seeker })
    await change({ is_archived: true })
    await sendText(app, recruiter, id, 'news')
    expect(await read(seeker, id)).toMatchObject({ is_archived: false })
    await change({ is_archived: true, is_muted: true })
    await sendText(app, recruiter, id, 'more news')
    expect(await read(seeker, id)).toMatchObject({ is_archived: true, is_muted: true })
  })
})

describe('removing', () => {
  test('the sender removes a message within 15 minutes, and a mark stays', async () => {
    const { id, seeker, recruiter } = await buildChat(app, 'too much')
    const remove = (as: TestPerson) => app.call(calls.removeMessage, { params: { id, seq: '1' } }, { as })
    expect((await remove(recruiter)).status).toBe(404)
    const removed = await remove(seeker)
    expect(removed.data.message).toMatchObject({ seq: 1, text: null, removed_at: expect.any(String) })
    const { messages: all } = await messages(recruiter, id)
    expect(all).toMatchObject([{ seq: 1, text: null, removed_at: removed.data.message.removed_at }])
    const { data } = await app.call(calls.listChats, { query: { query: 'too much' } }, { as: recruiter })
    expect(data.chats).toEqual([])
  })

  test('after that it stays', async () => {
    const { id, seeker } = await buildChat(app)
    await app.connection.sql`
      update chat_messages set created_at = now() - interval '16 minutes' where chat_id = ${id}`
    const { status } = await app.call(calls.removeMessage, { params: { id, seq: '1' } }, { as: seeker })
    expect(status).toBe(409)
    expect((await messages(seeker, id)).messages[0]?.removed_at).toBeNull()
  })
})

describe('declining', () => {
  test('nobody writes into a declined chat; whoever declined may reopen it', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const set = async (as: TestPerson, state: string) =>
      (await app.call(calls.changeChat, { params: { id }, body: { state: state as 'open' } }, { as })).status
    expect(await set(recruiter, 'declined')).toBe(200)
    expect((await sendText(app, seeker, id, 'please')).status).toBe(403)
    expect((await sendText(app, recruiter, id, 'no')).status).toBe(403)
    expect(await set(seeker, 'open')).toBe(403)
    expect(await set(recruiter, 'open')).toBe(200)
    expect((await sendText(app, seeker, id, 'thanks')).status).toBe(200)
    expect((await read(seeker, id)).state).toBe('open')
  })
})

describe('whose chat it is', () => {
  test('its seeker, its recruiter, owners and admins of the company; to anybody else it is not there', async () => {
    const { id, companyId, jobId, seeker, recruiter } = await buildChat(app)
    const of = (role: 'owner' | 'admin' | 'recruiter' | 'viewer') => buildRecruiter(app, { companyId, role })
    const stranger = await buildSeeker(app)
    const { recruiter: elsewhere } = await buildEmployer(app)
    const status = async (as: TestPerson) =>
      (await app.call(calls.readChat, { params: { id } }, { as })).status
    const people = [seeker, recruiter, await of('owner'), await of('admin')]
    expect(await Promise.all(people.map(status))).toEqual([200, 200, 200, 200])
    const others = [stranger, elsewhere, await of('recruiter')]
    expect(await Promise.all(others.map(status))).toEqual([404, 404, 404])
    expect(await status(await of('viewer'))).toBe(403)
    const [, , owner] = people
    const { data } = await app.call(calls.listChats, { query: { job_id: jobId } }, { as: owner })
    expect(data.chats.map(chat => chat.id)).toEqual([id])
    expect((await app.call(calls.listChats, {}, { as: owner })).data.total_num).toBe(0)
  })

  test('a colleague who reads does not read for the recruiter, and answers in their own name', async () => {
    const { id, companyId, seeker, recruiter } = await buildChat(app)
    const owner = await buildRecruiter(app, { companyId, role: 'admin' })
    await app.call(calls.markChatRead, { params: { id }, body: { seq: 1 } }, { as: owner })
    expect(await read(recruiter, id)).toMatchObject({ unread_num: 1 })
    await sendText(app, owner, id, 'I answer for Rosa')
    expect(await read(recruiter, id)).toMatchObject({ unread_num: 1, last_seq: 2 })
    expect(await read(seeker, id)).toMatchObject({
      unread_num: 1,
      last_message: { sender: 'recruiter', sender_name: 'Rosa Reyes' },
    })
  })
})

describe('an application', () => {
  const applyWith = async (first_message: string) => {
    const employer = await buildEmployer(app)
    const seeker = await buildSeeker(app)
    const { data } = await app.call(
      apply,
      { params: { id: employer.jobId }, body: { first_message }, files: { resume: resumeFile() } },
      { as: seeker },
    )
    return { ...employer, seeker, applied: data }
  }
  const check = async (as: TestPerson, recruiterId: string) =>
    (await app.call(checkChat, { params: { recruiterId } }, { as })).data

  test('its first message opens the chat, which it and call 004 name', async () => {
    const { seeker, recruiter, applied } = await applyWith('I can start on Monday')
    const id = applied.chat_id ?? ''
    expect(await read(recruiter, id)).toMatchObject({
      application_id: applied.id,
      unread_num: 1,
      last_message: { sender: 'seeker', text: 'I can start on Monday' },
    })
    expect(await check(seeker, recruiter.id)).toEqual({ is_exists: true, chat_id: id })
    const { data } = await app.call(listAppliedJobs, {}, { as: seeker })
    expect(data.jobs[0]).toMatchObject({ chat_id: id, first_message: 'I can start on Monday' })
    const listed = await app.call(listApplicants, {}, { as: recruiter })
    expect(listed.data.applications[0]).toMatchObject({ chat_id: id })
  })

  test('without one there is no chat', async () => {
    const { seeker, recruiter, applied } = await applyWith('')
    expect(applied.chat_id).toBeNull()
    expect(await check(seeker, recruiter.id)).toEqual({ is_exists: false, chat_id: null })
  })

  test('a declined chat stays as it is; the message stands with the application', async () => {
    const { seeker, recruiter, companyId, applied } = await applyWith('First')
    const id = applied.chat_id ?? ''
    await app.call(calls.changeChat, { params: { id }, body: { state: 'declined' } }, { as: recruiter })
    const second = await buildJob(app.db, { company_id: companyId, recruiter_id: recruiter.id })
    const { data } = await app.call(
      apply,
      { params: { id: second }, body: { first_message: 'Second' }, files: { resume: resumeFile() } },
      { as: seeker },
    )
    expect(data.chat_id).toBeNull()
    expect(await read(seeker, id)).toMatchObject({ state: 'declined', last_seq: 1 })
  })
})

describe('an account that is deleted', () => {
  test('its words go, the other side keeps its own, and the chat is closed', async () => {
    const { id, seeker, recruiter } = await buildChat(app, 'My secret')
    await sendText(app, recruiter, id, 'Our answer')
    await app.db.transaction().execute(trx => eraseChats(trx, seeker.id))
    expect(await read(recruiter, id)).toMatchObject({ state: 'closed', other: { id: null, last_name: '' } })
    const { messages: all } = await messages(recruiter, id)
    expect(all.map(({ text }) => text)).toEqual([null, 'Our answer'])
    expect((await sendText(app, recruiter, id, 'Hello?')).status).toBe(403)
  })
})

test('a seeker opens at most 20 chats a day', async () => {
  const seeker = await buildSeeker(app)
  const statuses: number[] = []
  for (let at = 0; at < 21; at += 1) {
    const { jobId } = await buildEmployer(app)
    statuses.push((await app.call(calls.openChat, { body: { job_id: jobId } }, { as: seeker })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  expect((await app.call(calls.listChats, {}, { as: seeker })).data.total_num).toBe(20)
})
