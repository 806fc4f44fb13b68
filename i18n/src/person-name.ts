import type { LanguageCode } from '@hanap/markets/languages'

/** Whether readers of a language give their family name before the other. */
export const isFamilyNameFirst = (language: LanguageCode): boolean =>
  language === 'ja' || language === 'zh-tw' || language === 'zh-cn'

const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** A person's whole name as its own script has it: 林花, Mara Santos. Either part may be empty. */
export const personName = (firstName: string, lastName: string): string => {
  if (eastAsian.test(firstName) && eastAsian.test(lastName)) return lastName + firstName
  return `${firstName} ${lastName}`.trim()
}
