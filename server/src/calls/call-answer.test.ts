import { expect, test } from 'vitest'
import { z } from 'zod'
import { parsedForPage } from './call-answer.ts'
import { route, withExactAnswers } from './route.ts'

const exact = withExactAnswers(
  route(
    {
      id: 'test',
      method: 'GET',
      path: '/api/test',
      who: 'public',
      service: 'search',
      summary: 'A test.',
    },
    { answer: z.object({ name: z.string() }) },
    async () => ({ name: '' }),
  ),
)

test('an exact answer is handed to a page as it is', () => {
  const answer = { name: 'Lina' }
  expect(parsedForPage(exact, answer, false)).toBe(answer)
  expect(parsedForPage(exact, answer, true)).toBe(answer)
})

test('an answer that only calls itself exact is an error where tests run', () => {
  const answer = { name: 'Lina', salary: 1 }
  expect(() => parsedForPage(exact, answer, true)).toThrow('what its schema does not name')
  expect(parsedForPage({ ...exact, isExact: false }, answer, false)).toEqual({ name: 'Lina' })
})
