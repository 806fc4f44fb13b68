import type { Choices } from '../schema.ts'
import type { SearcherState } from '../searcher.ts'
import type { IndexLayout } from '../store/layout.ts'
import type { PatternTable } from '../store/patterns.ts'
import type { SealedSegment } from '../store/sealed.ts'
import { MAX_SLOTS, type Postings } from '../store/segment.ts'
import { type SlotWindow, windowOf } from '../store/slot-window.ts'
import type { ValueTable } from '../store/values.ts'
import { ValueTally } from './counts/tally.ts'
import { LoneFields } from './lone-fields.ts'
import { type Meeting, seek } from './postings.ts'

/** Buffers of one segment's size, reused from segment to segment and from query to query. */
export class QueryScratch {
  readonly hits = new Uint16Array(MAX_SLOTS)
  readonly spelled = new Uint16Array(MAX_SLOTS)
  readonly flags = new Uint8Array(MAX_SLOTS)
  readonly held = new Uint8Array(MAX_SLOTS)
  readonly fails = new Uint8Array(MAX_SLOTS)
  readonly bits = new Uint32Array(MAX_SLOTS / 32)
  readonly openBits = new Uint32Array(MAX_SLOTS / 32)
  readonly otherBits = new Uint32Array(MAX_SLOTS / 32)
  readonly scores = new Float64Array(MAX_SLOTS)
  readonly wordScores = new Float64Array(MAX_SLOTS)
  readonly spellingScores = new Float64Array(MAX_SLOTS)
  readonly placeScores = new Float64Array(MAX_SLOTS)
  readonly termScores = new Float64Array(MAX_SLOTS)
  readonly met: Meeting = { places: new Uint16Array(MAX_SLOTS), entries: new Uint32Array(MAX_SLOTS) }
  /** By place in a list: which words of the query are in the document's title, as bits. */
  readonly inTitle = new Uint32Array(MAX_SLOTS)
  readonly loneFields = new LoneFields()
  #lists: Uint16Array[] = []
  #tallies: ValueTally[] = []

  list(at: number): Uint16Array {
    this.#lists[at] ??= new Uint16Array(MAX_SLOTS)
    return this.#lists[at]
  }

  /** Empty, for the values of the filter field at this position. */
  tally(at: number, size: number): ValueTally {
    this.#tallies[at] ??= new ValueTally()
    return this.#tallies[at].clear(size)
  }
}

/** By text field: its weight, and what its length does to a word in it, a fixed part and one for each word of the field. */
export interface FieldWeighting {
  fieldWeights: Float64Array
  fixed: Float64Array
  byLength: Float64Array
}

/** `lengthSums` are over `size` living documents. */
export const weighingOf = ({ text }: IndexLayout, lengthSums: Float64Array, size: number): FieldWeighting => {
  const averages = lengthSums.map(sum => (sum > 0 ? sum / size : 1))
  return {
    fieldWeights: Float64Array.from(text, ({ weight }) => weight),
    fixed: Float64Array.from(text, ({ lengthPenalty }) => 1 - lengthPenalty),
    byLength: Float64Array.from(text, ({ lengthPenalty }, field) => lengthPenalty / averages[field]),
  }
}

/** The index, or one partition of it, as one query sees it. */
export interface IndexState {
  layout: IndexLayout
  patterns: PatternTable
  values: readonly ValueTable[]
  /** Those that hold anything of what is seen. */
  segments: readonly SealedSegment[]
  /** By segment: the slots that are seen; null for all of each. */
  windows: readonly SlotWindow[] | null
  /** Of the whole index. */
  allSegments: readonly SealedSegment[]
  /** Living documents of the whole index. */
  size: number
  weighing: FieldWeighting
  /** Of the living documents. */
  languages: readonly string[]
  scratch: QueryScratch
  /** Throws when the query's time is over. */
  checkTime: () => void
}

/** In place of a partition: the whole index, and a value that no document has. */
const WHOLE = -1
const NOWHERE = 0xffff_ffff

/** The one partition that a scope restricts a search to, if any. */
export const partitionOf = (
  layout: IndexLayout,
  values: readonly ValueTable[],
  scope: Choices | undefined,
): number => {
  if (layout.partition < 0 || scope === undefined) return WHOLE
  const chosen = scope[layout.filters[layout.partition].name] ?? []
  if (chosen.length !== 1) return WHOLE
  return values[layout.partition].find(chosen[0]) ?? NOWHERE
}

export const indexViewOf = (
  { segments, size, lengthSums, patterns, values, languages }: SearcherState,
  layout: IndexLayout,
  partition: number,
  scratch: QueryScratch,
  checkTime: () => void,
): IndexState => {
  const weighing = weighingOf(layout, lengthSums, size)
  const common = {
    layout,
    patterns,
    values,
    languages,
    allSegments: segments,
    size,
    weighing,
    scratch,
    checkTime,
  }
  if (partition === WHOLE) return { ...common, segments, windows: null }
  const seen = segments
    .map(segment => ({
      segment,
      window: windowOf(segment.facts.columns[layout.partition].values, partition),
    }))
    .filter(({ window }) => window.from < window.to)
  return {
    ...common,
    segments: seen.map(({ segment }) => segment),
    windows: seen.map(({ window }) => window),
  }
}

/** How many slots are seen, dead ones too. */
export const seenSlots = ({ segments, windows }: IndexState): number =>
  segments.reduce(
    (sum, { size }, at) => sum + (windows === null ? size : windows[at].to - windows[at].from),
    0,
  )

/** What of a segment's postings is seen. */
export const seenPostings = (
  { windows }: IndexState,
  at: number,
  postings: Postings | null,
): Postings | null => {
  if (windows === null || postings === null) return postings
  const { docs, start, end } = postings
  const { from, to } = windows[at]
  const first = seek(docs, start, end, from)
  const last = seek(docs, first, end, to)
  return first === last ? null : { ...postings, start: first, end: last }
}

/** A term's postings among the slots of a segment that are seen. */
export const postingsOf = (view: IndexState, at: number, term: string): Postings | null =>
  seenPostings(view, at, view.segments[at].postings(term))

/** How many they are, of a term by its number. */
export const postingCount = (view: IndexState, at: number, number: number): number => {
  const seen = seenPostings(view, at, view.segments[at].postingsAt(number))
  return seen === null ? 0 : seen.end - seen.start
}
