import { type Bits, hasBit } from '../bits.ts'
import { addId, emptyIdTable } from '../id-table.ts'
import type { IndexLayout } from '../layout.ts'
import { type SealedSegment, sealInSteps } from '../sealed.ts'
import { compareBase, type SegmentFields, type SlotOrder, slotOrderOf, type ValueColumn } from '../segment.ts'
import { type SlotWindow, windowOf } from '../slot-window.ts'
import { narrowest } from '../tail/seal.ts'
import type { PackedTexts } from '../texts.ts'
import { DEAD, type MergeSource, mergePostings } from './merge-postings.ts'

/** Slots handled between two looks at the clock. */
const STEP = 8000
/** Neighbouring texts copied at once, and bytes copied between two looks at the clock. */
const NEIGHBOURS = 256
const BYTES_STEP = 2_000_000

/** Where documents of one merged segment went. */
export interface MergeResult {
  segment: SealedSegment
  /** The sources with their living documents at the start, and the new slots of these. */
  sources: readonly { segment: SealedSegment; liveBefore: Bits; moved: Uint32Array }[]
}

/**
 * Merges segments without their dead documents, in small steps: it yields between them, so that its driver can serve
 * queries meanwhile. Documents that die during the merge are for the driver to bury in the result.
 */
export function* mergeSegments(
  segments: readonly SealedSegment[],
  layout: IndexLayout,
): Generator<void, MergeResult> {
  const liveBefore = segments.map(segment => segment.live.slice())
  const sources: MergeSource[] = []
  let size = 0
  for (const segment of segments) {
    const moved = new Uint32Array(segment.size).fill(DEAD)
    sources.push({ segment, moved, terms: new Uint32Array(segment.terms.size) })
  }
  const runs = runsOf(sources, layout)
  for (const { source, from, to } of runs) {
    const living = liveBefore[sources.indexOf(source)]
    for (let slot = from; slot < to; slot++) if (hasBit(living, slot)) source.moved[slot] = size++
  }
  yield
  const words = yield* mergePostings(sources)
  const facts = yield* mergeFacts(sources, runs, size)
  const ids = yield* mergeTexts(runs, size, segment => segment.data.ids)
  const order = yield* mergeOrders(sources, facts, ids)
  const idTable = yield* mergedIdTable(ids)
  const stored = yield* mergeTexts(runs, size, segment => segment.data.stored)
  const wordOrder = yield* mergeTexts(runs, size, segment => segment.data.wordOrder)
  const { slots: baseSlots, ranks: baseRanks } = order
  const data = { ...words, facts, baseSlots, baseRanks, idTable, ids, wordOrder, stored }
  return {
    segment: yield* sealInSteps(data, layout),
    sources: sources.map((source, at) => ({
      segment: source.segment,
      liveBefore: liveBefore[at],
      moved: source.moved,
    })),
  }
}

/** Slots of a source that come one after the other in the result, too, without those of dead documents. */
interface SlotRun extends SlotWindow {
  source: MergeSource
}

/** The partitions of all sources in the order of the result; in each, source by source. */
const runsOf = (sources: readonly MergeSource[], { partition }: IndexLayout): SlotRun[] => {
  if (partition < 0) return sources.map(source => ({ source, from: 0, to: source.segment.size }))
  const columns = sources.map(({ segment }) => segment.facts.columns[partition].values)
  const numbers = new Set(columns.flatMap(column => [...new Set(column)]))
  return [...numbers]
    .sort((a, b) => a - b)
    .flatMap(number => sources.map((source, at) => ({ source, ...windowOf(columns[at], number) })))
    .filter(({ from, to }) => from < to)
}

type SlotNumbers = Float64Array | Uint16Array | Uint32Array

function* gather<T extends SlotNumbers>(
  sources: readonly MergeSource[],
  of: (facts: SegmentFields) => T,
  into: T,
): Generator<void, T> {
  for (const { segment, moved } of sources) {
    const from = of(segment.facts)
    for (let slot = 0; slot < moved.length; slot++) if (moved[slot] !== DEAD) into[moved[slot]] = from[slot]
    yield
  }
  return into
}

function* gatherLists(
  runs: readonly SlotRun[],
  size: number,
  of: (facts: SegmentFields) => { offsets: Uint32Array; values: ArrayLike<number> },
  renumber: (source: MergeSource, value: number) => number,
): Generator<void, { offsets: Uint32Array; values: Uint32Array }> {
  const longest = runs.reduce((total, { source: { segment }, from, to }) => {
    const { offsets } = of(segment.facts)
    return total + offsets[to] - offsets[from]
  }, 0)
  const offsets = new Uint32Array(size + 1)
  const values = new Uint32Array(longest)
  let length = 0
  for (const { source, from, to } of runs) {
    const lists = of(source.segment.facts)
    for (let slot = from; slot < to; slot++) {
      if (source.moved[slot] === DEAD) continue
      for (let at = lists.offsets[slot]; at < lists.offsets[slot + 1]; at++) {
        values[length++] = renumber(source, lists.values[at])
      }
      offsets[source.moved[slot] + 1] = length
    }
    yield
  }
  return { offsets, values: values.slice(0, length) }
}

function* mergeFacts(
  sources: readonly MergeSource[],
  runs: readonly SlotRun[],
  size: number,
): Generator<void, SegmentFields> {
  const shape = sources[0].segment.facts
  const floats = function* (
    of: (facts: SegmentFields) => readonly Float64Array[],
  ): Generator<void, Float64Array[]> {
    const merged: Float64Array[] = []
    for (let field = 0; field < of(shape).length; field++) {
      merged.push(yield* gather(sources, facts => of(facts)[field], new Float64Array(size)))
    }
    return merged
  }
  const lengths: Uint16Array[] = []
  for (let field = 0; field < shape.lengths.length; field++) {
    lengths.push(yield* gather(sources, facts => facts.lengths[field], new Uint16Array(size)))
  }
  const columns: ValueColumn[] = []
  for (let field = 0; field < shape.columns.length; field++)
    columns.push(yield* mergeColumn(sources, runs, size, field))
  const leads = yield* gatherLists(
    runs,
    size,
    facts => ({ offsets: facts.leadOffsets, values: facts.leadTerms }),
    (source, number) => source.terms[number],
  )
  return {
    lengths,
    columns,
    from: yield* floats(facts => facts.from),
    to: yield* floats(facts => facts.to),
    dates: yield* floats(facts => facts.dates),
    lat: yield* gather(sources, facts => facts.lat, new Float64Array(size)),
    lon: yield* gather(sources, facts => facts.lon, new Float64Array(size)),
    leadOffsets: leads.offsets,
    leadTerms: leads.values,
  }
}

function* mergeColumn(
  sources: readonly MergeSource[],
  runs: readonly SlotRun[],
  size: number,
  field: number,
): Generator<void, ValueColumn> {
  if (!sources[0].segment.facts.columns[field].offsets) {
    const values = new Uint32Array(size)
    for (const { segment, moved } of sources) {
      const from = segment.facts.columns[field].values
      for (let slot = 0; slot < moved.length; slot++)
        if (moved[slot] !== DEAD) values[moved[slot]] = from[slot]
      yield
    }
    return { offsets: null, values: narrowest(values) }
  }
  const lists = yield* gatherLists(
    runs,
    size,
    facts => {
      const { offsets, values } = facts.columns[field]
      return { offsets: offsets ?? new Uint32Array(values.length + 1), values }
    },
    (_, value) => value,
  )
  return { offsets: lists.offsets, values: narrowest(lists.values) }
}

function* mergeOrders(
  sources: readonly MergeSource[],
  facts: SegmentFields,
  ids: PackedTexts,
): Generator<void, SlotOrder> {
  const merged = new Uint16Array(ids.offsets.length - 1)
  const dateOf = (slot: number): number => facts.dates[0]?.[slot] ?? Number.NaN
  const queues: Uint32Array[] = []
  for (const { segment, moved } of sources) {
    const queue = new Uint32Array(segment.size)
    let length = 0
    for (const slot of segment.data.baseSlots) if (moved[slot] !== DEAD) queue[length++] = moved[slot]
    queues.push(queue.subarray(0, length))
    yield
  }
  const heads = new Uint32Array(queues.length)
  for (let rank = 0; rank < merged.length; rank++) {
    let first = -1
    let firstSlot = 0
    for (let at = 0; at < queues.length; at++) {
      if (heads[at] >= queues[at].length) continue
      const slot = queues[at][heads[at]]
      if (first < 0 || compareBase(dateOf(slot), ids, slot, dateOf(firstSlot), ids, firstSlot) < 0) {
        first = at
        firstSlot = slot
      }
    }
    heads[first]++
    merged[rank] = firstSlot
    if (rank % STEP === STEP - 1) yield
  }
  return slotOrderOf(merged)
}

function* mergedIdTable(ids: PackedTexts): Generator<void, Uint16Array> {
  const size = ids.offsets.length - 1
  const table = emptyIdTable(size)
  for (let slot = 0; slot < size; slot++) {
    addId(table, ids, slot)
    if (slot % STEP === STEP - 1) yield
  }
  return table
}

function* mergeTexts(
  runs: readonly SlotRun[],
  size: number,
  of: (segment: SealedSegment) => PackedTexts,
): Generator<void, PackedTexts> {
  let length = 0
  for (const { source, from, to } of runs) {
    const { offsets } = of(source.segment)
    for (let slot = from; slot < to; slot++) {
      if (source.moved[slot] !== DEAD) length += offsets[slot + 1] - offsets[slot]
    }
  }
  const bytes = new Uint8Array(length)
  const offsets = new Uint32Array(size + 1)
  let end = 0
  let copied = 0
  for (const { source, from, to } of runs) {
    const { moved } = source
    const texts = of(source.segment)
    let slot = from
    while (slot < to) {
      const first = slot
      const start = end
      // Living neighbours are copied together.
      for (; slot < to && moved[slot] !== DEAD && slot - first < NEIGHBOURS; slot++) {
        end += texts.offsets[slot + 1] - texts.offsets[slot]
        offsets[moved[slot] + 1] = end
      }
      bytes.set(texts.bytes.subarray(texts.offsets[first], texts.offsets[slot]), start)
      if (slot < to && moved[slot] === DEAD) slot++
      copied += end - start
      if (copied < BYTES_STEP) continue
      copied = 0
      yield
    }
  }
  return { bytes, offsets }
}
