import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownText, startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
}, 120_000)
afterAll(() => site.close())

const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const forEmployers = (html: string) =>
  [...shownText(html).matchAll(/<a href="([^"]*)"[^>]*>For employers</g)].map(([, href = '']) =>
    unescaped(href),
  )
const sessionIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .find(cookie => /^sessionid=[\w-]/.test(cookie))
    ?.split(';', 1)[0]

test('“For employers” leads a recruiter who is signed in on a seekers’ site there, signed in', async () => {
  const recruiter = await site.logIn('recruiter', 'ph.localhost')
  const links = forEmployers((await site.visit('http://ph.localhost/', { headers: recruiter })).text)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const left = await site.visit(`http://ph.localhost${link}`, { headers: recruiter })
    const arrival = new URL(left.headers.get('location') ?? '')
    expect(arrival.origin + arrival.pathname).toBe('http://employer.localhost/keep-login')
    const arrived = await site.visit(arrival.href)
    const cookie = sessionIn(arrived.headers) ?? ''
    expect([arrived.status, arrived.headers.get('location')]).toEqual([303, '/hire'])
    const own = await site.visit('http://employer.localhost/hire', { headers: { cookie } })
    expect([own.status, own.headers.get('location')]).toEqual([302, '/'])
    const { status, text } = await site.visit('http://employer.localhost/', { headers: { cookie } })
    expect([status, text.includes('/log-in')]).toEqual([200, false])
  }
})

test('and everybody else to its front door, without a code', async () => {
  const visitors = forEmployers((await site.visit('http://ph.localhost/')).text)
  expect(new Set(visitors)).toEqual(new Set(['http://employer.localhost/hire']))
  const seeker = await site.logIn('seeker')
  for (const link of forEmployers((await site.visit('http://ph.localhost/', { headers: seeker })).text)) {
    const { headers } = await site.visit(`http://ph.localhost${link}`, { headers: seeker })
    expect(headers.get('location')).toBe('http://employer.localhost/hire')
  }
})

test('whose session has ended is led from the front door to the log-in, and nobody who asks meanwhile', async () => {
  const door = async (cookie: string) =>
    (await site.visit('http://employer.localhost/', { headers: { cookie } })).headers.get('location')
  const ended = 'sessionid=ended; session_user=%7B%7D'
  const asked = ['', ended, 'sessionid=of-a-guest', '', ended]
  expect(await Promise.all(asked.map(door))).toEqual(['/hire', '/log-in', '/hire', '/hire', '/log-in'])
})

test('from another country and language it leads to its page there, and the front door to it', async () => {
  const { text } = await site.visit('http://sa.localhost/en')
  expect(new Set(forEmployers(text))).toEqual(new Set(['http://employer.localhost/hire?country=sa']))
  const arabic = await site.visit('http://sa.localhost/')
  expect(arabic.text).toContain('http://employer.localhost/ar/hire?country=sa')
  const door = await site.visit('http://employer.localhost/ar')
  expect([door.status, door.headers.get('location')]).toEqual([302, '/ar/hire'])
})

test('who is signed in goes to the academy signed in, and to the page that was meant', async () => {
  const seeker = await site.logIn('seeker')
  const target = new URLSearchParams({ redirectUrl: 'http://academy.localhost/my-courses' })
  const first = await site.visit(`http://ph.localhost/jobseeker-login-redirect?${target}`, {
    headers: seeker,
  })
  const arrived = await site.visit(first.headers.get('location') ?? '')
  expect([arrived.status, arrived.headers.get('location')]).toEqual([303, '/my-courses'])
  const cookie = sessionIn(arrived.headers) ?? ''
  const { status } = await site.visit('http://academy.localhost/my-courses', { headers: { cookie } })
  expect(status).toBe(200)
})
