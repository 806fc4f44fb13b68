import { createTranslator, type Translate } from '@hanap/i18n/translate'
import type { Language, LanguageCode } from '@hanap/markets/languages'
import { built } from './built.ts'

const translators = new Map<LanguageCode, Translate>()

export const textsIn = ({ code }: Language): Translate => {
  const cached = translators.get(code)
  if (cached) return cached
  const made = createTranslator(code, built.texts[code])
  translators.set(code, made)
  return made
}
