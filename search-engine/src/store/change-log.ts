import type { PublishedSegment } from '../publication.ts'
import type { SealedSegment } from './sealed.ts'

/** What happened to the sealed segments since it was last taken. */
export class ChangeLog {
  #added = new Set<SealedSegment>()
  #removed: string[] = []
  #deaths = new Map<SealedSegment, number[]>()

  added(segment: SealedSegment): void {
    this.#added.add(segment)
  }

  removed(segment: SealedSegment): void {
    this.#deaths.delete(segment)
    if (!this.#added.delete(segment)) this.#removed.push(segment.name)
  }

  died(segment: SealedSegment, slot: number): void {
    // A segment that is not published yet comes with its living bits.
    if (this.#added.has(segment)) return
    const slots = this.#deaths.get(segment)
    if (slots) slots.push(slot)
    else this.#deaths.set(segment, [slot])
  }

  drain(): {
    added: PublishedSegment[]
    removed: string[]
    deaths: { segment: string; slots: Uint16Array }[]
  } {
    const changes = {
      added: [...this.#added].map(({ name, block, live }) => ({ name, block, live: live.slice() })),
      removed: this.#removed,
      deaths: [...this.#deaths].map(([{ name }, slots]) => ({
        segment: name,
        slots: Uint16Array.from(slots),
      })),
    }
    this.#added = new Set()
    this.#removed = []
    this.#deaths = new Map()
    return changes
  }
}
