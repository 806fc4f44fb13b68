import { loginSeeker } from '@hanap/contracts/auth/auth.calls'
import { apply } from '@hanap/contracts/data/data.calls'
import { readJob, reportJob, saveJob, similarJobs } from '@hanap/contracts/jobs/jobs.calls'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeToast, toastStore } from '../page/toasts.ts'
import { callAs } from '../session/caller.ts'
import { call, callAddress } from './call.ts'

const sent = vi.fn<typeof fetch>()
const opened = vi.fn()
const kept = new Map<string, string>()
const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie })
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}
const answer = (status: number, body: unknown) => sent.mockResolvedValue(Response.json(body, { status }))

beforeEach(() => {
  sent.mockReset()
  opened.mockReset()
  kept.clear()
  vi.stubGlobal('fetch', sent)
  withCookie('')
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { assign: opened, pathname: '/ar/job/x-1', search: '?a=1' })
  callAs({ roleId: 1, countryId: 167, languageId: 10, failureText: 'We are sorry.' })
})

test('every call says its role, country and language', async () => {
  answer(200, { data: { jobs: [] } })
  await call(similarJobs, { query: { job_id: 'j1', size: '5' } })
  const [address, init] = sent.mock.calls[0] ?? []
  expect(address).toBe('/api/jobs/similar?job_id=j1&size=5')
  expect(init?.headers).toEqual({ 'Role-Id': '1', 'Country-Id': '167', 'Language-Id': '10' })
})

test('parameters stand in the path, encoded; empty query values are left out', () => {
  expect(callAddress(readJob, { params: { id: 'a/b' } })).toBe('/api/jobs/a%2Fb')
  expect(callAddress(similarJobs, { query: { job_id: 'j1', size: '' } })).toBe('/api/jobs/similar?job_id=j1')
})

test('a body travels as JSON, with files as a form, and an act that may repeat has a key', async () => {
  answer(200, { data: {} })
  await call(reportJob, { params: { id: 'j1' }, body: { report_reason_id: 3 } })
  expect(sent.mock.calls[0]?.[1]?.body).toBe('{"report_reason_id":3}')

  const resume = new File(['x'], 'cv.pdf')
  const input = { params: { id: 'j1' }, body: { screening_answers: [] }, files: { resume } }
  await call(apply, input, { idempotencyKey: 'once' })
  const init = sent.mock.calls[1]?.[1]
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('once')
  const form = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined
  expect(form).toMatchObject({ screening_answers: '[]', resume: { name: 'cv.pdf' } })
})

test('a success gives its data, and its message becomes a toast', async () => {
  answer(200, { data: { id: 's1' }, message: 'Saved' })
  expect(await call(saveJob, { body: { job_id: 'j1' } })).toEqual({
    ok: true,
    data: { id: 's1' },
    message: 'Saved',
  })
  expect(toastStore.read().map(({ text }) => text)).toContain('Saved')
})

test.each([500, 503, 599])('a server error’s text is a notification: %s', async status => {
  const message = `We are sorry (${status}).`
  answer(status, { code: 'server_error', message, errors: { error: [message] } })
  expect(await call(saveJob, { body: { job_id: 'j1' } })).toMatchObject({ ok: false, status, message })
  expect(toastStore.read()).toContainEqual(expect.objectContaining({ text: message, kind: 'error' }))
})

test.each([
  ['nothing', null],
  ['a page of what stands before the server', '<html>Bad Gateway</html>'],
  ['a body without a text', '{"status":502}'],
])('a server error that says %s is told in the page’s own words', async (_, body) => {
  for (const { id } of toastStore.read()) closeToast(id)
  sent.mockResolvedValue(new Response(body, { status: 502 }))
  const outcome = await call(saveJob, { body: { job_id: 'j1' } })
  expect(outcome).toMatchObject({ ok: false, status: 502, code: 'server_error', message: 'We are sorry.' })
  expect(toastStore.read().map(({ text, kind }) => [text, kind])).toEqual([['We are sorry.', 'error']])
})

test('what was refused is told where it was asked for, not in the notification bar', async () => {
  answer(422, { code: 'invalid_fields', message: 'not this', errors: { job_id: ['not this'] } })
  await call(saveJob, { body: { job_id: 'j1' } })
  expect(toastStore.read().map(({ text }) => text)).not.toContain('not this')
})

test.each([
  ['errors.error[0]', { errors: { error: ['told'] } }],
  ['errors.errors[0]', { errors: { errors: ['told'] } }],
  ['errors.phone_num[0]', { errors: { phone_num: ['told'] } }],
  ['errors[0]', { errors: ['told'] }],
  ['data', { data: 'told' }],
  ['message', { message: 'told' }],
])('a refusal’s text is read from %s', async (_, body) => {
  answer(400, body)
  expect(await call(saveJob, { body: { job_id: 'j1' } })).toMatchObject({ ok: false, message: 'told' })
})

describe('a call never throws', () => {
  test('a refusal has its code, text and fields', async () => {
    answer(422, { code: 'invalid_fields', message: 'no', errors: { job_id: ['wrong'] } })
    expect(await call(saveJob, { body: { job_id: 'j1' } })).toEqual({
      ok: false,
      status: 422,
      code: 'invalid_fields',
      message: 'no',
      errors: { job_id: ['wrong'] },
    })
  })

  test('nor when no answer comes, or one that is no JSON', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await call(saveJob, { body: { job_id: 'j1' } })).toMatchObject({ ok: false, code: 'unreachable' })
    sent.mockResolvedValue(new Response('<html>', { status: 502 }))
    expect(await call(saveJob, { body: { job_id: 'j1' } })).toMatchObject({
      ok: false,
      status: 502,
      code: 'server_error',
    })
  })
})

describe('a 401', () => {
  const refusal = { code: 'sign_in_required', message: 'log in' }
  const user = encodeURIComponent(JSON.stringify({ id: 'u1', first_name: 'Ana' }))

  test('of a seeker clears their session, marks it expired and leads to log-in and back', async () => {
    withCookie(`session_user=${user}`)
    answer(401, refusal)
    await call(saveJob, { body: { job_id: 'j1' } })
    expect(document.cookie).toMatch(/session_user=; .*Max-Age=0/)
    expect(kept.get('auth_status')).toBe('expired')
    expect(opened).toHaveBeenCalledWith('/ar/get-started?redirect=%2Far%2Fjob%2Fx-1%3Fa%3D1')
  })

  test('of a guest leads to log-in and leaves their session', async () => {
    kept.set('guest_until', '9999999999999')
    answer(401, refusal)
    await call(saveJob, { body: { job_id: 'j1' } })
    expect(kept.get('guest_until')).toBe('9999999999999')
    expect(kept.has('auth_status')).toBe(false)
    expect(opened).toHaveBeenCalledOnce()
  })

  test('of a log-in call is an answer about a password', async () => {
    withCookie(`session_user=${user}`)
    answer(401, { code: 'invalid_credential', message: 'invalid credential' })
    const outcome = await call(loginSeeker, { body: { email: 'a@b.example', password: 'x' } })
    expect(outcome).toMatchObject({ ok: false, message: 'invalid credential' })
    expect(document.cookie).toBe(`session_user=${user}`)
    expect(opened).not.toHaveBeenCalled()
  })
})
