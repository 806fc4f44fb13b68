import { register } from '@hanap/contracts/auth/auth.calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'

describe('what no call answers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('an unknown path is a problem with status 404 in the reader’s language', async () => {
    const answer = await app.send('GET', '/api/nothing', { headers: { 'accept-language': 'ar' } })
    expect(answer.status).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.headers['content-language']).toBe('ar')
    expect(JSON.parse(answer.text)).toMatchObject({
      status: 404,
      code: 'not_found',
      instance: '/api/nothing',
    })
  })

  const json = { 'content-type': 'application/json' }
  const search = '/api/jobs/search'

  test.each([
    ['broken JSON', 'POST', search, { headers: json, body: '{"query":' }, 400, 'broken_json'],
    [
      'bytes that are no UTF-8',
      'POST',
      search,
      { headers: json, body: Uint8Array.of(0x22, 0xff, 0x22) },
      400,
      'broken_encoding',
    ],
    [
      'a NUL in a text',
      'POST',
      search,
      { headers: json, body: '{"query":"a\\u0000"}' },
      400,
      'broken_encoding',
    ],
    [
      'an unknown Role-Id',
      'GET',
      '/api/search/jobs',
      { headers: { 'role-id': '9' } },
      400,
      'unknown_role_id',
    ],
    [
      'an unknown Country-Id',
      'GET',
      '/api/search/jobs',
      { headers: { 'country-id': '9' } },
      400,
      'unknown_country_id',
    ],
    [
      'an unknown Language-Id',
      'GET',
      '/api/search/jobs',
      { headers: { 'language-id': '11' } },
      400,
      'unknown_language_id',
    ],
    [
      'what was written under an account that is not signed in',
      'GET',
      '/api/search/jobs',
      { headers: { 'page-of': 'somebody' } },
      401,
      'sign_in_required',
    ],
    ['a path that is no UTF-8', 'GET', '/api/jobs/%ff', {}, 400, 'broken_path'],
    ['a method that the path has not', 'PUT', search, {}, 405, 'method_not_allowed'],
    ['a fixed path before {id}, whatever the method', 'GET', search, {}, 405, 'method_not_allowed'],
    [
      'a body beyond the limit',
      'POST',
      search,
      { headers: json, body: `"${'x'.repeat(600_000)}"` },
      413,
      'body_too_large',
    ],
    [
      'an address beyond the limit',
      'GET',
      `/api/search/jobs?query=${'x'.repeat(9000)}`,
      {},
      414,
      'path_too_long',
    ],
    [
      'an address of 100 KB',
      'GET',
      `/api/search/jobs?query=${'x'.repeat(100_000)}`,
      {},
      414,
      'path_too_long',
    ],
    ['a page’s address beyond the limit', 'GET', `/${'x'.repeat(9000)}-jobs`, {}, 414, 'path_too_long'],
    [
      'headers beyond the limit',
      'GET',
      search,
      { headers: { cookie: `a=${'x'.repeat(50_000)}` } },
      431,
      'broken_header',
    ],
    ['a query that is no UTF-8', 'GET', '/api/search/jobs?query=%ff', {}, 400, 'broken_encoding'],
    ['a query that is not encoded', 'GET', '/api/search/jobs?query=100%', {}, 400, 'broken_encoding'],
    [
      'a bearer token that is none, where a session is needed',
      'GET',
      '/api/jobs/saved-jobs',
      { headers: { authorization: 'Bearer garbage' } },
      401,
      'sign_in_required',
    ],
    [
      'another content type',
      'POST',
      search,
      { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
      'unsupported_type',
    ],
    [
      'a text that is no number in a body',
      'POST',
      search,
      { headers: json, body: '{"page":"one"}' },
      422,
      'invalid_fields',
    ],
    ['a seeker’s call without a session', 'GET', '/api/jobs/saved-jobs', {}, 401, 'sign_in_required'],
    [
      'another site’s form',
      'POST',
      search,
      { headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
      403,
      'origin_refused',
    ],
    [
      'a cookie without an origin',
      'POST',
      '/api/auth/log-out',
      { headers: { ...json, cookie: 'sessionid=a' }, body: '{}' },
      403,
      'origin_refused',
    ],
  ] as const)('%s is refused', async (_, method, path, request, status, code) => {
    const answer = await app.send(method, path, request)
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  test.each([
    'Bearer garbage',
    'Bearer',
    'bearer  ',
    `Bearer ${'a'.repeat(5000)}`,
    'Bearer a b',
    'Basic dTpw',
  ])('on a public call “%s” is no session', async authorization => {
    const answer = await app.send('GET', '/api/search/jobs', { headers: { authorization } })
    expect(answer.status).toBe(200)
  })

  test('where a guest may call, a bearer token that is none begins a guest’s session', async () => {
    const answer = await app.send('POST', '/api/auth/guest/login', {
      headers: { ...json, authorization: 'Bearer garbage' },
      body: '{}',
    })
    expect([answer.status, JSON.parse(answer.text).data.session.is_guest]).toEqual([200, true])
  })

  test('a bearer token that is none is not made good by a cookie', async () => {
    const { data } = await app.call(register, {
      body: { email: 'ana@example.com', password: 'correct horse', first_name: 'Ana' },
    })
    const { token } = data.session
    const saved = (headers: Record<string, string>) => app.send('GET', '/api/jobs/saved-jobs', { headers })
    const cookie = `sessionid=${token}`
    expect((await saved({ authorization: 'Bearer garbage', cookie })).status).toBe(401)
    // Another scheme is a proxy's own: the cookie counts, and with it where it came from.
    expect((await saved({ authorization: 'Basic dTpw', cookie })).status).toBe(200)
    const logOut = (authorization: string) =>
      app.send('POST', '/api/auth/log-out', { headers: { ...json, authorization, cookie }, body: '{}' })
    expect((await logOut('Basic dTpw')).status).toBe(403)
    await logOut('Bearer garbage')
    expect((await saved({ authorization: `Bearer ${token}` })).status).toBe(200)
  })

  test('a refused field is named, in the reader’s language', async () => {
    const answer = await app.send('POST', search, {
      headers: { ...json, 'language-id': '4' },
      body: '{"size":1000}',
    })
    const { errors, message } = JSON.parse(answer.text)
    expect(Object.keys(errors)).toEqual(['size'])
    expect(message).toBe(errors.size[0])
    expect(message).toMatch(/[\u3040-\u30ff]/)
  })

  test('unknown fields of a body are dropped', async () => {
    const answer = await app.send('POST', search, { headers: json, body: '{"page":1,"is_admin":true}' })
    expect(answer.status).toBe(200)
  })

  test('a host that a proxy names is believed from loopback', async () => {
    const answer = await app.send('GET', '/api/search/jobs', {
      headers: { 'x-forwarded-host': 'jp.localhost' },
    })
    expect(answer.headers['content-language']).toBe('ja')
  })

  test('the API says how it feels', async () => {
    const answer = await app.send('GET', '/api/health')
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { status: 'ok' } }])
  })
})
