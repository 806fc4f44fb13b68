import { expect, test } from 'vitest'
import { createTrackingConsent, envelopeUrl, trackingOrigins } from './tracking-consent.ts'

const configured = {
  AD_PIXEL_URL: 'https://ads.example/p',
  ERROR_REPORTING_DSN: 'https://key@errors.example/7',
}

const asked = (
  headers: Record<string, string>,
  settings: Parameters<typeof createTrackingConsent>[0] = configured,
) => createTrackingConsent(settings)?.(new Headers(headers))

test.each([
  ['https://key@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_key=key&sentry_version=7'],
  ['http://k@127.0.0.1:9/sub/12', 'http://127.0.0.1:9/sub/api/12/envelope/?sentry_key=k&sentry_version=7'],
  ['https://errors.example/7', undefined],
  ['https://key@errors.example/', undefined],
])('a DSN names where envelopes go: %s', (dsn, address) => {
  expect(envelopeUrl(dsn)).toBe(address)
})

test('where nothing is configured nobody is asked for anything', () => {
  expect(asked({}, {})).toBeUndefined()
})

test('what is not configured is not asked for', () => {
  expect(asked({}, { AD_PIXEL_URL: 'https://ads.example/p' })?.offered).toEqual(['ads'])
})

test.each([
  ['no choice', {}, null, []],
  ['a cookie that says none', { cookie: 'a=b; consent=none' }, [], []],
  ['a cookie of nonsense', { cookie: 'consent=everything' }, null, []],
  ['errors alone', { cookie: 'consent=analytics' }, ['analytics'], ['https://errors.example']],
  ['ads alone', { cookie: 'consent=ads' }, ['ads'], ['https://ads.example']],
  [
    'both',
    { cookie: 'consent=analytics.ads' },
    ['analytics', 'ads'],
    ['https://ads.example', 'https://errors.example'],
  ],
  ['a browser that says no', { 'sec-gpc': '1' }, [], []],
  [
    'a browser that says no, and a choice',
    { 'sec-gpc': '1', cookie: 'consent=ads' },
    ['ads'],
    ['https://ads.example'],
  ],
])('%s: addresses are told for what was allowed alone', (_, headers, allowed, origins) => {
  const measuring = asked(headers)
  expect(measuring?.allowed).toEqual(allowed)
  expect(measuring && trackingOrigins(measuring)).toEqual(origins)
})
