import type { Doc, Hit, Query, Result, Schema } from './schema.ts'
import { search } from './search/search.ts'
import { type SimilarOptions, similar } from './search/similar.ts'
import { Scratch, type View } from './search/view.ts'
import { clearBit, hasBit } from './store/bits.ts'
import { docChecker } from './store/check-doc.ts'
import { Documents } from './store/documents.ts'
import { Languages } from './store/languages.ts'
import { type Layout, layoutOf } from './store/layout.ts'
import { type Merged, mergeSegments } from './store/merge.ts'
import { nextMerge } from './store/merge-policy.ts'
import { Patterns } from './store/patterns.ts'
import { seal } from './store/seal.ts'
import type { Sealed } from './store/sealed.ts'
import type { Segment } from './store/segment.ts'
import { TAIL_SLOTS, Tail } from './store/tail.ts'
import { Values } from './store/values.ts'

export interface Stats {
  documents: number
  segments: number
  /** Dead documents that still take room. */
  dead: number
  /** Of the sealed segments' arrays, in bytes: what the documents are stored as, and everything else. */
  storedBytes: number
  indexBytes: number
}

export interface IndexOptions {
  /** False leaves merging to the caller, who calls `maintain`. */
  autoMerge?: boolean
  /** New documents that are searched as they came in before they are sealed into a segment. */
  tailSlots?: number
}

/** What a snapshot holds besides the segments. */
export interface IndexParts {
  languages: readonly string[]
  patterns: readonly number[]
  values: readonly (readonly string[])[]
  segments: readonly { segment: Sealed; ids: readonly string[] }[]
}

const MOST_ANSWERS = 256

/** Documents in, ranked pages and counts out. Every change is visible to the next search. */
export class SearchIndex {
  readonly layout: Layout
  #patterns: Patterns
  #values: readonly Values[]
  #documents = new Documents()
  #languages = new Languages()
  #segments: Sealed[] = []
  #tail: Tail
  #lengthSums: Float64Array
  #merge: Generator<void, Merged> | null = null
  #autoMerge: boolean
  #tailSlots: number
  #check: (doc: Doc) => void
  #scratch = new Scratch()
  /** Answers to searches without words, until the next change. */
  #answers = new Map<string, Result>()

  constructor(
    schema: Schema,
    { autoMerge = true, tailSlots = TAIL_SLOTS }: IndexOptions = {},
    parts?: IndexParts,
  ) {
    this.layout = layoutOf(schema)
    this.#autoMerge = autoMerge
    this.#tailSlots = tailSlots
    this.#check = docChecker(this.layout)
    this.#patterns = new Patterns(this.layout.text.length, parts?.patterns)
    this.#values = this.layout.filters.map((_, at) => new Values(parts?.values[at]))
    for (const language of parts?.languages ?? []) this.#languages.add(language)
    this.#lengthSums = new Float64Array(this.layout.text.length)
    for (const { segment, ids } of parts?.segments ?? []) this.#adopt(segment, ids)
    this.#tail = this.#newTail()
  }

  /** Living documents. */
  get size(): number {
    return this.#documents.size
  }

  /** Adds a document, or puts it in the place of the one with its id. Refuses one that does not fit the schema. */
  upsert(doc: Doc): void {
    this.#check(doc)
    this.#bury(doc.id)
    const handle = this.#documents.claim(doc.id)
    const slot = this.#tail.add(doc, handle)
    this.#documents.put(handle, this.#tail, slot)
    this.#languages.add(doc.language)
    this.#addLengths(this.#tail, slot, 1)
    this.#changed()
    if (this.#tail.isFull) this.#sealTail()
  }

  /** All or none: a document that does not fit refuses them all. */
  upsertMany(docs: readonly Doc[]): void {
    for (const doc of docs) this.#check(doc)
    for (const doc of docs) this.upsert(doc)
  }

  /** Whether there was such a document. */
  remove(id: string): boolean {
    if (!this.#bury(id)) return false
    this.#documents.forget(id)
    this.#changed()
    return true
  }

  /** `checkTime` is called now and then and may throw to end the search. */
  search(query: Query, checkTime: () => void = () => {}): Result {
    if (query.text !== undefined && query.text !== '') return search(this.#view(checkTime), query)
    const key = JSON.stringify(query)
    const known = this.#answers.get(key)
    if (known) return known
    const result = search(this.#view(checkTime), query)
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear()
    this.#answers.set(key, result)
    return result
  }

  similar(id: string, options: SimilarOptions, checkTime: () => void = () => {}): Hit[] {
    return similar(this.#view(checkTime), id, options)
  }

  stats(): Stats {
    const segments = this.#segments
    const sum = (of: (segment: Sealed) => number): number =>
      segments.reduce((total, segment) => total + of(segment), 0)
    return {
      documents: this.size,
      segments: segments.length,
      dead: sum(({ size, liveCount }) => size - liveCount) + this.#tail.size - this.#tail.liveCount,
      storedBytes: sum(segment => segment.data.storedBytes.byteLength),
      indexBytes: sum(segment => segment.indexBytes()),
    }
  }

  /** Works on merging for about this long; whether there is more to do. */
  maintain(budgetMs: number): boolean {
    const end = performance.now() + budgetMs
    do {
      if (!this.#merge && !this.#startMerge()) return false
      const step = this.#merge?.next()
      if (step?.done) {
        this.#finishMerge(step.value)
        this.#merge = null
      }
    } while (performance.now() < end)
    return this.#merge !== null || nextMerge(this.#segments).length > 0
  }

  /** Everything as it stands now, for a snapshot: later changes do not touch it. */
  parts(): IndexParts & { live: readonly Uint32Array[] } {
    if (this.#tail.size > 0) this.#sealTail()
    const { ids } = this.#documents
    return {
      languages: this.#languages.seen(),
      patterns: [...this.#patterns.keys()],
      values: this.#values.map(values => values.texts.slice(1)),
      segments: this.#segments.map(segment => ({
        segment,
        ids: Array.from(segment.facts.handles, (handle, slot) =>
          hasBit(segment.live, slot) ? ids[handle] : '',
        ),
      })),
      live: this.#segments.map(segment => segment.live.slice()),
    }
  }

  #view(checkTime: () => void): View {
    const segments: Segment[] = [...this.#segments]
    if (this.#tail.size > 0) segments.push(this.#tail)
    return {
      layout: this.layout,
      patterns: this.#patterns,
      values: this.#values,
      documents: this.#documents,
      segments,
      size: this.size,
      averageLengths: Array.from(this.#lengthSums, sum => (sum > 0 ? sum / this.size : 1)),
      languages: this.#languages.seen(),
      scratch: this.#scratch,
      checkTime,
    }
  }

  #changed(): void {
    if (this.#answers.size > 0) this.#answers.clear()
  }

  #newTail(): Tail {
    return new Tail(this.layout, this.#patterns, this.#values, this.#documents.ids, this.#tailSlots)
  }

  #addLengths(segment: Segment, slot: number, sign: 1 | -1): void {
    for (const [field, lengths] of segment.facts.lengths.entries()) {
      this.#lengthSums[field] += sign * lengths[slot]
    }
  }

  #bury(id: string): boolean {
    const place = this.#documents.bury(id)
    if (!place) return false
    this.#addLengths(place.segment, place.slot, -1)
    return true
  }

  #sealTail(): void {
    const tail = this.#tail
    if (tail.liveCount > 0) {
      const segment = seal(tail)
      this.#segments.push(segment)
      this.#putAll(segment)
    }
    this.#tail = this.#newTail()
    if (this.#autoMerge) this.maintain(Number.POSITIVE_INFINITY)
  }

  /** Takes over a segment of a snapshot. */
  #adopt(segment: Sealed, ids: readonly string[]): void {
    for (let slot = 0; slot < segment.size; slot++) {
      if (!hasBit(segment.live, slot)) continue
      segment.facts.handles[slot] = this.#documents.claim(ids[slot])
      this.#addLengths(segment, slot, 1)
    }
    this.#segments.push(segment)
    this.#putAll(segment)
  }

  #putAll(segment: Sealed): void {
    for (let slot = 0; slot < segment.size; slot++) {
      if (hasBit(segment.live, slot)) this.#documents.put(segment.facts.handles[slot], segment, slot)
    }
  }

  #startMerge(): boolean {
    this.#segments = this.#segments.filter(segment => segment.liveCount > 0)
    const chosen = nextMerge(this.#segments)
    if (chosen.length === 0) return false
    this.#merge = mergeSegments(chosen, this.#documents.ids)
    return true
  }

  #finishMerge({ segment, sources }: Merged): void {
    for (const source of sources) {
      for (let slot = 0; slot < source.segment.size; slot++) {
        if (!hasBit(source.liveBefore, slot) || hasBit(source.segment.live, slot)) continue
        clearBit(segment.live, source.moved[slot])
        segment.liveCount--
      }
    }
    const merged = new Set(sources.map(source => source.segment))
    const first = this.#segments.findIndex(candidate => merged.has(candidate))
    this.#segments = this.#segments.filter(candidate => !merged.has(candidate))
    this.#segments.splice(first, 0, segment)
    this.#putAll(segment)
  }
}
