import { type LanguageCode, languageByCode } from '@hanap/markets/languages'

const formats = new Map<string, Intl.DateTimeFormat>()
const format = (tag: string, options: Intl.DateTimeFormatOptions) => {
  const key = `${tag} ${JSON.stringify(options)}`
  const made = formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options })
  formats.set(key, made)
  return made
}

/** Gregorian, and with Latin digits also in Arabic, as resumes in the Gulf are written. */
const tagOf = (language: LanguageCode) => `${languageByCode(language)?.tag ?? 'en'}-u-ca-gregory-nu-latn`

/** Jan 2020, 2020年1月. A text that is no month comes back as it is. */
export const monthIn = (language: LanguageCode, month: string): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return month
  return format(tagOf(language), { year: 'numeric', month: 'short' }).format(date)
}

export const dateIn = (language: LanguageCode, date: Date): string =>
  format(tagOf(language), { year: 'numeric', month: 'long', day: 'numeric' }).format(date)

/** 令和7年 of 2025-04: the era is that of the month's first day. */
export const eraYearOf = (month: string): string =>
  format('ja-JP-u-ca-japanese', { era: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`))

export const dayIn = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
})
