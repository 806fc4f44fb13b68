import type { Segment } from '../../store/segment.ts'
import type { IndexState } from '../view.ts'

/** Ages are told apart by so many parts of a half-life, as far as so many half-lives. */
const STEPS = 16
const HALF_LIVES = 16

/** By steps of a document's age: what of a new one's gain it has at most. */
const GAINS = Float64Array.from({ length: STEPS * HALF_LIVES + 1 }, (_, step) => 0.5 ** (step / STEPS))

/** What documents of one segment gain for being new, in shares of the scores of their texts. */
export interface Freshness {
  /** What the newest gain. */
  most: number
  of(slot: number): number
  /** No less than that, and known at once. */
  atMost(slot: number): number
}

const NONE: Freshness = { most: 0, of: () => 0, atMost: () => 0 }

export const freshnessIn = ({ layout }: IndexState, { facts }: Segment, now: number): Freshness => {
  const { freshness: rule } = layout
  if (!rule) return NONE
  const dates = facts.dates[rule.date]
  const { weight, halfLifeMs } = rule
  return {
    most: weight,
    of: slot => {
      const date = dates[slot]
      return Number.isNaN(date) ? 0 : weight * 0.5 ** (Math.max(0, now - date) / halfLifeMs)
    },
    atMost: slot => {
      const step = Math.floor(((now - dates[slot]) * STEPS) / halfLifeMs)
      // Without a date: any bound will do.
      return weight * (step > 0 ? GAINS[Math.min(step, GAINS.length - 1)] : 1)
    },
  }
}
