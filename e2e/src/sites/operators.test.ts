import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../harness/mails.ts'
import { PASSWORD } from '../harness/people.ts'
import { freshDataDir, type Running, startServer, until } from '../harness/server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const data = freshDataDir()
const work = freshDataDir()
const environment = { DATA_DIR: join(data.folder, 'data') }
let server: Running

beforeAll(async () => {
  server = await startServer(environment.DATA_DIR)
})
afterAll(async () => {
  await server.stop()
  data.remove()
  work.remove()
})

/** The operator's command as it is typed; what it said, and whether it did what it was asked. */
const admin = (...words: string[]) =>
  new Promise<{ output: string; code: number | null }>(resolve => {
    const child = spawn(
      process.execPath,
      [join(root, 'scripts/run.mjs'), 'server/src/entry/admin.ts', ...words],
      {
        cwd: root,
        env: { ...process.env, ...environment },
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.once('exit', code => resolve({ output, code }))
  })

const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, headers: { host: 'ph.localhost', ...headers } },
      answer => {
        let text = ''
        answer.on('data', chunk => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      },
    )
    sent.on('error', reject)
    sent.end()
  })

const post = async (path: string, body: object | FormData, token?: string) => {
  const isForm = body instanceof FormData
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: {
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: isForm ? body : JSON.stringify(body),
  })
  return (await answer.json()).data
}

const json = async (path: string, token?: string) =>
  JSON.parse((await get(path, token ? { authorization: `Bearer ${token}` } : {})).text).data

/** Jobs to which one applies here, the newest first. */
const openJobs = async (): Promise<{ id: string; job_url: string }[]> => {
  const { jobs } = await json('/api/search/jobs?size=100')
  return jobs.filter((job: { external_apply_url: string | null }) => job.external_apply_url === null)
}

test('docs/operations.md says how each command is used', async () => {
  const { output } = await admin()
  const names = [...output.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name)
  expect(names).toContain('backup')
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  for (const name of names) expect(page).toMatch(new RegExp(`\`${name}[ \`]`))
})

test('close-ad: the job answers 410 and leaves search and sitemap', async () => {
  const [job] = await openJobs()
  if (!job) throw new Error('there are no jobs')
  const sitemap = async () => (await get('/sitemap-en-1.xml')).text
  expect(await sitemap()).toContain(encodeURI(job.job_url))
  const closed = await admin('close-ad', job.id)
  expect(closed).toEqual({ output: expect.stringContaining(`Job ${job.id} is closed.`), code: 0 })
  expect((await get(encodeURI(job.job_url))).status).toBe(410)
  expect((await get(`/api/jobs/${job.id}`)).status).toBe(410)
  await until('the job has left the search', async () => (await openJobs()).every(({ id }) => id !== job.id))
  expect(await sitemap()).not.toContain(encodeURI(job.job_url))
  const again = await admin('close-ad', job.id)
  expect(again).toEqual({ output: expect.stringContaining('There is no open job with the ID'), code: 2 })
  expect((await admin('close-ad')).code).toBe(2)
})

test('bounce: a file of delivery-status messages stops mails to an address', async () => {
  const email = 'bounced@example.com'
  const { session } = await post('/api/auth/register', { email, first_name: 'Ana', terms_and_condition: 1 })
  await mailsTo(server.port, email, 1)
  const rows = (await get('/mail')).text.split('<tr>').filter(row => row.includes(`<td>${email}</td>`))
  const [, id] = /href="\/mail\/(\w+)"/.exec(rows[0] ?? '') ?? []
  const file = join(work.folder, 'bounces.eml')
  const lines = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--x',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${id}@hanap.example>`,
    '',
    '--x--',
  ]
  writeFileSync(file, lines.join('\r\n'))
  const said = await admin('bounce', file)
  expect(said).toEqual({
    output: expect.stringContaining('gets no more email until it is confirmed again'),
    code: 0,
  })
  expect((await json('/api/jobseekers/account-setting', session.token)).is_email_reachable).toBe(false)
  const page = await get('/account-settings', { cookie: `sessionid=${session.token}` })
  expect(page.text).toContain('Our emails do not reach you')
  expect((await admin('bounce', join(work.folder, 'nothing.eml'))).code).not.toBe(0)
})

/** What a backup says of the tables: rows and hashes. */
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'))

test('backup and restore: fill, back up, wipe, restore; everything is as it was, and the site works', async () => {
  const email = 'kept@example.com'
  const message = 'Tabs\tand\r\nlines \\ and 日本語'
  const register = { email, password: PASSWORD, first_name: 'Ana', terms_and_condition: 1 }
  const { session } = await post('/api/auth/register', register)
  const [job] = await openJobs()
  const detail = await json(`/api/jobs/${job?.id}`)
  const resume = `%PDF-1.7\n${'kept '.repeat(1000)}`
  const form = new FormData()
  form.set('resume', new File([resume], 'Kept.pdf', { type: 'application/pdf' }))
  form.set('first_message', message)
  const answers = detail.screening_questions.map(
    ({ id, type, choices }: { id: string; type: string; choices: string[] }) => ({
      question_id: id,
      answer: type === 'yes_no' ? true : type === 'number' ? 3 : type === 'choice' ? choices[0] : 'Yes',
    }),
  )
  form.set('screening_answers', JSON.stringify(answers))
  const { id } = await post(`/api/data/jobs/${job?.id}/applications`, form, session.token)
  expect(id).toBeTruthy()

  // Beside the running server.
  const folder = join(work.folder, 'backup')
  expect(await admin('backup', folder)).toEqual({ output: expect.stringContaining('Backed up '), code: 0 })
  expect(await admin('backup', folder)).toEqual({ output: expect.stringContaining('is not empty'), code: 2 })
  expect(await admin('restore', folder)).toEqual({ output: expect.stringContaining('in use'), code: 2 })

  await server.stop()
  const still = join(work.folder, 'still')
  expect(await admin('backup', still)).toEqual({ output: expect.stringContaining('Backed up '), code: 0 })
  rmSync(environment.DATA_DIR, { recursive: true })
  mkdirSync(environment.DATA_DIR)

  // A backup in which something was changed is refused, and leaves the installation empty.
  const accounts = join(still, 'tables/accounts.copy')
  const untouched = readFileSync(accounts)
  appendFileSync(accounts, '\n')
  expect(await admin('restore', still)).toEqual({
    output: expect.stringContaining('has changed since the backup was made'),
    code: 2,
  })
  writeFileSync(accounts, untouched)
  const restored = await admin('restore', still)
  expect(restored.output).toContain('Restored ')
  expect(restored.code).toBe(0)

  const again = join(work.folder, 'again')
  expect(await admin('backup', again)).toEqual({ output: expect.stringContaining('Backed up '), code: 0 })
  const [before, after] = [manifestOf(still), manifestOf(again)]
  expect(before.tables.length).toBeGreaterThan(30)
  const rowsOf = (name: string) =>
    before.tables.find((table: { name: string }) => table.name === name)?.rows ?? 0
  for (const name of ['accounts', 'jobs', 'companies', 'applications', 'resumes', 'mails'])
    expect(rowsOf(name), name).toBeGreaterThan(0)
  for (const part of ['tables', 'partitions', 'sequences', 'files']) expect(after[part]).toEqual(before[part])
  const sha256 = createHash('sha256').update(resume).digest('hex')
  expect(after.files.map((file: { sha256: string }) => file.sha256)).toContain(sha256)

  server = await startServer(environment.DATA_DIR)
  const loggedIn = await post('/api/auth/jobseekers/login', { email, password: PASSWORD })
  const { resumes } = await json('/api/jobseekers/me', loggedIn.session.token).then(({ user }) => user)
  const kept = await get(resumes[0].url, { authorization: `Bearer ${loggedIn.session.token}` })
  expect(kept.text).toBe(resume)
  const { jobs } = await json('/api/job-applications/jobseekers', loggedIn.session.token)
  expect(jobs[0].first_message).toBe(message)
  const found = await openJobs()
  expect(found.length).toBeGreaterThan(10)
  expect((await get(encodeURI(found[0]?.job_url ?? ''))).status).toBe(200)
  // What changes after the restoring reaches the index.
  expect((await admin('close-ad', found[0]?.id ?? '')).code).toBe(0)
  await until('the job has left the search', async () =>
    (await openJobs()).every(each => each.id !== found[0]?.id),
  )
}, 300_000)
