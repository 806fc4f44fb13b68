import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import type { CatalogueLanguage } from './locale.ts'
import { createTranslator } from './translate.ts'

const JOBS = '{count, plural, zero {z #} one {o #} two {t #} few {f #} many {m #} other {x #}}'

const translating = (language: CatalogueLanguage, text: string) =>
  createTranslator(language, { 'search.results': compile(text) })

test.each([
  ['en', 1, 'o 1'],
  ['en', 1234, 'x 1,234'],
  ['ja', 1, 'x 1'],
  ['tr', 1, 'o 1'],
  ['pt-br', 0, 'o 0'],
  ['es', 1_000_000, 'm 1.000.000'],
  ['ar', 0, 'z 0'],
  ['ar', 2, 't 2'],
  ['ar', 5, 'f 5'],
  ['ar', 11, 'm 11'],
  ['ar', 100, 'x 100'],
] as const)('%s counts %i in its own plural category and digits', (language, count, text) => {
  expect(translating(language, JOBS)('search.results', { count })).toBe(text)
})

test('an exact case comes before a category, and a count may come as text', () => {
  const t = translating('en', '{count, plural, =1 {the only one} one {#} other {# of them}}')
  expect(t('search.results', { count: 1 })).toBe('the only one')
  expect(t('search.results', { count: '2' })).toBe('2 of them')
})

test('a select chooses by its value and falls back to other', () => {
  const t = translating('en', '{kind, select, remote {From home} other {Elsewhere}}')
  expect(t('search.results', { kind: 'remote' })).toBe('From home')
  expect(t('search.results', { kind: 'constructor' })).toBe('Elsewhere')
})

test('a missing key gives the fallback, then the key, and a missing value is left to be seen', () => {
  const t = createTranslator('ja', {}, { 'common.save': 'Save', 'common.posted': compile('Posted {when}') })
  expect(t('common.save')).toBe('Save')
  expect(t('common.close')).toBe('common.close')
  expect(t('common.posted')).toBe('Posted {when}')
  expect(t.has('common.save')).toBe(true)
  expect(t.has('common.toString')).toBe(false)
})

test('what a person typed is never read as a message', () => {
  const t = translating('en', 'Hello {name}, <b>bye</b>')
  expect(t('search.results', { name: '{x} <b>\\u003c</b> # constructor' })).toBe(
    'Hello {x} <b>\\u003c</b> # constructor, bye',
  )
  expect(t.parts('search.results', { name: '<b>' })).toEqual(['Hello <b>, ', { tag: 'b', content: ['bye'] }])
})

test('parts keep tags, nested and inside plurals, and join neighbouring texts', () => {
  const t = translating('en', '<a>See <b>{count, plural, one {# job} other {# jobs}}</b></a> in {place}')
  expect(t.parts('search.results', { count: 2, place: 'Manila' })).toEqual([
    { tag: 'a', content: ['See ', { tag: 'b', content: ['2 jobs'] }] },
    ' in Manila',
  ])
})

test('Latin names and phone numbers are isolated in Arabic, Arabic names in English, nothing else', () => {
  const arabic = translating('ar', 'في {place}')
  expect(arabic('search.results', { place: 'Makati City' })).toBe('في \u2068Makati City\u2069')
  expect(arabic('search.results', { place: '+971 50 123 4567' })).toBe('في \u2068+971 50 123 4567\u2069')
  expect(arabic('search.results', { place: 'دبي' })).toBe('في دبي')
  const english = translating('en', 'in {place}')
  expect(english('search.results', { place: 'دبي' })).toBe('in \u2068دبي\u2069')
  expect(english('search.results', { place: '東京' })).toBe('in 東京')
})

test('keys are a type', () => {
  const t = createTranslator('en', {})
  // @ts-expect-error no such area
  expect(t('nowhere.save')).toBe('nowhere.save')
  // @ts-expect-error no such key in the area's English file
  expect(t('common.noSuchKey')).toBe('common.noSuchKey')
})
