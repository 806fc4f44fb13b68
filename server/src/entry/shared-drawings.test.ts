import { request as ask } from 'node:http'
import type { PageContext } from '@hanap/contracts/page'
import { afterEach, expect, test } from 'vitest'
import type { Caller } from '../calls/caller.ts'
import { createCompaction } from '../pages/compaction.ts'
import { createHosts } from '../pages/hosts.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { createSharedDrawings, MAX_JOIN_MS } from '../pages/shared-drawings.ts'
import { createSites, type PageAnswer } from '../pages/sites.ts'
import { createClientAddresses } from '../security/client-address.ts'
import { eventually } from '../testing/eventually.ts'
import { listen } from './listen.ts'

const user = {
  active_key: 0,
  id: 'u1',
  first_name: 'Lina',
  last_name: '',
  email: 'lina@example.com',
  phone_num: null,
  is_mobile_verified: false,
  avatar: null,
  additional_info: null,
  is_email_verify: true,
  is_terms_accepted: true,
  notice_period_id: null,
  is_profile_completed: true,
  longitude: null,
  latitude: null,
  is_new_account: false,
  register_flow: null,
}
const callers: Record<string, Caller> = {
  lina: { kind: 'seeker', sessionId: 's', deviceId: 'd', accountId: 'u1', user },
  guest: { kind: 'guest', sessionId: 'g', deviceId: 'd' },
}
const LINA = { cookie: 'sessionid=lina; session_user=%7B%7D' }
const MINUTE_MS = 60_000

/** A drawing that waits to be told how it ends. */
interface HeldDrawing {
  request: Request
  reader: string
  page: PageContext
  finish(headers?: Record<string, string>): void
  fail(): void
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A site over HTTP whose pages are drawn when the test says so. */
const setUp = async () => {
  let now = 0
  const drawings: HeldDrawing[] = []
  const errors: unknown[] = []
  const cache = createPageCache({ now: () => now })
  const handle = (request: Request, page: PageContext) =>
    new Promise<PageAnswer>((resolve, reject) => {
      const reader = page.user?.first_name ?? 'visitor'
      const text = `drawing ${drawings.length + 1} for ${reader}`
      drawings.push({
        request,
        reader,
        page,
        finish: (headers = {}) => resolve({ response: new Response(null, { headers }), html: text }),
        fail: () => reject(new Error(`no ${text}`)),
      })
    })
  const serve = createSites({
    routes: [],
    sessions: {
      find: async token => callers[token] ?? { kind: 'none' },
      isKnownDevice: async () => false,
      createGuest: async () => {
        throw new Error('a page GET made a session')
      },
    },
    limits: async () => [],
    clientAddresses: createClientAddresses(
      { trusted: [], nameClients: false },
      { isHttpsByDefault: false, siteOf: createHosts('localhost') },
    ),
    supportEmail: 'support@example.com',
    onError: error => errors.push(error),
    isUnavailable: () => false,
    sites: { jobseeker: { handle, assets: { find: () => undefined } } },
    cache,
    drawings: createSharedDrawings(cache, () => now),
    compaction: createCompaction(cache),
    baseHost: 'localhost',
    hasDemo: () => false,
    isOurs: () => () => false,
    assetsUrl: '',
    isProduction: false,
    isOutage: () => false,
  })
  let asked = 0
  const server = await listen(
    (request, remote) => {
      asked += 1
      return serve(request, remote)
    },
    { host: '127.0.0.1', port: 0 },
  )
  stops.push(() => {
    server.server.closeAllConnections()
    return server.stop()
  })
  const send = (
    path: string,
    { method = 'GET', host = 'ph.localhost', ...headers }: Record<string, string> = {},
  ) => {
    const sent = ask({ host: '127.0.0.1', port: server.port, path, method, headers: { host, ...headers } })
    const answer = new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', got => {
        const chunks: Buffer[] = []
        got.on('data', chunk => chunks.push(chunk))
        got.on('end', () => resolve({ status: got.statusCode, text: Buffer.concat(chunks).toString() }))
      })
    })
    sent.end()
    return { answer, leave: () => sent.destroy() }
  }
  return {
    cache,
    drawings,
    errors,
    send,
    /** Asks for pages, and waits until all of these requests have come. */
    sendAll: async (...requests: Parameters<typeof send>[]) => {
      const before = asked
      const sent = requests.map(each => send(...each))
      await eventually(() => expect(asked).toBe(before + requests.length))
      return sent.map(({ answer }) => answer)
    },
    wait: (ms: number) => {
      now += ms
    },
    drawn: (count: number) =>
      eventually(() => {
        expect(drawings).toHaveLength(count)
        return drawings[count - 1] as HeldDrawing
      }),
  }
}

const page = (number: number, reader = 'visitor') => ({
  status: 200,
  text: `drawing ${number} for ${reader}`,
})

test('a page that 64 visitors and guests ask for at once is drawn once, whether by GET or HEAD', async () => {
  const { sendAll, drawn, drawings } = await setUp()
  const kinds: Record<string, string>[] = [
    {},
    { method: 'HEAD' },
    { cookie: 'sessionid=guest' },
    { 'user-agent': 'another' },
  ]
  const answers = await sendAll(
    ...Array.from({ length: 64 }, (_, at) => ['/', kinds[at % 4] ?? {}] as [string, Record<string, string>]),
  )
  ;(await drawn(1)).finish()
  const got = await Promise.all(answers)
  expect(got.map(({ text }) => text)).toEqual(got.map((_, at) => (at % 4 === 1 ? '' : page(1).text)))
  expect(drawings).toHaveLength(1)
  expect(drawings[0]?.request.method).toBe('GET')
})

test('other addresses, markets, languages and encodings are other pages', async () => {
  const { sendAll, drawn, drawings } = await setUp()
  const answers = await sendAll(
    ['/'],
    ['/ar'],
    ['/?page=2'],
    ['/', { host: 'sg.localhost' }],
    ['/', { host: 'localhost' }],
    ['/', { host: 'localhost', cookie: 'market=jp' }],
    ['/', { 'accept-encoding': 'gzip' }],
    ['/', { host: 'ph.localhost:3000' }],
  )
  await drawn(8)
  for (const each of drawings) each.finish()
  expect(new Set((await Promise.all(answers)).map(({ text }) => text.toString())).size).toBe(8)
})

test('who is signed in gets a drawing of their own, also where a visitor’s is under way', async () => {
  const { sendAll, drawn, drawings } = await setUp()
  const [visitor] = await sendAll(['/'])
  await drawn(1)
  const own = await sendAll(['/', LINA], ['/', LINA], ['/', { cookie: 'sessionid=lina' }])
  await drawn(4)
  for (const each of drawings) each.finish()
  expect(await visitor).toEqual(page(1))
  const texts = (await Promise.all(own)).map(({ text }) => text).sort()
  expect(texts).toEqual([2, 3, 4].map(number => page(number, 'Lina').text))
})

test('whose session has ended is told so alone: the page is for no visitor', async () => {
  const { sendAll, drawn, drawings } = await setUp()
  const [ended] = await sendAll(['/', { cookie: 'session_user=%7B%7D' }])
  ;(await drawn(1)).finish()
  expect(await ended).toEqual(page(1))
  const [visitor] = await sendAll(['/'])
  ;(await drawn(2)).finish()
  expect(await visitor).toEqual(page(2))
  expect(drawings).toHaveLength(2)
})

test('a page with the key of a form is given to nobody else', async () => {
  const { sendAll, drawn } = await setUp()
  for (const number of [1, 2]) {
    const [answer] = await sendAll(['/'])
    const drawing = await drawn(number)
    expect(drawing.page.newKey()).toMatch(/^[\w-]{36}$/)
    drawing.finish()
    expect(await answer).toEqual(page(number))
  }
})

test.each([
  ['sets a cookie', { 'set-cookie': 'flow=1' }],
  ['holds a secret', { 'cache-control': 'no-store' }],
])('a page that %s is given to nobody else', async (_, headers) => {
  const { sendAll, drawn, drawings } = await setUp()
  const answers = await sendAll(['/'], ['/'], ['/'])
  ;(await drawn(1)).finish(headers)
  await drawn(3)
  for (const each of drawings.slice(1)) each.finish(headers)
  const texts = (await Promise.all(answers)).map(({ text }) => text).sort()
  expect(texts).toEqual([1, 2, 3].map(number => page(number).text))
})

test('a drawing that fails fails for all who waited for it, and the next request draws anew', async () => {
  const { sendAll, drawn, errors } = await setUp()
  const answers = await sendAll(['/'], ['/'])
  ;(await drawn(1)).fail()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(500)
  expect(errors.map(String)).toEqual(Array(2).fill('Error: no drawing 1 for visitor'))
  const [again] = await sendAll(['/'])
  ;(await drawn(2)).finish()
  expect(await again).toEqual(page(2))
})

test('a drawing that takes too long is waited for by nobody who comes later', async () => {
  const { sendAll, wait, drawn, drawings } = await setUp()
  const [first] = await sendAll(['/'])
  await drawn(1)
  wait(MAX_JOIN_MS)
  const later = await sendAll(['/'], ['/'])
  ;(await drawn(2)).finish()
  expect(await Promise.all(later)).toEqual([page(2), page(2)])
  drawings[0]?.finish()
  expect(await first).toEqual(page(1))
  const [again] = await sendAll(['/'])
  expect((await again)?.status).toBe(200)
  expect(drawings).toHaveLength(2)
})

test('who began a drawing may leave: the others get it', async () => {
  const { send, sendAll, drawn } = await setUp()
  const first = send('/')
  const left = expect(first.answer).rejects.toThrow()
  const drawing = await drawn(1)
  const [other] = await sendAll(['/'])
  first.leave()
  await left
  expect(drawing.request.signal.aborted).toBe(false)
  drawing.finish()
  expect(await other).toEqual(page(1))
})

test('what changes while a page is drawn is in the page of whoever asks afterwards', async () => {
  const { cache, sendAll, drawn } = await setUp()
  const [before] = await sendAll(['/'])
  await drawn(1)
  cache.changed(['something else'])
  const [unconcerned] = await sendAll(['/'])
  cache.changed(['config'])
  const after = await sendAll(['/'], ['/'])
  const first = await drawn(1)
  first.finish()
  expect(await before).toEqual(page(1))
  ;(await drawn(2)).finish()
  expect(await Promise.all(after)).toEqual([page(2), page(2)])
  // Nobody can tell whether what changed since is what the page shows: it gets the newer one, too.
  expect((await unconcerned)?.status).toBe(200)
})

test('a page past its time is answered while it is drawn anew, once', async () => {
  const { sendAll, wait, drawn, drawings } = await setUp()
  const [first] = await sendAll(['/'])
  ;(await drawn(1)).finish()
  await first
  wait(MINUTE_MS)
  const stale = await sendAll(...Array.from({ length: 8 }, (): [string] => ['/']))
  expect(await Promise.all(stale)).toEqual(Array(8).fill(page(1)))
  ;(await drawn(2)).finish()
  await eventually(async () => {
    const [fresh] = await sendAll(['/'])
    expect(await fresh).toEqual(page(2))
  })
  expect(drawings).toHaveLength(2)
})

test('a page is answered for no more than a minute past its time, and never past a change', async () => {
  const { cache, sendAll, wait, drawn } = await setUp()
  const [first] = await sendAll(['/'])
  ;(await drawn(1)).finish()
  await first
  wait(2 * MINUTE_MS)
  const [old] = await sendAll(['/'])
  ;(await drawn(2)).finish()
  expect(await old).toEqual(page(2))
  wait(MINUTE_MS)
  cache.changed(['config'])
  const [changed] = await sendAll(['/'])
  ;(await drawn(3)).finish()
  expect(await changed).toEqual(page(3))
})

test('a stale page that cannot be drawn anew is told to the operator and answered on', async () => {
  const { sendAll, wait, drawn, errors } = await setUp()
  const [first] = await sendAll(['/'])
  ;(await drawn(1)).finish()
  await first
  wait(MINUTE_MS)
  const [stale] = await sendAll(['/', { cookie: 'sessionid=lina' }])
  expect(await stale).toEqual(page(1))
  const redrawing = await drawn(2)
  expect(redrawing.reader).toBe('visitor')
  redrawing.fail()
  await eventually(() => expect(errors).toHaveLength(1))
  const [again] = await sendAll(['/'])
  expect(await again).toEqual(page(1))
  ;(await drawn(3)).finish()
})
