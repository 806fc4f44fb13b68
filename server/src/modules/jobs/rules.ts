import type { JobStatus } from './tables.ts'

/** What a reader sees: an ad whose time is over has expired, whether or not its row says so yet. */
export const statusAt = (
  job: { status: JobStatus; expires_at: Date | string | null },
  now: Date,
): JobStatus =>
  job.status === 'active' && job.expires_at !== null && new Date(job.expires_at) <= now
    ? 'expired'
    : job.status

/** A job is hidden when different accounts of this weight together reported it (`decisions.md`, Applications and hiring). */
const WEIGHT_THAT_HIDES = 3
/** Accounts are made faster than they grow old. */
const LEAST_AGE_MS = 86_400_000

export interface Reporter {
  isEmailVerified: boolean
  createdAt: Date
  /** Neither suspended nor to be deleted. */
  isStaying: boolean
  /** Reports of theirs that an operator found to be right, and wrong. */
  upheld: number
  refused: number
}

/** What an account's report counts towards hiding a job: nothing of an account that anybody can make, less of one that was wrong before. */
export const reportWeight = (reporter: Reporter, now: Date): number => {
  const { isEmailVerified, createdAt, isStaying, upheld, refused } = reporter
  const isOld = now.getTime() - createdAt.getTime() >= LEAST_AGE_MS
  return isEmailVerified && isOld && isStaying ? (1 + upheld) / (1 + upheld + refused) : 0
}

export const hidesJob = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0) >= WEIGHT_THAT_HIDES

/** Devices whose views are logged; h5 is how click logs spell mobile_web. */
export const isRecognisedDevice = (device: string | undefined): device is string =>
  device === 'web' || device === 'mobile_web' || device === 'h5'

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
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  // The offset depends on the moment, which depends on the offset: the second pass settles it near a change of clocks.
  const first = local - offsetAt(timeZone, local)
  return new Date(local - offsetAt(timeZone, first))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a time zone's clocks are ahead of UTC, in milliseconds. */
const offsetAt = (timeZone: string, at: number): number => {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}
