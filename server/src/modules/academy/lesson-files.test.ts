import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as calls from '@hanap/contracts/academy/academy.calls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFiles } from '../../files/files.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildSeeker } from '../auth/factory.ts'
import { videoBytes } from '../videos/factory.ts'
import { adminCommands } from './admin-commands.ts'
import { lessonFilesStore } from './published/lesson-files-store.ts'

const JA = 4
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nA bee.\n'

let app: TestApp
let as: { token: string }
let folder: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.connection.sql`truncate academy_courses, academy_versions, academy_texts, academy_lessons,
    academy_files, academy_enrolments, academy_progress, academy_certificates`
  as = await buildSeeker(app)
  folder = join(mkdtempSync(join(tmpdir(), 'hanap-lessons-')), 'bees')
  for (const [path, content] of Object.entries(filesOf())) write(path, content)
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))

const write = (path: string, content: string | Uint8Array) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const markdown = (fields: object, body = 'Bees.') => `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`

const lesson = (captions: Record<string, string>, body?: string) =>
  markdown({ title: 'A bee', kind: 'video', minutes: 1, video: { file: 'bee.webm', captions } }, body)

/** A course of one lesson that is a video with captions in two languages. */
const filesOf = (): Record<string, string | Uint8Array> => ({
  'course.yaml': JSON.stringify({ level: 'beginner', skills: ['customer-service'], hasCertificate: false }),
  'en/course.md': markdown({ title: 'Bees', summary: 'Bees.', outcomes: ['One', 'Two'] }),
  'en/01-begin/chapter.yaml': JSON.stringify({ title: 'To begin with' }),
  'en/01-begin/01-bee.md': lesson({ en: 'bee.en.vtt', ja: 'bee.ja.vtt' }),
  'en/01-begin/bee.webm': videoBytes('short.webm'),
  'en/01-begin/bee.en.vtt': CAPTIONS,
  'en/01-begin/bee.ja.vtt': CAPTIONS.replace('A bee.', '蜂。'),
})

const admin = async (...args: string[]) =>
  (await adminCommands.courses?.run({
    connection: app.connection,
    args,
    dataDir: app.settings.DATA_DIR,
    bucket: undefined,
  })) ?? ''
const publish = () => admin('publish', folder)

const videoOf = async (who?: { token: string }, language?: number) => {
  const { data } = await app.call(calls.showCourse, { params: { id: 'bees' } }, { as: who })
  const id = data.course.chapters[0]?.lessons[0]?.id ?? ''
  const options = { as: who, ...(language !== undefined && { language }) }
  const read = await app.call(calls.readLesson, { params: { id } }, options)
  return { file: read.data.lesson.video?.file ?? '', captions: read.data.lesson.video?.captions ?? [] }
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${app.port}${path}`, { headers })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

test('a published video is played by anybody, whole and in ranges', async () => {
  expect(await publish()).toBe('Published: bees.')
  const { file } = await videoOf()
  const whole = await get(file)
  expect([whole.answer.status, whole.answer.headers.get('content-type')]).toEqual([200, 'video/webm'])
  expect(whole.bytes).toEqual(videoBytes('short.webm'))
  const part = await get(file, { range: 'bytes=10-19' })
  expect([part.answer.status, part.answer.headers.get('content-range')]).toEqual([
    206,
    `bytes 10-19/${whole.bytes.length}`,
  ])
  expect(part.bytes).toEqual(whole.bytes.slice(10, 20))
  expect((await get('/api/academy/files/none')).answer.status).toBe(404)
})

test('a browser keeps a video that it has played, and asks for the rest of the same one alone', async () => {
  await publish()
  const { file } = await videoOf()
  const { answer, bytes } = await get(file)
  const etag = answer.headers.get('etag') ?? ''
  expect(answer.headers.get('cache-control')).toBe('private, max-age=86400')
  expect((await get(file, { 'if-none-match': etag })).answer.status).toBe(304)
  const rest = { range: 'bytes=10-19' }
  expect((await get(file, { ...rest, 'if-range': etag })).bytes).toEqual(bytes.slice(10, 20))
  expect((await get(file, { ...rest, 'if-range': '"another"' })).answer.status).toBe(200)
})

test('its captions come with it, one file for each language', async () => {
  await publish()
  const { captions } = await videoOf(undefined, JA)
  expect(captions.map(({ language_code: code }) => code)).toEqual(['en', 'ja'])
  const { answer, bytes } = await get(captions[1]?.src ?? '')
  expect(answer.headers.get('content-type')).toBe('text/vtt')
  expect(new TextDecoder().decode(bytes)).toContain('蜂。')
})

test('who is in an older version keeps its video; a file that no version names is removed', async () => {
  await publish()
  await app.call(calls.enrol, { params: { id: 'bees' } }, { as })
  const before = await videoOf(as)
  write('en/01-begin/bee.webm', videoBytes('recorded.webm'))
  write('en/01-begin/01-bee.md', lesson({ en: 'bee.en.vtt' }))
  await publish()
  expect(await videoOf(as)).toEqual(before)
  expect((await get(before.file)).bytes).toEqual(videoBytes('short.webm'))
  const after = await videoOf()
  expect(after.captions).toHaveLength(1)
  expect((await get(after.file)).bytes).toEqual(videoBytes('recorded.webm'))

  const store = openFiles(undefined, app.settings.DATA_DIR).store('academy')
  const sweep = () => store.sweep(keys => lessonFilesStore.namedContents(app.db, keys), -1)
  const orphan = await store.put(new TextEncoder().encode('Nobody names this.'))
  await sweep()
  await expect(store.get(orphan)).rejects.toThrow()
  expect((await get(before.file)).answer.status).toBe(200)
  await app.connection.sql`delete from academy_enrolments`
  await app.connection
    .sql`delete from academy_versions where id not in (select version_id from academy_courses)`
  await sweep()
  expect((await get(before.file)).answer.status).toBe(404)
  expect((await get(after.file)).bytes).toEqual(videoBytes('recorded.webm'))
})

test('of a withdrawn course only those see the video who are in it', async () => {
  await publish()
  await app.call(calls.enrol, { params: { id: 'bees' } }, { as })
  const { file } = await videoOf(as)
  await admin('withdraw', 'bees')
  expect((await get(file)).answer.status).toBe(404)
  expect((await get(file, bearer(await buildSeeker(app)))).answer.status).toBe(404)
  expect((await get(file, bearer(as))).answer.status).toBe(200)
})

test.each<[string, string, string | Uint8Array, string]>([
  ['a video that is none', 'bee.webm', 'Hello.', 'bee.webm: is no MP4 and no WebM; save it as one'],
  ['a broken video', 'bee.webm', videoBytes('short.webm').slice(0, 40), 'has no picture, or is broken'],
  ['captions that are none', 'bee.ja.vtt', '蜂。', 'bee.ja.vtt: is no WebVTT; its first line is "WEBVTT"'],
  [
    'captions in no language',
    '01-bee.md',
    lesson({ xx: 'bee.en.vtt' }),
    '01-bee.md: has captions in "xx"; write en,',
  ],
  [
    'a link to a lesson that is not there',
    '01-bee.md',
    lesson({}, '[On](/courses/bees/begin/wasp)'),
    'bees/en/begin/bee: the link /courses/bees/begin/wasp leads to no course and no lesson',
  ],
])('%s is refused, and nothing is published', async (_name, file, content, line) => {
  write(`en/01-begin/${file}`, content)
  await expect(publish()).rejects.toThrow(line)
  expect((await app.call(calls.searchCourses, {})).data.courses).toEqual([])
})

test('a link may lead to a course that is published already', async () => {
  await publish()
  const wasps = join(dirname(folder), 'wasps')
  folder = wasps
  for (const [path, content] of Object.entries(filesOf())) write(path, content)
  write('en/01-begin/01-bee.md', lesson({}, '[Bees](/courses/bees/begin/bee)'))
  expect(await publish()).toBe('Published: wasps.')
})
