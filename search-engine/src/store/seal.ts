import { bitsFor, hasBit, setBit } from './bits.ts'
import { CodeWriter } from './codes.ts'
import { idTableOf } from './id-table.ts'
import type { IndexLayout } from './layout.ts'
import { type SealedSegment, sealInSteps } from './sealed.ts'
import type { Numbers, SegmentFields, ValueColumn } from './segment.ts'
import type { TailSegment } from './tail.ts'
import { sortedTerms, tableOf } from './term-table.ts'
import { encodeTexts } from './texts.ts'

const SLOT_UNIT = 65_536

/** Turns the tail into a sealed segment with the same slots; documents dead in it stay dead. */
export const seal = (tail: TailSegment, layout: IndexLayout): SealedSegment => {
  const size = tail.size
  const texts = sortedTerms(tail.termTexts)
  const terms = tableOf(texts)
  const postingStarts = new Uint32Array(texts.length + 1)
  const postings = tail.lists.reduce((sum, list) => sum + list.length, 0)
  const docs = new Uint16Array(postings)
  const codes = new CodeWriter(postings)
  const newNumbers = new Uint32Array(texts.length)
  let posting = 0
  for (let at = 0; at < texts.length; at++) {
    const number = tail.termNumber(texts[at])
    newNumbers[number] = at
    for (const entry of tail.lists[number]) {
      docs[posting++] = entry / SLOT_UNIT
      codes.push(entry % SLOT_UNIT)
    }
    postingStarts[at + 1] = posting
  }
  const live = bitsFor(size)
  for (let slot = 0; slot < size; slot++) if (hasBit(tail.live, slot)) setBit(live, slot)
  const facts = trimmed(tail.facts, size)
  facts.leadTerms = facts.leadTerms.map(number => newNumbers[number])
  const { bytes, rareAt, rareCodes } = codes.codes()
  const { slots, ranks } = tail.baseOrder()
  const steps = sealInSteps(
    {
      facts,
      narrowUnits: terms.narrow,
      wideUnits: terms.wide,
      termStarts: terms.starts,
      postingStarts,
      docs,
      codes: bytes,
      rareAt,
      rareCodes,
      baseSlots: slots,
      baseRanks: ranks,
      idTable: idTableOf(tail.ids, live),
      ids: tail.ids,
      wordOrder: tail.wordOrder,
      stored: encodeTexts(tail.storedTexts),
    },
    layout,
    live,
  )
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The narrowest array that holds these value numbers. */
export const narrowest = (values: Numbers): Numbers => {
  for (const value of values) if (value > 0xffff) return Uint32Array.from(values)
  return Uint16Array.from(values)
}

const trimmedColumn = (column: ValueColumn, size: number): ValueColumn => {
  if (!column.offsets) return { offsets: null, values: narrowest(column.values.subarray(0, size)) }
  const offsets = column.offsets.subarray(0, size + 1)
  return { offsets, values: narrowest(column.values.subarray(0, offsets[size])) }
}

const trimmed = (facts: SegmentFields, size: number): SegmentFields => {
  const cut = (numbers: Float64Array): Float64Array => numbers.subarray(0, size)
  const leadOffsets = facts.leadOffsets.subarray(0, size + 1)
  return {
    lengths: facts.lengths.map(lengths => lengths.subarray(0, size)),
    columns: facts.columns.map(column => trimmedColumn(column, size)),
    from: facts.from.map(cut),
    to: facts.to.map(cut),
    dates: facts.dates.map(cut),
    lat: cut(facts.lat),
    lon: cut(facts.lon),
    leadOffsets,
    leadTerms: facts.leadTerms.subarray(0, leadOffsets[size]),
  }
}
