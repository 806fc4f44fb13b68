import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import { listResumes } from '@hanap/contracts/jobseekers/jobseekers.calls'
import { uploadResume } from '@hanap/contracts/jobseekers/resumes.calls'
import { languages } from '@hanap/markets/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSeeker } from '../modules/auth/factory.ts'
import { resumeFile } from '../modules/resumes/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' })
})
afterAll(() => app.close())

const begin = (language?: number) => app.call(loginGuest, {}, { ...(language && { language }) })

const timed = async <Result>(work: Promise<Result>) => {
  const begun = performance.now()
  return { result: await work, ms: performance.now() - begun }
}

const expectUnavailable = ({ status, headers }: { status: number; headers: TestHeaders }) => {
  expect(status).toBe(503)
  expect(headers['retry-after']).toMatch(/^\d+$/)
  expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
}
type TestHeaders = Awaited<ReturnType<typeof begin>>['headers']

/** Has the database refuse every new session as it does in such a state. */
const refusing = async (state: string, work: () => Promise<void>) => {
  await app.connection.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '${state}'; end $$;
    create trigger refuse before insert on sessions for each row execute function refuse()`)
  try {
    await work()
  } finally {
    await app.connection.sql.unsafe('drop trigger refuse on sessions; drop function refuse()')
  }
  expect((await begin()).status).toBe(200)
}

describe('what passes is answered with 503, and when to try again', () => {
  test.each([
    ['a full disk', '53100'],
    ['no memory', '53200'],
    ['a statement that took too long', '57014'],
    ['a lock that others keep', '55P03'],
    ['a deadlock', '40P01'],
  ])('%s', (_, state) => refusing(state, async () => expectUnavailable(await begin())))

  test('in the reader’s language', () =>
    refusing('53100', async () => {
      const texts: string[] = []
      for (const { id } of languages) texts.push((await begin(id)).message ?? '')
      expect(texts[0]).toBe('This is not available right now. Please try again in a moment.')
      expect(new Set(texts).size).toBe(languages.length)
    }))

  test('a wrong statement of ours is none of that: 500', () =>
    refusing('42883', async () => expect((await begin()).status).toBe(500)))
})

describe('every wait for the database ends', () => {
  test('for a lock, after three seconds', async () => {
    await app.connection.begin(async trx => {
      await trx`lock table sessions in access exclusive mode`
      const { result, ms } = await timed(begin())
      expectUnavailable(result)
      expect(ms).toBeLessThan(5000)
    })
    expect((await begin()).status).toBe(200)
  })

  test('for a connection, after two seconds', async () => {
    // As many as a test's application has.
    const kept = Array.from({ length: 4 }, () => app.connection.sql`select pg_sleep(6)`)
    const { result, ms } = await timed(begin())
    expectUnavailable(result)
    expect(ms).toBeLessThan(3500)
    const health = await timed(app.send('GET', '/api/health'))
    expect(health.result.status).toBe(503)
    expect(health.ms).toBeLessThan(2500)
    await Promise.all(kept)
    expect((await begin()).status).toBe(200)
  })
})

const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(isRootOnLinux)('a file that finds no room: 503, and nothing is kept of it', async () => {
  const folder = join(app.settings.DATA_DIR, 'files', 'resumes')
  mkdirSync(folder, { recursive: true })
  const as = await buildSeeker(app)
  const upload = () => app.call(uploadResume, { files: { file: resumeFile() } }, { as })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'nr_inodes=1', 'tmpfs', folder])
  try {
    expectUnavailable(await upload())
    expect((await app.call(listResumes, {}, { as })).data.resumes).toEqual([])
  } finally {
    execFileSync('umount', [folder])
  }
  expect((await upload()).status).toBe(200)
})
