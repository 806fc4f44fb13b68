import { DAY_MS } from '@hanap/contracts/durations'
import { momentOf, offsetAt } from '@hanap/markets/time-zone'

/** Agreed interviews of the day that it is in a time zone, as calls take it. */
export const agreedToday = (timeZone: string, now = Date.now()) => {
  const midnight = Math.floor((now + offsetAt(timeZone, now)) / DAY_MS) * DAY_MS
  const at = (local: number) => new Date(momentOf(timeZone, local)).toISOString()
  return { from: at(midnight), to: at(midnight + DAY_MS), state: 'accepted' as const }
}
