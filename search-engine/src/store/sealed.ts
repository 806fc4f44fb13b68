import { allBits, type Bits, clearBit, countBits } from './bits.ts'
import { findId } from './id-table.ts'
import type { Layout } from './layout.ts'
import { type Facts, type Order, type Postings, type Segment, SegmentMemory } from './segment.ts'
import { packSegment, segmentArrays } from './segment-arrays.ts'
import { TermTable } from './term-table.ts'
import { type TextKey, type Texts, textAt } from './texts.ts'

/** The typed arrays that a sealed segment consists of. */
export interface SealedData {
  facts: Facts
  narrowUnits: Uint8Array
  wideUnits: Uint16Array
  termStarts: Uint32Array
  postingStarts: Uint32Array
  docs: Uint16Array
  codes: Uint8Array
  rareAt: Uint32Array
  rareCodes: Uint16Array
  baseSlots: Uint16Array
  baseRanks: Uint16Array
  idTable: Uint16Array
  ids: Texts
  wordOrder: Texts
  stored: Texts
}

/** A segment whose contents never change and lie in memory that threads share. Which documents died in it, each thread notes for itself. */
export class Sealed implements Segment {
  readonly block: SharedArrayBuffer
  readonly data: SealedData
  readonly facts: Facts
  readonly terms: TermTable
  readonly live: Bits
  readonly memory = new SegmentMemory()
  /** Names the segment's file: equal names, equal contents. */
  readonly name: string
  liveCount: number
  readonly deaths: number[] = []
  #base: Order

  constructor(block: SharedArrayBuffer, layout: Layout, name: string, live?: Bits) {
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

  get ids(): Texts {
    return this.data.ids
  }

  get wordOrder(): Texts {
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
    if (number < 0) return null
    const { postingStarts } = this.data
    return { ...this.allPostings(), start: postingStarts[number], end: postingStarts[number + 1] }
  }

  /** The entries of all terms, one term after the other. */
  allPostings(): Postings {
    const { docs, codes, rareAt, rareCodes } = this.data
    return { docs, codes, rareAt, rareCodes, start: 0, end: docs.length }
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

  baseOrder(): Order {
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
export function* sealInSteps(data: SealedData, layout: Layout, live?: Bits): Generator<void, Sealed> {
  return new Sealed(yield* packSegment(data), layout, crypto.randomUUID(), live)
}
