import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { AnswerOf } from '@hanap/contracts/call'
import { readRedDot, readUpload, sendFeedback, uploadFiles } from '@hanap/contracts/go/go.calls'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildGuest, buildSeeker, type TestPerson } from '../auth/factory.ts'
import { openFeedback, sweepFeedback } from './feedback.ts'
import { sweepUploads } from './uploads.ts'

const admin = fileURLToPath(new URL('../../entry/admin.ts', import.meta.url))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const textBytes = (text: string) => new Uint8Array(Buffer.from(text))
/** A picture with a place in its metadata; each time the same for the same width. */
const png = async (width = 3) =>
  new Uint8Array(
    await sharp({ create: { width, height: 2, channels: 3, background: '#c33' } })
      .png()
      .withExif({ IFD0: { Copyright: 'Secretplace' } })
      .toBuffer(),
  )
const pdf = () => textBytes('%PDF-1.7')

interface UploadAnswer {
  data?: AnswerOf<typeof uploadFiles>
  errors?: Record<string, string[]>
  code?: string
}

type Content = Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>

/** Several files under one name, as a browser's form sends them. */
const upload = async (as: { token: string }, ...files: (readonly [string, Content])[]) => {
  const form = new FormData()
  form.set('did', 'device')
  for (const [name, content] of files) form.append('files', new File([await content], name))
  const answer = await fetch(`http://127.0.0.1:${app.port}${uploadFiles.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}` },
    body: form,
  })
  const body: UploadAnswer = JSON.parse(await answer.text())
  return {
    status: answer.status,
    files: body.data?.files ?? [],
    errors: body.errors ?? {},
    code: body.code,
    file: (at: number) => body.data?.files[at] ?? { id: '', url: '' },
  }
}

const read = (url: string, as?: { token: string }) =>
  fetch(`http://127.0.0.1:${app.port}${url}`, as ? { headers: { authorization: `Bearer ${as.token}` } } : {})

describe('107 file/upload', () => {
  test('files are what their content says, and come back to their owner alone', async () => {
    const as = await buildSeeker(app)
    const { status, files, file } = await upload(as, ['../seen\u202e.exe', png()], ['paper.pdf', pdf()])
    expect(status).toBe(200)
    expect(files).toHaveLength(2)
    const picture = await read(file(0).url, as)
    expect(picture.headers.get('content-type')).toBe('image/png')
    const kept = await sharp(await picture.arrayBuffer()).metadata()
    expect(kept).toMatchObject({ format: 'png', width: 3, height: 2 })
    expect([(await sharp(await png()).metadata()).exif !== undefined, kept.exif]).toEqual([true, undefined])
    expect(picture.headers.get('content-disposition')).toMatch(/^attachment;.*seen\.png/)
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await read(file(1).url, as)).headers.get('content-type')).toBe('application/pdf')
    expect((await read(file(0).url, await buildSeeker(app))).status).toBe(404)
    expect((await read(file(0).url)).status).toBe(401)
  })

  test.each<[string, number, Content]>([
    ['a page', 422, textBytes('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may run script', 422, textBytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', 422, png().then(content => content.slice(0, -20))],
    ['an empty file', 422, new Uint8Array()],
    ['more than 10 MB', 422, textBytes(`%PDF-1.7${'x'.repeat(10 * 1024 * 1024)}`)],
  ])('%s is refused, and nothing of the form is kept', async (_, expected, content) => {
    const as = await buildSeeker(app)
    const { status, errors } = await upload(as, ['good.png', png()], ['a.png', content])
    expect([status, Object.keys(errors)]).toEqual([expected, ['files']])
    const { rows } = await sql`select 1 from uploads where account_id = ${as.id}`.execute(app.db)
    expect(rows).toEqual([])
  })

  test('at most five files come at once, fifty wait, and none is no upload', async () => {
    const as = await buildSeeker(app)
    const six = Array.from({ length: 6 }, (_, at) => [`${at}.png`, png(at + 1)] as const)
    expect((await upload(as, ...six)).code).toBe('too_many_files')
    expect((await upload(as)).errors).toHaveProperty('files')
    await app.connection.sql`
      insert into uploads (id, account_id, name, mime, size, content_hash)
      select 'waiting' || n, ${as.id}, 'a.png', 'image/png', 1, 'x' from generate_series(1, 46) n`
    expect((await upload(as, ...six.slice(0, 5))).code).toBe('too_many_files')
    expect((await upload(as, ...six.slice(0, 4))).status).toBe(200)
  })

  test('what no feedback names within a day goes', async () => {
    const as = await buildSeeker(app)
    const { files, file } = await upload(as, ['old.png', png(1)], ['told.png', png(2)], ['new.png', png()])
    await app.call(sendFeedback, { body: { content: 'See this.', file_ids: [file(1).id] } }, { as })
    await app.connection.sql`
      update uploads set uploaded_at = now() - interval '25 hours' where id = any(${[file(0).id, file(1).id]})`
    await sweepUploads(app.db)
    const left = await Promise.all(files.map(async ({ url }) => (await read(url, as)).status))
    expect(left).toEqual([404, 200, 200])
  })
})

describe('108 user/feedback', () => {
  const said = async (content: string) => (await openFeedback(app.db)).find(each => each.content === content)

  test('a seeker’s feedback is kept with its files; another’s are refused', async () => {
    const as = await buildSeeker(app)
    const other = await buildSeeker(app)
    const { file } = await upload(as, ['screen.png', png()])
    const send = (who: TestPerson, content: string) =>
      app.call(
        sendFeedback,
        { body: { content, category: 'problem', contact: 'me@example.com', file_ids: [file(0).id] } },
        { as: who, market: 'sg', language: 10 },
      )
    expect((await send(other, 'Not mine.')).errors).toHaveProperty('file_ids')
    expect(await said('Not mine.')).toBeUndefined()
    expect((await send(as, 'It is broken.')).status).toBe(200)
    expect(await said('It is broken.')).toMatchObject({
      account_id: as.id,
      market: 'sg',
      language: 'ar',
      category: 'problem',
      contact: 'me@example.com',
      files: [{ name: 'screen.png' }],
    })
    expect((await send(as, 'The same file again.')).errors).toHaveProperty('file_ids')
  })

  test('a guest says something without files', async () => {
    const as = await buildGuest(app)
    const { file } = await upload(await buildSeeker(app), ['screen.png', png()])
    const send = (body: { content: string; file_ids?: string[] }) => app.call(sendFeedback, { body }, { as })
    expect((await send({ content: 'Nice.' })).status).toBe(200)
    expect(await said('Nice.')).toMatchObject({ account_id: null, category: 'other', contact: null })
    expect((await send({ content: 'With a file.', file_ids: [file(0).id] })).errors).toHaveProperty(
      'file_ids',
    )
    expect((await send({ content: ' ' })).errors).toHaveProperty('content')
  })

  // Each command is a process of its own.
  test('operators list it with where its files stand, and settle it', { timeout: 60_000 }, async () => {
    const as = await buildSeeker(app)
    const { file } = await upload(as, ['error.png', png(7)])
    await app.call(
      sendFeedback,
      { body: { content: 'Two\nlines.', category: 'idea', file_ids: [file(0).id] } },
      { as },
    )
    const run = async (...words: string[]) =>
      (
        await promisify(execFile)(process.execPath, [admin, 'feedback', ...words], {
          env: {
            ...process.env,
            DATABASE_URL: app.settings.DATABASE_URL,
            DATA_DIR: app.settings.DATA_DIR,
          },
        })
      ).stdout
    const id = (await said('Two\nlines.'))?.id ?? ''
    const listed = await run()
    expect(listed).toMatch(new RegExp(`^${id} .* ph en  idea`, 'm'))
    expect(listed).toContain('    Two\n    lines.\n')
    const path = /file error\.png: (.*)/.exec(listed)?.[1] ?? ''
    expect(await sharp(await readFile(path)).metadata()).toMatchObject({ format: 'png', width: 7 })
    await run(id, 'done')
    expect(await run()).not.toContain(id)
    await expect(run(id, 'done')).rejects.toThrow(/no open feedback/)
  })

  test('it is kept for a year', async () => {
    const as = await buildGuest(app)
    for (const content of ['Old.', 'Young.']) await app.call(sendFeedback, { body: { content } }, { as })
    await app.connection.sql`update feedback set sent_at = now() - interval '366 days' where content = 'Old.'`
    await sweepFeedback(app.db)
    expect([await said('Old.'), (await said('Young.'))?.content]).toEqual([undefined, 'Young.'])
  })
})

test('109: without interviews nothing waits', async () => {
  expect((await app.call(readRedDot, {}, { as: await buildSeeker(app) })).data).toEqual({ count: 0 })
})

test('200: the file of an upload is found by its owner and id together', async () => {
  const as = await buildSeeker(app)
  expect(
    (
      await app.send('GET', readUpload.path.replace('{id}', 'unknown'), {
        headers: { authorization: `Bearer ${as.token}` },
      })
    ).status,
  ).toBe(404)
})
