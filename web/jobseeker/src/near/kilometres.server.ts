import { intlTag } from '@hanap/i18n/locale'
import type { LanguageCode } from '@hanap/markets/languages'

/** `25 km`, `25 كم`. */
export const kilometres = (language: LanguageCode, km: number): string =>
  new Intl.NumberFormat(intlTag(language), { style: 'unit', unit: 'kilometer' }).format(km)
