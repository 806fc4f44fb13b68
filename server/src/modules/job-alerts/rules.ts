import { DAY_MS } from '@hanap/contracts/durations'
import { alertFrequencies } from '@hanap/contracts/jobs/job-alerts.calls'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import type { Frequency } from './tables.ts'

/** Digests go out when people open their mail, on their own clocks. */
const MORNING_HOUR = 8
const MONDAY = 1

type FrequencyId = (typeof alertFrequencies)[Frequency]

export const frequencyId = (frequency: Frequency): FrequencyId => alertFrequencies[frequency]

export const frequencyOf = (id: FrequencyId): Frequency =>
  id === alertFrequencies.instant ? 'instant' : id === alertFrequencies.weekly ? 'weekly' : 'daily'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
const offsetAt = (timeZone: string, at: number): number => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return local - Math.floor(at / 1000) * 1000
}

/** When a job that was found then goes out: at once, or at eight on the market's next morning, a weekly one's on a Monday. */
export const deliveryTime = (frequency: Frequency, market: MarketKey, foundAt: Date): Date => {
  if (frequency === 'instant') return foundAt
  const timeZone = marketByKey(market)?.timeZone ?? 'UTC'
  const foundMs = foundAt.getTime()
  const today = foundMs + offsetAt(timeZone, foundMs)
  const firstMorning = Math.floor(today / DAY_MS) * DAY_MS + MORNING_HOUR * 3_600_000
  for (let days = 0; ; days++) {
    const local = firstMorning + days * DAY_MS
    // Clocks may have been changed in the night.
    const at = local - offsetAt(timeZone, local - offsetAt(timeZone, local))
    const isRight = frequency === 'daily' || new Date(local).getUTCDay() === MONDAY
    if (at > foundMs && isRight) return new Date(at)
  }
}
