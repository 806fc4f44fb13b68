import type { LanguageCode } from '@hanap/markets/languages'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import { describe, expect, test } from 'vitest'
import { nameFinder, translationsInQuery } from './translations.ts'

const named = (text: string, language: LanguageCode, market: MarketKey = 'ph') =>
  translationsInQuery(text, { market: marketByKey(market), language })

describe('titles in a query are known in all languages', () => {
  test.each<[string, LanguageCode, string, string[]]>([
    ['accountant', 'en', 'accountant', ['会计', 'Akuntan', '會計人員', 'محاسب', 'Muhasebeci']],
    ['senior accountants in manila', 'en', 'accountants', ['経理', 'Akauntan']],
    ['東京 会計', 'ja', '会計', ['accountant', 'akuntan']],
    ['محاسبين', 'ar', 'محاسبين', ['Accountant', '会计']],
    ['hemşire', 'tr', 'Hemşire', ['nurse', '看護師', 'perawat']],
    ['enfermera', 'es', 'enfermera', ['nurse']],
  ])('%s', (text, language, from, some) => {
    const [first] = named(text, language)
    expect(first?.from.toLowerCase()).toBe(from.toLowerCase())
    expect(first?.to.map(name => name.toLowerCase())).toEqual(
      expect.arrayContaining(some.map(name => name.toLowerCase())),
    )
  })

  test('the longest name is taken, in the reader’s language and in others that are spoken', () => {
    expect(named('sales manager', 'ja').map(({ from }) => from)).toEqual(['sales manager'])
    expect(named('营销', 'ja')).toEqual([])
  })

  test('no name stands for itself', () => {
    for (const { from, to } of named('marketing manager driver', 'en', 'es'))
      expect(to.map(name => name.toLowerCase())).not.toContain(from.toLowerCase())
  })

  test('a name is not taken for another language’s that has the same signs', () => {
    const names = (market: MarketKey) => named('accountant', 'en', market)[0]?.to ?? []
    expect(names('jp')).toContain('経理')
    expect(names('tw')).not.toContain('経理')
    expect(names('tw')).toContain('會計師')
    expect(named('manager', 'en', 'jp')[0]?.to).not.toContain('经理')
  })

  test('what stands in quotes or behind a minus is meant as it is', () => {
    expect(named('"accountant" -nurse', 'en')).toEqual([])
  })

  test('text that names no work has no translations', () => {
    expect(named('zzzz qqqq', 'en', 'jp')).toEqual([])
  })
})

test.each<[string, LanguageCode, string[], string | undefined]>([
  ['経理・会計スタッフ', 'ja', ['akuntan', '会计'], '会計'],
  ['Staf Akuntansi', 'id', ['akuntan', 'akuntansi'], 'Akuntansi'],
  ['Accountant (Akuntan)', 'en', ['akuntan'], undefined],
  ['Chef', 'en', ['会計'], undefined],
])('the name as it stands in the title %s', (title, language, to, name) => {
  expect(nameFinder([{ from: 'accountant', to }])(title, language)?.name).toBe(name)
})
