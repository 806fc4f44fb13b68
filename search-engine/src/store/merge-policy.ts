import type { Sealed } from './sealed.ts'
import { MOST_SLOTS } from './segment.ts'
import { TAIL_SLOTS } from './tail.ts'

/** So many segments of one size class are merged into one of a higher class: more of the small ones at once. */
const FAN_IN = 2
const SMALL_FAN_IN = 4
const SMALL_CLASSES = 2
/** A segment with more than this share of dead documents is rewritten. */
const MOST_DEAD = 0.3

function sizeClass(segment: Sealed): number {
  return Math.max(0, Math.floor(Math.log(segment.liveCount / TAIL_SLOTS) / Math.log(FAN_IN) + 0.01))
}

/** The segments to merge next, or none. */
export function nextMerge(segments: readonly Sealed[]): readonly Sealed[] {
  const decayed = segments.find(({ liveCount, size }) => liveCount < size * (1 - MOST_DEAD))
  if (decayed) return [decayed]
  const classes = new Map<number, Sealed[]>()
  for (const segment of segments) {
    const group = classes.get(sizeClass(segment)) ?? []
    group.push(segment)
    classes.set(sizeClass(segment), group)
  }
  for (const [size, group] of [...classes].sort(([a], [b]) => a - b)) {
    const chosen = fitting(group)
    const fanIn = size < SMALL_CLASSES ? SMALL_FAN_IN : FAN_IN
    if (group.length >= fanIn && chosen.length > 1) return chosen
  }
  return []
}

/** The smallest ones, as many as one segment may hold. */
function fitting(group: readonly Sealed[]): readonly Sealed[] {
  const chosen: Sealed[] = []
  let slots = 0
  for (const segment of group.toSorted((a, b) => a.liveCount - b.liveCount)) {
    if (slots + segment.liveCount > MOST_SLOTS) break
    slots += segment.liveCount
    chosen.push(segment)
  }
  return chosen
}
