import { expect, test } from 'vitest'
import { joinSentences, joinSeries } from './joined.ts'

test('a series has the comma of its language and no word before its last', () => {
  const types = ['PDF', 'DOC', 'DOCX']
  expect(joinSeries(types, 'tr')).toBe('PDF, DOC, DOCX')
  expect(joinSeries(types, 'ar')).toBe('PDF، DOC، DOCX')
  expect(joinSeries(types, 'zh-cn')).toBe('PDF、DOC、DOCX')
  expect(joinSeries(['PDF'], 'ja')).toBe('PDF')
})

test('Chinese and Japanese write sentences without a space between them', () => {
  expect(joinSentences(['One.', 'Two.'], 'id')).toBe('One. Two.')
  expect(joinSentences(['一。', '二。'], 'ja')).toBe('一。二。')
})
