import { hasBit } from './bits.ts'
import type { SealedSegment } from './sealed.ts'
import { keyOf } from './texts.ts'

export interface DocumentLocation {
  segment: SealedSegment
  slot: number
}

/** Where a living document is. Costs a look-up a segment. */
export const locateDocument = (segments: readonly SealedSegment[], id: string): DocumentLocation | null => {
  const key = keyOf(id)
  // New documents change more often than old ones.
  for (let at = segments.length - 1; at >= 0; at--) {
    const segment = segments[at]
    const slot = segment.find(key)
    if (slot >= 0 && hasBit(segment.live, slot)) return { segment, slot }
  }
  return null
}
