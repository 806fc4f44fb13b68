import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageContext } from '@hanap/contracts/page'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../calls/caller.ts'
import { createClientAddresses } from '../security/client-address.ts'
import { createCompaction } from './compaction.ts'
import { createHosts } from './hosts.ts'
import { createPageCache, MAX_BYTES, MAX_ENTRIES } from './page-cache.ts'
import { createSharedDrawings } from './shared-drawings.ts'
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
  const compaction = createCompaction(cache)
  let compacting: Promise<void> | undefined
  let made = 0
  let isOutage = false
  const handle = async (request: Request, page: PageContext) => {
    made += 1
    const { pathname } = new URL(request.url)
    if (pathname === '/saved-jobs')
      return { response: Response.redirect('http://ph.localhost/get-started', 302), html: undefined }
    const reader = page.user?.first_name ?? 'visitor'
    const text = `${made} ${pathname} ${page.market} ${page.language} ${reader} canonical ${page.sites[page.market]} `
    const words = Array.from({ length: 2000 }, (_, at) => `nurse${at % 3} cook${(at * at) % 97}`).join(' ')
    const content = text + (request.url.endsWith('q=long') ? words : '.'.repeat(600))
    const isData = pathname.endsWith('.data')
    // React Router answers a HEAD without the body; a document's text is beside its answer.
    const response = new Response(isData && request.method !== 'HEAD' ? content : null, {
      status: pathname.startsWith('/job/closed') ? 410 : pathname.startsWith('/missing') ? 404 : 200,
      headers: {
        'content-type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html',
        ...(pathname === '/secret' ? secretive : {}),
      },
    })
    return { response, html: isData || request.method === 'HEAD' ? undefined : content }
  }
  const callers: Record<string, Caller> = {
    lina: { kind: 'seeker', sessionId: 's', deviceId: 'd', accountId: 'u1', user },
    guest: { kind: 'guest', sessionId: 'g', deviceId: 'd' },
  }
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
    onError: error => {
      throw error
    },
    isUnavailable: () => false,
    sites: { jobseeker: { handle, assets: { find: () => undefined } } },
    cache,
    drawings: createSharedDrawings(cache),
    compaction: {
      compact: (key, page) => {
        compacting = compaction.compact(key, page)
        return compacting
      },
    },
    baseHost: 'localhost',
    hasDemo: () => false,
    isOurs: () => () => false,
    assetsUrl: '',
    isProduction: false,
    isOutage: () => isOutage,
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await serve(
      new Request(`http://localhost${path}`, { headers: { host: 'ph.localhost', ...headers } }),
      '::1',
    )
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await serve(
      new Request(`http://localhost${path}`, { method, headers: { host: 'ph.localhost', ...headers } }),
      '::1',
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, bytes }
  }
  return { cache, get, ask, serve, compacted: () => compacting, closeForMaintenance: () => (isOutage = true) }
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

describe.each(['/job-search', '/job-search.data', '/job/closed-1', '/missing', '/saved-jobs', '/secret'])(
  '%s',
  path => {
    test.each(['br', 'gzip', 'identity'])(
      'keeps its body in %s, whichever method asked for it first',
      async encoding => {
        const { ask } = setUp()
        const as = { 'accept-encoding': encoding }
        const open = { br: brotliDecompressSync, gzip: gunzipSync }
        for (const method of ['OPTIONS', 'PUT', 'HEAD', 'POST', 'HEAD']) {
          const { bytes } = await ask(method, path, { ...as, origin: 'http://ph.localhost' })
          if (method === 'HEAD') expect(bytes).toHaveLength(0)
        }
        const got = await ask('GET', path, as)
        const head = await ask('HEAD', path, as)
        expect(head.bytes).toHaveLength(0)
        expect([head.status, head.headers.get('content-type')]).toEqual([
          got.status,
          got.headers.get('content-type'),
        ])
        expect(Number(head.headers.get('content-length') ?? 0)).toBe(got.bytes.byteLength)
        if (path === '/saved-jobs') return expect(got.headers.get('location')).toContain('/get-started')
        const name = got.headers.get('content-encoding') ?? 'identity'
        expect(name).toBe(encoding)
        const text = name === 'br' || name === 'gzip' ? open[name](got.bytes) : got.bytes
        expect(text.toString()).toMatch(
          new RegExp(`^\\d+ ${path} ph en visitor canonical http://ph.localhost \\.{600}$`),
        )
      },
    )
  },
)

test('30,000 odd addresses leave no more than the bound, and a page that is asked for stays', async () => {
  const { cache, ask, get } = setUp()
  const first = await get('/companies')
  const most = { entries: 0, bytes: 0 }
  for (let number = 0; number < 30_000; number += 1) {
    const path = ['/saved-jobs', '/job-search', '/missing'][number % 3]
    await ask(number % 2 ? 'HEAD' : 'GET', `${path}?n=${number}&${'x'.repeat(200)}`)
    if (number % 1000 === 0) await get('/companies')
    const { entries, bytes } = cache.size()
    most.entries = Math.max(most.entries, entries)
    most.bytes = Math.max(most.bytes, bytes)
  }
  expect(most.entries).toBeLessThanOrEqual(MAX_ENTRIES)
  expect(most.bytes).toBeLessThanOrEqual(MAX_BYTES)
  expect((await get('/companies')).text).toBe(first.text)
}, 120_000)

test('what nobody has to ask for twice is not kept: redirects, and pages that are not there', async () => {
  const { cache, get } = setUp()
  for (const path of ['/saved-jobs?n=1', '/missing?n=1', '/en/job-search?n=1', '/secret']) await get(path)
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test.each([
  ['its tag', (etag: string) => etag],
  ['its tag as a weak one', (etag: string) => `W/${etag}`],
  ['its tag among others', (etag: string) => `"other", ${etag} ,"third"`],
  ['any', () => '*'],
])('a copy that is current is not sent again where %s is named', async (_, name) => {
  const { ask } = setUp()
  const first = await ask('GET', '/job-search')
  const etag = first.headers.get('etag') ?? ''
  for (const method of ['GET', 'HEAD']) {
    const again = await ask(method, '/job-search', { 'if-none-match': name(etag) })
    expect([again.status, again.bytes.byteLength, again.headers.get('etag')]).toEqual([304, 0, etag])
    expect(again.headers.get('content-length')).toBeNull()
  }
  const other = await ask('GET', '/job-search', { 'if-none-match': '"other"' })
  expect([other.status, other.bytes.toString()]).toEqual([200, first.bytes.toString()])
})

test.each(['br', 'gzip'] as const)(
  'a page that is asked for twice is packed smaller in %s; a copy of the larger one is current',
  async encoding => {
    const { ask, compacted } = setUp()
    const as = { 'accept-encoding': encoding }
    const open = { br: brotliDecompressSync, gzip: gunzipSync }
    const path = '/job-search?q=long'
    const first = await ask('GET', path, as)
    expect((await ask('GET', path, as)).bytes).toEqual(first.bytes)
    await compacted()
    const packed = await ask('GET', path, as)
    expect(packed.bytes.byteLength).toBeLessThan(first.bytes.byteLength)
    expect(open[encoding](packed.bytes)).toEqual(open[encoding](first.bytes))
    expect(packed.headers.get('vary')).toBe('Accept-Encoding, Cookie')
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? ''
    const [large, small] = [tagOf(first), tagOf(packed)]
    expect(small).not.toBe(large)
    const head = await ask('HEAD', path, as)
    expect([head.bytes.byteLength, head.headers.get('etag')]).toEqual([0, small])
    expect(Number(head.headers.get('content-length'))).toBe(packed.bytes.byteLength)
    for (const tag of [large, small]) {
      const again = await ask('GET', path, { ...as, 'if-none-match': tag })
      expect([again.status, again.headers.get('etag')]).toEqual([304, tag])
    }
  },
)

test('a page that has changed while it was packed stays gone', async () => {
  const { ask, cache, compacted } = setUp()
  const as = { 'accept-encoding': 'br' }
  for (let count = 0; count < 2; count += 1) await ask('GET', '/job-search?q=long', as)
  cache.changed(['config'])
  await compacted()
  const { bytes } = await ask('GET', '/job-search?q=long', as)
  expect(brotliDecompressSync(bytes).toString()).toMatch(/^2 /)
})

test('the same page has another tag in each encoding', async () => {
  const { ask } = setUp()
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async each =>
      (await ask('GET', '/job-search', { 'accept-encoding': each })).headers.get('etag'),
    ),
  )
  expect(new Set(tags).size).toBe(3)
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

test('during an outage the router of a page that is open has the browser open the next', async () => {
  const { get, closeForMaintenance } = setUp()
  closeForMaintenance()
  for (const [asked, page] of [
    ['/ar/job-search.data?page=2', '/ar/job-search?page=2'],
    ['/_.data?_routes=root', '/'],
    ['/ar.data', '/ar'],
  ]) {
    const { status, headers } = await get(asked ?? '')
    expect([status, headers.get('x-remix-redirect'), headers.get('x-remix-reload-document')]).toEqual([
      204,
      page,
      'true',
    ])
  }
})

describe('hosts', () => {
  test.each([
    'unknown.example',
    'ph.unknown.example',
    'evil.localhost',
    'ph.localhost.evil.example',
    '127.0.0.1',
    '[::1]',
  ])('%s is none of ours: a page there leads to the default market’s', async host => {
    const { ask, cache } = setUp()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, bytes } = await ask(method, '//Job-Search?page=2', { host })
      expect([status, headers.get('location')]).toEqual([301, 'http://ph.localhost/job-search?page=2'])
      expect(bytes).toHaveLength(0)
    }
    expect((await ask('POST', '/get-started', { host, origin: `http://${host}` })).status).toBe(404)
    expect(cache.size().entries).toBe(0)
  })

  test('the port stays', async () => {
    const { ask } = setUp()
    const { headers } = await ask('GET', '/', { host: 'unknown.example:3000' })
    expect(headers.get('location')).toBe('http://ph.localhost:3000/')
  })

  test.each(['resume.localhost', 'academy.localhost'])(
    '%s shows no page of the seekers’ site: it leads to the default market, with the session of who has one',
    async host => {
      const { ask } = setUp()
      const visitor = await ask('GET', '/job-search', { host })
      expect([visitor.status, visitor.headers.get('location')]).toEqual([
        302,
        'http://ph.localhost/job-search',
      ])
      const person = await ask('GET', '/job-search', { host, cookie: 'sessionid=lina' })
      expect([person.status, person.headers.get('location')]).toEqual([
        302,
        `http://${host}/jobseeker-login-redirect?redirectUrl=http%3A%2F%2Fph.localhost%2Fjob-search`,
      ])
    },
  )

  test('the base host shows the default market’s pages, which have their addresses on the market’s host', async () => {
    const { get } = setUp()
    const { text } = await get('/job-search', { host: 'localhost:3000' })
    expect(text).toContain('ph en visitor')
    expect(text).toContain('canonical http://ph.localhost:3000')
  })
})

describe('methods', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('%s is none of a page’s', async method => {
    const { ask } = setUp()
    const { status, headers } = await ask(method, '/job-search', { origin: 'http://ph.localhost' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('OPTIONS says which are', async () => {
    const { ask } = setUp()
    const { status, headers, bytes } = await ask('OPTIONS', '/job-search')
    expect([status, headers.get('allow'), bytes.byteLength]).toEqual([204, 'GET, HEAD, POST', 0])
  })

  test('a HEAD of a redirect is the redirect', async () => {
    const { ask } = setUp()
    for (const path of ['/en/job-search', '/Job-Search', '/saved-jobs']) {
      const [head, got] = [await ask('HEAD', path), await ask('GET', path)]
      expect([head.status, head.headers.get('location')]).toEqual([got.status, got.headers.get('location')])
      expect(got.status).toBeGreaterThanOrEqual(301)
    }
  })

  test('a form that is sent to another spelling of its page keeps what was typed', async () => {
    const { ask } = setUp()
    const asked = { origin: 'http://ph.localhost' }
    const { status, headers } = await ask('POST', '/en/get-started?mode=signup', asked)
    expect([status, headers.get('location')]).toEqual([308, '/get-started?mode=signup'])
    expect((await ask('POST', '/Get-Started', asked)).status).toBe(200)
  })
})

test.each([
  ['/Nurse-Jobs?page=2', '/nurse-jobs?page=2'],
  ['/AR/Companies', '/ar/companies'],
  ['/EN/Job-Search', '/job-search'],
  ['//evil.example', '/evil.example'],
  ['/ar//evil.example', '/ar/evil.example'],
  ['/..//evil.example', '/evil.example'],
  ['/job-search/', '/job-search'],
])('%s leads for good to %s', async (path, to) => {
  const { ask } = setUp()
  const { status, headers } = await ask('GET', path)
  expect([status, headers.get('location')]).toEqual([301, to])
})
