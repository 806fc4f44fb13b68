import { intlTag } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'

/** By language: making one costs more than a page's other work together. */
const formats = new Map<LanguageCode, Intl.NumberFormat>()

const formatOf = (language: LanguageCode): Intl.NumberFormat => {
  const existing = formats.get(language)
  if (existing) return existing
  const format = new Intl.NumberFormat(intlTag(language), { style: 'unit', unit: 'kilometer' })
  formats.set(language, format)
  return format
}

/** `25 km`, `25 كم`. */
export const kilometres = (language: LanguageCode, km: number): string => formatOf(language).format(km)
