import { expect, test } from 'vitest'
import { editsBetween } from './edits.ts'

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

test.each([
  ['nurse', 'accountant', 2],
  ['nurse', 'enirsa', 2],
])('%s and %s differ by more than %i edits', (one, other, most) => {
  expect(editsBetween(one, other, most)).toBeGreaterThan(most)
})
