import type { LanguageCode } from '@hanap/markets/languages'
import type { BrowserContextOptions } from 'playwright-core'
import { desk, phone } from './site.ts'

/** In which language and with what somebody goes a journey. */
export interface JourneyVariant {
  name: string
  language: LanguageCode
  /** Of every path in that language. */
  prefix: string
  options: BrowserContextOptions
}

export const englishOnDesk: JourneyVariant = {
  name: 'in English on a desk',
  language: 'en',
  prefix: '',
  options: desk,
}
export const englishOnPhone: JourneyVariant = {
  name: 'in English on a phone',
  language: 'en',
  prefix: '',
  options: phone,
}
export const arabicOnPhone: JourneyVariant = {
  name: 'in Arabic on a phone',
  language: 'ar',
  prefix: '/ar',
  options: phone,
}
export const arabicInTheDark: JourneyVariant = {
  ...arabicOnPhone,
  options: { ...phone, colorScheme: 'dark' },
}
export const englishWithoutScript: JourneyVariant = {
  name: 'in English without script',
  language: 'en',
  prefix: '',
  options: { ...desk, javaScriptEnabled: false },
}
export const japaneseOnDesk: JourneyVariant = {
  name: 'in Japanese on a desk',
  language: 'ja',
  prefix: '/ja',
  options: desk,
}
export const japaneseWithoutScript: JourneyVariant = {
  name: 'in Japanese without script',
  language: 'ja',
  prefix: '/ja',
  options: { ...desk, javaScriptEnabled: false },
}
