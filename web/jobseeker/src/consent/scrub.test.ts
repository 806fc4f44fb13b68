import { expect, test } from 'vitest'
import { scrubCallPath, scrubPath, scrubText } from './scrub.ts'

test.each([
  ['/', '/'],
  ['/ar', '/ar'],
  ['/pt-br/job-search', '/pt-br/job-search'],
  ['/nurse-jobs-in-manila', '/nurse-jobs-in-manila'],
  ['/jobs-in-manila', '/jobs-in-manila'],
  ['/job/harbour-pilot-a1', '/job/harbour-pilot-a1'],
  ['/ja/job/harbour-pilot-a1/apply/success', '/ja/job/harbour-pilot-a1/apply/success'],
  ['/company/acme-c1', '/company/acme-c1'],
  ['/ana%40example.com-jobs', '/job-search'],
  ['/ar/0917-555-0100-jobs', '/ar/job-search'],
  ['/change-password', undefined],
  ['/ar/change-password', undefined],
  ['/set-password', undefined],
  ['/forgot-password', undefined],
  ['/account-settings', undefined],
  ['/applied-jobs', undefined],
  ['/saved-jobs', undefined],
  ['/ar/hidden-jobs', undefined],
  ['/applied-jobs/a1', undefined],
  ['/jobseeker-complete-profile/10/secret', undefined],
  ['/singpass/callback', undefined],
  ['/social-log-in/google/answer', undefined],
  ['/profile', undefined],
])('what others learn of %s is %s', (path, told) => {
  expect(scrubPath(path)).toBe(told)
})

test.each([
  ['ana@example.com was not found', '@ was not found'],
  ['GET /change-password?email=ana%40example.com&otp=123456 failed', 'GET /change-password failed'],
  ['failed: https://hanap.example/x?sessionid=abc', 'failed: URL'],
  ['code 123456 is wrong', 'code # is wrong'],
  ['token 3q2mF8vLkq0Zr7XbN1pYtQ', 'token #'],
  ['x is not a function', 'x is not a function'],
])('an error’s text loses its secrets: %s', (text, clean) => {
  expect(scrubText(text)).toBe(clean)
})

test.each([
  ['/api/jobs/a1b2', '/api/jobs/{id}'],
  ['/api/data/jobs/a1b2/applications', '/api/data/jobs/{id}/applications'],
  ['/account-settings.data', '/…'],
  ['/job-search.data', '/job-search'],
])('a call’s path loses its ids: %s', (path, clean) => {
  expect(scrubCallPath(path)).toBe(clean)
})
