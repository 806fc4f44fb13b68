import { momentOf } from '@hanap/markets/time-zone'

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/
const WITHOUT_OFFSET = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/

/**
 * The first moment at which an ad is no longer open, from schema.org's `validThrough`: a day counts to its end and
 * a time without offset is the market's own. Null for what is no date.
 */
export const expiryOf = (validThrough: string, timeZone: string): Date | null => {
  const text = validThrough.trim()
  const day = DAY_ONLY.exec(text)
  if (day) return momentIn(timeZone, [Number(day[1]), Number(day[2]), Number(day[3]) + 1, 0, 0, 0], day)
  const time = WITHOUT_OFFSET.exec(text)
  if (time) {
    const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = time
      .slice(1)
      .map(part => Number(part ?? 0))
    return momentIn(timeZone, [year, month, date, hour, minute, second], time)
  }
  if (!/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number, second: number]

/** 30 February is no date, although `Date.UTC` finds one. */
const isCalendarDay = ([, year, month, day]: RegExpExecArray) => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const momentIn = (timeZone: string, clock: Clock, written: RegExpExecArray): Date | null => {
  const [year, month, day, hour, minute, second] = clock
  if (!isCalendarDay(written) || hour > 24 || minute > 59 || second > 60) return null
  return new Date(momentOf(timeZone, Date.UTC(year, month - 1, day, hour, minute, second)))
}
