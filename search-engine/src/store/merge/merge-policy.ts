import type { SealedSegment } from '../sealed.ts'
import { MAX_SLOTS } from '../segment.ts'

/** A slot's number is never that of the empty place of an id table. */
const MAX_MERGED = MAX_SLOTS - 1
/** Below this size, of which few are read at once, classes are four times apart and four segments are merged; else two. */
const SMALL = 512
const SMALLEST = 8
const SMALL_FAN_IN = 4
const FAN_IN = 2
const SMALL_CLASSES = Math.log(SMALL / SMALLEST) / Math.log(SMALL_FAN_IN)
/** A segment with more than this share of dead documents is rewritten. */
const MAX_DEAD = 0.3

const sizeClass = ({ liveCount }: SealedSegment): number => {
  const steps =
    liveCount < SMALL
      ? Math.log(liveCount / SMALLEST) / Math.log(SMALL_FAN_IN)
      : SMALL_CLASSES + Math.log(liveCount / SMALL) / Math.log(FAN_IN)
  return Math.max(0, Math.floor(steps + 0.01))
}

/** The segments to merge next, or none. */
export const nextMerge = (segments: readonly SealedSegment[]): readonly SealedSegment[] => {
  const decayed = segments.find(({ liveCount, size }) => liveCount < size * (1 - MAX_DEAD))
  if (decayed) return [decayed]
  const classes = new Map<number, SealedSegment[]>()
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
const fitting = (group: readonly SealedSegment[]): readonly SealedSegment[] => {
  const chosen: SealedSegment[] = []
  let slots = 0
  for (const segment of group.toSorted((a, b) => a.liveCount - b.liveCount)) {
    if (slots + segment.liveCount > MAX_MERGED) break
    slots += segment.liveCount
    chosen.push(segment)
  }
  return chosen
}
