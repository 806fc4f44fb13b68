import { expect, test } from 'vitest'
import { hueOf, initialOf } from './company-avatar.tsx'

test.each([
  ['Luntian Health', 'L'],
  ['「北星」テクノロジーズ', '北'],
  ['شركة النخيل', 'ش'],
  ['  3M', '3'],
  ['…', '?'],
])('a company without a logo gets its initial: %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

test('a company always has the same colour, and companies differ', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Company ${index}`)
  expect(names.map(hueOf)).toEqual(names.map(hueOf))
  expect(new Set(names.map(hueOf)).size).toBe(8)
})
