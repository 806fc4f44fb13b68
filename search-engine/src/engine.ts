import type { Publication } from './publication.ts'
import type { Doc, Hit, Schema, SearchQuery, SearchResult } from './schema.ts'
import type { SimilarOptions } from './search/similar/similar.ts'
import { Searcher, type SearcherState } from './searcher.ts'
import { clearBit, hasBit } from './store/bits.ts'
import { ChangeLog } from './store/change-log.ts'
import { docChecker } from './store/check-doc.ts'
import { Languages } from './store/languages.ts'
import { type IndexLayout, layoutOf } from './store/layout.ts'
import { locateDocument } from './store/locate.ts'
import type { MergeResult } from './store/merge/merge.ts'
import { Mergers } from './store/merge/mergers.ts'
import { FrequencyPatterns } from './store/patterns.ts'
import type { SealedSegment } from './store/sealed.ts'
import type { SegmentFields } from './store/segment.ts'
import { seal } from './store/tail/seal.ts'
import { MAX_TAIL_SLOTS, TAIL_SLOTS, type Tail, TailMaker } from './store/tail/tail.ts'
import { TermNumbers } from './store/tail/term-numbers.ts'
import { type ValuesData, ValueTable } from './store/values.ts'

export interface IndexStats {
  documents: number
  segments: number
  /** Dead documents that still take room. */
  dead: number
  /** Of the sealed segments' arrays and the filters' values, in bytes: what the documents are stored as, and everything else. */
  storedBytes: number
  indexBytes: number
}

export interface IndexOptions {
  /** False leaves merging to the caller, who calls `maintain`. */
  autoMerge?: boolean
  /** New documents that are sealed into one segment at most; a search seals those that there are. */
  tailSlots?: number
}

/** What a snapshot holds. */
export interface IndexParts {
  languages: readonly string[]
  patterns: readonly number[]
  values: readonly ValuesData[]
  segments: readonly SealedSegment[]
}

/** Documents in, ranked pages and counts out. Every change is visible to the next search. */
export class SearchIndex {
  readonly layout: IndexLayout
  #patterns: FrequencyPatterns
  #values: readonly ValueTable[]
  #languages = new Languages()
  #segments: SealedSegment[] = []
  #terms = new TermNumbers()
  #tails: TailMaker
  /** Made for the first document that comes. */
  #tail: Tail | null = null
  #size = 0
  #lengthSums: Float64Array
  #mergers: Mergers
  #autoMerge: boolean
  /** Whether segments came since merging was last looked at. */
  #isGrown = false
  #check: (doc: Doc) => void
  #searcher: Searcher
  #log: ChangeLog | null = null
  /** What was published last: values by field, and frequencies. */
  #published: { sizes: number[]; frequencies: Uint8Array | null } = { sizes: [], frequencies: null }

  constructor(
    schema: Schema,
    { autoMerge = true, tailSlots = TAIL_SLOTS }: IndexOptions = {},
    parts?: IndexParts,
  ) {
    this.layout = layoutOf(schema)
    this.#autoMerge = autoMerge
    this.#check = docChecker(this.layout)
    this.#searcher = new Searcher(this.layout)
    this.#mergers = new Mergers(this.layout)
    this.#patterns = new FrequencyPatterns(this.layout.text.length, parts?.patterns)
    this.#values = this.layout.filters.map((_, at) => new ValueTable(parts?.values[at]))
    for (const language of parts?.languages ?? []) this.#languages.add(language)
    this.#lengthSums = new Float64Array(this.layout.text.length)
    for (const segment of parts?.segments ?? []) this.#adopt(segment)
    const slots = Math.min(tailSlots, MAX_TAIL_SLOTS)
    this.#tails = new TailMaker(this.layout, this.#patterns, this.#values, this.#terms, slots)
  }

  /** Living documents. */
  get size(): number {
    return this.#size
  }

  /** Adds a document, or puts it in the place of the one with its id. Refuses one that does not fit the schema. */
  upsert(doc: Doc): void {
    this.#check(doc)
    this.#bury(doc.id)
    this.#tail ??= this.#tails.make()
    this.#count(this.#tail.facts, this.#tail.add(doc), 1)
    this.#languages.add(doc.language)
    this.#searcher.changed()
    if (this.#tail.isFull) this.#sealTail()
    if (this.#isGrown && this.#autoMerge) this.maintain(Number.POSITIVE_INFINITY)
  }

  /** All or none: a document that does not fit refuses them all. */
  upsertMany(docs: readonly Doc[]): void {
    for (const doc of docs) this.#check(doc)
    for (const doc of docs) this.upsert(doc)
  }

  /** Whether there was such a document. */
  remove(id: string): boolean {
    if (!this.#bury(id)) return false
    this.#searcher.changed()
    return true
  }

  /** `checkTime` is called now and then and may throw to end the search. */
  search(query: SearchQuery, checkTime: () => void = () => {}): SearchResult {
    return this.#searcher.search(this.#searcherState(), query, checkTime)
  }

  similar(id: string, options: SimilarOptions, checkTime: () => void = () => {}): Hit[] {
    return this.#searcher.similar(this.#searcherState(), id, options, checkTime)
  }

  stats(): IndexStats {
    const segments = this.#segments
    const sum = (of: (segment: SealedSegment) => number): number =>
      segments.reduce((total, segment) => total + of(segment), 0)
    return {
      documents: this.size,
      segments: segments.length,
      dead:
        sum(({ size, liveCount }) => size - liveCount) +
        (this.#tail ? this.#tail.size - this.#tail.liveCount : 0),
      storedBytes: sum(segment => segment.data.stored.bytes.byteLength),
      indexBytes:
        sum(segment => segment.indexBytes()) +
        this.#values.reduce((total, values) => total + values.byteLength, 0),
    }
  }

  /** Works on merging for about this long; whether there is more to do. */
  maintain(budgetMs: number): boolean {
    const end = performance.now() + budgetMs
    this.#isGrown = false
    this.#dropDead()
    do {
      if (!this.#mergers.isNeeded(this.#segments)) return false
      const merged = this.#mergers.step(this.#segments)
      if (merged) this.#finishMerge(merged)
    } while (performance.now() < end)
    return this.#mergers.isNeeded(this.#segments)
  }

  /** Everything as it stands now, for a snapshot: later changes do not touch it. */
  parts(): IndexParts & { live: readonly Uint32Array[] } {
    this.#sealTail()
    return {
      languages: this.#languages.seen(),
      patterns: [...this.#patterns.keys()],
      values: this.#values.map(values => values.data()),
      segments: [...this.#segments],
      live: this.#segments.map(segment => segment.live.slice()),
    }
  }

  /** What changed since the last call; all there is at the first. Costs as much as the changes did. */
  publish(): Publication {
    this.#sealTail()
    if (!this.#log) {
      this.#log = new ChangeLog()
      for (const segment of this.#segments) this.#log.added(segment)
    }
    const { sizes, frequencies } = this.#published
    const values = this.#values
      .map((own, field) => ({ field, data: own.data() }))
      .filter(({ field, data }) => data.size !== sizes[field])
    const moved = this.#patterns.frequencies !== frequencies
    this.#published = {
      sizes: this.#values.map(({ size }) => size),
      frequencies: this.#patterns.frequencies,
    }
    return {
      ...this.#log.drain(),
      values,
      frequencies: moved ? this.#patterns.frequencies : null,
      languages: this.#languages.seen(),
      size: this.#size,
      lengthSums: this.#lengthSums.slice(),
    }
  }

  #searcherState(): SearcherState {
    this.#sealTail()
    return {
      patterns: this.#patterns,
      values: this.#values,
      segments: this.#segments,
      languages: this.#languages.seen(),
      size: this.#size,
      lengthSums: this.#lengthSums,
    }
  }

  /** Counts a document in, or out. */
  #count({ lengths }: SegmentFields, slot: number, sign: 1 | -1): void {
    this.#size += sign
    for (let field = 0; field < lengths.length; field++)
      this.#lengthSums[field] += sign * lengths[field][slot]
  }

  #bury(id: string): boolean {
    const slot = this.#tail?.find(id) ?? -1
    if (this.#tail && slot >= 0) {
      this.#tail.bury(slot)
      this.#count(this.#tail.facts, slot, -1)
      return true
    }
    const place = locateDocument(this.#segments, id)
    if (!place) return false
    place.segment.bury(place.slot)
    this.#count(place.segment.facts, place.slot, -1)
    this.#log?.died(place.segment, place.slot)
    return true
  }

  #sealTail(): void {
    const tail = this.#tail
    if (!tail) return
    this.#tail = null
    if (tail.liveCount > 0) this.#put(this.#segments.length, seal(tail, this.#terms, this.layout))
    this.#isGrown = true
  }

  #put(at: number, segment: SealedSegment): void {
    this.#segments.splice(at, 0, segment)
    this.#log?.added(segment)
  }

  #drop(gone: ReadonlySet<SealedSegment>): void {
    this.#segments = this.#segments.filter(segment => !gone.has(segment))
    for (const segment of gone) this.#log?.removed(segment)
  }

  #dropDead(): void {
    const dead = this.#segments.filter(segment => segment.liveCount === 0)
    if (dead.length > 0) this.#drop(new Set(dead))
  }

  /** Takes over a segment of a snapshot. */
  #adopt(segment: SealedSegment): void {
    for (let slot = 0; slot < segment.size; slot++) {
      if (hasBit(segment.live, slot)) this.#count(segment.facts, slot, 1)
    }
    this.#segments.push(segment)
  }

  #finishMerge({ segment, sources }: MergeResult): void {
    for (const source of sources) {
      for (let slot = 0; slot < source.segment.size; slot++) {
        if (!hasBit(source.liveBefore, slot) || hasBit(source.segment.live, slot)) continue
        clearBit(segment.live, source.moved[slot])
        segment.liveCount--
      }
    }
    const merged = new Set(sources.map(source => source.segment))
    const first = this.#segments.findIndex(candidate => merged.has(candidate))
    this.#drop(merged)
    this.#put(Math.max(0, first), segment)
  }
}
