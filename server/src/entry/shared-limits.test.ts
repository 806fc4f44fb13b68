import { verifyResetCode } from '@hanap/contracts/auth/auth.calls'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requestCounter, sweepRequestCounts } from '../db/request-counts.ts'
import { createLog } from '../logging/log.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

let app: TestApp
afterEach(() => app.close())

const tryCode = async (port: number, count: number, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${verifyResetCode.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: `who${count}@example.com`, otp: '123456' }),
  })
  await answer.arrayBuffer()
  return { status: answer.status, rateLimit: answer.headers.get('ratelimit') ?? '' }
}

/** The process that `app` is, once more: beside it or after it. */
const another = async () => {
  const { connection, settings } = app
  const process = createApp({ connection, settings, log: createLog('silent') })
  return listen(process.fetch, { host: '127.0.0.1', port: 0 })
}

test('two processes count together, and one that is started later goes on', async () => {
  app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const second = await another()
  const from = { 'x-forwarded-for': '192.0.2.1' }
  const statuses = new Set<number>()
  for (let count = 0; count < 20; count += 1) {
    const { status } = await tryCode(count % 2 ? app.port : second.port, count, from)
    statuses.add(status)
  }
  expect([...statuses]).toEqual([422])
  expect((await tryCode(app.port, 20, from)).status).toBe(429)
  await second.stop()
  const later = await another()
  const refused = await tryCode(later.port, 21, from)
  expect(refused).toMatchObject({
    status: 429,
    rateLimit: expect.stringMatching(/^"034-device-600";r=0;t=\d+$/),
  })
  await later.stop()
})

test('what is asked at the same moment is counted once each', async () => {
  app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
  const second = await another()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, count) =>
      tryCode(count % 2 ? app.port : second.port, count, { 'x-forwarded-for': '192.0.2.2' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  await second.stop()
})

describe('a client that names another address each time', () => {
  const forged = (count: number) => ({
    'x-forwarded-for': `198.51.100.${count}`,
    'x-real-ip': `198.51.100.${count}`,
    forwarded: `for=198.51.100.${count}`,
    'true-client-ip': `198.51.100.${count}`,
  })

  test('is counted by its own where no proxy is configured', async () => {
    app = await startTestApp({ LIMIT_SCALE: '1' })
    const statuses = []
    for (let count = 0; count < 21; count += 1)
      statuses.push((await tryCode(app.port, count, forged(count))).status)
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
  })

  test('is counted by what the proxy added, where there is one', async () => {
    app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
    const statuses = []
    for (let count = 0; count < 21; count += 1) {
      const headers = { ...forged(count), 'x-forwarded-for': `198.51.100.${count}, 192.0.2.3` }
      statuses.push((await tryCode(app.port, count, headers)).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
  })
})

describe('the counts', () => {
  beforeEach(async () => {
    app = await startTestApp({ LIMIT_SCALE: '1' })
  })

  test('begin anew when their window has ended, and are forgotten then', async () => {
    const count = requestCounter(app.db)
    const windows = [
      { key: 'b', seconds: 60 },
      { key: 'a', seconds: 600 },
    ]
    await count(windows)
    expect(await count(windows)).toEqual([
      { count: 2, secondsLeft: 60 },
      { count: 2, secondsLeft: 600 },
    ])
    await sql`update request_counts set ends_at = ends_at - interval '60 seconds'`.execute(app.db)
    expect(await count(windows)).toEqual([
      { count: 1, secondsLeft: 60 },
      { count: 3, secondsLeft: 540 },
    ])
    await sql`update request_counts set ends_at = ends_at - interval '61 seconds'`.execute(app.db)
    await sweepRequestCounts(app.db)
    const { rows } = await sql<{ count: number }>`select count from request_counts`.execute(app.db)
    expect(rows).toEqual([{ count: 3 }])
  })

  test('name nobody', async () => {
    await tryCode(app.port, 7)
    const { rows } = await sql<{ key: string }>`select key from request_counts`.execute(app.db)
    expect(rows.length).toBeGreaterThanOrEqual(verifyResetCode.limits?.length ?? 1)
    for (const { key } of rows) expect(key).toMatch(/^[\w-]{22}$/)
  })
})
