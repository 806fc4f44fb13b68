import { type Bits, hasBit } from '../bits.ts'
import { addId, emptyIdTable } from '../id-table.ts'
import type { IndexLayout } from '../layout.ts'
import { narrowest } from '../seal.ts'
import { type SealedSegment, sealInSteps } from '../sealed.ts'
import { compareBase, type SegmentFields, type SlotOrder, slotOrderOf, type ValueColumn } from '../segment.ts'
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
  for (const [at, segment] of segments.entries()) {
    const moved = new Uint32Array(segment.size).fill(DEAD)
    for (let slot = 0; slot < segment.size; slot++) if (hasBit(liveBefore[at], slot)) moved[slot] = size++
    sources.push({ segment, moved, terms: new Uint32Array(segment.terms.size) })
  }
  yield
  const words = yield* mergePostings(sources)
  const facts = yield* mergeFacts(sources, size)
  const ids = yield* mergeTexts(sources, size, segment => segment.data.ids)
  const order = yield* mergeOrders(sources, facts, ids)
  const idTable = yield* mergedIdTable(ids)
  const stored = yield* mergeTexts(sources, size, segment => segment.data.stored)
  const wordOrder = yield* mergeTexts(sources, size, segment => segment.data.wordOrder)
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
  sources: readonly MergeSource[],
  size: number,
  of: (facts: SegmentFields) => { offsets: Uint32Array; values: ArrayLike<number> },
  renumber: (source: MergeSource, value: number) => number,
): Generator<void, { offsets: Uint32Array; values: Uint32Array }> {
  const longest = sources.reduce((total, { segment }) => total + of(segment.facts).values.length, 0)
  const offsets = new Uint32Array(size + 1)
  const values = new Uint32Array(longest)
  let length = 0
  for (const source of sources) {
    const from = of(source.segment.facts)
    for (let slot = 0; slot < source.moved.length; slot++) {
      if (source.moved[slot] === DEAD) continue
      for (let at = from.offsets[slot]; at < from.offsets[slot + 1]; at++) {
        values[length++] = renumber(source, from.values[at])
      }
      offsets[source.moved[slot] + 1] = length
    }
    yield
  }
  return { offsets, values: values.slice(0, length) }
}

function* mergeFacts(sources: readonly MergeSource[], size: number): Generator<void, SegmentFields> {
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
    columns.push(yield* mergeColumn(sources, size, field))
  const leads = yield* gatherLists(
    sources,
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
    sources,
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
  sources: readonly MergeSource[],
  size: number,
  of: (segment: SealedSegment) => PackedTexts,
): Generator<void, PackedTexts> {
  let length = 0
  for (const { segment, moved } of sources) {
    const { offsets } = of(segment)
    for (let slot = 0; slot < moved.length; slot++) {
      if (moved[slot] !== DEAD) length += offsets[slot + 1] - offsets[slot]
    }
  }
  const bytes = new Uint8Array(length)
  const offsets = new Uint32Array(size + 1)
  let end = 0
  let copied = 0
  for (const { segment, moved } of sources) {
    const from = of(segment)
    let slot = 0
    while (slot < moved.length) {
      const first = slot
      const start = end
      // Living neighbours are copied together.
      for (; slot < moved.length && moved[slot] !== DEAD && slot - first < NEIGHBOURS; slot++) {
        end += from.offsets[slot + 1] - from.offsets[slot]
        offsets[moved[slot] + 1] = end
      }
      bytes.set(from.bytes.subarray(from.offsets[first], from.offsets[slot]), start)
      if (slot < moved.length && moved[slot] === DEAD) slot++
      copied += end - start
      if (copied < BYTES_STEP) continue
      copied = 0
      yield
    }
  }
  return { bytes, offsets }
}
