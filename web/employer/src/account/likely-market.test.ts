import { expect, test } from 'vitest'
import { likelyMarket } from './likely-market.ts'

test.each([
  ['en', 'ph', 'ph'],
  ['ja', 'ph', 'jp'],
  ['tr', 'ph', 'tr'],
  ['ar', 'ph', undefined],
  ['zh-tw', 'ph', undefined],
  ['ar', 'sa', 'sa'],
] as const)('who reads %s on a host of %s most likely hires in %s', (language, host, key) => {
  expect(likelyMarket(language, host)?.key).toBe(key)
})

test.each([
  ['ar', 'ar-EG,ar;q=0.9,en-US;q=0.8', undefined],
  ['ar', 'ar-AE,ar;q=0.9', 'ae'],
  ['zh-tw', 'zh-Hant-TW, en', 'tw'],
  ['tr', 'en-US,en;q=0.5', 'tr'],
  ['ar', 'x'.repeat(5000), undefined],
] as const)('who reads %s in a browser of %s most likely hires in %s', (language, browser, key) => {
  expect(likelyMarket(language, 'ph', browser)?.key).toBe(key)
})
