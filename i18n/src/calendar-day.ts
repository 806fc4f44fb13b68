import type { FormatMarket, InstantInput } from './format.ts'
import { type CatalogueLanguage, intlTag } from './locale.ts'

/** A leaf of a calendar: 18 and Nov. Both are empty of what is no date. */
export interface CalendarDay {
  day: string
  month: string
}

export const calendarDay = (
  language: CatalogueLanguage,
  { key, timeZone }: FormatMarket,
  at: InstantInput,
): CalendarDay => {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return { day: '', month: '' }
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(language, key.toUpperCase()), {
      calendar: 'gregory',
      timeZone,
      ...options,
    })
  const parts = written({ day: 'numeric' }).formatToParts(moment)
  return {
    day: parts.find(({ type }) => type === 'day')?.value ?? '',
    month: written({ month: 'short' }).format(moment),
  }
}
