import * as calls from '@hanap/contracts/chats/chats.calls'
import { uploadFiles } from '@hanap/contracts/go/go.calls'
import { listDataAccess } from '@hanap/contracts/jobseekers/privacy.calls'
import { uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildSeeker, type TestPerson } from '../../auth/factory.ts'
import { pdfBytes, resumeFile } from '../../resumes/factory.ts'
import { eraseChats } from '../erase.ts'
import { buildChat, nextClientId, sendText } from '../factory.ts'
import { ownChatFilesOf, ownChatsOf } from '../own-chats.ts'
import { openReports } from '../reports/review-reports.ts'
import { chatFilesStore } from './files-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A picture with a place in its metadata. */
const photo = async (name = 'me at home.jpg', width = 30) => ({
  name,
  type: 'image/jpeg',
  content: new Uint8Array(
    await sharp({ create: { width, height: 20, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secretplace' } })
      .toBuffer(),
  ),
})
const paper = (name = 'offer.pdf') => resumeFile(name, pdfBytes(`It is ${name}`))

type TestFile = ReturnType<typeof paper>

const upload = (as: TestPerson, id: string, file: TestFile) =>
  app.call(calls.uploadChatFile, { params: { id }, body: {}, files: { file } }, { as })
const send = (as: TestPerson, id: string, body: Record<string, unknown>, client_id = nextClientId()) =>
  app.call(calls.sendMessage, { params: { id }, body: { client_id, ...body } }, { as })
const read = async (as: TestPerson | undefined, url: string) =>
  app.send('GET', url, as ? { headers: { authorization: `Bearer ${as.token}` } } : {})
const lastMessage = async (as: TestPerson, id: string) => {
  const message = (await app.call(calls.listMessages, { params: { id } }, { as })).data.messages.at(-1)
  if (!message) throw new Error('The chat is empty')
  return message
}

/** Uploads a file and sends it; answers the file as its message has it. */
const sent = async (as: TestPerson, id: string, file: TestFile, kind: 'image' | 'file' = 'file') => {
  const { data } = await upload(as, id, file)
  const { message } = (await send(as, id, { kind, file_id: data.file.id })).data
  if ((message.kind !== 'image' && message.kind !== 'file') || !message.payload) throw new Error('No file')
  return { seq: message.seq, ...message.payload }
}

describe('a file', () => {
  test('of either side is shown to both, a picture with its size and without its metadata', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const picture = await sent(seeker, id, await photo(), 'image')
    expect(picture).toMatchObject({ name: 'me at home.jpg', mime: 'image/jpeg', width: 30, height: 20 })
    for (const as of [seeker, recruiter]) {
      const answer = await read(as, picture.url)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
    const offer = await sent(recruiter, id, paper())
    expect(await lastMessage(seeker, id)).toMatchObject({
      kind: 'file',
      payload: { mime: 'application/pdf' },
    })
    const answer = await read(seeker, offer.url)
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7\nIt is offer.pdf\n%%EOF\n'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment;.*offer\.pdf/)
  })

  test('keeps nothing of where a picture was taken', async () => {
    const { id, seeker } = await buildChat(app)
    const file = await photo('x.jpg', 31)
    expect((await sharp(file.content).metadata()).exif).toBeDefined()
    const picture = await sent(seeker, id, file, 'image')
    const answer = await fetch(`http://127.0.0.1:${app.port}${picture.url}`, {
      headers: { authorization: `Bearer ${seeker.token}` },
    })
    expect(await sharp(await answer.arrayBuffer()).metadata()).not.toHaveProperty('exif')
  })

  test('is found in its own chat alone, and by nobody else', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const other = await buildChat(app)
    const { url } = await sent(seeker, id, paper())
    expect((await read(undefined, url)).status).toBe(401)
    for (const stranger of [other.seeker, other.recruiter, await buildSeeker(app)])
      expect((await read(stranger, url)).status).toBe(404)
    expect((await read(other.seeker, url.replace(id, other.id))).status).toBe(404)
    const waiting = (await upload(seeker, id, paper('waits.pdf'))).data.file
    expect((await read(seeker, waiting.url)).status).toBe(200)
    expect((await read(recruiter, waiting.url)).status).toBe(404)
    for (const thief of [recruiter, other.seeker])
      expect(
        (await send(thief, thief === recruiter ? id : other.id, { kind: 'file', file_id: waiting.id }))
          .errors,
      ).toHaveProperty('file_id')
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that may run script', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['half a picture', '\u0089PNG\r\n'],
    ['an empty file', ''],
    ['more than 10 MB', `%PDF-1.7${'x'.repeat(10 * 1024 * 1024)}`],
  ])('that is %s is refused by name', async (_, content) => {
    const { id, seeker } = await buildChat(app)
    const refused = await upload(seeker, id, { ...paper(), content: new Uint8Array(Buffer.from(content)) })
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['file']])
  })

  test('is named by its message: none, another’s, a used one and a paper as an image are refused', async () => {
    const { id, seeker } = await buildChat(app)
    const { file } = (await upload(seeker, id, paper())).data
    expect((await send(seeker, id, { kind: 'image' })).errors).toHaveProperty('file_id')
    expect((await send(seeker, id, { kind: 'image', file_id: file.id })).errors).toHaveProperty('file_id')
    expect((await send(seeker, id, { kind: 'file', file_id: 'unknown' })).errors).toHaveProperty('file_id')
    expect((await send(seeker, id, { kind: 'file', file_id: file.id })).status).toBe(200)
    expect((await send(seeker, id, { kind: 'file', file_id: file.id })).errors).toHaveProperty('file_id')
    expect((await lastMessage(seeker, id)).seq).toBe(2)
  })

  test('sent again under its client id is the stored message, also at once and after it was removed', async () => {
    const { id, seeker } = await buildChat(app)
    const { file } = (await upload(seeker, id, paper())).data
    const clientId = nextClientId()
    const body = { kind: 'file', file_id: file.id, text: 'My licence' }
    const all = await Promise.all(Array.from({ length: 5 }, () => send(seeker, id, body, clientId)))
    expect(new Set(all.map(({ data }) => data.message.seq))).toEqual(new Set([2]))
    expect((await send(seeker, id, { ...body, text: 'Else' }, clientId)).status).toBe(409)
    await app.call(calls.removeMessage, { params: { id, seq: '2' } }, { as: seeker })
    const again = await send(seeker, id, body, clientId)
    expect([again.status, again.data.message]).toMatchObject([200, { seq: 2, payload: null, text: null }])
  })

  test('may be an upload of the seeker’s own', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const { files } = (
      await app.call(uploadFiles, { body: {}, files: { files: paper('mine.pdf') } }, { as: seeker })
    ).data
    const [{ id: fileId } = { id: '' }] = files
    const clientId = nextClientId()
    const first = await send(seeker, id, { kind: 'file', file_id: fileId }, clientId)
    expect(first.data.message).toMatchObject({ kind: 'file', payload: { name: 'mine.pdf' } })
    expect((await send(seeker, id, { kind: 'file', file_id: fileId }, clientId)).data.message).toEqual(
      first.data.message,
    )
    await app.connection.sql`delete from uploads where id = ${fileId}`
    const { message } = first.data
    expect((await read(recruiter, message.kind === 'file' ? (message.payload?.url ?? '') : '')).status).toBe(
      200,
    )
    const stranger = await buildChat(app)
    expect(
      (await send(stranger.seeker, stranger.id, { kind: 'file', file_id: fileId })).errors,
    ).toHaveProperty('file_id')
  })

  test('is not taken where nobody writes any more', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    await app.call(calls.changeChat, { params: { id }, body: { state: 'declined' } }, { as: recruiter })
    expect((await upload(seeker, id, paper())).status).toBe(403)
  })

  test('goes with its message, unless it was reported before', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const [plain, reported] = [
      await sent(recruiter, id, paper('removed.pdf')),
      await sent(recruiter, id, await photo('b.jpg', 32), 'image'),
    ]
    const hashOf = async (fileId: string) =>
      (await chatFilesStore.find(app.db, id, fileId))?.content_hash ?? ''
    const hashes = [await hashOf(plain.id), await hashOf(reported.id)]
    await app.call(
      calls.reportChat,
      { params: { id }, body: { subject: 'recruiter', report_reason_id: 1, seqs: [reported.seq] } },
      { as: seeker },
    )
    await app.connection.sql`delete from chat_report_files where seq = ${plain.seq}`
    for (const { seq, url } of [plain, reported]) {
      await app.call(calls.removeMessage, { params: { id, seq: String(seq) } }, { as: recruiter })
      for (const as of [seeker, recruiter]) expect((await read(as, url)).status).toBe(404)
    }
    expect(await chatFilesStore.named(app.db, hashes)).toEqual(new Set(hashes.slice(1)))
    const report = (await openReports(app.db)).find(each => each.chat_id === id)
    expect(await chatFilesStore.reported(app.db, [report?.id ?? ''])).toMatchObject([
      { seq: reported.seq, name: 'b.jpg' },
    ])
  })

  test('without a message is forgotten after a day', async () => {
    const { id, seeker } = await buildChat(app)
    const [old, kept] = [(await upload(seeker, id, paper())).data.file, await sent(seeker, id, paper())]
    await app.connection
      .sql`update chat_files set uploaded_at = now() - interval '25 hours' where chat_id = ${id}`
    await chatFilesStore.sweepWaiting(app.db)
    expect([(await read(seeker, old.url)).status, (await read(seeker, kept.url)).status]).toEqual([404, 200])
  })

  test('fifty wait for their messages at most', async () => {
    const { id, seeker } = await buildChat(app)
    await app.connection.sql`
      insert into chat_files (chat_id, id, owner_id, name, mime, size, content_hash)
      select ${id}, 'waiting' || n, ${seeker.id}, 'a.png', 'image/png', 1, 'x' from generate_series(1, 50) n`
    expect((await upload(seeker, id, paper())).status).toBe(409)
  })

  test('is in its owner’s download, and goes with their account', async () => {
    const { id, seeker, recruiter } = await buildChat(app)
    const own = await sent(seeker, id, paper('own.pdf'))
    const others = await sent(recruiter, id, paper('others.pdf'))
    expect(await ownChatFilesOf(app.db, seeker.id)).toMatchObject([
      { chatId: id, id: own.id, name: 'own.pdf' },
    ])
    const [chat] = await ownChatsOf(app.db, seeker.id)
    expect(chat?.messages.map(({ file }) => file)).toEqual([null, 'own.pdf', 'others.pdf'])
    await app.db.transaction().execute(trx => eraseChats(trx, seeker.id))
    expect((await read(recruiter, own.url)).status).toBe(404)
    expect((await read(recruiter, others.url)).status).toBe(200)
    expect((await lastMessage(recruiter, id)).seq).toBe(3)
  })
})

describe('a resume', () => {
  const build = async () => {
    const chat = await buildChat(app)
    const { resume_id } = (
      await app.call(uploadResume, { files: { file: resumeFile('CV.pdf') } }, { as: chat.seeker })
    ).data
    return { ...chat, resumeId: resume_id }
  }

  test('is shared by its message as by a grant: each look is seen, and it ends', async () => {
    const { id, seeker, recruiter, resumeId } = await build()
    const clientId = nextClientId()
    const body = { kind: 'resume', resume_id: resumeId }
    const { message } = (await send(seeker, id, body, clientId)).data
    if (message.kind !== 'resume' || !message.payload) throw new Error('No resume')
    expect(message).toMatchObject({ seq: 2, payload: { name: 'CV.pdf', mime: 'application/pdf' } })
    expect((await send(seeker, id, body, clientId)).data.message).toEqual(message)
    expect((await send(seeker, id, { ...body, text: 'Else' }, clientId)).status).toBe(409)
    expect((await read(recruiter, message.payload.url)).status).toBe(200)
    expect((await app.call(listDataAccess, {}, { as: seeker })).data.accesses).toMatchObject([
      { kind: 'resume' },
    ])
    await app.call(
      calls.answerChatRequest,
      { params: { id, requestId: message.payload.request_id }, body: { answer: 'revoke' } },
      { as: seeker },
    )
    expect((await read(recruiter, message.payload.url)).status).toBe(410)
    const { messages } = (await app.call(calls.listMessages, { params: { id } }, { as: recruiter })).data
    expect(messages[1]).toMatchObject({ kind: 'resume', payload: null, removed_at: null })
  })

  test('is shared no longer once its message was removed', async () => {
    const { id, seeker, recruiter, resumeId } = await build()
    const { message } = (await send(seeker, id, { kind: 'resume', resume_id: resumeId })).data
    await app.call(calls.removeMessage, { params: { id, seq: '2' } }, { as: seeker })
    expect(
      (await read(recruiter, message.kind === 'resume' ? (message.payload?.url ?? '') : '')).status,
    ).toBe(410)
  })

  test('of another’s, and a recruiter’s, is refused', async () => {
    const { id, seeker, recruiter, resumeId } = await build()
    const other = await buildChat(app)
    expect(
      (await send(other.seeker, other.id, { kind: 'resume', resume_id: resumeId })).errors,
    ).toHaveProperty('resume_id')
    expect((await send(recruiter, id, { kind: 'resume', resume_id: resumeId })).errors).toHaveProperty('kind')
    expect((await send(seeker, id, { kind: 'resume' })).errors).toHaveProperty('resume_id')
  })
})

test('a job is shown as its card, and one that is not there is refused', async () => {
  const { id, seeker, recruiter, jobId } = await buildChat(app)
  const { message } = (await send(recruiter, id, { kind: 'job', job_id: jobId })).data
  expect(message).toMatchObject({ kind: 'job', payload: { id: jobId } })
  expect((await lastMessage(seeker, id)).payload).toMatchObject({ id: jobId })
  expect((await send(seeker, id, { kind: 'job', job_id: 'unknown' })).errors).toHaveProperty('job_id')
  expect((await sendText(app, seeker, id, 'Yes')).status).toBe(200)
})
