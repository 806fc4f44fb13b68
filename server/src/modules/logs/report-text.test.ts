import { expect, test } from 'vitest'
import { qualityText, share } from './report-text.ts'

test.each([
  [0, 0, '-'],
  [3, 12, '3 of 12'],
  [29, 29, '29 of 29'],
  [15, 30, '50 % ±18'],
  [250, 1000, '25 % ±2.7'],
  [3, 1000, '0.3 % ±0.3'],
  [0, 40, '0 % ±0'],
])('%i of %i is told as %s: of few the counts alone', (part, whole, text) => {
  expect(share(part, whole)).toBe(text)
})

test('a report of nothing says so', () => {
  const nothing = { searches: [], views: [], withoutResults: [], withoutClick: [] }
  const text = qualityText({ since: '2026-11-15', minLists: 5, ...nothing })
  expect(text).toContain('There were no searches.')
  expect(text).not.toContain('NaN')
})

test('all markets’ first positions are weighed by their clicks', () => {
  const line = { searches: 10, withoutResults: 0, relaxed: 0, lists: 40 }
  const text = qualityText({
    since: '2026-11-15',
    minLists: 5,
    views: [],
    withoutResults: [],
    withoutClick: [],
    searches: [
      { ...line, market: 'ph', language: 'en', clicked: 3, reciprocalPosition: 1 },
      { ...line, market: 'jp', language: 'ja', clicked: 1, reciprocalPosition: 0.2 },
      { ...line, market: 'sg', language: 'en', clicked: 0, reciprocalPosition: null },
    ],
  })
  expect(text).toMatch(/^all .* 0\.80 of 4 /m)
})
