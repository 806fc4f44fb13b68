import { expect, test } from 'vitest'
import { cachedFacts, MAX_CACHED_FACTS, storedFacts } from './stored-facts.ts'

const hit = (id: string, title = id) => ({ id, stored: JSON.stringify({ id, title }) })

test('facts are the same object until they change', () => {
  const first = storedFacts(hit('a'))
  expect(storedFacts(hit('a'))).toBe(first)
  expect(storedFacts(hit('a', 'Nurse'))).toMatchObject({ title: 'Nurse' })
  expect(storedFacts(hit('a'))).toEqual(first)
})

test('no more facts are cached than the bound, and those that are found again stay', () => {
  const first = storedFacts(hit('first'))
  for (let number = 0; number < 3 * MAX_CACHED_FACTS; number++) {
    storedFacts(hit(String(number)))
    if (number % 100 === 0) expect(storedFacts(hit('first'))).toBe(first)
  }
  expect(cachedFacts()).toBe(MAX_CACHED_FACTS)
})
