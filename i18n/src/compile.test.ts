import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, MessageSyntaxError } from './compile.ts'
import { createTranslator } from './translate.ts'

test('a message without arguments stays plain text', () => {
  expect(compile('Save job')).toBe('Save job')
  expect(compile('Ten o’clock, it’s # 1')).toBe('Ten o’clock, it’s # 1')
})

test('ICU quotes protect braces and a doubled apostrophe is one', () => {
  expect(compile("Write '{name}' and it''s done")).toBe("Write {name} and it's done")
})

test('arguments, plurals and tags become pieces that JSON can carry', () => {
  const message = compile('<b>{n, plural, =0 {none} one {# job} other {# jobs}}</b> at {company}')
  expect(message).toEqual([
    ['b', '<', [['n', 'plural', { '=0': 'none', one: [['#'], ' job'], other: [['#'], ' jobs'] }]]],
    ' at ',
    ['company'],
  ])
  expect(JSON.parse(JSON.stringify(message))).toEqual(message)
})

test('a select inside a plural still knows the counted number', () => {
  expect(compile('{n, plural, other {{kind, select, 1 {# old} other {# new}}}}')).toEqual([
    ['n', 'plural', { other: [['kind', 'select', { 1: [['#'], ' old'], other: [['#'], ' new'] }]] }],
  ])
})

test.each([
  ['an open brace', 'Page {page'],
  ['a plural without other', '{n, plural, one {# job}}'],
  ['an offset', '{n, plural, offset:1 one {#} other {#}}'],
  ['a date, which format.ts knows better', '{day, date, short}'],
  ['a tag that is not closed', 'Read <a>this'],
  ['a tag that was not opened', 'Read this</a>'],
  ['tags that cross', '<a>one<b>two</a>three</b>'],
  ['a tag across the end of a case', '{n, plural, one {<a>#} other {#}}</a>'],
])('%s is refused', (_what, message) => {
  expect(() => compile(message)).toThrow(MessageSyntaxError)
})

test('any text either compiles and renders or is refused with its reason', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '#',
    '<a>',
    '</a>',
    "'",
    ', plural, ',
    'other ',
    'n',
    ' ',
    'é',
    '{n}',
  )
  fc.assert(
    fc.property(
      fc.array(piece).map(pieces => pieces.join('')),
      text => {
        try {
          const t = createTranslator('ar', { 'common.brand': compile(text) })
          expect(typeof t('common.brand', { n: 3 })).toBe('string')
        } catch (error) {
          expect(error).toBeInstanceOf(MessageSyntaxError)
        }
      },
    ),
  )
})
