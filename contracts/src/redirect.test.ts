import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget, sameOriginPath } from './redirect.ts'

declare const URL: {
  canParse(url: string, base?: string): boolean
  new (url: string, base?: string): { origin: string; pathname: string }
}

const origin = 'https://ph.example.com'
const sister = 'https://sg.example.com'
const isOurs = (other: string) => other === sister
const lead = (value: string | null) => redirectTarget(value, origin, isOurs)?.href

test.each([
  ['/saved-jobs?page=2', 'https://ph.example.com/saved-jobs?page=2'],
  ['https://ph.example.com/job-search', 'https://ph.example.com/job-search'],
  ['https://sg.example.com/', 'https://sg.example.com/'],
  ['/会計-jobs', 'https://ph.example.com/%E4%BC%9A%E8%A8%88-jobs'],
  [
    '/job-search?query=ac/dc&from=https://sg.example.com//x',
    `${origin}/job-search?query=ac/dc&from=https://sg.example.com//x`,
  ],
  ['/a/../saved-jobs', 'https://ph.example.com/saved-jobs'],
])('a redirect parameter accepts a same-site path or a configured origin: %s', (value, href) => {
  expect(lead(value)).toBe(href)
})

test.each([
  null,
  '',
  'saved-jobs',
  '//evil.example',
  '///evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/%2E./%2e//evil.example',
  '/en//evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/saved-jobs\r\nset-cookie: a=b',
  'https://ph.example.com//evil.example',
  'https://sg.example.com/..//evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://evil.example/',
  'https://sg.example.com.evil.example/',
  'https://sg.example.com@evil.example/',
  'https://me:pass@sg.example.com/',
  'http://sg.example.com/',
  'https://sg.example.com:444/',
  'javascript:alert(1)',
  'data:text/html,x',
  ` /saved-jobs`,
  `/${'a'.repeat(2000)}`,
])('and nothing else: %j', value => {
  expect(lead(value)).toBeUndefined()
})

describe('whatever is accepted', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2E%2e',
        '%2f',
        '%252f',
        '%5c',
        '%255C',
        '%09',
        '%0d%0a',
        '%00',
      ],
      ...['\t', '\n', '\r', '@', ':', '?', '#', ';', '&', '=', ' ', '／', '。', '\u202e', '\ud800'],
      ...['evil.example', 'ph.example.com', 'sg.example.com', 'https:', 'http:', 'javascript:', 'en', 'jobs'],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const start = fc.constantFrom(
    '',
    '/',
    '/..',
    '/en',
    '/.',
    'https://ph.example.com',
    'https://sg.example.com',
    'HTTPS://',
  )
  const value = fc
    .tuple(start, fc.array(piece, { maxLength: 8 }))
    .map(([head, pieces]) => head + pieces.join(''))
  const decoded = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  /** What a browser at our page makes of a Location, and where it would be if somebody decoded or cut it before. */
  const readings = (location: string) => {
    const once = decoded(location.split('?', 1)[0] ?? '')
    const cut = location.replace(/^\/[^/?]*/, '') || '/'
    return [location, once, decoded(once), cut, decoded(cut)]
  }

  test('stays at our origin as a path, however often it is decoded or cut', () => {
    let accepted = 0
    fc.assert(
      fc.property(value, text => {
        const path = sameOriginPath(text, origin)
        if (path === undefined) return
        accepted += 1
        expect(path.startsWith('/')).toBe(true)
        for (const reading of readings(path)) expect(new URL(reading, origin).origin).toBe(origin)
        expect(sameOriginPath(path, origin)).toBe(path)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(300)
  })

  test('is at an origin of ours as an address', () => {
    let accepted = 0
    fc.assert(
      fc.property(value, text => {
        const target = redirectTarget(text, origin, isOurs)
        if (!target) return
        accepted += 1
        expect([origin, sister]).toContain(new URL(target.href).origin)
        for (const reading of readings(target.pathname))
          expect(new URL(reading, target.origin).origin).toBe(target.origin)
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(300)
  })
})
