import { expect, test } from 'vitest'
import { isChromeFamily } from './chrome-family.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['Chrome', CHROME, true],
  ['Chrome on Android', `${CHROME.replace('X11; Linux x86_64', 'Linux; Android 10; K')} Mobile`, true],
  ['Samsung Internet', `${CHROME} SamsungBrowser/28.0`, true],
  ['Edge', `${CHROME} Edg/140.0.0.0`, false],
  ['Edge on Android', `${CHROME} EdgA/140.0.0.0`, false],
  ['Opera', `${CHROME} OPR/120.0.0.0`, false],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    false,
  ],
  [
    'Chrome on an iPhone, which is Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    false,
  ],
])('%s is of the Chrome family: %s', (_, userAgent, isOfIt) => {
  expect(isChromeFamily(userAgent)).toBe(isOfIt)
})
