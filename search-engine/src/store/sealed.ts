import { randomUUID } from 'node:crypto'
import { allBits, type Bits } from './bits.ts'
import { type Facts, type Order, orderOf, type Postings, type Segment, SegmentMemory } from './segment.ts'
import { TermTable } from './term-table.ts'

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
  storedBytes: Uint8Array
  storedOffsets: Uint32Array
}

const decoder = new TextDecoder()

/** A segment whose contents never change; only documents may die in it. */
export class Sealed implements Segment {
  readonly data: SealedData
  readonly facts: Facts
  readonly terms: TermTable
  readonly live: Bits
  readonly memory = new SegmentMemory()
  /** Names the segment's file: equal names, equal contents. */
  readonly name: string
  liveCount: number
  deletions = 0
  #base: Order

  constructor(data: SealedData, name: string = randomUUID(), live?: Bits) {
    this.data = data
    this.facts = data.facts
    this.terms = new TermTable(data.narrowUnits, data.wideUnits, data.termStarts)
    this.name = name
    this.live = live ?? allBits(this.size)
    this.liveCount = live ? countBits(live) : this.size
    this.#base = orderOf(data.baseSlots)
  }

  get size(): number {
    return this.data.facts.handles.length
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

  /** Of everything but the stored texts. */
  indexBytes(): number {
    const { facts, storedBytes: _, ...arrays } = this.data
    const { lengths, columns, from, to, dates, ...plain } = facts
    const lists = columns.flatMap(({ offsets, values }) => (offsets ? [offsets, values] : [values]))
    const all = [
      ...Object.values(arrays),
      ...Object.values(plain),
      ...lengths,
      ...lists,
      ...from,
      ...to,
      ...dates,
    ]
    return all.reduce((sum, array) => sum + array.byteLength, this.live.byteLength)
  }

  stored(slot: number): string {
    const { storedBytes, storedOffsets } = this.data
    return decoder.decode(storedBytes.subarray(storedOffsets[slot], storedOffsets[slot + 1]))
  }
}

function countBits(bits: Bits): number {
  let count = 0
  for (let word of bits) for (; word !== 0; word &= word - 1) count++
  return count
}
