import { DAY_MS } from '@hanap/contracts/durations'
import { alertFrequencies } from '@hanap/contracts/jobs/job-alerts.calls'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'
import type { Frequency } from './tables.ts'

/** Digests go out when people open their mail, on their own clocks. */
const MORNING_HOUR = 8
const MONDAY = 1

type FrequencyId = (typeof alertFrequencies)[Frequency]

export const frequencyId = (frequency: Frequency): FrequencyId => alertFrequencies[frequency]

export const frequencyOf = (id: FrequencyId): Frequency =>
  id === alertFrequencies.instant ? 'instant' : id === alertFrequencies.weekly ? 'weekly' : 'daily'

/** When a job that was found then goes out: at once, or at eight on the market's next morning, a weekly one's on a Monday. */
export const deliveryTime = (frequency: Frequency, market: MarketKey, foundAt: Date): Date => {
  if (frequency === 'instant') return foundAt
  const timeZone = marketByKey(market)?.timeZone ?? 'UTC'
  const foundMs = foundAt.getTime()
  const today = foundMs + offsetAt(timeZone, foundMs)
  const firstMorning = Math.floor(today / DAY_MS) * DAY_MS + MORNING_HOUR * 3_600_000
  for (let days = 0; ; days++) {
    const local = firstMorning + days * DAY_MS
    const at = momentOf(timeZone, local)
    const isRight = frequency === 'daily' || new Date(local).getUTCDay() === MONDAY
    if (at > foundMs && isRight) return new Date(at)
  }
}
