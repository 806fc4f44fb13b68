import { expect, test } from 'vitest'
import { redirectPage } from './redirect-page.ts'

const ORIGIN = 'https://ph.hanap.example'
const english = { tag: 'en', dir: 'ltr' } as const
const redirect = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': 'a=1' } })

test.each(['/saved-jobs', `${ORIGIN}/ar/onsite-job`])(
  'a form leads on to %s of its own site by a redirect',
  path => {
    const answer = redirect(path)
    expect(redirectPage(answer, ORIGIN, english)).toBe(answer)
  },
)

test.each([
  ['https://jobs.example/?a=1&b=2', 'https://jobs.example/?a=1&b=2'],
  ['/ar/jobseeker-login-redirect?redirectUrl=x', `${ORIGIN}/ar/jobseeker-login-redirect?redirectUrl=x`],
])('to %s by a page that goes there, with the answer’s cookies', async (location, address) => {
  const page = redirectPage(redirect(location), ORIGIN, english)
  expect(page.status).toBe(200)
  expect(page.headers.get('location')).toBeNull()
  expect(page.headers.get('refresh')).toBe(`0;url=${address}`)
  expect(page.headers.get('set-cookie')).toBe('a=1')
  expect(await page.text()).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
})

test('what is no redirect stays as it is', () => {
  const answer = new Response('page', { status: 422 })
  expect(redirectPage(answer, ORIGIN, english)).toBe(answer)
})
