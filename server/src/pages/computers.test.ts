import { expect, test } from 'vitest'
import { isComputers } from './computers.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', undefined, true],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    undefined,
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36', '?0', true],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36', '?0', true],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36',
    '?1',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    undefined,
    false,
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', undefined, false],
  ['Googlebot/2.1 (+http://www.google.com/bot.html)', undefined, false],
  ['', undefined, false],
])('%s is a computer’s: %s → %s', (browser, hint, expected) => {
  const headers = new Headers({ 'user-agent': browser, ...(hint && { 'sec-ch-ua-mobile': hint }) })
  expect(isComputers(headers)).toBe(expected)
})
