import type { IndexLayout } from '../store/layout.ts'
import type { PatternTable } from '../store/patterns.ts'
import { MAX_SLOTS, type Segment } from '../store/segment.ts'
import type { ValueTable } from '../store/values.ts'
import { ValueTally } from './counts/tally.ts'

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

/** The index as one query sees it. */
export interface IndexView {
  layout: IndexLayout
  patterns: PatternTable
  values: readonly ValueTable[]
  segments: readonly Segment[]
  /** Living documents. */
  size: number
  weighing: FieldWeighting
  /** Of the living documents. */
  languages: readonly string[]
  scratch: QueryScratch
  /** Throws when the query's time is over. */
  checkTime: () => void
}
