import { expiryOf } from './expiry.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Time zones of the United States and the Philippines, where months are written first. */
const MONTH_FIRST =
  /^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage)$|^Asia\/Manila$|^Pacific\/Honolulu$/
const two = (part: string | number) => String(part).padStart(2, '0')

/** A date or time as ISO 8601: feeds also write `Mon, 22 Jun 2026 12:12:33 GMT`, `05.07.2023` and `07 July 2023`. */
const isoOf = (text: string, timeZone: string): string => {
  const trimmed = text.trim()
  const dotted = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/.exec(trimmed)
  if (dotted) {
    const [, first = '', sign, second = '', year] = dotted
    // Points are written day first; with slashes a number above twelve settles it, and else so does the place's habit.
    const isMonthFirst =
      sign !== '.' && Number(first) <= 12 && (Number(second) > 12 || MONTH_FIRST.test(timeZone))
    return isMonthFirst ? `${year}-${two(first)}-${two(second)}` : `${year}-${two(second)}-${two(first)}`
  }
  const slashed = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})\b/.exec(trimmed)
  if (slashed) return `${slashed[1]}-${two(slashed[2] ?? '')}-${two(slashed[3] ?? '')}`
  // `Dec 24, 2026`
  const american = /^(?:\w{3,9},?\s+)?([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(
    trimmed,
  )
  const americanMonth = MONTHS.indexOf((american?.[1] ?? '').toLowerCase())
  if (american && americanMonth >= 0)
    return `${american[3]}-${two(americanMonth + 1)}-${two(american[2] ?? '')}`
  const cjk = /^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/.exec(trimmed)
  if (cjk) return `${cjk[1]}-${two(cjk[2] ?? '')}-${two(cjk[3] ?? '')}`
  const mail =
    /^(?:\w{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+(\w{3})\w*\.?,?[\s-]+(\d{4})(?:\s+([\d:]+)\s*(.*))?$/.exec(
      trimmed,
    )
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
  const iso = isoOf(text, timeZone)
  const end = iso === '' ? null : expiryOf(iso, timeZone)
  if (!end || end.getTime() < EARLIEST) return null
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(end.getTime() - HALF_DAY) : end
  return moment > now ? now : moment
}

/** The first moment at which an ad is over; null where it names none. */
export const expiresAt = (text: string, timeZone: string): Date | null => {
  // A midnight is how programs write a day: the ad is open on it.
  const iso = isoOf(text, timeZone).replace(/T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i, '')
  return iso === '' ? null : expiryOf(iso, timeZone)
}
