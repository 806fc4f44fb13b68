import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownText, startTestSite, type TestSite } from '../testing/site.ts'

let site: TestSite
let people: Record<string, { cookie: string } | undefined>
beforeAll(async () => {
  site = await startTestSite()
  people = {
    visitor: undefined,
    seeker: await site.logIn('seeker'),
    recruiter: await site.logIn('recruiter', 'employer.localhost'),
  }
}, 120_000)
afterAll(() => site.close())

const badValues = [
  ...['', '-1', '0', '999999', '1e9', 'x', '%00', '%ff', '%zz', '[]', '1,2', '4', 'distance'].map(
    (value): [string, string] => [value, value],
  ),
  ['300 pictures', encodeURIComponent('😀'.repeat(300))],
  ['3000 letters', 'x'.repeat(3000)],
]

const seekersPages = [
  ...[
    'query',
    'sort',
    'page',
    'salary',
    'location',
    'jobType',
    'verifiedCompany',
    'workplace',
    'functionTitles',
    'job',
  ].map(key => `/job-search?${key}=`),
  ...[
    '/',
    '/ar/',
    '/jobs-in-',
    '/job/',
    '/job/x-',
    '/company/',
    '/company/x-',
    '/companies?page=',
    '/companies?query=',
  ],
  ...[
    '/saved-jobs?page=',
    '/applied-jobs?page=',
    '/applied-jobs?stage=',
    '/applied-jobs/',
    '/notifications?page=',
  ],
  ...[
    '/hidden-jobs?from=',
    '/blocked-companies?page=',
    '/followed-companies?page=',
    '/resumes/',
    '/profile/',
    '/profile/experience/',
  ],
  ...[
    '/job-alerts/',
    '/job-alerts/new?search=',
    '/job-alerts/edit?id=',
    '/job-preferences/',
    '/create-resume/',
  ],
  ...['/create-resume?template=', '/jobseeker-complete-profile/', '/jobseeker-complete-profile/1101/'],
  ...['/get-started?redirect=', '/get-started?job=', '/accept-terms?redirect=', '/set-password?token='],
  ...[
    '/change-password?email=a@b.example&otp=',
    '/country-and-language?to=',
    '/social-log-in/',
    '/feedback?category=',
  ],
  ...['/singpass/callback?state=', '/jobseeker-login-redirect?redirectUrl='],
]
const employersPages = [
  '/',
  '/jobs/',
  '/applicants/',
  '/log-in?invitation=',
  '/sign-up?invitation=',
  '/members?x=',
]

describe.each([
  ['visitor', 'ph.localhost', seekersPages],
  ['seeker', 'ph.localhost', seekersPages],
  ['visitor', 'employer.localhost', employersPages],
  ['recruiter', 'employer.localhost', employersPages],
] as const)('to a %s at %s', (who, host, pages) => {
  test.each(badValues)(
    'no page fails at %j: it is there, leads on or is said not to be there',
    async value => {
      for (const page of pages) {
        const { status, text } = await site.visit(`http://${host}${page}${value}`, {
          headers: people[who] ?? {},
        })
        const said = `${page}${value.slice(0, 40)} is ${status}`
        expect(status, said).toBeLessThan(500)
        expect(status, said).not.toBe(422)
        expect(shownText(text), said).not.toContain('unexpected server error')
      }
    },
  )
})

test('a form with a text that no database keeps is refused, and nothing fails', async () => {
  const { status } = await site.visit('http://ph.localhost/get-started', {
    method: 'POST',
    headers: { origin: 'http://ph.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=login&email=a%00@b.example&password=%00',
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
