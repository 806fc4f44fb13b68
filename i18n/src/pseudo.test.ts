import { languages } from '@hanap/markets/languages'
import { expect, test } from 'vitest'
import { catalogue, translator } from './catalogues.ts'
import { direction, pseudoLanguages } from './locale.ts'

/** Everything in a message but its texts: arguments, cases, tags. */
const skeleton = (message: unknown): unknown =>
  JSON.stringify(message, (_key, value) =>
    Array.isArray(value) ? value.filter(token => Array.isArray(token)) : value,
  ).replace(/:"[^"]*"/g, ':""')

test.each(pseudoLanguages)('%s keeps every argument, plural case and tag of English', language => {
  const english = catalogue('en')
  const made = catalogue(language)
  expect(Object.keys(made)).toEqual(Object.keys(english))
  for (const [key, message] of Object.entries(english)) {
    if (typeof message !== 'string') expect(skeleton(made[key]), key).toBe(skeleton(message))
  }
})

test('the long one is about 40 % longer and still counts and fills in', () => {
  const long = Object.values(catalogue('pseudo-long')).filter(message => typeof message === 'string')
  const english = Object.values(catalogue('en')).filter(message => typeof message === 'string')
  const ratio = long.join('').length / english.join('').length
  expect(ratio).toBeGreaterThan(1.3)
  expect(ratio).toBeLessThan(1.5)
  expect(translator('pseudo-long')('search.results', { count: 1 })).toBe('1 ĵôƀĵô')
})

test('only Arabic and the right-to-left one run from right to left', () => {
  expect(languages.filter(({ code }) => direction(code) === 'rtl').map(({ code }) => code)).toEqual(['ar'])
  expect(pseudoLanguages.map(direction)).toEqual(['ltr', 'rtl'])
})
