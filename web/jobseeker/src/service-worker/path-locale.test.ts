import { expect, test } from 'vitest'
import { isCacheable, pageOfData, pathLocaleOf } from './path-locale.ts'

const at = (address: string) => new URL(address)

test.each([
  ['http://ph.hanap.example/saved-jobs', 'en', '', '/saved-jobs'],
  ['http://ph.hanap.example/ar/job/x-1', 'ar', '/ar', '/job/x-1'],
  ['http://jp.hanap.example/job-search', 'ja', '', '/job-search'],
  ['http://jp.hanap.example/en', 'en', '/en', '/'],
  ['http://hanap.example/', 'en', '', '/'],
])('%s is a page in %s', (address, code, prefix, path) => {
  expect(pathLocaleOf(at(address))).toMatchObject({ language: { code }, prefix, path })
})

test.each(['/', '/job-search', '/nurse-jobs', '/nurse-jobs-in-manila', '/jobs-in-manila', '/saved-jobs'])(
  '%s is kept when it was opened',
  path => {
    expect(isCacheable(path)).toBe(true)
  },
)

test.each([
  '/get-started',
  '/set-password',
  '/account-settings',
  '/hidden-jobs',
  '/log-out',
  '/job/x-1/report',
  '/profile',
])('%s is not kept', path => {
  expect(isCacheable(path)).toBe(false)
})

test('the router’s addresses of data name their pages', () => {
  expect(pageOfData(at('http://ph.hanap.example/job/x-1.data?_routes=job%2Fpage&a=1'))?.href).toBe(
    'http://ph.hanap.example/job/x-1?a=1',
  )
  expect(pageOfData(at('http://ph.hanap.example/_.data'))?.pathname).toBe('/')
  expect(pageOfData(at('http://ph.hanap.example/job/x-1'))).toBeUndefined()
})
