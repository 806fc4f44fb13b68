import { loginGuest } from '@hanap/contracts/auth/auth.calls'
import { readOutage } from '@hanap/contracts/config/config.calls'
import { searchJobsByBody } from '@hanap/contracts/jobs/jobs.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPageApi } from '../pages/page-api.ts'
import { createMemoryCounter, createRateLimits } from '../security/rate-limits.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => app.close())

interface ApiCallOptions {
  token?: string
  body?: object
}

/** Without a socket of its own for each of thousands. */
const ask = async (method: string, path: string, address: string, { token, body }: ApiCallOptions = {}) => {
  const answer = await app.app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        host: 'localhost',
        'x-forwarded-for': address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
    '127.0.0.1',
  )
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const read = (address: string, token?: string) =>
  ask('GET', `${readOutage.path}?language_code=en`, address, token === undefined ? {} : { token })
const guestAt = async (address: string): Promise<string> => {
  const { text } = await ask('POST', loginGuest.path, address, { body: {} })
  return JSON.parse(text).data.session.token
}

/** Statuses of requests, some at a time. */
const manyTimes = async (count: number, ask: (at: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: Math.min(50, count - at) }, (_, more) => ask(at + more))
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  return statuses
}

test('one session reads 600 times a minute; the next is told when to come again, others go on', async () => {
  const guest = await guestAt('192.0.2.1')
  const other = await guestAt('192.0.2.2')
  const statuses = await manyTimes(600, at => read(`192.0.2.${at % 200}`, guest))
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await read('192.0.2.3', guest)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('ratelimit-policy')).toBe(
    '"reads-device-60";q=600;w=60, "reads-address-60";q=3000;w=60',
  )
  expect(refused.headers.get('ratelimit')).toMatch(/^"reads-device-60";r=0;t=\d+$/)
  expect((await read('192.0.2.3', other)).status).toBe(200)
})

test('an address reads 3,000 times a minute, whatever it reads and as whom', async () => {
  const search = () =>
    ask('POST', searchJobsByBody.path, '198.51.100.7', { body: { query: 'nobody has this' } })
  expect((await search()).headers.get('ratelimit')).toMatch(/^"reads-address-60";r=2999;/)
  const statuses = await manyTimes(2999, () => read('198.51.100.7'))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([(await read('198.51.100.7')).status, (await search()).status]).toEqual([429, 429])
  expect((await read('198.51.100.8')).status).toBe(200)
}, 60_000)

test('what a page reads itself is never counted', async () => {
  const counter = createMemoryCounter()
  const route = {
    call: readOutage,
    schemas: { answer: (await import('@hanap/contracts/config/config.schemas')).readOutage.answer },
    handle: async () => ({ is_outage: false, message: null, starts_at: null, ends_at: null }),
  }
  const page = createPageApi(
    {
      routes: [route],
      sessions: {
        find: async () => ({ kind: 'none' }),
        isKnownDevice: async () => false,
        createGuest: async () => {
          throw new Error('a page made a session')
        },
      },
      limits: createRateLimits({ scale: 1, shared: counter, own: counter }),
      supportEmail: 'help@hanap.example',
      isUnavailable: () => false,
      onError: error => {
        throw error
      },
    },
    {
      market: app.market('ph'),
      language: 'en',
      caller: { kind: 'none' },
      token: undefined,
      address: '192.0.2.1',
      isPage: true,
      origin: 'http://ph.localhost',
      userAgent: '',
      idempotencyKey: undefined,
      dependsOn: () => undefined,
      onLimitsCounted: () => undefined,
    },
    false,
  )
  for (let count = 0; count < 4000; count += 1)
    expect((await page.call(readOutage, { query: { language_code: 'en' } })).ok).toBe(true)
})
