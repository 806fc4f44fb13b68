import { expect, test } from 'vitest'
import { clearReturnPath, isSkipped, storedReturnPath } from '../singpass/return-path.ts'
import { fakePage } from '../testing/fake-page.ts'
import { clearResetCode, storedResetCode, storeResetCode } from './reset-code.server.ts'
import { flowCookie, flowOf } from './social-flow.server.ts'

const secure = fakePage({})
const plain = fakePage({}, { origin: 'http://ph.localhost' })
const code = { email: 'ana@example.com', otp: '123456' }
const flow = { token: 'token', back: '/get-started' }
const asking = (cookie: string) => new Request('https://ph.hanap.example/', { headers: { cookie } })

test.each([
  ['a reset code', storeResetCode(secure, code), true],
  ['a reset code’s end', clearResetCode(secure), true],
  ['a log-in with a provider', flowCookie(secure, flow), true],
  ['its end', flowCookie(secure, null), true],
  ['the end of the way back from Singpass', clearReturnPath(secure.origin), false],
])('on https only this host can set the cookie of %s', (_, cookie, isHidden) => {
  expect(cookie).toMatch(/^__Host-\w+=/)
  for (const part of ['; Path=/', '; SameSite=Lax', '; Secure']) expect(cookie).toContain(part)
  expect(cookie).not.toMatch(/domain/i)
  expect(cookie.includes('; HttpOnly')).toBe(isHidden)
})

test.each(['١٢٣٤٥٦', '۱۲۳ ۴۵۶', '１２３４５６', '123-456'])(
  'a code typed as %s goes on as the one that was checked',
  otp => {
    const cookie = storeResetCode(plain, { email: 'مريم@مثال.إختبار', otp }).split(';', 1)[0] ?? ''
    expect(storedResetCode(plain, asking(cookie))).toEqual({ email: 'مريم@مثال.إختبار', otp: '123456' })
  },
)

test('on https a cookie that a neighbouring host could have set is not read', () => {
  const value = storeResetCode(plain, code).split(';', 1)[0] ?? ''
  expect(storedResetCode(plain, asking(value))).toEqual(code)
  expect(storedResetCode(secure, asking(value))).toBeUndefined()
  expect(storedResetCode(secure, asking(`__Host-${value}`))).toEqual(code)

  const began = flowCookie(plain, flow).split(';', 1)[0] ?? ''
  expect(flowOf(plain, asking(began))).toEqual(flow)
  expect(flowOf(secure, asking(began))).toBeUndefined()
  expect(flowOf(secure, asking(`__Host-${began}`))).toEqual(flow)

  const back = 'singpass_return=%2Fjob-search; singpass_skip=1'
  expect([storedReturnPath(back, plain.origin), isSkipped(back, plain.origin)]).toEqual(['/job-search', true])
  expect([storedReturnPath(back, secure.origin), isSkipped(back, secure.origin)]).toEqual([null, false])
})
