import { expect, test } from 'vitest'
import { isSaving, jobsIn } from './saved-list.ts'

test('the jobs of a list of saved jobs are the pages that its cards lead to, each once', () => {
  const html = `<a href="/ar/job/ممرض-1">…</a><a href="/ar/job/ممرض-1">…</a><a href="/ar/job/b-2?x=1">…</a>
    <a href="/job/c-3">…</a><a href="/company/d-4">…</a>`
  expect(jobsIn(html)).toEqual(['/ar/job/ممرض-1', '/job/c-3'])
})

test('no more than 20 saved jobs are kept', () => {
  const links = Array.from({ length: 30 }, (_, index) => `<a href="/job/a-${index}">…</a>`)
  expect(jobsIn(links.join(''))).toHaveLength(20)
})

test.each([
  ['POST', '/api/jobs/saved-jobs', true],
  ['DELETE', '/api/jobs/saved-jobs/s1', true],
  ['GET', '/api/jobs/saved-jobs', false],
  ['POST', '/ar/saved-jobs', true],
  ['POST', '/api/recommendation/hidden-jobs/create', false],
])('%s %s changes what is saved: %s', (method, path, is) => {
  expect(isSaving(method, new URL(path, 'http://ph.hanap.example'))).toBe(is)
})
