import { expect, test } from 'vitest'
import { languageLabel, languageNameIn } from './language-name.ts'

test('a language is named in the reader’s language, Chinese by its script', () => {
  expect(languageNameIn('en', 'zh-cn')).toBe('英语')
  expect(languageNameIn('zh-tw', 'zh-cn')).toBe('繁体中文')
  expect(languageNameIn('zh-cn', 'en')).toBe('Simplified Chinese')
  expect(languageNameIn('en', 'es')).toBe('inglés')
  expect(languageNameIn('xx', 'en')).toBe('xx')
})

test('a name that stands alone begins with a capital and says that it is a language', () => {
  expect(languageLabel('en', 'es')).toBe('Inglés')
  expect(languageLabel('en', 'tr')).toBe('İngilizce')
  expect(languageLabel('en', 'id')).toBe('Bahasa Inggris')
  expect(languageLabel('ms', 'ms')).toBe('Bahasa Melayu')
})
