import { clearBit, hasBit } from './bits.ts'
import type { Segment } from './segment.ts'

/** Where each living document is. A handle is a document's number for as long as its id is in the index. */
export class Documents {
  readonly ids: string[] = []
  #handles = new Map<string, number>()
  #segments: (Segment | null)[] = []
  #slots = new Uint16Array(1024)
  #free: number[] = []

  get size(): number {
    return this.#handles.size
  }

  handleOf(id: string): number | undefined {
    return this.#handles.get(id)
  }

  /** The handle under which a new or changed document is to be put. */
  claim(id: string): number {
    const known = this.#handles.get(id)
    if (known !== undefined) return known
    const handle = this.#free.pop() ?? this.ids.length
    this.ids[handle] = id
    this.#handles.set(id, handle)
    return handle
  }

  put(handle: number, segment: Segment, slot: number): void {
    if (handle >= this.#slots.length) {
      const larger = new Uint16Array(Math.max(handle + 1, this.#slots.length * 2))
      larger.set(this.#slots)
      this.#slots = larger
    }
    this.#segments[handle] = segment
    this.#slots[handle] = slot
  }

  locate(id: string): { segment: Segment; slot: number } | null {
    const handle = this.#handles.get(id)
    if (handle === undefined) return null
    const segment = this.#segments[handle]
    return segment ? { segment, slot: this.#slots[handle] } : null
  }

  /** Takes a document's text out of its segment; its handle stays. In constant time. */
  bury(id: string): { segment: Segment; slot: number } | null {
    const place = this.locate(id)
    if (!place || !hasBit(place.segment.live, place.slot)) return null
    clearBit(place.segment.live, place.slot)
    place.segment.liveCount--
    place.segment.deletions++
    return place
  }

  forget(id: string): void {
    const handle = this.#handles.get(id)
    if (handle === undefined) return
    this.#handles.delete(id)
    this.#segments[handle] = null
    this.ids[handle] = ''
    this.#free.push(handle)
  }
}
