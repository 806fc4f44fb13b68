import { expect, test } from 'vitest'
import { fakePage } from '../testing/fake-page.ts'
import { landing, onward, redirectParameter } from './way-back.server.ts'

const page = fakePage({})
const arabic = fakePage({}, { language: 'ar' })
const asked = (redirect: string) => ({ searchParams: new URLSearchParams({ redirect }) })
const nothing = { searchParams: new URLSearchParams() }

test.each([
  ['a profile that needs care leads to the wizard', 1, '/jobseeker-complete-profile'],
  ['a complete one to jobs', 0, '/onsite-job'],
])('%s', (_, active_key, path) => {
  expect(landing('', { active_key })).toBe(path)
  expect(onward(page, { active_key }, nothing)).toBe(path)
  expect(onward(arabic, { active_key }, nothing)).toBe(`/ar${path}`)
})

test.each([0, 1])('a redirect parameter overrides, with active_key %i', active_key => {
  expect(onward(page, { active_key }, asked('/saved-jobs?page=2'))).toBe('/saved-jobs?page=2')
})

test('an address of the same site is a path of it', () => {
  expect(redirectParameter(page, asked('https://ph.hanap.example/saved-jobs'))).toBe('/saved-jobs')
})

test('a redirect to a sister domain is wrapped in the hand-off, in the page’s language', () => {
  const sister = asked('https://sg.hanap.example/profile?a=1')
  const wrapped = '/jobseeker-login-redirect?redirectUrl=https%3A%2F%2Fsg.hanap.example%2Fprofile%3Fa%3D1'
  expect(onward(page, { active_key: 1 }, sister)).toBe(wrapped)
  expect(onward(arabic, { active_key: 1 }, sister)).toBe(`/ar${wrapped}`)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/ar//evil.example',
  '/%5Cevil.example',
  'https://sg.hanap.example/..//evil.example',
  '/\\evil.example',
  'https://x:y@sg.hanap.example/',
  'javascript:alert(1)',
  'https://sg.hanap.example/\n',
  `https://sg.hanap.example/${'a'.repeat(2000)}`,
  '',
])('%s leads nowhere', redirect => {
  expect(redirectParameter(page, asked(redirect))).toBeUndefined()
  expect(onward(page, { active_key: 0 }, asked(redirect))).toBe('/onsite-job')
})
