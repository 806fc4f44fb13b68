import { hasBit } from '../bits.ts'
import { CodeWriter } from '../codes.ts'
import { addId, emptyIdTable } from '../id-table.ts'
import type { IndexLayout } from '../layout.ts'
import { type SealedData, type SealedSegment, sealInSteps } from '../sealed.ts'
import { compareBase, type Numbers, type SegmentFields, slotOrderOf, type ValueColumn } from '../segment.ts'
import { tableOf } from '../term-table.ts'
import { encodeTexts, joinTexts, type PackedTexts } from '../texts.ts'
import type { Tail } from './tail.ts'
import type { TermNumbers } from './term-numbers.ts'

type TailPostings = Pick<
  SealedData,
  'narrowUnits' | 'wideUnits' | 'termStarts' | 'postingStarts' | 'docs' | 'codes'
>

/** Turns the living documents of a tail into a segment, those of each partition together. */
export const seal = (tail: Tail, terms: TermNumbers, layout: IndexLayout): SealedSegment => {
  const slots = partitionedSlots(tail, layout)
  const ids = encodeTexts(Array.from(slots, slot => tail.ids[slot]))
  const { postings, places } = invert(tail, slots, terms)
  const facts = rearranged(tail.facts, slots, places)
  const idTable = emptyIdTable(slots.length)
  for (let slot = 0; slot < slots.length; slot++) addId(idTable, ids, slot)
  const base = baseOrder(facts, ids)
  const steps = sealInSteps(
    {
      ...postings,
      facts,
      baseSlots: base.slots,
      baseRanks: base.ranks,
      idTable,
      ids,
      wordOrder: joinTexts(Array.from(slots, slot => tail.wordOrders[slot])),
      stored: encodeTexts(Array.from(slots, slot => tail.storedTexts[slot])),
    },
    layout,
  )
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The tail's living slots by their partitions, in each as they came. */
const partitionedSlots = ({ size, live, facts }: Tail, { partition }: IndexLayout): Uint16Array => {
  const slots = new Uint16Array(size)
  let length = 0
  for (let slot = 0; slot < size; slot++) if (hasBit(live, slot)) slots[length++] = slot
  const living = slots.subarray(0, length)
  if (partition < 0) return living
  const { values } = facts.columns[partition]
  return living.sort((a, b) => values[a] - values[b] || a - b)
}

/** The postings of the documents in these slots; `places` has the terms' new numbers by their old ones. */
const invert = (
  { terms: { offsets, values: termOf }, codes: { values: codeOf } }: Tail,
  slots: Uint16Array,
  terms: TermNumbers,
): { postings: TailPostings; places: Uint32Array } => {
  const places = new Uint32Array(terms.texts.length)
  const used = new Uint32Array(places.length)
  let size = 0
  for (const slot of slots) {
    for (let at = offsets[slot]; at < offsets[slot + 1]; at++) {
      if (places[termOf[at]]++ === 0) used[size++] = termOf[at]
    }
  }
  const numbers = terms.inOrder(used.subarray(0, size))
  const postingStarts = new Uint32Array(size + 1)
  for (let at = 0; at < size; at++) {
    postingStarts[at + 1] = postingStarts[at] + places[numbers[at]]
    places[numbers[at]] = at
  }
  const next = postingStarts.slice()
  const length = postingStarts[size]
  // Slot and pattern as one number: a scattered write costs more than taking them apart.
  const entries = new Uint32Array(length)
  for (let slot = 0; slot < slots.length; slot++) {
    const end = offsets[slots[slot] + 1]
    for (let at = offsets[slots[slot]]; at < end; at++)
      entries[next[places[termOf[at]]]++] = slot | (codeOf[at] << 16)
  }
  const docs = new Uint16Array(entries)
  const codes = new CodeWriter(length)
  for (const entry of entries) codes.push(entry >>> 16)
  const table = tableOf(Array.from(numbers, number => terms.texts[number]))
  const postings = {
    narrowUnits: table.narrow,
    wideUnits: table.wide,
    termStarts: table.starts,
    postingStarts,
    docs,
    codes: codes.codes(),
  }
  return { postings, places }
}

const baseOrder = (facts: SegmentFields, ids: PackedTexts) => {
  const size = ids.offsets.length - 1
  const slots = Uint16Array.from({ length: size }, (_, slot) => slot)
  const dateOf = (slot: number): number => facts.dates[0]?.[slot] ?? Number.NaN
  return slotOrderOf(slots.sort((a, b) => compareBase(dateOf(a), ids, a, dateOf(b), ids, b)))
}

/** The narrowest array that holds these value numbers. */
export const narrowest = (values: Numbers): Numbers => {
  for (const value of values) if (value > 0xffff) return Uint32Array.from(values)
  return Uint16Array.from(values)
}

const rearrangedLists = (
  { offsets, values }: { offsets: Uint32Array; values: Numbers },
  slots: Uint16Array,
): { offsets: Uint32Array; values: Uint32Array } => {
  const newOffsets = new Uint32Array(slots.length + 1)
  const newValues: number[] = []
  for (const [slot, old] of slots.entries()) {
    for (let at = offsets[old]; at < offsets[old + 1]; at++) newValues.push(values[at])
    newOffsets[slot + 1] = newValues.length
  }
  return { offsets: newOffsets, values: Uint32Array.from(newValues) }
}

const rearrangedColumn = ({ offsets, values }: ValueColumn, slots: Uint16Array): ValueColumn => {
  if (!offsets) return { offsets: null, values: narrowest(Uint32Array.from(slots, slot => values[slot])) }
  const lists = rearrangedLists({ offsets, values }, slots)
  return { offsets: lists.offsets, values: narrowest(lists.values) }
}

const rearranged = (facts: SegmentFields, slots: Uint16Array, places: Uint32Array): SegmentFields => {
  const moved = (numbers: Float64Array): Float64Array => Float64Array.from(slots, slot => numbers[slot])
  const leads = rearrangedLists({ offsets: facts.leadOffsets, values: facts.leadTerms }, slots)
  return {
    lengths: facts.lengths.map(lengths => Uint16Array.from(slots, slot => lengths[slot])),
    columns: facts.columns.map(column => rearrangedColumn(column, slots)),
    from: facts.from.map(moved),
    to: facts.to.map(moved),
    dates: facts.dates.map(moved),
    lat: moved(facts.lat),
    lon: moved(facts.lon),
    leadOffsets: leads.offsets,
    leadTerms: leads.values.map(number => places[number]),
  }
}
