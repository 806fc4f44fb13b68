import { expect, test } from 'vitest'
import { isLong } from './is-long.ts'

test.each([
  ['UX Researcher', false],
  ['UX researcher who runs the tests and tells the story', true],
  ['• One\n• Two', true],
])('%j is long: %s', (value, long) => {
  expect(isLong(value)).toBe(long)
})
