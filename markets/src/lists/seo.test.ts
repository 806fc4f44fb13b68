import { expect, test } from 'vitest'
import type { LanguageCode } from '../languages.ts'
import { seoValues, toSeoValue } from './seo.ts'

const cases: [LanguageCode, string, string][] = [
  ['en', 'Accounting & Finance', 'accounting-finance'],
  ['en', "Bachelor's degree", 'bachelors-degree'],
  ['en', '501–1,000 employees', '501-1000-employees'],
  ['en', 'C++', 'c-plus-plus'],
  ['en', '.NET Developer', 'dotnet-developer'],
  ['en', 'UI/UX Designer', 'ui-ux-designer'],
  ['ja', '会計・経理', '会計-経理'],
  ['ja', 'データサイエンティスト', 'データサイエンティスト'],
  ['tr', 'Isıtma İşleri', 'ısıtma-işleri'],
  ['tr', 'IT ve iOS Geliştirici', 'it-ve-ios-geliştirici'],
  ['ar', 'محاسبة ومالية', 'محاسبة-ومالية'],
  ['pt-br', 'Educação', 'educação'],
]

test.each(cases)('in %s, %s stands in URLs as %s', (language, text, seoValue) => {
  expect(toSeoValue(text, language)).toBe(seoValue)
  expect(toSeoValue(seoValue, language)).toBe(seoValue)
})

test('of two texts with one SEO value the lower id keeps it', () => {
  const seoValueOf = seoValues(
    [
      { id: 9, value: 'Cook' },
      { id: 2, value: 'cook' },
    ],
    'en',
  )
  expect([seoValueOf(2), seoValueOf(9)]).toEqual(['cook', 'cook-9'])
})
