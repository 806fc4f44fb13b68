import { hasBit } from './bits.ts'
import type { Segment } from './segment.ts'
import { keyOf } from './texts.ts'

export interface Place {
  segment: Segment
  slot: number
}

/** Where a living document is. Costs a look-up a segment. */
export function locate(segments: readonly Segment[], id: string): Place | null {
  const key = keyOf(id)
  // New documents change more often than old ones.
  for (let at = segments.length - 1; at >= 0; at--) {
    const segment = segments[at]
    const slot = segment.find(key)
    if (slot >= 0 && hasBit(segment.live, slot)) return { segment, slot }
  }
  return null
}
