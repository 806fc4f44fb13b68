import { login } from '@hanap/contracts/auth/auth.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../logging/log.ts'
import { expositionOf } from '../metrics/exposition.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import { readSettings } from './settings/settings.ts'
import { startWatching } from './watching.ts'

/** Samples of an exposition by their name and labels. */
const samplesOf = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )

const log = createLog('silent')
let app: TestApp
let watched: { port: number; stop(): Promise<void> }
let metricsPort: number
let metrics: Metrics

beforeAll(async () => {
  app = await startTestApp()
  const settings = readSettings({ METRICS_PORT: '0' })
  const watching = await startWatching(settings, log)
  if (!watching) throw new Error('nothing watches')
  metricsPort = watching.port
  metrics = watching.metrics
  const process = createApp({ connection: app.connection, settings: app.settings, log, metrics })
  const { port, stop } = await listen(process.fetch, { host: '127.0.0.1', port: 0 }, process.upgrade)
  watched = {
    port,
    stop: async () => {
      await stop()
      await watching.stop()
    },
  }
})
afterAll(async () => {
  await watched.stop()
  await app.close()
})

const scrape = async () => {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return samplesOf(await answer.text())
}
const ask = async (path: string, method = 'GET', headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${watched.port}${path}`, { method, headers })
  await answer.arrayBuffer()
  return answer.status
}

describe('what is told', () => {
  test('requests by call and status, and their time', async () => {
    expect(await ask('/api/config/search/website-outage')).toBe(200)
    expect(await ask(login.path, 'POST')).toBe(422)
    const samples = await scrape()
    expect(
      samples.get('hanap_requests_total{call="GET /api/config/search/website-outage",status="200"}'),
    ).toBe(1)
    expect(samples.get(`hanap_requests_total{call="POST ${login.path}",status="422"}`)).toBe(1)
    expect(samples.get(`hanap_request_duration_seconds_count{call="POST ${login.path}"}`)).toBe(1)
  })

  test('connections, sockets and work that waits, as they are now', async () => {
    const samples = await scrape()
    expect(samples.get('hanap_database_connections{state="idle"}')).toBeGreaterThan(0)
    expect(samples.get('hanap_database_waiting')).toBe(0)
    expect(samples.get('hanap_sockets')).toBe(0)
    expect([...samples.keys()].filter(name => name.startsWith('hanap_queue_due')).sort()).toEqual([
      'hanap_queue_due{queue="alert_matches"}',
      'hanap_queue_due{queue="codes"}',
      'hanap_queue_due{queue="company_news"}',
      'hanap_queue_due{queue="mails"}',
      'hanap_queue_due{queue="pushes"}',
      'hanap_queue_due{queue="webhooks"}',
    ])
    expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0)
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeDefined()
  })

  test('a queue that cannot be read is left out, and the rest is told', async () => {
    const own = createMetrics(() => undefined)
    own.watch({
      pool: () => ({ used: 1, idle: 2, waiting: 3 }),
      sockets: () => 4,
      queues: {
        lost: () => Promise.reject(new Error('planted')),
        unknown: async () => undefined,
        mails: async () => ({ due: 5, overdueSeconds: 6 }),
      },
    })
    const samples = samplesOf(await expositionOf([await own.snapshot()]))
    const ours = [...samples].filter(([name]) => /^hanap_(queue|database|sockets)/.test(name))
    expect(Object.fromEntries(ours)).toEqual({
      'hanap_database_connections{state="used"}': 1,
      'hanap_database_connections{state="idle"}': 2,
      hanap_database_waiting: 3,
      hanap_sockets: 4,
      'hanap_queue_due{queue="mails"}': 5,
      'hanap_queue_overdue_seconds{queue="mails"}': 6,
    })
  })
})

test('no address, method, host or id that somebody thinks up makes a label', async () => {
  const askOdd = async (seed: string) => {
    await ask(`/api/${seed}`)
    await ask(`/api/jobs/${seed}/note`)
    await ask(`/api/config/${seed}/list?language_code=${seed}`)
    await ask(`/${seed}/${seed}`, 'GET', { host: `${seed}.localhost` })
    await ask(`/api/config/search/website-outage?${seed}=1`, 'DELETE')
    await ask('/api/config/search/website-outage', 'GET', { 'language-id': seed, 'user-agent': seed })
  }
  await askOdd('first')
  const before = [...(await scrape()).keys()]
  for (const seed of ['%00', 'a"b', 'ñandú'.normalize('NFD'), '..%2f', 'x'.repeat(3000)])
    await askOdd(encodeURIComponent(seed)).catch(() => undefined)
  for (let seed = 0; seed < 30; seed += 1) await askOdd(`n${seed}`)
  const after = await scrape()
  const ours = (names: Iterable<string>) => [...names].filter(name => name.startsWith('hanap_')).sort()
  const statusless = (names: string[]) => [...new Set(names.map(name => name.replace(/,status="\d+"/, '')))]
  expect(statusless(ours(after.keys()))).toEqual(statusless(ours(before)))
  expect(after.get('hanap_requests_total{call="none",status="404"}')).toBeGreaterThan(30)
})

describe('where it is told', () => {
  test('nowhere unless a port is set, and then to this machine alone', async () => {
    expect(await startWatching(readSettings({}), log)).toBeUndefined()
    expect(readSettings({ METRICS_PORT: '9464' })).toMatchObject({
      METRICS_PORT: 9464,
      METRICS_HOST: '127.0.0.1',
    })
    expect(await ask('/metrics')).toBe(404)
  })

  test('at one address, and nothing else is there', async () => {
    const at = `http://127.0.0.1:${metricsPort}`
    expect((await fetch(`${at}/`)).status).toBe(404)
    expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(`${at}/metrics`, { method: 'HEAD' })).status).toBe(200)
  })
})

test('figures of several processes are added up, and what all see alike is told once', async () => {
  const processes = [createMetrics(() => undefined), createMetrics(() => undefined)]
  for (const [at, each] of processes.entries()) {
    each.countCall('GET /api/a', 200, 0.002)
    each.countPage('jobseeker', 200, 0.02)
    each.countSearch(0.003)
    each.watch({
      pool: () => ({ used: 1, idle: 0, waiting: at }),
      sockets: () => 10,
      queues: { mails: async () => ({ due: 7, overdueSeconds: at }) },
    })
  }
  const samples = samplesOf(await expositionOf(await Promise.all(processes.map(each => each.snapshot()))))
  expect(samples.get('hanap_requests_total{call="GET /api/a",status="200"}')).toBe(2)
  expect(samples.get('hanap_page_duration_seconds_count{site="jobseeker"}')).toBe(2)
  expect(samples.get('hanap_search_duration_seconds_bucket{le="0.005"}')).toBe(2)
  expect(samples.get('hanap_sockets')).toBe(20)
  expect(samples.get('hanap_queue_due{queue="mails"}')).toBe(7)
  expect(samples.get('hanap_queue_overdue_seconds{queue="mails"}')).toBe(1)
})
