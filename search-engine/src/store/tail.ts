import type { Doc } from '../schema.ts'
import { type Bits, bitsFor, clearBit, setBit } from './bits.ts'
import { CodeWriter } from './codes.ts'
import type { IndexLayout } from './layout.ts'
import type { FrequencyPatterns } from './patterns.ts'
import {
  compareBase,
  type Postings,
  type Segment,
  SegmentCache,
  type SegmentFields,
  type SlotOrder,
  slotOrderOf,
} from './segment.ts'
import { ColumnWriter, GrowingColumn } from './tail-columns.ts'
import type { TermNumbers } from './term-numbers.ts'
import { sortedTerms, type TermTable, tableOf } from './term-table.ts'
import { encodeTexts, joinTexts, type PackedTexts, type TextKey } from './texts.ts'
import type { ValueTable } from './values.ts'
import { type TermHash, WordOrderPacker } from './word-order.ts'

/** How many documents the tail usually takes before it is sealed; 64 such tails fit into the largest segment. */
export const TAIL_SLOTS = 1023
/** A slot's number is never that of the empty place of an id table. */
export const MAX_TAIL_SLOTS = 65_535
const SLOT_UNIT = 65_536
const MAX_FREQUENT = 255
const LONGEST_LEAD = 32
const FIRST_TERMS = 16_384
const LONGEST_FIELD = 0xffff

/** The segment that takes new documents. Its lists are searched as they stand. */
export class TailSegment implements Segment {
  readonly live: Bits
  readonly facts: SegmentFields
  readonly cache = new SegmentCache()
  /** Term texts by number. */
  readonly termTexts: string[] = []
  /** By term number: slot times 65,536 plus the frequency pattern. */
  readonly lists: number[][] = []
  readonly storedTexts: string[] = []
  size = 0
  liveCount = 0
  readonly deaths: number[] = []
  #slots: number
  #layout: IndexLayout
  #patterns: FrequencyPatterns
  #ids: string[] = []
  #encodedIds: PackedTexts | null = null
  #slotOf = new Map<string, number>()
  #terms: TermNumbers
  #generation: number
  /** By number of the term everywhere: the number here and one, or 0. */
  #ownNumbers = new Uint32Array(FIRST_TERMS)
  #counts = new Uint8Array(1024)
  #lastSlot: number[] = []
  /** By term number: its place among the terms of the last document that held it, and its hash. */
  #lastPlace: number[] = []
  #hashes: TermHash[] = []
  #packer = new WordOrderPacker()
  #wordOrders: Uint8Array[] = []
  #joinedOrders: PackedTexts | null = null
  #termTable: TermTable | null = null
  #columns: ColumnWriter[]
  #leads: GrowingColumn

  constructor(
    layout: IndexLayout,
    patterns: FrequencyPatterns,
    values: readonly ValueTable[],
    terms: TermNumbers,
    slots: number,
  ) {
    this.#slots = slots
    this.#terms = terms
    this.#generation = terms.generation
    this.live = bitsFor(slots)
    this.#layout = layout
    this.#patterns = patterns
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

  get ids(): PackedTexts {
    this.#encodedIds ??= encodeTexts(this.#ids)
    return this.#encodedIds
  }

  get wordOrder(): PackedTexts {
    this.#joinedOrders ??= joinTexts(this.#wordOrders)
    return this.#joinedOrders
  }

  id(slot: number): string {
    return this.#ids[slot]
  }

  find({ text }: TextKey): number {
    return this.#slotOf.get(text) ?? -1
  }

  bury(slot: number): void {
    clearBit(this.live, slot)
    this.liveCount--
    this.deaths.push(slot)
  }

  add(doc: Doc): number {
    const slot = this.size++
    this.#ids.push(doc.id)
    this.#encodedIds = null
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
    this.cache.clear()
    return slot
  }

  #addText(slot: number, doc: Doc): void {
    const fields = this.#layout.text
    const width = fields.length
    this.#keepUp()
    const touched: number[] = []
    const words: number[] = []
    for (let field = 0; field < width; field++) {
      const text = doc.text[fields[field].name]
      if (text === undefined) continue
      const isLead = field === this.#layout.lead
      let length = 0
      let leadLength = 0
      this.#terms.each(text, doc.language, (term, side) => {
        const number = this.#numberOf(term)
        if (this.#lastSlot[number] !== slot) {
          this.#lastSlot[number] = slot
          this.#counts.fill(0, number * width, (number + 1) * width)
          this.#lastPlace[number] = touched.length
          touched.push(number)
        }
        const at = number * width + field
        if (this.#counts[at] < MAX_FREQUENT) this.#counts[at]++
        if (side || length === LONGEST_FIELD) return
        length++
        words.push(this.#lastPlace[number])
        if (isLead && leadLength++ < LONGEST_LEAD) this.#leads.push(number)
      })
      this.facts.lengths[field][slot] = length
    }
    this.#leads.close(slot)
    this.#wordOrders.push(
      this.#packer.pack(
        touched.map(number => this.#hashes[number]),
        words,
      ),
    )
    this.#joinedOrders = null
    for (const number of touched) {
      this.lists[number].push(slot * SLOT_UNIT + this.#patterns.code(this.#counts, number * width))
    }
  }

  /** Numbers may be given anew between two documents. */
  #keepUp(): void {
    this.#terms.refresh()
    if (this.#generation === this.#terms.generation) return
    this.#generation = this.#terms.generation
    this.#ownNumbers = new Uint32Array(FIRST_TERMS)
    for (const [number, text] of this.termTexts.entries()) this.#setOwn(this.#terms.of(text), number)
  }

  #setOwn(term: number, number: number): void {
    if (term >= this.#ownNumbers.length) {
      const larger = new Uint32Array(term * 2)
      larger.set(this.#ownNumbers)
      this.#ownNumbers = larger
    }
    this.#ownNumbers[term] = number + 1
  }

  #numberOf(term: number): number {
    const known = term < this.#ownNumbers.length ? this.#ownNumbers[term] : 0
    if (known > 0) return known - 1
    const number = this.termTexts.length
    this.#setOwn(term, number)
    this.termTexts.push(this.#terms.texts[term])
    this.lists.push([])
    this.#lastSlot.push(-1)
    this.#lastPlace.push(0)
    this.#hashes.push(this.#terms.hashes[term])
    const needed = (number + 1) * this.#layout.text.length
    if (needed > this.#counts.length) {
      const larger = new Uint8Array(needed * 2)
      larger.set(this.#counts)
      this.#counts = larger
    }
    return number
  }

  postings(term: string): Postings | null {
    const number = this.termNumber(term)
    if (number < 0) return null
    const list = this.lists[number]
    const docs = new Uint16Array(list.length)
    const codes = new CodeWriter(list.length)
    for (let at = 0; at < list.length; at++) {
      docs[at] = list[at] / SLOT_UNIT
      codes.push(list[at] % SLOT_UNIT)
    }
    const { bytes, rareAt, rareCodes } = codes.codes()
    return { docs, codes: bytes, rareAt, rareCodes, start: 0, end: list.length }
  }

  termNumber(term: string): number {
    const known = this.#terms.known(term)
    return (known < 0 ? 0 : (this.#ownNumbers[known] ?? 0)) - 1
  }

  termText(number: number): string {
    return this.termTexts[number]
  }

  /** Made once for all searches until another term comes. */
  termTable(): TermTable {
    if (this.#termTable?.size !== this.termTexts.length)
      this.#termTable = tableOf(sortedTerms(this.termTexts))
    return this.#termTable
  }

  baseOrder(): SlotOrder {
    const known = this.cache.orders.get('')
    if (known) return known
    const slots = Uint16Array.from({ length: this.size }, (_, slot) => slot)
    const { dates } = this.facts
    const { ids } = this
    const dateOf = (slot: number): number => dates[0]?.[slot] ?? Number.NaN
    slots.sort((a, b) => compareBase(dateOf(a), ids, a, dateOf(b), ids, b))
    const order = slotOrderOf(slots)
    this.cache.orders.set('', order)
    return order
  }

  stored(slot: number): string {
    return this.storedTexts[slot]
  }
}
