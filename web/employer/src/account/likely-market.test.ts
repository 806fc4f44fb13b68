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
