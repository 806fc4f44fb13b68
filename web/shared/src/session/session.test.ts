import { beforeEach, expect, test, vi } from 'vitest'

const sent = vi.fn<typeof fetch>()
const kept = new Map<string, string>()
let window: EventTarget
let { logInPath, loginGuestOnce, readSessionUser } = await import('./session.ts')
const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie })
const cookieOf = (user: unknown) => `a=1; session_user=${encodeURIComponent(JSON.stringify(user))}; b=2`

beforeEach(async () => {
  sent.mockReset()
  kept.clear()
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  sent.mockImplementation(async () => Response.json({ data: { session: { expires_at } } }))
  vi.stubGlobal('fetch', sent)
  window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  withCookie('')
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  // Each test is a document of its own.
  vi.resetModules()
  ;({ logInPath, loginGuestOnce, readSessionUser } = await import('./session.ts'))
})

test('the session-user cookie is read, and a broken one is nobody', () => {
  expect(readSessionUser(cookieOf({ id: 'u1', first_name: 'Ana' }))).toMatchObject({ first_name: 'Ana' })
  expect(readSessionUser('session_user=%7Bbroken')).toBeNull()
  expect(readSessionUser(cookieOf('text'))).toBeNull()
  expect(readSessionUser('other=1')).toBeNull()
})

test('on https only the cookie that no neighbouring host can set is read', () => {
  vi.stubGlobal('location', { protocol: 'https:' })
  const user = encodeURIComponent(JSON.stringify({ id: 'u1', first_name: 'Ana' }))
  expect(readSessionUser(`session_user=${user}`)).toBeNull()
  expect(readSessionUser(`__Host-session_user=${user}`)).toMatchObject({ first_name: 'Ana' })
})

test('whoever was signed in and logs out is a guest anew', async () => {
  await loginGuestOnce(1, 167)
  withCookie(cookieOf({ id: 'u1', first_name: 'Ana' }))
  await loginGuestOnce(1, 167)
  expect(sent).toHaveBeenCalledOnce()
  withCookie('')
  await loginGuestOnce(1, 167)
  expect(sent).toHaveBeenCalledTimes(2)
})

test('a visitor without a session is logged in as a guest, once, with one device', async () => {
  await loginGuestOnce(1, 167)
  await loginGuestOnce(1, 167)
  expect(sent).toHaveBeenCalledOnce()
  const body: { guest_role?: string; device_uuid?: string } = JSON.parse(
    String(sent.mock.calls[0]?.[1]?.body),
  )
  expect(body).toMatchObject({ guest_role: 'jobseeker', country_id: 167, language_id: 1 })
  expect(body.device_uuid).toBe(kept.get('device_id'))
})

test('guest log-in is not sent for a signed-in person, and again only when the session has ended', async () => {
  withCookie(cookieOf({ id: 'u1', first_name: 'Ana' }))
  await loginGuestOnce(1, 167)
  expect(sent).not.toHaveBeenCalled()

  withCookie('')
  kept.set('guest_until', String(Date.now() - 1))
  await loginGuestOnce(1, 167)
  expect(sent).toHaveBeenCalledOnce()
})

test('a guest log-in under way is given up for a form, which may begin a session, and none follows', async () => {
  sent.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const loggedIn = [loginGuestOnce(1, 167), loginGuestOnce(1, 167)]
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  // A script sends it, and the document stays.
  const submit = new Event('submit', { cancelable: true })
  submit.preventDefault()
  window.dispatchEvent(submit)
  await Promise.all([...loggedIn, loginGuestOnce(1, 167)])
  expect(sent).toHaveBeenCalledOnce()
  expect(kept.has('guest_until')).toBe(false)
})

test('a guest log-in that fails is silent', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  await loginGuestOnce(1, 167)
  expect(kept.has('guest_until')).toBe(false)
})

test.each([
  ['/job/x-1?a=1', '/get-started?redirect=%2Fjob%2Fx-1%3Fa%3D1'],
  ['/zh-cn/saved-jobs', '/zh-cn/get-started?redirect=%2Fzh-cn%2Fsaved-jobs'],
  ['/ar', '/ar/get-started?redirect=%2Far'],
])('log-in opens in the page’s language and leads back to %s', (path, logIn) => {
  expect(logInPath(path)).toBe(logIn)
})
