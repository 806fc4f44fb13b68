import type { Relaxed } from '@hanap/search-engine/schema'
import { describe, expect, test } from 'vitest'
import { vocabularyOf } from './vocabulary.ts'
import { searchedText, wordingsOf } from './wordings.ts'

const vocabulary = vocabularyOf(['en', 'es'])
const wordings = (text: string, relaxed: Relaxed | null = null) =>
  wordingsOf(text, relaxed, vocabulary).map(({ query, change }) => `${change}: ${query}`)

describe('other words that may find more', () => {
  test.each([
    ['one known word', 'nurse', []],
    ['a misspelt word', 'acountant', ['corrected: accountant']],
    ['a misspelt word, with marks', 'enfermerá', ['corrected: enfermería', 'corrected: enfermero']],
    ['each word left out', 'night nurse', ['corrected: nightnurse', 'dropped: nurse', 'dropped: night']],
    ['a phrase let go', '"night nurse"', ['freed: night nurse']],
    ['an exclusion let go', 'nurse -manager', ['freed: nurse']],
    ['a phrase within a field let go', 'title:"head nurse"', ['freed: head nurse']],
    ['a field let go', 'company:nurse', ['freed: nurse']],
    [
      'a field named in another language',
      'nurse 職種：看護師',
      ['freed: nurse 看護師', 'dropped: title:看護師', 'dropped: nurse'],
    ],
    ['one word as two', 'webdesigner', ['corrected: web designer']],
    ['two words as one', 'web site', ['corrected: website', 'dropped: site', 'dropped: web']],
    ['a short word is left alone', 'nrs', []],
    ['a word with a digit is left alone', 'h2o2', []],
  ])('%s', (_, text, expected) => {
    expect(wordings(text)).toEqual(expected)
  })

  test.each([
    ['en', 'regsitered', 'registered', 'registered'],
    ['es', 'enfremeros', 'enfermero', 'enfermero'],
    ['tr', 'muhasabeci', 'muhasebec', 'muhasebeci'],
    ['en', 'zzz', 'zzyx', undefined],
  ] as const)(
    '%s: the index holds the stem of “%s”, the reader sees a word',
    (language, typed, stem, word) => {
      expect(vocabularyOf([language]).spelling(stem, typed)).toBe(word)
    },
  )

  test('what was dropped and corrected already is not offered again', () => {
    const relaxed = { dropped: ['zzzz'], corrected: [{ from: 'nrse', to: 'nurse' }] }
    expect(wordings('nrse zzzz night', relaxed)).toEqual([
      'corrected: nursenight',
      'dropped: night',
      'dropped: nurse',
    ])
  })
})

describe('the text that was searched in the end', () => {
  test.each([
    ['nurse', null, 'nurse'],
    ['nurse zzzz', { dropped: ['zzzz'], corrected: [] }, 'nurse'],
    ['Nrse Manila', { dropped: [], corrected: [{ from: 'Nrse', to: 'nurse' }] }, 'nurse Manila'],
    [
      '"night nurse" Manila',
      { dropped: [], corrected: [{ from: '"night nurse"', to: 'night nurse' }] },
      'night nurse Manila',
    ],
    ['看護師東京', { dropped: ['東京'], corrected: [] }, '看護師'],
    ['engineering gin', { dropped: ['gin'], corrected: [] }, 'engineering'],
  ])('%s', (text, relaxed, searched) => {
    expect(searchedText(text, relaxed)).toBe(searched)
  })
})
