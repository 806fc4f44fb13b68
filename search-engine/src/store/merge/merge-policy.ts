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

const sizeClass = (documents: number): number => {
  const steps =
    documents < SMALL
      ? Math.log(documents / SMALLEST) / Math.log(SMALL_FAN_IN)
      : SMALL_CLASSES + Math.log(documents / SMALL) / Math.log(FAN_IN)
  return Math.max(0, Math.floor(steps + 0.01))
}

const fanIn = (size: number): number => (size < SMALL_CLASSES ? SMALL_FAN_IN : FAN_IN)

export const documentsOf = (segments: readonly SealedSegment[]): number =>
  segments.reduce((sum, { liveCount }) => sum + liveCount, 0)

/**
 * The segments to merge next, or none. A merge whose result would be merged at once takes those in that it would be merged with,
 * as long as there are no more than `most` documents: each is then copied half as often.
 */
export const nextMerge = (
  segments: readonly SealedSegment[],
  most = MAX_MERGED,
): readonly SealedSegment[] => {
  const decayed = segments.find(({ liveCount, size }) => liveCount < size * (1 - MAX_DEAD))
  if (decayed) return [decayed]
  const classes = new Map<number, SealedSegment[]>()
  for (const segment of segments) {
    const size = sizeClass(segment.liveCount)
    const group = classes.get(size) ?? []
    group.push(segment)
    classes.set(size, group)
  }
  for (const [size, group] of [...classes].sort(([a], [b]) => a - b)) {
    const chosen = fitting(group, MAX_MERGED)
    if (group.length >= fanIn(size) && chosen.length > 1) return withLarger(chosen, classes, most)
  }
  return []
}

/** Segments to merge, and the larger ones that their result would be merged with. */
const withLarger = (
  chosen: readonly SealedSegment[],
  classes: ReadonlyMap<number, readonly SealedSegment[]>,
  most: number,
): readonly SealedSegment[] => {
  const documents = documentsOf(chosen)
  const size = sizeClass(documents)
  const group = (classes.get(size) ?? []).filter(segment => !chosen.includes(segment))
  const more = fitting(group, most - documents)
  if (more.length === 0 || group.length + 1 < fanIn(size)) return chosen
  return withLarger([...chosen, ...more], classes, most)
}

/** The smallest ones, as many as have so many documents together. */
const fitting = (group: readonly SealedSegment[], most: number): readonly SealedSegment[] => {
  const chosen: SealedSegment[] = []
  let documents = 0
  for (const segment of group.toSorted((a, b) => a.liveCount - b.liveCount)) {
    documents += segment.liveCount
    if (documents > most) break
    chosen.push(segment)
  }
  return chosen
}
