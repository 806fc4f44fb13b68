import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { loginGuest, loginSeeker, logOut, register } from '@hanap/contracts/auth/auth.calls'
import { downloadMyData } from '@hanap/contracts/jobseekers/privacy.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../logging/log.ts'
import { createAssets } from '../pages/assets.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'

const PASSWORD = 'correct horse'
const email = 'ana@example.com'
const json = { 'content-type': 'application/json' }

let app: TestApp
let site: Awaited<ReturnType<typeof listen>>
/** The same site behind a proxy that ends TLS. */
let secureSite: Awaited<ReturnType<typeof listen>>
let token = ''
beforeAll(async () => {
  app = await startTestApp()
  const { connection, settings } = app
  const folder = join(settings.DATA_DIR, 'assets')
  mkdirSync(join(settings.DATA_DIR, 'public', 'logos'), { recursive: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(settings.DATA_DIR, 'public', 'logos', 'one.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  for (const name of ['app.js', 'app.css', 'flag.svg', 'font.woff2']) writeFileSync(join(folder, name), '')
  const assets = createAssets([{ folder, at: ['/assets/'] }])
  const handle = async (request: Request) => {
    if (new URL(request.url).pathname === '/broken') throw new Error('a page failed')
    const response = new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    return { response, html: '<!doctype html>' }
  }
  const serve = (protocol: 'http' | 'https') => {
    const { fetch } = createApp({
      connection,
      settings: { ...settings, PUBLIC_PROTOCOL: protocol },
      log: createLog('silent'),
      sites: { jobseeker: { handle, assets } },
    })
    return listen(fetch, { host: '127.0.0.1', port: 0 })
  }
  site = await serve('http')
  secureSite = await serve('https')
  const registered = await app.call(register, { body: { email, password: PASSWORD, first_name: 'Ana' } })
  token = registered.data.session.token
})
afterAll(async () => {
  await site.stop()
  await secureSite.stop()
  await app.close()
})

interface FetchOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const ask = async (path: string, { method = 'GET', headers = {}, body }: FetchOptions = {}, at = site) => {
  const answer = await fetch(`http://127.0.0.1:${at.port}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-host': 'ph.localhost', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const https = { 'x-forwarded-proto': 'https' }
const asSeeker = () => ({ authorization: `Bearer ${token}` })

/** One of each way in which something is answered. */
const answers: [string, string, number, () => FetchOptions][] = [
  ['a call', '/api/config/search/website-outage?language_code=en', 200, () => ({})],
  ['a call that anybody may keep', '/api/config/skill/lists?language_code=en', 200, () => ({})],
  ['a file of a person', downloadMyData.path, 200, () => ({ headers: asSeeker() })],
  ['a refused call', '/api/jobs/saved-jobs', 401, () => ({})],
  ['a call that is not there', '/api/nothing', 404, () => ({})],
  ['a method that is not there', '/api/jobs/search', 405, () => ({ method: 'PUT' })],
  ['a broken body', '/api/jobs/search', 400, () => ({ method: 'POST', headers: json, body: '{' })],
  ['a broken host', '/api/search/jobs', 400, () => ({ headers: { 'x-forwarded-host': 'a b' } })],
  ['the API’s page', '/api/docs', 200, () => ({})],
  ['its description', '/api/openapi.json', 200, () => ({})],
  ['its health', '/api/health', 200, () => ({})],
  ['a page', '/job-search', 200, () => ({})],
  ['a page from the cache', '/job-search', 200, () => ({})],
  ['a page in the market’s own language', '/en/job-search', 301, () => ({})],
  ['a page that fails', '/broken', 500, () => ({})],
  [
    'a form of another site',
    '/get-started',
    403,
    () => ({ method: 'POST', headers: { origin: 'https://evil.example' } }),
  ],
  ['a hand-off', '/jobseeker-login-redirect?redirectUrl=/', 303, () => ({})],
  [
    'a provider’s posted answer',
    '/social-log-in/apple/answer',
    303,
    () => ({ method: 'POST', body: 'state=x' }),
  ],
  ['a script', '/assets/app.js', 200, () => ({})],
  ['a style sheet', '/assets/app.css', 200, () => ({})],
  ['a drawing', '/assets/flag.svg', 200, () => ({})],
  ['a font', '/assets/font.woff2', 200, () => ({})],
  ['a logo', '/logos/one.svg', 200, () => ({})],
  ['robots.txt', '/robots.txt', 200, () => ({})],
  ['a site map', '/sitemap.xml', 200, () => ({})],
  ['caught mail', '/mail', 200, () => ({})],
]

/** What a browser's policy says, by directive. */
const directives = (policy: string | null) =>
  new Map((policy ?? '').split(/;\s*/).map(each => [each.split(' ', 1)[0] ?? '', each]))

describe.each(answers)('%s', (_, path, status, asked) => {
  test('has the headers that keep a browser from misreading, framing and telling it', async () => {
    const { status: got, headers } = await ask(path, asked())
    expect(got).toBe(status)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    const policy = directives(headers.get('content-security-policy'))
    expect(policy.get('object-src')).toBe("object-src 'none'")
    expect(policy.get('base-uri')).toBe("base-uri 'none'")
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'")
    expect(policy.get('default-src')).toMatch(/^default-src '(self|none)'$/)
    expect([...policy.values()].join()).not.toMatch(/script-src[^,]*('unsafe-|\*)/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('on https names the policy of a year for every host below', async () => {
    const answer = await ask(path, asked(), secureSite)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  })

  test('says what it is, and texts in which encoding', async () => {
    const { headers, text } = await ask(path, asked())
    const type = headers.get('content-type')
    if (text !== '') expect(type).toMatch(/^[a-z]+\/[\w.+-]+/)
    if (/^text\/|xml/.test(type ?? '')) expect(type).toMatch(/; charset=utf-8$/i)
  })
})

test.each(answers.filter(([, , , asked]) => asked().method === undefined))(
  '%s has its body in every encoding, also where other methods asked for it before',
  async (_, path, status, asked) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers = {} } = asked()
      const as = { ...headers, 'accept-encoding': encoding }
      const fresh = `${path}${path.includes('?') ? '&' : '?'}odd=${encoding}`
      const head = await ask(fresh, { method: 'HEAD', headers: as })
      expect([head.status, head.text]).toEqual([status, ''])
      const got = await ask(fresh, { headers: as })
      const plain = await ask(`${fresh}-plain`, { headers: { ...headers, 'accept-encoding': 'identity' } })
      expect([got.status, head.headers.get('content-type')]).toEqual([
        status,
        got.headers.get('content-type'),
      ])
      expect(got.text.length > 0).toBe(plain.text.length > 0)
      expect(head.headers.get('location')).toBe(got.headers.get('location'))
    }
  },
)

test.each(['/job-search', '/assets/app.js'])(
  '%s, unchanged, keeps the policy that came with it',
  async path => {
    await ask(path)
    const { headers } = await ask(path)
    const again = await ask(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    // Browsers put what a 304 says in the place of what they keep.
    expect([null, headers.get('content-security-policy')]).toContain(
      again.headers.get('content-security-policy'),
    )
  },
)

test('another origin is not let read an answer, whatever it calls itself', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://evil.localhost'])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await ask('/api/search/jobs', { method, headers: { origin } })
      expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
    }
})

test('what is no request at all is answered with them too', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'))
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
    expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
})

describe('cookies', () => {
  const cookiesOf = async (headers: Record<string, string>) => {
    const post = async (path: string, body: object, more: Record<string, string> = {}) =>
      (
        await ask(path, {
          method: 'POST',
          headers: { ...json, ...headers, ...more },
          body: JSON.stringify(body),
        })
      ).headers
    const guest = await post(loginGuest.path, {})
    const seeker = await post(loginSeeker.path, { email, password: PASSWORD })
    const [, ended = ''] = /sessionid=([^;]+)/.exec(seeker.get('set-cookie') ?? '') ?? []
    const out = await post(logOut.path, {}, { authorization: `Bearer ${ended}` })
    return [guest, seeker, out].flatMap(each => each.getSetCookie())
  }

  test('on https only this host sets them, and only over https are they sent', async () => {
    const cookies = await cookiesOf(https)
    expect(cookies).toHaveLength(6)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-(sessionid|session_user)=/)
      expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Secure(;|$)/)
      expect(cookie).not.toMatch(/domain/i)
    }
  })

  test('scripts cannot read the session, and of the person they read no address and no number', async () => {
    for (const headers of [https, {}]) {
      const cookies = await cookiesOf(headers)
      const issued = cookies.filter(each => /sessionid=[\w-]/.test(each))
      expect(issued).toHaveLength(2)
      for (const cookie of issued) expect(cookie).toMatch(/; HttpOnly$/)
      const readable = cookies.filter(each => /session_user=%/.test(each))
      expect(readable).toHaveLength(1)
      const user = JSON.parse(decodeURIComponent(/=([^;]+)/.exec(readable[0] ?? '')?.[1] ?? ''))
      expect(Object.keys(user)).toEqual(expect.arrayContaining(['id', 'first_name']))
      for (const field of ['email', 'phone_num', 'latitude', 'longitude'])
        expect(user).not.toHaveProperty(field)
      expect(readable[0]).not.toContain(encodeURIComponent(email))
    }
  })

  test('on https a session in a cookie that a neighbouring host could set is nobody’s', async () => {
    const cookie = (name: string) =>
      ask('/api/jobs/saved-jobs', { headers: { ...https, cookie: `${name}=${token}` } })
    expect((await cookie('sessionid')).status).toBe(401)
    expect((await cookie('__Host-sessionid')).status).toBe(200)
  })
})
