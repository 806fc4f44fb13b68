import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listResumes, readResumeFile } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import { registry } from '@hanap/contracts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../modules/auth/factory.ts'
import { buildChat } from '../modules/chats/factory.ts'
import { buildJob } from '../modules/jobs/factory.ts'
import { resumeFile } from '../modules/resumes/factory.ts'
import { startTestApp, type TestApp } from './app.ts'

let app: TestApp
let seeker: TestPerson
let recruiter: TestPerson
let jobId: string
let chatId: string
beforeAll(async () => {
  app = await startTestApp()
  jobId = await buildJob(app.db)
  ;({ seeker, recruiter, id: chatId } = await buildChat(app))
})
afterAll(() => app.close())

const MB = 1024 * 1024
const uploads = registry.filter(({ call }) => call.files)

/** Files below a folder, by their paths in it. */
const filesBelow = (folder: string) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch {
    return []
  }
}
const kept = () => ['files', 'public'].flatMap(folder => filesBelow(join(app.settings.DATA_DIR, folder)))

const hostile: [string, string, string, string][] = [
  [
    'a drawing that runs script',
    'photo.png',
    'image/png',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ],
  ['a page', 'resume.pdf', 'application/pdf', '<!doctype html><script>alert(1)</script>'],
  ['a program', 'resume.docx', 'application/msword', 'MZ\u0090\u0000\u0003'],
  ['a script of a shell', 'resume.doc', 'application/pdf', '#!/bin/sh\nrm -rf /'],
  ['nothing', 'resume.pdf', 'application/pdf', ''],
]

describe.each(uploads.map(entry => [entry.name, entry] as const))('%s', (_, { call }) => {
  const send = (file: { name: string; type: string; content: string | Uint8Array<ArrayBuffer> }) =>
    app.call(
      call,
      {
        params: { id: call.service === 'chats' ? chatId : jobId },
        body: { email: 'new@example.com', first_name: 'Ana', kind: 'logo' },
        files: Object.fromEntries((call.files ?? []).map(name => [name, file])),
      },
      call.who === 'guest' ? {} : { as: call.who === 'recruiter' ? recruiter : seeker },
    )

  test.each(hostile)(
    'takes no file that is %s, whatever its name says',
    async (_what, name, type, content) => {
      const before = kept()
      const { status, errors } = await send({ name, type, content })
      expect(status).toBe(422)
      expect(Object.keys(errors).some(field => call.files?.includes(field))).toBe(true)
      expect(kept()).toEqual(before)
    },
  )

  test('takes none that is too large', async () => {
    const content = new Uint8Array(11 * MB)
    content.set(new TextEncoder().encode('%PDF-1.7\n'))
    const before = kept()
    expect([413, 422]).toContain((await send({ name: 'a.pdf', type: 'application/pdf', content })).status)
    const larger = await send({ name: 'a.pdf', type: 'application/pdf', content: new Uint8Array(13 * MB) })
    expect(larger.status).toBe(413)
    expect(kept()).toEqual(before)
  })
})

test('there are uploads', () => {
  expect(uploads.map(({ name }) => name)).toContain('apply')
})

test.each([
  ['../../../etc/cron.d/evil.pdf', 'evil.pdf'],
  ['..\\..\\evil.pdf', 'evil.pdf'],
  ['a\r\nset-cookie: b=c.pdf', null],
  ['resume.pdf.exe', 'resume.pdf.exe.pdf'],
])('a file named %j is kept under a name of ours, and comes back as a download', async (name, kept_) => {
  const before = new Set(kept())
  const content = new TextEncoder().encode(`%PDF-1.7\n${name}\n%%EOF\n`)
  const sent = await app.call(uploadResume, { files: { file: resumeFile(name, content) } }, { as: seeker })
  expect(sent.status).toBe(200)
  const added = kept().filter(path => !before.has(path))
  expect(added).toHaveLength(1)
  expect(added[0]).toMatch(/^[a-z]+\/[0-9a-f]{2}\/[0-9a-f]{64}$/)

  const { data } = await app.call(listResumes, {}, { as: seeker })
  const resume = data.resumes.find(({ id }) => id === sent.data.resume_id)
  if (kept_ !== null) expect(resume?.name).toBe(kept_)
  expect(resume?.name).not.toMatch(/[/\\\p{Cc}]/u)
  const { status, headers } = await app.send('GET', readResumeFile.path.replace('{id}', String(resume?.id)), {
    headers: { authorization: `Bearer ${seeker.token}` },
  })
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent(String(resume?.name))}`,
  )
  expect(headers['content-security-policy']).toMatch(/^sandbox;/)
  expect(headers['set-cookie']).toBeUndefined()
})
