import type { ChatRequestKind } from '@hanap/contracts/chats/chat.schemas'
import * as calls from '@hanap/contracts/chats/chats.calls'
import { listApplicants, listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { withdrawApplication } from '@hanap/contracts/jobs/jobs.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { createWebsite } from '@hanap/contracts/jobseekers/profile.calls'
import { deleteResume, uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import { type RefusalCode, refusals } from '@hanap/contracts/refusals'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildRecruiter, buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { buildHiring } from '../../job-applications/factory.ts'
import { resumeFile } from '../../resumes/factory.ts'
import { eraseChats } from '../erase.ts'
import { buildChat, nextClientId, sendText } from '../factory.ts'
import { ownChatsOf } from '../own-chats.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ask = (as: TestPerson, id: string, kind: ChatRequestKind, client_id = nextClientId()) =>
  app.call(calls.askInChat, { params: { id }, body: { kind, client_id } }, { as })

/** Asks for something; answers the request. */
const asked = async (as: TestPerson, id: string, kind: ChatRequestKind) => {
  const { message } = (await ask(as, id, kind)).data
  if (message.kind !== 'request' || !message.payload) throw new Error('No request was made')
  return message.payload
}
const answer = (
  as: TestPerson,
  id: string,
  requestId: string,
  given: 'grant' | 'decline' | 'revoke',
  resume_id?: string,
) =>
  app.call(
    calls.answerChatRequest,
    { params: { id, requestId }, body: { answer: given, ...(resume_id && { resume_id }) } },
    { as },
  )
const content = (as: TestPerson, id: string, requestId: string) =>
  app.call(calls.readChatRequestContent, { params: { id, requestId } }, { as })
const messages = async (as: TestPerson, id: string, language = 1) =>
  (await app.call(calls.listMessages, { params: { id } }, { as, language })).data.messages
const accesses = async (as: TestPerson) => (await app.call(listDataAccess, {}, { as })).data.accesses
const resumeOf = async (as: TestPerson) =>
  (await app.call(uploadResume, { files: { file: resumeFile() } }, { as })).data.resume_id
const setPhone = ({ id }: TestPerson) =>
  app.connection.sql`update accounts set contact_number = '+639171234567' where id = ${id}`

describe('asking', () => {
  test('is a message with its seq, and a repeat of its client id is the same request', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const clientId = nextClientId()
    const first = await ask(recruiter, id, 'email', clientId)
    const { message } = first.data
    expect(message).toMatchObject({
      seq: 2,
      kind: 'request',
      sender: 'recruiter',
      payload: { kind: 'email', state: 'asked', asked_by: 'recruiter' },
    })
    const again = await ask(recruiter, id, 'email', clientId)
    expect(again.data.message).toEqual(message)
    expect((await ask(recruiter, id, 'phone', clientId)).status).toBe(409)
    expect((await messages(seeker, id)).at(-1)).toEqual(message)
  })

  test('the same is not asked twice while it waits or is granted, and again once it was revoked', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    expect((await ask(recruiter, id, 'email')).status).toBe(409)
    await answer(seeker, id, request_id, 'grant')
    expect((await ask(recruiter, id, 'email')).status).toBe(409)
    await answer(seeker, id, request_id, 'revoke')
    expect((await ask(recruiter, id, 'email')).status).toBe(200)
  })

  test('of ten at once one is made', async () => {
    const { id, recruiter } = await buildChat(app)
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(recruiter, id, 'phone')))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  test('a seeker asks where a recruiter is reached, and for nothing that a recruiter has not', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(seeker, id, 'email')
    await answer(recruiter, id, request_id, 'grant')
    expect((await content(seeker, id, request_id)).data.value).toBe(recruiter.email)
    const refused = await ask(seeker, id, 'resume')
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['kind']])
    expect(await accesses(seeker)).toEqual([])
  })

  test('nobody asks in a chat that ended, and what its asker removes cannot be granted', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await app.call(calls.removeMessage, { params: { id, seq: '2' } }, { as: recruiter })
    expect((await answer(seeker, id, request_id, 'grant')).status).toBe(410)
    await app.call(calls.changeChat, { params: { id }, body: { state: 'declined' } }, { as: seeker })
    expect((await ask(recruiter, id, 'phone')).status).toBe(403)
  })
})

describe('what is granted', () => {
  test('is read through the guarded call alone, and ends when it is revoked', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    await setPhone(seeker)
    const { request_id } = await asked(recruiter, id, 'phone')
    expect((await content(recruiter, id, request_id)).status).toBe(403)
    const granted = await answer(seeker, id, request_id, 'grant')
    expect(granted.data.request).toMatchObject({ request_id, kind: 'phone', state: 'granted' })
    expect((await content(recruiter, id, request_id)).data).toEqual({
      kind: 'phone',
      value: '+639171234567',
      file: null,
    })
    expect(JSON.stringify(await messages(recruiter, id))).not.toContain('9171234567')
    expect((await answer(seeker, id, request_id, 'revoke')).data.request.state).toBe('revoked')
    expect((await content(recruiter, id, request_id)).status).toBe(410)
    expect((await answer(seeker, id, request_id, 'grant')).status).toBe(409)
  })

  test('each reading stands in who saw my data; the seeker’s own does not', async () => {
    const { id, jobId, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await answer(seeker, id, request_id, 'grant')
    await content(recruiter, id, request_id)
    await content(recruiter, id, request_id)
    expect((await content(seeker, id, request_id)).data.value).toBe(seeker.email)
    expect(await accesses(seeker)).toMatchObject([
      { kind: 'contact', recruiter_name: 'Rosa Reyes', job: { id: jobId } },
      { kind: 'contact' },
    ])
  })

  test('a resume is a file behind the same guard, gone when its owner deletes it', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const resumeId = await resumeOf(seeker)
    const { request_id } = await asked(recruiter, id, 'resume')
    const without = await answer(seeker, id, request_id, 'grant')
    expect([without.status, Object.keys(without.errors)]).toEqual([422, ['resume_id']])
    const foreign = await resumeOf(await buildSeeker(app))
    expect((await answer(seeker, id, request_id, 'grant', foreign)).status).toBe(422)
    await answer(seeker, id, request_id, 'grant', resumeId)
    const { file } = (await content(recruiter, id, request_id)).data
    expect(file).toMatchObject({ mime: 'application/pdf' })
    const read = () =>
      app.send('GET', file?.url ?? '', { headers: { authorization: `Bearer ${recruiter.token}` } })
    expect((await read()).text).toContain('%PDF-')
    expect((await accesses(seeker)).map(({ kind }) => kind)).toEqual(['resume', 'resume'])
    await app.call(deleteResume, { params: { id: resumeId } }, { as: seeker })
    expect([(await read()).status, (await content(recruiter, id, request_id)).status]).toEqual([410, 410])
  })

  test('a portfolio is the web addresses of the profile; what a profile lacks cannot be granted', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'portfolio')
    const phone = await asked(recruiter, id, 'phone')
    expect((await answer(seeker, id, request_id, 'grant')).status).toBe(409)
    expect((await answer(seeker, id, phone.request_id, 'grant')).status).toBe(409)
    await app.call(createWebsite, { body: { url: 'https://ana.example.com' } }, { as: seeker })
    await answer(seeker, id, request_id, 'grant')
    expect((await content(recruiter, id, request_id)).data.value).toContain('https://ana.example.com')
  })

  test('of somebody whose address is not confirmed it is marked so', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    const granted = await answer(seeker, id, request_id, 'grant')
    expect(granted.data.request.is_unconfirmed).toBe(true)
    await app.connection.sql`update accounts set is_email_verified = true where id = ${seeker.id}`
    expect((await messages(recruiter, id))[1]).toMatchObject({ payload: { is_unconfirmed: false } })
  })

  test('a colleague who may read the chat reads it in their own name; another company does not find it', async () => {
    const { id, companyId, seeker, recruiter } = await buildChat(app)
    const admin = await buildRecruiter(app, { companyId, role: 'admin' })
    const { recruiter: stranger } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await answer(seeker, id, request_id, 'grant')
    expect((await content(admin, id, request_id)).data.value).toBe(seeker.email)
    expect((await content(stranger, id, request_id)).status).toBe(404)
    const other = await buildChat(app)
    expect((await content(other.recruiter, other.id, request_id)).status).toBe(404)
  })
})

describe('answering', () => {
  test('is the other side’s; declining may still become a grant, and repeats change nothing', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    const statuses = async (...given: ('grant' | 'decline' | 'revoke')[]) => {
      const all: number[] = []
      for (const each of given) all.push((await answer(seeker, id, request_id, each)).status)
      return all
    }
    expect((await answer(recruiter, id, request_id, 'grant')).status).toBe(403)
    expect(await statuses('revoke', 'decline', 'decline', 'grant', 'grant', 'decline')).toEqual([
      409, 200, 200, 200, 200, 409,
    ])
    expect((await messages(seeker, id)).map(({ kind }) => kind)).toEqual([
      'text',
      'request',
      'system',
      'system',
    ])
  })

  test('is told in each reader’s language, unread for the other side alone', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await app.call(calls.markChatRead, { params: { id }, body: { seq: 2 } }, { as: recruiter })
    await answer(seeker, id, request_id, 'grant')
    const unread = async (as: TestPerson) =>
      (await app.call(calls.readChat, { params: { id } }, { as })).data.chat.unread_num
    expect([await unread(seeker), await unread(recruiter)]).toEqual([0, 1])
    const texts: (string | null | undefined)[] = []
    for (const { id: language } of languages)
      texts.push((await messages(recruiter, id, language)).at(-1)?.text)
    expect(new Set(texts).size).toBe(10)
    expect(texts[0]).toBe('Shared: email address')
  })

  test('comes within 14 days, or the request has expired', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await app.connection
      .sql`update chat_requests set asked_at = now() - interval '14 days' where id = ${request_id}`
    expect((await messages(seeker, id))[1]).toMatchObject({ payload: { state: 'expired' } })
    expect((await answer(seeker, id, request_id, 'grant')).status).toBe(410)
    expect((await content(recruiter, id, request_id)).status).toBe(410)
    expect((await ask(recruiter, id, 'email')).status).toBe(200)
  })

  test('refuses in ten languages', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    const codes: RefusalCode[] = [
      'already_asked',
      'request_not_yours',
      'request_not_granted',
      'request_not_found',
    ]
    const said = async (language: number) => {
      const asking = { as: recruiter, language }
      const params = { id, requestId: request_id }
      const all = [
        await app.call(
          calls.askInChat,
          { params: { id }, body: { kind: 'email', client_id: nextClientId() } },
          asking,
        ),
        await app.call(calls.answerChatRequest, { params, body: { answer: 'grant' } }, asking),
        await app.call(calls.readChatRequestContent, { params }, asking),
        await app.call(calls.readChatRequestContent, { params: { id, requestId: 'none' } }, asking),
      ]
      expect(all.map(({ status }) => status)).toEqual(codes.map(code => refusals[code]))
      return all.map(({ message }) => message)
    }
    const texts: (string | undefined)[] = []
    for (const { id: language } of languages) texts.push(...(await said(language)))
    expect(new Set(texts).size).toBe(codes.length * 10)
    expect((await sendText(app, seeker, id, 'still here')).status).toBe(200)
  })
})

describe('an application', () => {
  test('granted with a resume is made in review, from talent, and the chat is about it', async () => {
    const { id, jobId, recruiter } = await buildChat(app)
    const { id: chatId, seeker, recruiter: asker, jobId: job } = await buildChat(app)
    const resumeId = await resumeOf(seeker)
    const { request_id } = await asked(asker, chatId, 'application')
    expect((await answer(seeker, chatId, request_id, 'grant', resumeId)).status).toBe(200)
    const [application] = (await app.call(listAppliedJobs, {}, { as: seeker })).data.jobs
    expect(application).toMatchObject({
      job: { id: job },
      stage: 'in_review',
      chat_id: chatId,
      resume_id: resumeId,
    })
    const { data } = await app.call(listApplicants, {}, { as: asker })
    expect(data.applications).toMatchObject([{ id: application?.id, stage: 'in_review' }])
    const [row] = await app.connection
      .sql`select source from applications where id = ${application?.id ?? ''}`
    expect(row?.source).toBe('talent')
    const read = await content(asker, chatId, request_id)
    expect(read.data).toMatchObject({ value: application?.id, file: { mime: 'application/pdf' } })
    await app.call(withdrawApplication, { params: { id: application?.id ?? '' } }, { as: seeker })
    expect((await content(asker, chatId, request_id)).status).toBe(410)

    await app.connection.sql`update jobs set status = 'closed' where id = ${jobId}`
    expect((await ask(recruiter, id, 'application')).status).toBe(410)
  })

  test('that stands grants what it carried, and ends it when it is withdrawn; the phone is asked for', async () => {
    const { id: applicationId, seeker, recruiter } = await buildHiring(app)
    const opened = await app.call(
      calls.openChat,
      { body: { application_id: applicationId } },
      { as: recruiter },
    )
    const { id } = opened.data.chat
    const resume = await asked(recruiter, id, 'resume')
    expect(resume).toMatchObject({ state: 'granted', is_by_application: true })
    expect(await asked(recruiter, id, 'phone')).toMatchObject({ state: 'asked', is_by_application: false })
    expect((await content(recruiter, id, resume.request_id)).data.file).toMatchObject({
      mime: 'application/pdf',
    })
    await app.call(withdrawApplication, { params: { id: applicationId } }, { as: seeker })
    expect((await content(recruiter, id, resume.request_id)).status).toBe(410)
  })
})

describe('a person’s own data', () => {
  test('has the requests, and a deleted account’s grants end', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { request_id } = await asked(recruiter, id, 'email')
    await answer(seeker, id, request_id, 'grant')
    const [own] = await ownChatsOf(app.db, seeker.id)
    expect(own?.requests).toMatchObject([{ kind: 'email', by: 'recruiter', state: 'granted' }])
    await app.db.transaction().execute(trx => eraseChats(trx, seeker.id))
    expect((await content(recruiter, id, request_id)).status).toBe(410)
    const [row] = await app.connection.sql`select owner_id, state from chat_requests where id = ${request_id}`
    expect(row).toMatchObject({ owner_id: null, state: 'revoked' })
  })

  test('an account of a confirmed address grants without a mark', async () => {
    const { id, recruiter, seeker } = await buildChat(app)
    await app.connection.sql`update accounts set is_email_verified = true where id = ${seeker.id}`
    const { request_id } = await asked(recruiter, id, 'email')
    expect((await answer(seeker, id, request_id, 'grant')).data.request.is_unconfirmed).toBe(false)
  })
})
