import { DAY_MS } from '@hanap/contracts/durations'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'
import { refuseField } from '../../calls/refusal.ts'

/** Closed days of a time zone, `YYYY-MM-DD`, both ends included; and their moments, of which the end is not. */
export interface ClosedPeriod {
  from: string
  to: string
  timeZone: string
  start: Date
  end: Date
}

const USUAL_DAYS = 28
const MAX_DAYS = 400

const dayText = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The period that is asked for, as far as it is over; the last four weeks where nothing is. */
export const closedPeriod = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
  now: Date,
): ClosedPeriod => {
  const shown = now.getTime() + offsetAt(timeZone, now.getTime())
  const yesterday = Math.floor(shown / DAY_MS) * DAY_MS - DAY_MS
  const last = Math.min(to === undefined ? yesterday : Date.parse(to), yesterday)
  const first = from === undefined ? last - (USUAL_DAYS - 1) * DAY_MS : Date.parse(from)
  if (first > last || last - first >= MAX_DAYS * DAY_MS) throw refuseField('from', 'invalid_choice')
  return {
    from: dayText(first),
    to: dayText(last),
    timeZone,
    start: new Date(momentOf(timeZone, first)),
    end: new Date(momentOf(timeZone, last + DAY_MS)),
  }
}

/** Mondays of the weeks of a period, the first perhaps before it. */
export const weeksOf = ({ from, to }: Pick<ClosedPeriod, 'from' | 'to'>): string[] => {
  const first = new Date(from)
  const monday = first.getTime() - ((first.getUTCDay() + 6) % 7) * DAY_MS
  const weeks = []
  for (let week = monday; week <= Date.parse(to); week += 7 * DAY_MS) weeks.push(dayText(week))
  return weeks
}
