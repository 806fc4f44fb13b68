import type { PageContext } from '@hanap/contracts/page'
import { expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { createPageCache } from './page-cache.ts'
import { createPeers } from './peer.ts'
import { createSites } from './sites.ts'

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

const secretive = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const setUp = () => {
  const cache = createPageCache()
  let made = 0
  let isOutage = false
  const handle = async (request: Request, page: PageContext) => {
    made += 1
    const { pathname } = new URL(request.url)
    return new Response(
      `${made} ${pathname} ${page.market} ${page.language} ${page.user?.first_name ?? 'visitor'}`,
      {
        headers: { 'content-type': 'text/html', ...(pathname === '/secret' ? secretive : {}) },
      },
    )
  }
  const callers: Record<string, Caller> = {
    lina: { kind: 'seeker', sessionId: 's', deviceId: 'd', accountId: 'u1', user },
    guest: { kind: 'guest', sessionId: 'g', deviceId: 'd' },
  }
  const serve = createSites({
    routes: [],
    sessions: {
      find: async token => callers[token] ?? { kind: 'none' },
      createGuest: async () => {
        throw new Error('a page GET made a session')
      },
    },
    limits: async () => [],
    peers: createPeers({ trusted: [], nameClients: false }, false),
    supportEmail: 'support@example.com',
    onError: error => {
      throw error
    },
    sites: { jobseeker: { handle, assets: { find: () => undefined } } },
    cache,
    baseHost: 'localhost',
    isOurs: () => () => false,
    assetsUrl: '',
    isOutage: () => isOutage,
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await serve(
      new Request(`http://localhost${path}`, { headers: { host: 'ph.localhost', ...headers } }),
      '::1',
    )
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { cache, get, serve, closeForMaintenance: () => (isOutage = true) }
}

test('a visitor’s page is made once and answered again until what it depends on changes', async () => {
  const { get, cache } = setUp()
  const first = await get('/job-search')
  expect((await get('/job-search')).text).toBe(first.text)
  cache.changed(['something else'])
  expect((await get('/job-search')).text).toBe(first.text)
  cache.changed(['config'])
  expect((await get('/job-search')).text).not.toBe(first.text)
})

test('a cached page is never answered across markets, languages or people', async () => {
  const { get } = setUp()
  const signedIn = { cookie: 'sessionid=lina; session_user=%7B%7D' }
  expect((await get('/job-search')).text).toContain('ph en visitor')
  expect((await get('/job-search', { host: 'sg.localhost' })).text).toContain('sg en visitor')
  expect((await get('/ar/job-search')).text).toContain('ph ar visitor')
  expect((await get('/job-search', signedIn)).text).toContain('ph en Lina')
  expect((await get('/job-search')).text).toContain('ph en visitor')
  expect((await get('/job-search', { host: 'localhost', cookie: 'market=jp' })).text).toContain(
    'jp ja visitor',
  )
  expect((await get('/job-search', { host: 'localhost' })).text).toContain('ph en visitor')
})

test('the data of a language’s home page are in that language', async () => {
  const { get } = setUp()
  expect((await get('/ar.data')).text).toContain('/ar.data ph ar visitor')
  expect((await get('/en.data')).text).toContain('/en.data ph en visitor')
})

test('a person’s page is not kept, and a forged readable cookie shows nobody', async () => {
  const { get } = setUp()
  const signedIn = { cookie: 'sessionid=lina; session_user=%7B%7D' }
  const first = await get('/', signedIn)
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect((await get('/', signedIn)).text).not.toBe(first.text)
  expect(
    (await get('/', { cookie: 'sessionid=nobody; session_user=%7B%22first_name%22%3A%22Lina%22%7D' })).text,
  ).toContain('visitor')
})

test('a guest’s session changes nothing on a page, so they share the visitors’', async () => {
  const { get } = setUp()
  const first = await get('/')
  expect((await get('/', { cookie: 'sessionid=guest' })).text).toBe(first.text)
})

test('a page that holds a secret is kept nowhere and tells its address to nobody', async () => {
  const { get } = setUp()
  const first = await get('/secret')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await get('/secret')).text).not.toBe(first.text)
  expect((await get('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

test('a page that was made for a session without its readable cookie is kept for nobody', async () => {
  const { get } = setUp()
  const own = await get('/', { cookie: 'sessionid=lina' })
  expect(own.text).toContain('Lina')
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect((await get('/')).text).toContain('visitor')
})

test('every page says for whom it was made, so that a browser keeps it for nobody else', async () => {
  const { get } = setUp()
  expect((await get('/')).headers.get('page-of')).toBe('nobody')
  expect((await get('/')).headers.get('page-of')).toBe('nobody')
  const signedIn = { cookie: 'sessionid=lina; session_user=%7B%7D' }
  expect((await get('/saved-jobs.data', signedIn)).headers.get('page-of')).toBe('u1')
})

test('a page that has not changed is answered 304', async () => {
  const { get } = setUp()
  await get('/')
  const etag = (await get('/')).headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
})

test('the market’s default language has no segment: one address for each page', async () => {
  const { get } = setUp()
  const answer = await get('/en/job-search?query=a')
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/job-search?query=a'])
  expect((await get('/en//evil.example', {})).headers.get('location')).toBe('/evil.example')
})

test('every page forbids inline script and framing', async () => {
  const { get } = setUp()
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a form sent from another site is refused', async () => {
  const { serve } = setUp()
  const post = (headers: Record<string, string>) =>
    serve(
      new Request('http://localhost/log-out', {
        method: 'POST',
        headers: { host: 'ph.localhost', ...headers },
      }),
      '::1',
    )
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({})).status).toBe(403)
  expect((await post({ origin: 'http://ph.localhost' })).status).toBe(200)
  expect((await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await post({ origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ origin: 'null' })).status).toBe(403)
})

test('during an outage every page is the maintenance page with status 503', async () => {
  const { get, closeForMaintenance } = setUp()
  await get('/ar/job-search')
  closeForMaintenance()
  const answer = await get('/ar/job-search')
  expect(answer.status).toBe(503)
  expect(answer.text).toContain('/ar/maintenance')
})
