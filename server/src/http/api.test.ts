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
      'another content type',
      'POST',
      search,
      { headers: { 'content-type': 'text/xml' }, body: '<a/>' },
      415,
      'unsupported_type',
    ],
    [
      'a number as text in a body',
      'POST',
      search,
      { headers: json, body: '{"page":"1"}' },
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
