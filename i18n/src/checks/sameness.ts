import type { LanguageCode } from '@hanap/markets/languages'
import { type CatalogueTexts, type Finding, fileOf, wordsOf } from './texts.ts'

const OWN_SCRIPT: Partial<Record<LanguageCode, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
}

/** Texts that were left in English, or in Latin letters where the language has its own; and allowances nobody needs. */
export const checkSameness = (
  language: LanguageCode,
  english: CatalogueTexts,
  texts: CatalogueTexts,
  allowed: ReadonlySet<string>,
): Finding[] => {
  const script = OWN_SCRIPT[language]
  const faultOf = (key: string, text: string) => {
    const words = wordsOf(text)
    if (!/\p{L}/u.test(words)) return undefined
    if (text === english.get(key)) return 'equals English'
    return script && !script.test(words) ? 'has no letter of the language' : undefined
  }
  const findings = [...texts].flatMap(([key, text]): Finding[] => {
    const reason = faultOf(key, text)
    if (!reason || allowed.has(key)) return []
    return [{ file: fileOf(language, key), key: key.slice(key.indexOf('.') + 1), reason }]
  })
  const idle = [...allowed].filter(key => !faultOf(key, texts.get(key) ?? ''))
  return [
    ...findings,
    ...idle.map(key => ({
      file: 'i18n/allow-equal.json',
      key: `${language} ${key}`,
      reason: 'is allowed but not needed',
    })),
  ]
}
