import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const origin = 'https://ph.example.com'
const isOurs = (other: string) => other === 'https://sg.example.com'
const lead = (value: string | null) => redirectTarget(value, origin, isOurs)?.href

test.each([
  ['/saved-jobs?page=2', 'https://ph.example.com/saved-jobs?page=2'],
  ['https://ph.example.com/job-search', 'https://ph.example.com/job-search'],
  ['https://sg.example.com/', 'https://sg.example.com/'],
  ['/会計-jobs', 'https://ph.example.com/%E4%BC%9A%E8%A8%88-jobs'],
])('a redirect parameter accepts a same-site path or a configured origin: %s', (value, href) => {
  expect(lead(value)).toBe(href)
})

test.each([
  null,
  '',
  'saved-jobs',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'https://sg.example.com.evil.example/',
  'https://sg.example.com@evil.example/',
  'https://me:pass@sg.example.com/',
  'http://sg.example.com/',
  'https://sg.example.com:444/',
  'javascript:alert(1)',
  'data:text/html,x',
  ` /saved-jobs`,
  `/${'a'.repeat(2000)}`,
])('and nothing else: %j', value => {
  expect(lead(value)).toBeUndefined()
})
