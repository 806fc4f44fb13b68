import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOutage, startOutage } from '../modules/config/index.ts'
import { eventually } from '../testing/eventually.ts'
import { startTestSite, type TestSite } from '../testing/site.ts'

/*
 * MDN's HTTP Observatory, by its published table (developer.mozilla.org/observatory/docs/tests_and_scoring): 100 points,
 * less for what is missing, more for what is strict. What needs a preload list is not counted.
 */

type Headers = Awaited<ReturnType<TestSite['visit']>>['headers']

const sourcesIn = (policy: string) =>
  new Map(
    policy.split(/\s*;\s*/).map(directive => {
      const [name = '', ...sources] = directive.split(/\s+/)
      return [name, sources]
    }),
  )

const BROAD = ['*', 'http:', 'https:', 'ftp:']

const policyPoints = (headers: Headers) => {
  const policy = headers.get('content-security-policy')
  if (policy === null) return -25
  const directives = sourcesIn(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const has = (name: string, unsafe: readonly string[]) => of(name).some(each => unsafe.includes(each))
  if (has('script-src', [...BROAD, "'unsafe-inline'", 'data:']) || has('object-src', BROAD)) return -20
  if ([...directives.values()].flat().some(each => each.startsWith('http:'))) return -20
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
  if (has('style-src', [...BROAD, "'unsafe-inline'", 'data:'])) return 0
  return of('default-src').join() === "'none'" && !has('form-action', BROAD) ? 10 : 5
}

const cookiePoints = (headers: Headers) => {
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return 0
  const isStrict = cookies.every(each => /; Secure/i.test(each) && /; SameSite=(Lax|Strict)/i.test(each))
  const isHidden = cookies
    .filter(each => /sess/i.test(each.split('=', 1)[0] ?? ''))
    .every(each => /HttpOnly/i.test(each))
  if (!isHidden) return -30
  return isStrict ? 5 : -20
}

const STRICT_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const scoreOf = (headers: Headers) => {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const ancestors = sourcesIn(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  const points = {
    policy: policyPoints(headers),
    cookies: cookiePoints(headers),
    sharing: headers.has('access-control-allow-credentials') ? -50 : 0,
    referrer: STRICT_REFERRERS.includes(headers.get('referrer-policy') ?? '') ? 5 : -5,
    transport: seconds >= 15_768_000 ? 0 : -20,
    types: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: ancestors?.join() === "'none'" ? 5 : -20,
    resources: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  }
  return { points, score: 100 + Object.values(points).reduce((sum, each) => sum + each, 0) }
}

let site: TestSite
let people: Record<string, { cookie: string } | undefined>
let job = ''
let company = ''
beforeAll(async () => {
  site = await startTestSite({ PUBLIC_PROTOCOL: 'https' })
  people = {
    visitor: undefined,
    seeker: await site.logIn('seeker'),
    recruiter: await site.logIn('recruiter', 'employer.localhost'),
  }
  const { text } = await site.visit('http://ph.localhost/job-search')
  job = /href="(\/job\/[^"?]+)"/.exec(text)?.[1] ?? ''
  const page = await site.visit(`http://ph.localhost${job}`)
  company = /href="(\/company\/[^"?]+)"/.exec(page.text)?.[1] ?? ''
}, 120_000)
afterAll(() => site.close())

const least = async (who: string, host: string, path: string) => {
  const { headers, status } = await site.visit(`http://${host}${path}`, { headers: people[who] ?? {} })
  const { points, score } = scoreOf(headers)
  return { said: `${who} ${path} ${status} ${JSON.stringify(points)}`, score }
}

const ofVisitors = () => [
  ...[
    '/',
    '/ar',
    '/onsite-job',
    '/job-search',
    '/accountant-jobs',
    '/jobs-in-manila',
    '/zzzz-jobs',
    '/companies',
    job,
    company,
  ],
  ...[
    `${job}/apply`,
    `${job}/report`,
    '/job/nobody-x',
    '/no/such/page',
    '/get-started',
    '/forgot-password',
    '/change-password',
  ],
  ...[
    '/set-password?token=x',
    '/accept-terms',
    '/job-alerts',
    '/job-alerts/confirm?token=x',
    '/help',
    '/terms',
    '/privacy',
  ],
  ...[
    '/cookies',
    '/feedback',
    '/maintenance',
    '/country-and-language',
    '/saved-jobs',
    '/en/companies',
    '/Companies',
    '/%ff',
  ],
  ...['/jobseeker-login-redirect?redirectUrl=/', '/job-search.data', '/api/docs'],
]
const ofSeekers = () => [
  ...[
    '/',
    '/job-search',
    job,
    `${job}/apply`,
    '/saved-jobs',
    '/applied-jobs',
    '/notifications',
    '/job-alerts',
    '/job-preferences',
  ],
  ...[
    '/profile',
    '/resumes',
    '/create-resume',
    '/hidden-jobs',
    '/blocked-companies',
    '/followed-companies',
    '/account-settings',
    '/verify-identity',
  ],
  ...[
    '/account-settings/email',
    '/account-settings/password',
    '/jobseeker-complete-profile/1',
    '/jobseeker-complete-profile/10',
  ],
]
const ofRecruiters = () => [
  '/',
  '/company',
  '/members',
  '/account',
  '/account/email',
  '/account/password',
  '/no/such',
]

describe('every page, as a header scan sees it, has 130 points', () => {
  test.each([
    ['visitor', 'ph.localhost', ofVisitors],
    ['visitor', 'localhost', () => ['/', '/robots.txt']],
    ['visitor', 'unknown.example', () => ['/']],
    ['visitor', 'academy.localhost', () => ['/', '/ar', '/verify', '/no/such', '/robots.txt']],
    ['visitor', 'resume.localhost', () => ['/', '/no/such', '/maintenance']],
    ['seeker', 'ph.localhost', ofSeekers],
    [
      'visitor',
      'employer.localhost',
      () => ['/', '/hire', '/log-in', '/sign-up', '/reset-password', '/maintenance'],
    ],
    ['recruiter', 'employer.localhost', ofRecruiters],
  ] as const)('%s at %s', async (who, host, paths) => {
    for (const path of paths()) {
      const { said, score } = await least(who, host, path)
      expect(score, said).toBeGreaterThanOrEqual(130)
    }
  })

  test('during maintenance too', async () => {
    await startOutage(site.connection.db)
    await eventually(async () => expect((await site.visit('http://ph.localhost/')).status).toBe(503))
    expect((await least('visitor', 'ph.localhost', '/')).score).toBeGreaterThanOrEqual(130)
    await endOutage(site.connection.db)
  })
})
