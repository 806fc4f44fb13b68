import type { Translate } from '@hanap/i18n/translate'

/** In hours to one day, in days from there. */
export const durationText = (hours: number, t: Translate): string => {
  const [key, count] = hours < 24 ? (['hours', hours] as const) : (['days', hours / 24] as const)
  return t(`reports.${key}`, { count: count < 10 ? Math.round(count * 10) / 10 : Math.round(count) })
}
