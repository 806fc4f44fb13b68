import type { LanguageCode } from '@hanap/markets/languages'
import { describe, expect, test } from 'vitest'
import { unsupportedClaims } from './claims.ts'
import { difference } from './difference.ts'

const known = {
  texts: [
    'Beekeeper',
    'Honey House',
    '2019-03',
    'Twelve hives, 1,200 kg of honey a year with SQL reports.',
    'Python',
  ],
  numbers: [6],
}
const claims = (text: string, language: LanguageCode = 'en', companies: string[] = []) =>
  unsupportedClaims(text, known, new Set(companies), language).map(({ kind, text: words }) => [kind, words])

describe('what a text says and the profile does not is marked', () => {
  test.each<[string, LanguageCode, [string, string][]]>([
    ['I have 6 years of experience since 2019 and made 1200 kg.', 'en', []],
    ['I made 1.200 kg with twelve hives.', 'en', []],
    [
      'I made 12,000 kg in 2018.',
      'en',
      [
        ['number', '12,000'],
        ['number', '2018'],
      ],
    ],
    ['I have ten years of experience.', 'en', [['number', 'ten']]],
    [
      'Output grew by 3.5% and 35%.',
      'en',
      [
        ['number', '3.5'],
        ['number', '35'],
      ],
    ],
    ['Tengo veinte años de experiencia.', 'es', [['number', 'veinte']]],
    ['لدي ٢٥ سنة من الخبرة منذ ٢٠١٩.', 'ar', [['number', '٢٥']]],
    ['十五年の経験があります。2019年から。', 'ja', [['number', '十五']]],
    ['Python, SQL and Kubernetes.', 'en', [['skill', 'Kubernetes']]],
    [
      'I write C++ and Java.',
      'en',
      [
        ['skill', 'C++'],
        ['skill', 'Java'],
      ],
    ],
    ['I go to work.', 'en', []],
    ['I work as Beekeeper at Honey House.', 'en', []],
    ['Before that I worked at Globex Corporation.', 'en', [['employer', 'Globex Corporation']]],
    ['I worked at Honey House Global.', 'en', [['employer', 'Global']]],
    ['Initech Industries promoted me.', 'en', [['employer', 'Initech Industries']]],
    ['以前は株式会社グローベックスで勤務。', 'ja', [['employer', '株式会社グローベックス']]],
    ['我曾任职于环球集团。', 'zh-cn', [['employer', '环球集团']]],
    ['عملت في شركة الأفق سابقًا.', 'ar', [['employer', 'الأفق سابقًا']]],
  ])('%s', (text, language, expected) => {
    expect(claims(text, language)).toEqual(expected)
  })

  test('a company that we know is found where nothing else tells that it is one', () => {
    expect(claims('Globex promoted me.')).toEqual([])
    expect(claims('Globex promoted me.', 'en', ['Globex'])).toEqual([['employer', 'Globex']])
    expect(claims('Honey House promoted me.', 'en', ['Honey House'])).toEqual([])
  })

  test('each stands at its place in the text', () => {
    const text = 'At 40 I joined Globex Ltd.'
    for (const { text: words, from, to } of unsupportedClaims(text, known, new Set(), 'en'))
      expect(text.slice(from, to)).toBe(words)
  })
})

describe('the difference of two texts', () => {
  test.each<[string, string, LanguageCode]>([
    ['I keep bees.', 'I keep many bees well.', 'en'],
    ['', 'All of it is new.', 'en'],
    ['All of it goes.', '', 'en'],
    ['蜂を飼っています。', '多くの蜂を飼っていました。', 'ja'],
    ['أربي النحل.', 'أربي النحل والدجاج.', 'ar'],
  ])('%s → %s is both texts in pieces', (before, after, language) => {
    const changes = difference(before, after, language)
    const without = (kind: string) =>
      changes.flatMap(change => (change.kind === kind ? [] : change.text)).join('')
    expect(without('added')).toBe(before)
    expect(without('removed')).toBe(after)
  })

  test('words that stay are the same', () => {
    expect(difference('I keep bees.', 'I keep many bees.', 'en')).toEqual([
      { kind: 'same', text: 'I keep ' },
      { kind: 'added', text: 'many ' },
      { kind: 'same', text: 'bees.' },
    ])
  })
})
