import * as calls from '@hanap/contracts/auth.calls'
import { registry } from '@hanap/contracts/registry'
import { languages } from '@hanap/markets/languages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { buildGuest, buildSeeker, PASSWORD } from './factory.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp({ LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterEach(() => app.close())

/** As from another client: the proxy in front names the address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test('five codes in ten minutes are sent to an address, whoever asks and from wherever', async () => {
  const email = 'many@example.com'
  for (let count = 1; count <= 5; count += 1) {
    const sent = await app.call(calls.sendResetCode, { body: { email } }, from(`192.0.2.${count}`))
    expect(sent.status).toBe(200)
    expect(sent.headers.ratelimit).toMatch(new RegExp(`^"033-email-600";r=${5 - count};t=(600|59\\d)$`))
    expect(sent.headers['ratelimit-policy']).toBe(
      '"033-address-600";q=60;w=600, "033-device-600";q=20;w=600, "033-email-600";q=5;w=600, "033-email-86400";q=20;w=86400',
    )
  }
  for (const { id, code } of languages) {
    const refused = await app.call(
      calls.sendResetCode,
      { body: { email: 'MANY@example.com' } },
      { ...from(`198.51.100.${id}`), language: id },
    )
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers.ratelimit).toBe(`"033-email-600";r=0;t=${refused.headers['retry-after']}`)
    if (code === 'en') expect(refused.message).toBe('Too many attempts. Try again later.')
    else expect(refused.message).not.toMatch(/^Too many/)
  }
  const other = await app.call(
    calls.sendResetCode,
    { body: { email: 'other@example.com' } },
    from('192.0.2.1'),
  )
  expect(other.status).toBe(200)
})

test('wrong passwords for one account are limited from wherever they come, and others can log in', async () => {
  const seeker = await buildSeeker(app)
  const other = await buildSeeker(app)
  const tried: number[] = []
  for (let count = 0; count < 31; count += 1) {
    const asking = from(`192.0.2.${count}`)
    const { status } = await app.call(
      calls.loginSeeker,
      { body: { email: seeker.email, password: 'wrong' } },
      asking,
    )
    tried.push(status)
  }
  expect(tried).toEqual([...Array<number>(30).fill(401), 429])
  const { status } = await app.call(
    calls.loginSeeker,
    { body: { email: other.email, password: PASSWORD } },
    from('192.0.2.99'),
  )
  expect(status).toBe(200)
})

test('a device is limited whatever address it names, and an address whatever device', async () => {
  const { token } = await buildGuest(app)
  const ask = (count: number, address: string, as?: { token: string }) =>
    app.call(
      calls.verifyResetCode,
      { body: { email: `who${count}@example.com`, otp: '123456' } },
      { ...from(address), as },
    )
  for (let count = 0; count < 20; count += 1)
    expect((await ask(count, `192.0.2.${count}`, { token })).status).toBe(422)
  expect((await ask(20, '192.0.2.200', { token })).status).toBe(429)
  const guests = await Promise.all(Array.from({ length: 6 }, () => buildGuest(app)))
  for (let count = 0; count < 60; count += 1)
    expect((await ask(100 + count, `2001:db8:1:1::${count}`, guests[count % 6])).status).toBe(422)
  expect((await ask(200, '2001:db8:1:1:ffff::1', await buildGuest(app))).status).toBe(429)
})

/** Calls whose address opens nothing and is sent nothing. */
const others: Record<string, string> = {
  '031': 'the address of a log-in with a provider is the provider’s word, not what is typed',
  '079': 'a record of who pressed a button',
}

test('every call that a visitor may make about an address is limited by that address', () => {
  const about = registry.filter(({ call, schemas }) => {
    const fields = schemas.body && 'shape' in schemas.body ? Object.keys(Object(schemas.body.shape)) : []
    const isAbout = fields.includes('email') || fields.includes('login')
    return isAbout && !(call.id in others) && (call.who === 'public' || call.who === 'guest')
  })
  expect(about.map(({ name }) => name)).toContain('register')
  const unlimited = about.filter(({ call }) => !call.limits?.some(({ by }) => by === 'email'))
  expect(unlimited.map(({ name }) => name)).toEqual([])
})
