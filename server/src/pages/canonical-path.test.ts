import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

const pathOf = (address: string) => new URL(address).pathname

test.each([
  ['/Nurse-Jobs', '/nurse-jobs'],
  ['/Nurse-Jobs-in-MANILA', '/nurse-jobs-in-manila'],
  ['/AR/Job-Search', '/ar/job-search'],
  ['/JOB-SEARCH.data', '/job-search.data'],
  ['/İş-jobs', `/${encodeURIComponent('i̇ş')}-jobs`],
  ['/ЗАРПЛАТА-jobs', `/${encodeURIComponent('зарплата')}-jobs`],
  ['/C%2B%2B-jobs', '/c%2B%2B-jobs'],
  ['/job-search/', '/job-search'],
  ['//evil.example', '/evil.example'],
  ['///evil.example//x', '/evil.example/x'],
  ['/', '/'],
])('%s is %s', (path, clean) => {
  expect(canonicalPath(pathOf(`http://ph.localhost${path}`))).toBe(clean)
})

test.each([
  '/job-search',
  '/%e4%bc%9a%e8%a8%88-jobs-in-%E6%9D%B1%E4%BA%AC%E9%83%BD',
  `/${encodeURIComponent('محاسب')}-jobs`,
  '/r%26d-jobs',
  '/%ff-jobs',
  '/assets/index-BxYz12.js',
  '/flags/PH.svg',
  '/ar.data',
])('%s stays letter by letter', path => {
  expect(canonicalPath(path)).toBe(path)
})

test('whatever the path, the clean one is clean, and leads no browser elsewhere', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5c',
      '%',
      'A',
      'İ',
      'ǅ',
      'ẞ',
      'Σ',
      '会',
      '.JS',
      '.data',
      '?',
    ),
    fc.string({ unit: 'grapheme', maxLength: 3 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const clean = canonicalPath(pathOf(`http://ph.localhost/${pieces.join('')}`))
      expect(canonicalPath(clean)).toBe(clean)
      expect(clean).toMatch(/^\/(?!\/)/)
      expect(new URL(clean, 'http://ph.localhost').host).toBe('ph.localhost')
    }),
    { numRuns: 5000 },
  )
})
