import { allBits, type Bits, clearBit, countBits } from './bits.ts'
import type { Codes } from './codes.ts'
import { findId } from './id-table.ts'
import type { IndexLayout } from './layout.ts'
import { type Postings, type Segment, SegmentCache, type SegmentFields, type SlotOrder } from './segment.ts'
import { packSegment, segmentArrays } from './segment-arrays.ts'
import { TermTable } from './term-table.ts'
import { type PackedTexts, type TextKey, textAt } from './texts.ts'

/** The typed arrays that a sealed segment consists of. */
export interface SealedData {
  facts: SegmentFields
  narrowUnits: Uint8Array
  wideUnits: Uint16Array
  termStarts: Uint32Array
  postingStarts: Uint32Array
  docs: Uint16Array
  codes: Codes
  baseSlots: Uint16Array
  baseRanks: Uint16Array
  idTable: Uint16Array
  ids: PackedTexts
  wordOrder: PackedTexts
  stored: PackedTexts
}

/** A segment whose contents never change and lie in memory that threads share. Which documents died in it, each thread notes for itself. */
export class SealedSegment implements Segment {
  readonly block: SharedArrayBuffer
  readonly data: SealedData
  readonly facts: SegmentFields
  readonly terms: TermTable
  readonly live: Bits
  readonly cache = new SegmentCache()
  /** Names the segment's file: equal names, equal contents. */
  readonly name: string
  liveCount: number
  readonly deaths: number[] = []
  #base: SlotOrder

  constructor(block: SharedArrayBuffer, layout: IndexLayout, name: string, live?: Bits) {
    this.block = block
    this.data = segmentArrays(block, layout)
    this.facts = this.data.facts
    this.terms = new TermTable(this.data.narrowUnits, this.data.wideUnits, this.data.termStarts)
    this.name = name
    this.live = live ?? allBits(this.size)
    this.liveCount = live ? countBits(live) : this.size
    this.#base = { slots: this.data.baseSlots, ranks: this.data.baseRanks }
  }

  get size(): number {
    return this.data.baseSlots.length
  }

  get ids(): PackedTexts {
    return this.data.ids
  }

  get wordOrder(): PackedTexts {
    return this.data.wordOrder
  }

  find(key: TextKey): number {
    return findId(this.data.idTable, this.data.ids, key)
  }

  bury(slot: number): void {
    clearBit(this.live, slot)
    this.liveCount--
    this.deaths.push(slot)
  }

  postings(term: string): Postings | null {
    const number = this.terms.find(term)
    return number < 0 ? null : this.postingsAt(number)
  }

  postingsAt(number: number): Postings {
    const { docs, codes, postingStarts } = this.data
    return { docs, codes, start: postingStarts[number], end: postingStarts[number + 1] }
  }

  termNumber(term: string): number {
    return this.terms.find(term)
  }

  termText(number: number): string {
    return this.terms.text(number)
  }

  termTable(): TermTable {
    return this.terms
  }

  baseOrder(): SlotOrder {
    return this.#base
  }

  id(slot: number): string {
    return textAt(this.data.ids, slot)
  }

  stored(slot: number): string {
    return textAt(this.data.stored, slot)
  }

  /** Of everything but the stored texts. */
  indexBytes(): number {
    return this.block.byteLength + this.live.byteLength - this.data.stored.bytes.byteLength
  }
}

/** Seals arrays, in small steps. */
export function* sealInSteps(
  data: SealedData,
  layout: IndexLayout,
  live?: Bits,
): Generator<void, SealedSegment> {
  return new SealedSegment(yield* packSegment(data), layout, crypto.randomUUID(), live)
}
