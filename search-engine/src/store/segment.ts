import type { Bits } from './bits.ts'
import type { Codes } from './codes.ts'
import type { TermTable } from './term-table.ts'
import { compareTexts, type PackedTexts, type TextKey } from './texts.ts'

/** The most documents of one segment, so that a document's slot fits 16 bits. */
export const MAX_SLOTS = 65_536

export type Numbers = Uint16Array | Uint32Array

/** Value numbers of one filter field: one a slot, or those from `offsets[slot]` up to `offsets[slot + 1]`. */
export interface ValueColumn {
  offsets: Uint32Array | null
  values: Numbers
}

/** The documents of one term from `start` up to `end`, in slot order, each with its frequency pattern. */
export interface Postings {
  docs: Uint16Array
  codes: Codes
  start: number
  end: number
}

/** Slots from first to last, and the inverse. */
export interface SlotOrder {
  slots: Uint16Array
  ranks: Uint16Array
}

/** What both kinds of segment hold for every slot. Missing numbers are NaN. */
export interface SegmentFields {
  /** By text field: how many words a document has there. */
  lengths: readonly Uint16Array[]
  columns: readonly ValueColumn[]
  from: readonly Float64Array[]
  to: readonly Float64Array[]
  dates: readonly Float64Array[]
  lat: Float64Array
  lon: Float64Array
  /** The title's terms in order, by number: those from `leadOffsets[slot]` on. */
  leadOffsets: Uint32Array
  leadTerms: Uint32Array
}

/** A part of the index that is searched on its own. Documents of one partition have neighbouring slots. */
export interface Segment {
  readonly size: number
  readonly live: Bits
  liveCount: number
  /** The slots that died since this thread has the segment, in turn: what was counted before tells by their number how old it is. */
  readonly deaths: readonly number[]
  readonly facts: SegmentFields
  /** Of the slots. */
  readonly ids: PackedTexts
  id(slot: number): string
  /** The slot of a document, or -1. It may have died since. */
  find(key: TextKey): number
  /** Takes a living document out, in constant time. */
  bury(slot: number): void
  postings(term: string): Postings | null
  postingsAt(number: number): Postings
  /** The number of a term within this segment, or -1. */
  termNumber(term: string): number
  termText(number: number): string
  /** All terms, sorted. */
  termTable(): TermTable
  /** Newest first, then by id. */
  baseOrder(): SlotOrder
  /** By slot: the words of all text fields, field after field, as `WordOrder` reads them. */
  readonly wordOrder: PackedTexts
  stored(slot: number): string
  /** What may be remembered for as long as the slots' contents stand. */
  readonly cache: SegmentCache
}

/** How often each value of a filter field stands in some documents of a segment. */
export interface ValueCounts {
  /** Ascending. */
  numbers: Uint32Array
  counts: Uint32Array
  /** How many deaths of the segment are taken into account. */
  deaths: number
}

/** Derived data of one segment; bounded. */
export class SegmentCache {
  /** What is in a scope, and what has a chosen value: apart, so that many choices do not push out a market. */
  readonly scopes = new Map<string, Bits>()
  readonly choices = new Map<string, Bits>()
  readonly orders = new Map<string, SlotOrder>()
  /** By where a term's postings begin: how many of them live. */
  readonly frequencies = new Map<number, { deaths: number; count: number }>()
  readonly counts = new Map<string, ValueCounts>()
  /** Slots that hold a phrase, dead ones too. */
  readonly phrases = new Map<string, Bits>()
}

export const slotOrderOf = (slots: Uint16Array): SlotOrder => {
  const ranks = new Uint16Array(slots.length)
  for (let rank = 0; rank < slots.length; rank++) ranks[slots[rank]] = rank
  return { slots, ranks }
}

/** Newest first by the first date, documents without one last, then by the bytes of the ids. */
export const compareBase = (
  aDate: number,
  a: PackedTexts,
  aSlot: number,
  bDate: number,
  b: PackedTexts,
  bSlot: number,
): number => {
  if (aDate !== bDate) {
    const aMissing = Number.isNaN(aDate)
    const bMissing = Number.isNaN(bDate)
    if (aMissing !== bMissing) return aMissing ? 1 : -1
    if (!aMissing) return bDate - aDate
  }
  return compareTexts(a, aSlot, b, bSlot)
}
