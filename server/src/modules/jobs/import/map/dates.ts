import { expiryOf } from '../../rules.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const two = (part: string | number) => String(part).padStart(2, '0')

/** A date or time as ISO 8601: feeds also write `Mon, 22 Jun 2026 12:12:33 GMT`, `05.07.2023` and `07 July 2023`. */
const isoOf = (text: string): string => {
  const trimmed = text.trim()
  const dotted = /^(\d{1,2})[./](\d{1,2})[./](\d{4})\b/.exec(trimmed)
  // Points are written day first; with slashes a first number above twelve settles it, and else so does habit.
  if (dotted) return `${dotted[3]}-${two(dotted[2] ?? '')}-${two(dotted[1] ?? '')}`
  const slashed = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/.exec(trimmed)
  if (slashed) return `${slashed[1]}-${two(slashed[2] ?? '')}-${two(slashed[3] ?? '')}`
  const mail = /^(?:\w{3,9},?\s+)?(\d{1,2})\s+(\w{3})\w*\.?,?\s+(\d{4})(?:\s+([\d:]+)\s*(.*))?$/.exec(trimmed)
  const month = MONTHS.indexOf((mail?.[2] ?? '').toLowerCase())
  if (mail && month >= 0) {
    const moment = mail[4] ? new Date(trimmed) : undefined
    if (moment && !Number.isNaN(moment.getTime())) return moment.toISOString()
    return `${mail[3]}-${two(month + 1)}-${two(mail[1] ?? '')}`
  }
  return trimmed
    .replace(/^(\d{4}-\d{2}-\d{2})\s+(?=\d{2}:)/, '$1T')
    .replace(/(?<=:\d{2}(?:\.\d+)?)([+-]\d{2})$/, '$1:00')
}

const HALF_DAY = 12 * 60 * 60 * 1000
const EARLIEST = Date.UTC(2000, 0, 1)

/** When an ad was posted: a day is its noon in the market. Null for what is no date, or none of an ad. */
export const postedAt = (text: string, timeZone: string, now: Date): Date | null => {
  const iso = isoOf(text)
  const end = iso === '' ? null : expiryOf(iso, timeZone)
  if (!end || end.getTime() < EARLIEST) return null
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(end.getTime() - HALF_DAY) : end
  return moment > now ? now : moment
}

/** The first moment at which an ad is over; null where it names none. */
export const expiresAt = (text: string, timeZone: string): Date | null => {
  const iso = isoOf(text)
  return iso === '' ? null : expiryOf(iso, timeZone)
}
