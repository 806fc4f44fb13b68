import { logOut } from '@hanap/contracts/auth/auth.calls'
import { listAppliedJobs, listRecruiterJobs } from '@hanap/contracts/job-applications/job-applications.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { buildCompany } from '../../jobs/factory.ts'
import { buildGuest, buildRecruiter, buildSeeker } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ HAND_OFF_ORIGINS: 'https://careers.partner.example' })
})
afterAll(() => app.close())

interface Visit {
  host: string
  token?: string
  method?: string
  /** What the browser says of where the visit came from. */
  from?: string
}

/** Follows nothing: the answer's own status, address and headers. */
const visit = async (path: string, { host, token, method = 'GET', from }: Visit) => {
  const { status, headers, text } = await app.send(method, path, {
    headers: {
      host,
      ...(token ? { cookie: `sessionid=${token}` } : {}),
      ...(from ? { 'sec-fetch-site': from } : {}),
    },
  })
  const issued = [headers['set-cookie'] ?? []].flat().find(cookie => cookie.startsWith('sessionid='))
  return {
    status,
    headers,
    text,
    location: String(headers.location),
    token: issued && /^sessionid=([^;]*)/.exec(issued)?.[1],
  }
}

const departure = (to: string, more = '') =>
  `/jobseeker-login-redirect?redirectUrl=${encodeURIComponent(to)}${more}`

/** The path with its code that somebody who leaves for another origin is sent to. */
const codeFor = async (token: string, to = 'http://sg.localhost/saved-jobs', from = 'ph.localhost') => {
  const { location } = await visit(departure(to), { host: from, token })
  const url = new URL(location)
  return { url, path: url.pathname + url.search, code: url.searchParams.get('sessionid') ?? '' }
}

const isSeeker = async (token: string | undefined) =>
  token !== undefined && (await app.call(listAppliedJobs, {}, { as: { token } })).status === 200

const fieldsOf = (html: string): [string, string][] =>
  [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])

describe('from one market to another', () => {
  test('the session is handed over by a code, and the address that stays is clean', async () => {
    const { token } = await buildSeeker(app)
    const { url, path, code } = await codeFor(token)
    expect(url.origin + url.pathname).toBe('http://sg.localhost/jobseeker-login-redirect')
    expect(code).not.toContain(token)
    expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16)
    const arrived = await visit(path, { host: 'sg.localhost' })
    expect(arrived).toMatchObject({ status: 303, location: '/saved-jobs' })
    expect(arrived.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(arrived.token).not.toBe(token)
    expect([await isSeeker(arrived.token), await isSeeker(token)]).toEqual([true, true])
  })

  test('a code is good once, also for two at the same moment', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    const both = await Promise.all([1, 2].map(() => visit(path, { host: 'sg.localhost' })))
    expect(both.filter(answer => answer.token !== undefined)).toHaveLength(1)
    expect(both.map(({ location }) => location)).toEqual(['/saved-jobs', '/saved-jobs'])
    expect((await visit(path, { host: 'sg.localhost' })).token).toBeUndefined()
  })

  test('at another origin than its own a code is worth nothing, and is used up', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    expect((await visit(path, { host: 'my.localhost' })).token).toBeUndefined()
    expect((await visit(path, { host: 'sg.localhost' })).token).toBeUndefined()
  })

  test('after 60 seconds it is worth nothing', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    const { rows } = await sql<{ seconds: number }>`
      update hand_offs set expires_at = expires_at - interval '60 seconds'
      returning extract(epoch from expires_at - now())::float as seconds`.execute(app.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(Math.max(...rows.map(({ seconds }) => seconds))).toBeLessThanOrEqual(0)
    expect((await visit(path, { host: 'sg.localhost' })).token).toBeUndefined()
  })

  test('a session has ten at a time, also when many are asked for at once; the oldest give way', async () => {
    const { id, token } = await buildSeeker(app)
    const first = await codeFor(token)
    await Promise.all(Array.from({ length: 30 }, () => codeFor(token)))
    const last = await codeFor(token)
    const { rows } = await sql`
      select from hand_offs join sessions on sessions.id = session_id where account_id = ${id}`.execute(
      app.db,
    )
    expect(rows).toHaveLength(10)
    expect((await visit(first.path, { host: 'sg.localhost' })).token).toBeUndefined()
    expect((await visit(last.path, { host: 'sg.localhost' })).token).toBeDefined()
  })

  test('it ends with the session that it came from', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    await app.call(logOut, {}, { as: { token } })
    expect((await visit(path, { host: 'sg.localhost' })).token).toBeUndefined()
  })

  test('a session’s token is no code', async () => {
    const { token } = await buildSeeker(app)
    const path = `/jobseeker-login-redirect?redirectUrl=/&sessionid=${token}`
    expect(await visit(path, { host: 'sg.localhost' })).toMatchObject({ status: 303, token: undefined })
  })

  test('who is signed in there as somebody else stays so in a browser that does not say where a visit is from; a guest is signed in', async () => {
    const [one, other, guest] = [await buildSeeker(app), await buildSeeker(app), await buildGuest(app)]
    const first = await codeFor(one.token)
    expect((await visit(first.path, { host: 'sg.localhost', token: other.token })).token).toBeUndefined()
    const arrived = await visit((await codeFor(one.token)).path, { host: 'sg.localhost', token: guest.token })
    expect(await isSeeker(arrived.token)).toBe(true)
  })

  test('looking at the address without opening it uses nothing up', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    expect((await visit(path, { host: 'sg.localhost', method: 'HEAD' })).token).toBeUndefined()
    expect((await visit(path, { host: 'sg.localhost' })).token).toBeDefined()
  })

  test('it carries the session only if one exists', async () => {
    const guest = await buildGuest(app)
    for (const token of [undefined, guest.token, 'nonsense'])
      expect(
        await visit(departure('http://sg.localhost/saved-jobs'), { host: 'ph.localhost', token }),
      ).toMatchObject({
        status: 303,
        location: 'http://sg.localhost/saved-jobs',
      })
  })

  test('whether the app’s notice was closed goes along', async () => {
    const { token } = await buildSeeker(app)
    const to = departure('http://sg.localhost/', '&isAppRedirectModalClosed=1')
    const { location } = await visit(to, { host: 'ph.localhost', token })
    expect(new URL(location).searchParams.get('isAppRedirectModalClosed')).toBe('1')
  })

  test('a path of the same site needs no code', async () => {
    const { token } = await buildSeeker(app)
    expect((await visit(departure('/saved-jobs'), { host: 'ph.localhost', token })).location).toBe(
      'http://ph.localhost/saved-jobs',
    )
  })
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'http://sg.localhost.evil.example/',
  'http://evillocalhost/',
  'http://evil.localhost/',
  'http://127.0.0.1/',
  'http://anything.sg.localhost/',
  'http://sg.localhost:81/',
  'https://sg.localhost/',
  'http://sg.localhost/..//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/en//evil.example',
  '/%5Cevil.example',
])('an origin that is not configured leads home, without a code: %s', async to => {
  const { token } = await buildSeeker(app)
  expect((await visit(departure(to), { host: 'ph.localhost', token })).location).toBe('http://ph.localhost/')
  const arrival = `${departure(to)}&sessionid=x`
  expect((await visit(arrival, { host: 'ph.localhost' })).location).toBe('/')
  const sites = [
    ['employer', `/keep-login?country=ph&lang=en&sessionid=x&redirect=${encodeURIComponent(to)}`],
    ['resume', `/redirect?sessionid=x&lang=en&path=${encodeURIComponent(to)}`],
  ] as const
  for (const [site, path] of sites)
    expect((await visit(path, { host: `${site}.localhost` })).location).toBe('/')
})

test('an origin that is configured is handed the session', async () => {
  const { token } = await buildSeeker(app)
  const { url, code } = await codeFor(token, 'https://careers.partner.example/welcome?x=1')
  expect(url.origin).toBe('https://careers.partner.example')
  expect(url.searchParams.get('redirectUrl')).toBe('/welcome?x=1')
  expect(code).not.toBe('')
})

describe('an arrival that another site’s link, or none of a page, brought about', () => {
  test.each(['cross-site', 'none'])('asks for a press first: %s', async from => {
    const { token, email } = await buildSeeker(app)
    const { path } = await codeFor(token)
    const asked = await visit(path, { host: 'sg.localhost', from })
    expect([asked.status, asked.token, asked.headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    expect(asked.headers['referrer-policy']).toBe('no-referrer')
    expect(asked.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(asked.text).toContain(email)
    expect(asked.text).toContain('href="/saved-jobs"')
    const action = /<form action="([^"]*)"/.exec(asked.text)?.[1]
    const pressed = `${action}?${new URLSearchParams(fieldsOf(asked.text))}`
    const arrived = await visit(pressed, { host: 'sg.localhost', from: 'same-origin' })
    expect([arrived.status, arrived.location]).toEqual([303, '/saved-jobs'])
    expect(await isSeeker(arrived.token)).toBe(true)
  })

  test('goes on without a press from a site of ours, and with a code that is worth nothing', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    expect((await visit(path, { host: 'sg.localhost', from: 'same-site' })).token).toBeDefined()
    const used = await visit(path, { host: 'sg.localhost', from: 'cross-site' })
    expect([used.status, used.location]).toEqual([303, '/saved-jobs'])
  })

  test('at another origin than the code’s shows nobody’s address', async () => {
    const { token, email } = await buildSeeker(app)
    const { path } = await codeFor(token)
    const asked = await visit(path, { host: 'my.localhost', from: 'cross-site' })
    expect(asked.status).toBe(303)
    expect(asked.text).not.toContain(email)
  })

  test('asks in the language of the page that it leads to, and leaves nothing of an address unescaped', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token, 'http://sg.localhost/ar/saved-jobs')
    const asked = await visit(`${path}&x=%22%3E%3Cscript%3E`, { host: 'sg.localhost', from: 'cross-site' })
    expect(asked.text).toContain('lang="ar" dir="rtl"')
    expect(asked.text).not.toContain('<script')
  })
})

describe('who is signed in there as somebody else', () => {
  const arriveAs = async (from: string) => {
    const [one, other] = [await buildSeeker(app), await buildSeeker(app)]
    const { path } = await codeFor(one.token)
    return { one, other, path, asked: await visit(path, { host: 'sg.localhost', token: other.token, from }) }
  }

  test.each(['same-site', 'cross-site', 'none'])('is asked which account goes on: %s', async from => {
    const { one, other, asked } = await arriveAs(from)
    expect([asked.status, asked.token, asked.headers['cache-control']]).toEqual([200, undefined, 'no-store'])
    expect([one, other].every(({ email }) => asked.text.includes(email))).toBe(true)
    expect(asked.text).toContain('href="/saved-jobs"')
    const pressed = `/jobseeker-login-redirect?${new URLSearchParams(fieldsOf(asked.text))}`
    const arrived = await visit(pressed, { host: 'sg.localhost', token: other.token, from: 'same-origin' })
    expect([arrived.status, arrived.location]).toEqual([303, '/saved-jobs'])
    expect([await isSeeker(arrived.token), await isSeeker(other.token)]).toEqual([true, false])
  })

  test('stays who they are where another site wrote the answer into its link', async () => {
    const { other, path } = await arriveAs('cross-site')
    const forged = await visit(`${path}&account=arriving`, {
      host: 'sg.localhost',
      token: other.token,
      from: 'cross-site',
    })
    expect([forged.status, forged.token, await isSeeker(other.token)]).toEqual([200, undefined, true])
  })

  test('is not asked where both are one account', async () => {
    const { token } = await buildSeeker(app)
    const { path } = await codeFor(token)
    const arrived = await visit(path, { host: 'sg.localhost', token, from: 'same-site' })
    expect([arrived.status, arrived.location, arrived.token]).toEqual([303, '/saved-jobs', undefined])
  })
})

test('no host but those of markets and sites hands over or takes a session', async () => {
  const { token } = await buildSeeker(app)
  const { path } = await codeFor(token)
  for (const host of ['unknown.example', 'sg.unknown.example', 'evil.localhost']) {
    expect((await visit(path, { host })).token).toBeUndefined()
    expect((await visit(departure('http://sg.localhost/'), { host, token })).location).not.toContain(
      'sessionid',
    )
  }
})

describe('back from a companion site', () => {
  test.each(['resume', 'academy'])('%s hands a seeker’s session to a market', async site => {
    const { token } = await buildSeeker(app)
    const { url, path } = await codeFor(token, 'http://ph.localhost/saved-jobs', `${site}.localhost`)
    expect(url.origin + url.pathname).toBe('http://ph.localhost/jobseeker-login-redirect')
    const arrived = await visit(path, { host: 'ph.localhost' })
    expect([arrived.location, await isSeeker(arrived.token)]).toEqual(['/saved-jobs', true])
  })

  test('the employer site hands no recruiter to a seekers’ site', async () => {
    const recruiter = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const { location } = await visit(departure('http://ph.localhost/'), {
      host: 'employer.localhost',
      token: recruiter.token,
    })
    expect(location).toBe('http://ph.localhost/')
  })
})

describe('to the companion sites', () => {
  test('resume builder and academy take sessionid, path and lang', async () => {
    const { token } = await buildSeeker(app)
    for (const site of ['resume', 'academy']) {
      const { url, path } = await codeFor(token, `http://${site}.localhost/templates`, 'ph.localhost')
      expect(url.origin + url.pathname).toBe(`http://${site}.localhost/redirect`)
      const arrived = await visit(`${path.replace(/lang=\w+/, 'lang=ja')}&user=%7B%7D`, {
        host: `${site}.localhost`,
      })
      expect(arrived.location).toBe('/ja/templates')
      expect(await isSeeker(arrived.token)).toBe(true)
    }
  })

  test('the employer site takes country, lang, sessionid and redirect, from recruiters alone', async () => {
    const recruiter = await buildRecruiter(app, { companyId: await buildCompany(app.db) })
    const { url, path } = await codeFor(recruiter.token, 'http://employer.localhost/jobs', 'sg.localhost')
    expect(url.origin + url.pathname).toBe('http://employer.localhost/keep-login')
    expect(url.searchParams.get('country')).toBe('sg')
    const arrived = await visit(path, { host: 'employer.localhost' })
    expect(arrived.location).toBe('/jobs')
    const { status } = await app.call(listRecruiterJobs, {}, { as: { token: arrived.token ?? '' } })
    expect(status).toBe(200)
    const seeker = await buildSeeker(app)
    const { location } = await visit(departure('http://employer.localhost/jobs'), {
      host: 'sg.localhost',
      token: seeker.token,
    })
    expect(location).toBe('http://employer.localhost/jobs')
  })
})
