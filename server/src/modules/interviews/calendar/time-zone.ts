import { offsetAt } from '@hanap/markets/time-zone'
import type { ContentLine } from './content-lines.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Clocks are never changed twice within a week. */
const STEP_MS = 7 * DAY_MS
/** So long before a moment its zone's last two changes are looked for: every zone that changes does so twice a year. */
const LOOK_BACK_DAYS = 400

/** Minutes by which a zone's clocks are before UTC. */
export const minutesBefore = (timeZone: string, at: Date): number =>
  Math.round(offsetAt(timeZone, at.getTime()) / MINUTE_MS)

/** A moment as clocks show it that are so many minutes before UTC (3.3.5, form 1): `20270301T170000`. */
export const localValue = (at: Date, offset: number): string =>
  new Date(at.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19).replace(/[-:]/g, '')

const offsetValue = (minutes: number): string => {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

interface OffsetChange {
  at: Date
  from: number
  to: number
}

/** When a zone's offset changes within a span, in the order of time. */
const changesWithin = (timeZone: string, from: Date, to: Date): OffsetChange[] => {
  const changes: OffsetChange[] = []
  for (let week = from.getTime(); week < to.getTime(); week += STEP_MS) {
    const before = minutesBefore(timeZone, new Date(week))
    const after = minutesBefore(timeZone, new Date(week + STEP_MS))
    if (before === after) continue
    let early = week
    let late = week + STEP_MS
    while (late - early > MINUTE_MS) {
      const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS
      if (minutesBefore(timeZone, new Date(middle)) === before) early = middle
      else late = middle
    }
    changes.push({ at: new Date(late), from: before, to: after })
  }
  return changes
}

const observance = (
  name: 'STANDARD' | 'DAYLIGHT',
  start: string,
  from: number,
  to: number,
): ContentLine[] => [
  ['BEGIN', name],
  ['DTSTART', start],
  ['TZOFFSETFROM', offsetValue(from)],
  ['TZOFFSETTO', offsetValue(to)],
  ['END', name],
]

/**
 * VTIMEZONE (3.6.5) of a zone, as far as a span needs it: the last two changes before, so that one has what calendars take for
 * winter and summer, and those within.
 */
export const timeZoneLines = (timeZone: string, span: { starts_at: Date; ends_at: Date }): ContentLine[] => {
  // Whole minutes, so that a change is found at its own minute.
  const start = new Date(Math.floor(span.starts_at.getTime() / MINUTE_MS) * MINUTE_MS)
  const changes = changesWithin(timeZone, new Date(start.getTime() - LOOK_BACK_DAYS * DAY_MS), span.ends_at)
  const within = changes.filter(({ at }) => at > span.starts_at && at <= span.ends_at)
  const before = changes.filter(({ at }) => at <= span.starts_at).slice(-2)
  const shownChanges = [...before, ...within]
  const offset = minutesBefore(timeZone, start)
  const least = Math.min(...shownChanges.map(({ to }) => to), ...shownChanges.map(({ from }) => from))
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', timeZone],
    ...(before.length === 0
      ? observance('STANDARD', '19700101T000000', within[0]?.from ?? offset, within[0]?.from ?? offset)
      : []),
    ...shownChanges.flatMap(({ at, from, to }) =>
      observance(to > least ? 'DAYLIGHT' : 'STANDARD', localValue(at, from), from, to),
    ),
    ['END', 'VTIMEZONE'],
  ]
}
