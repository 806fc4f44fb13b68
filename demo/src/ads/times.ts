import type { DemoRandom } from '../random.ts'

/** When an ad was posted, and when or how it ends. */
export interface DemoTime {
  /** Minutes before the load. */
  postedMinutesAgo: number
  /** Days after the load, before it where negative; null: open until it is filled. */
  endsInDays: number | null
  /** Its company has closed it. */
  isClosed: boolean
}

const DAY_MINUTES = 24 * 60
const OLDEST_DAYS = 30
const YOUNGEST_MINUTES = 20

/** Half of what is open was posted in the last nine days. */
export const timeOf = (isPast: boolean, dice: DemoRandom): DemoTime => {
  if (isPast) {
    const daysAgo = dice.between(15, OLDEST_DAYS)
    const isClosed = dice.chance(0.5)
    return {
      postedMinutesAgo: daysAgo * DAY_MINUTES,
      endsInDays: isClosed ? null : -dice.between(1, 12),
      isClosed,
    }
  }
  const age = dice.next() ** 1.75
  return {
    postedMinutesAgo: Math.floor(YOUNGEST_MINUTES + age * (OLDEST_DAYS * DAY_MINUTES - 2 * YOUNGEST_MINUTES)),
    endsInDays: dice.chance(0.5) ? dice.between(3, 60) : null,
    isClosed: false,
  }
}
