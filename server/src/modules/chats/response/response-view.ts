import type { Chat } from '@hanap/contracts/chats/chat.schemas'
import { translator } from '@hanap/i18n/catalogues'
import type { LanguageCode } from '@hanap/markets/languages'
import type { ResponseRow } from './response-store.ts'

/** Of fewer people nothing is said. */
export const MIN_SAMPLE = 10
/** A longer time than this is none that one waits for. */
const MAX_USUAL_DAYS = 30

const rounded = (share: number) => Math.round(share * 100) / 100

/** Within which time half of those who write are answered, in whole hours or days. */
const textOf = (medianHours: number | null, language: LanguageCode): string => {
  const t = translator(language)
  if (medianHours === null || medianHours > MAX_USUAL_DAYS * 24) return t('chats.responseSeldom')
  const hours = Math.max(1, Math.ceil(medianHours))
  return hours < 24
    ? t('chats.responseHours', { count: hours })
    : t('chats.responseDays', { count: Math.ceil(medianHours / 24) })
}

/** The response clock as seekers see it. */
export const responseView = (
  { rate, low, high, median_hours, sample_size }: ResponseRow,
  language: LanguageCode,
): Chat['response'] => ({
  rate: rounded(rate),
  low: rounded(low),
  high: rounded(high),
  sample_size,
  text: textOf(median_hours, language),
})
