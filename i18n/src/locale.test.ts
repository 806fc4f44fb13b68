import { expect, test } from 'vitest'
import { isolateNames } from './locale.ts'

test.each([
  ['مطور .NET', 'مطور \u2066.NET\u2069'],
  ['مبرمج C++ و C#', 'مبرمج \u2066C++\u2069 و \u2066C#\u2069'],
  ['محاسب في Acme. دوام كامل', 'محاسب في Acme. دوام كامل'],
  ['Developer .NET', 'Developer .NET'],
])('names keep their signs in right-to-left titles: %s', (title, shown) => {
  expect(isolateNames(title)).toBe(shown)
})
