import type { Doc } from '../../schema.ts'
import { type Bits, bitsFor, clearBit, hasBit, setBit } from '../bits.ts'
import type { IndexLayout } from '../layout.ts'
import type { FrequencyPatterns } from '../patterns.ts'
import type { SegmentFields } from '../segment.ts'
import type { ValueTable } from '../values.ts'
import { WordOrderPacker } from '../word-order.ts'
import { DocumentTerms } from './document-terms.ts'
import { ColumnWriter, GrowingColumn } from './tail-columns.ts'
import type { TermNumbers } from './term-numbers.ts'

/** How many documents the tail takes at most before it is sealed; 64 such tails fit into the largest segment. */
export const TAIL_SLOTS = 1023
/** A slot's number is never that of the empty place of an id table. */
export const MAX_TAIL_SLOTS = 65_535

/** What makes tails, one after the other. */
export class TailMaker {
  readonly #layout: IndexLayout
  readonly #patterns: FrequencyPatterns
  readonly #values: readonly ValueTable[]
  readonly #terms: TermNumbers
  readonly #document: DocumentTerms
  readonly #packer = new WordOrderPacker()
  readonly #slots: number

  constructor(
    layout: IndexLayout,
    patterns: FrequencyPatterns,
    values: readonly ValueTable[],
    terms: TermNumbers,
    slots: number,
  ) {
    this.#layout = layout
    this.#patterns = patterns
    this.#values = values
    this.#terms = terms
    this.#document = new DocumentTerms(layout, terms)
    this.#slots = slots
  }

  make(): Tail {
    this.#terms.refresh()
    return new Tail(this.#layout, this.#patterns, this.#values, this.#document, this.#packer, this.#slots)
  }
}

/** Takes new documents. It is not searched: it is sealed into a segment first. */
export class Tail {
  size = 0
  liveCount = 0
  readonly live: Bits
  readonly facts: SegmentFields
  readonly ids: string[] = []
  readonly storedTexts: string[] = []
  readonly wordOrders: Uint8Array[] = []
  /** By slot, from `offsets[slot]` on: the terms of a document, and the codes of their frequency patterns. */
  readonly terms: GrowingColumn
  readonly codes: GrowingColumn
  readonly #slots: number
  readonly #layout: IndexLayout
  readonly #patterns: FrequencyPatterns
  readonly #document: DocumentTerms
  readonly #packer: WordOrderPacker
  readonly #slotOf = new Map<string, number>()
  readonly #columns: readonly ColumnWriter[]
  readonly #leads: GrowingColumn

  constructor(
    layout: IndexLayout,
    patterns: FrequencyPatterns,
    values: readonly ValueTable[],
    document: DocumentTerms,
    packer: WordOrderPacker,
    slots: number,
  ) {
    this.#slots = slots
    this.#layout = layout
    this.#patterns = patterns
    this.#document = document
    this.#packer = packer
    this.live = bitsFor(slots)
    this.terms = new GrowingColumn(slots)
    this.codes = new GrowingColumn(slots)
    this.#columns = layout.filters.map((field, at) => new ColumnWriter(field, values[at], slots))
    this.#leads = new GrowingColumn(slots)
    const numbers = () => new Float64Array(slots).fill(Number.NaN)
    const leads = this.#leads
    this.facts = {
      lengths: layout.text.map(() => new Uint16Array(slots)),
      columns: this.#columns.map(writer => writer.column),
      from: layout.ranges.map(numbers),
      to: layout.ranges.map(numbers),
      dates: layout.dates.map(numbers),
      lat: numbers(),
      lon: numbers(),
      leadOffsets: leads.offsets,
      get leadTerms() {
        return leads.values
      },
    }
  }

  get isFull(): boolean {
    return this.size === this.#slots
  }

  /** The slot of a living document, or -1. */
  find(id: string): number {
    const slot = this.#slotOf.get(id)
    return slot !== undefined && hasBit(this.live, slot) ? slot : -1
  }

  bury(slot: number): void {
    clearBit(this.live, slot)
    this.liveCount--
  }

  add(doc: Doc): number {
    const slot = this.size++
    this.ids.push(doc.id)
    this.#slotOf.set(doc.id, slot)
    this.#addText(slot, doc)
    for (const column of this.#columns) column.add(slot, doc.filters[column.name])
    for (const [at, name] of this.#layout.ranges.entries()) {
      const range = doc.ranges?.[name]
      if (!range) continue
      this.facts.from[at][slot] = range[0]
      this.facts.to[at][slot] = range[1]
    }
    for (const [at, name] of this.#layout.dates.entries()) {
      this.facts.dates[at][slot] = doc.dates?.[name] ?? Number.NaN
    }
    if (doc.geo) {
      this.facts.lat[slot] = doc.geo[0]
      this.facts.lon[slot] = doc.geo[1]
    }
    this.storedTexts.push(doc.stored)
    setBit(this.live, slot)
    this.liveCount++
    return slot
  }

  #addText(slot: number, doc: Doc): void {
    const document = this.#document
    document.read(doc)
    for (const [field, lengths] of this.facts.lengths.entries()) lengths[slot] = document.lengths[field]
    for (let at = 0; at < document.leadLength; at++) this.#leads.push(document.lead[at])
    this.#leads.close(slot)
    this.wordOrders.push(this.#packer.pack(document.hashes(), document.words.subarray(0, document.wordCount)))
    const fields = this.#layout.text.length
    for (let place = 0; place < document.size; place++) {
      this.terms.push(document.numbers[place])
      this.codes.push(this.#patterns.code(document.counts, place * fields))
    }
    this.terms.close(slot)
    this.codes.close(slot)
  }
}
