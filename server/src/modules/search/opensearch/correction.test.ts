import { expect, test } from 'vitest'
import { editsBetween } from './correction.ts'

test.each([
  ['nurse', 'nurse', 0],
  ['nurse', 'nrse', 1],
  ['nurse', 'nurxe', 1],
  ['nurse', 'nures', 1],
  ['nurse', 'enurse', 1],
  ['accountant', 'acountent', 2],
  ['', 'abc', 3],
])('%s and %s differ by %i edits', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits)
  expect(editsBetween(other, one)).toBe(edits)
})
