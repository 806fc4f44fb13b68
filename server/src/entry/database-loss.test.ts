import { quickApply } from '@hanap/contracts/data/data.calls'
import { listAppliedJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { readMe } from '@hanap/contracts/jobseekers/profile.calls'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '../db/client.ts'
import { buildSeeker, type TestPerson } from '../modules/auth/factory.ts'
import { buildEmployer } from '../modules/job-applications/factory.ts'
import { buildJob } from '../modules/jobs/factory.ts'
import { caughtMails } from '../modules/notifications/factory.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { eventually } from '../testing/eventually.ts'
import { type OwnCluster, startOwnCluster } from '../testing/own-cluster.ts'

/** From when the database can be asked again. */
const BACK_MS = 5000

let cluster: OwnCluster
let app: TestApp
let jobId: string
let seeker: TestPerson

beforeAll(async () => {
  cluster = await startOwnCluster()
  app = await startTestApp({ LOG_LEVEL: 'silent' }, undefined, async () => ({
    ...connectDatabase(cluster.url),
    url: cluster.url,
  }))
  jobId = (await buildEmployer(app)).jobId
  seeker = await buildSeeker(app)
}, 60_000)

afterAll(async () => {
  await app.close()
  await cluster.stop()
})

const timed = async <Result>(work: Promise<Result>) => {
  const begun = performance.now()
  const result = await work
  return { result, ms: performance.now() - begun }
}

/** The same key for every try: a lost answer is asked for again, never done again. */
const applyQuickly = (email: string) =>
  app.call(
    quickApply,
    { params: { id: jobId }, body: { email, first_name: 'Ana', last_name: '', terms_and_condition: 1 } },
    { headers: { 'idempotency-key': email } },
  )

const readOwn = () => app.call(readMe, {}, { as: seeker })

/** The index follows the outbox, and mails are sent by a worker; both have heard nothing while the database was away. */
const isHealed = async () => {
  const title = `Welder ${Math.random()}`
  await buildJob(app.db, { title })
  await eventually(async () => {
    const { data } = await app.call(searchJobs, { query: { query: title } })
    expect(data.jobs.map(job => job.job_title)).toContain(title)
  })
  const email = `healed${Math.random()}@example.com`
  expect((await applyQuickly(email)).status).toBe(200)
  await caughtMails(app.db, email, 2)
}

interface StoredApplication {
  email: string
  token?: string
}

const RESTARTS = 20
const endings = [
  () => cluster.signal('SIGKILL'),
  () => cluster.signal('SIGINT'),
  () => cluster.signal('SIGQUIT'),
  () => cluster.crash(),
]
const WRITERS = 4
const READERS = 3

test(`${RESTARTS} restarts of the database under reads and writes: answers are 2xx or 503, none that was acknowledged is lost or doubled, and each time it goes on by itself`, {
  timeout: 180_000,
}, async () => {
  const statuses = new Map<number, number>()
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const applications: StoredApplication[] = []
  let isOver = false

  const write = async () => {
    while (!isOver) {
      const one: StoredApplication = { email: `restart${applications.length}@example.com` }
      applications.push(one)
      while (one.token === undefined) {
        const { status, data, headers } = await applyQuickly(one.email)
        note(status)
        if (status === 200) one.token = data.session.token
        else expect(headers['retry-after']).toMatch(/^\d+$/)
      }
    }
  }
  const reads = [
    readOwn,
    () => app.send('GET', `/api/jobs/${jobId}`),
    () => app.send('GET', '/api/health'),
  ] as const
  const read = async (ask: (typeof reads)[number]) => {
    while (!isOver) note((await ask()).status)
  }

  const working = [...Array.from({ length: WRITERS }, write), ...reads.slice(0, READERS).map(read)]
  const waits: number[] = []
  try {
    for (let count = 0; count < RESTARTS; count += 1) {
      const before = applications.length
      await eventually(() => expect(applications.length).toBeGreaterThan(before))
      const witness = await cluster.witness()
      await endings[count % endings.length]?.()
      await witness.end
      await cluster.untilBack()
      const back = performance.now()
      while ((await readOwn()).status !== 200);
      waits.push(performance.now() - back)
    }
  } finally {
    isOver = true
    await Promise.all(working)
  }

  expect([...statuses.keys()].sort()).toEqual([200, 503])
  expect(Math.max(...waits)).toBeLessThan(BACK_MS)
  expect(applications.length).toBeGreaterThan(RESTARTS)
  const counts = await Promise.all(
    applications.map(async ({ token = '' }) => {
      const { data } = await app.call(listAppliedJobs, {}, { as: { token } })
      return data.total_num
    }),
  )
  expect(counts.filter(count => count !== 1)).toEqual([])
  await isHealed()
})

describe('a database that stands still', () => {
  test('is answered for with 503 within three seconds, and at once from then on; what it does later is not waited for', async () => {
    cluster.signalAll('SIGSTOP')
    const asked = () =>
      Promise.all([
        ...Array.from({ length: 20 }, () => timed(readOwn())),
        timed(app.send('GET', '/api/health')),
        timed(
          app.send('GET', `/api/jobs/${jobId}`, { headers: { host: 'jp.localhost', 'language-id': '3' } }),
        ),
      ])
    const first = await asked()
    expect([...new Set(first.map(({ result }) => result.status))]).toEqual([503])
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(3500)
    for (const { result } of first) expect(result.headers['retry-after']).toMatch(/^\d+$/)
    const second = await asked()
    expect([...new Set(second.map(({ result }) => result.status))]).toEqual([503])
    expect(Math.max(...second.map(({ ms }) => ms))).toBeLessThan(1000)
    cluster.signalAll('SIGCONT')
    const { ms } = await timed(eventually(async () => expect((await readOwn()).status).toBe(200)))
    expect(ms).toBeLessThan(BACK_MS)
    await isHealed()
  })
})
