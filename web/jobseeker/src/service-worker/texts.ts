import { createTranslator, type Translate } from '@hanap/i18n/translate'
import type { Language, LanguageCode } from '@hanap/markets/languages'
import { built } from './built.ts'

const translators = new Map<LanguageCode, Translate>()

export const textsIn = ({ code }: Language): Translate => {
  const known = translators.get(code)
  if (known) return known
  const made = createTranslator(code, built.texts[code])
  translators.set(code, made)
  return made
}
