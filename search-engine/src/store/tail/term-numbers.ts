import { TextParts } from '../../analysis/parts.ts'
import { stem } from '../../analysis/stem.ts'
import { eachPiece } from '../../analysis/terms.ts'
import { termHash } from '../word-order.ts'
import { type NumberSink, PartTable } from './part-table.ts'
import { TermRanks } from './term-ranks.ts'

const FIRST_HASHES = 2048
/** How many terms are numbered, and parts of texts of all languages remembered. */
const MAX_TERMS = 262_144
const MAX_PARTS = 262_144
/** In units: a longer part, as texts without blanks have them, is seldom seen again. */
const LONGEST_PART = 32

/**
 * Numbers for the terms that texts are made of. A part of a text (what stands between blanks or separating signs) that was seen before in its
 * language is looked up by its letters as they stand there: most of what indexing has to do is that.
 */
export class TermNumbers {
  texts: string[] = []
  /** By number: both hashes of the term. */
  hashes = new Uint32Array(FIRST_HASHES)
  #numbers = new Map<string, number>()
  #parts = new Map<string, PartTable>()
  readonly #reader = new TextParts()
  readonly #ranks = new TermRanks(term => this.of(term))

  /** Forgets all numbers once there are too many. Only while nobody holds any. */
  refresh(): void {
    let parts = 0
    for (const { size } of this.#parts.values()) parts += size
    if (parts >= MAX_PARTS) this.#parts.clear()
    if (this.texts.length < MAX_TERMS) return
    this.texts = []
    this.#ranks.clear()
    this.#numbers.clear()
    this.#parts.clear()
  }

  /** Distinct numbers in the order in which a table has their terms. */
  inOrder(numbers: Uint32Array): Uint32Array {
    return this.#ranks.inOrder(numbers, this.texts)
  }

  /** The number of a term, a new one when it has none. */
  of(term: string): number {
    let number = this.#numbers.get(term)
    if (number !== undefined) return number
    number = this.texts.length
    this.#numbers.set(term, number)
    this.texts.push(term)
    this.#hash(term, number)
    return number
  }

  #hash(term: string, number: number): void {
    const { first, second } = termHash(term)
    if (number * 2 >= this.hashes.length) {
      const larger = new Uint32Array(this.hashes.length * 2)
      larger.set(this.hashes)
      this.hashes = larger
    }
    this.hashes[number * 2] = first
    this.hashes[number * 2 + 1] = second
  }

  /** Calls `sink` with every term under which a text is indexed, part by part, in the order of the text. */
  each(text: string, language: string | undefined, sink: NumberSink): void {
    const table = this.#table(language ?? '')
    const parts = this.#reader
    parts.open(text)
    while (parts.next()) {
      if (table.tell(parts, sink)) continue
      const terms = this.#termsOf(text.slice(parts.start, parts.end), language)
      for (const term of terms) sink(term >>> 1, (term & 1) === 1)
      if (parts.end - parts.start <= LONGEST_PART) table.add(parts, terms)
    }
  }

  /** Twice the number of each term, and one for a side term. */
  #termsOf(part: string, language: string | undefined): number[] {
    const terms: number[] = []
    const push = (term: string, side: boolean): void => {
      terms.push(this.of(term) * 2 + (side ? 1 : 0))
    }
    eachPiece(part, {
      word: (all, start, end, side) => push(stem(all.slice(start, end), language), side),
      signs: (all, start, end, side) => push(all.slice(start, end), side),
    })
    return terms
  }

  #table(language: string): PartTable {
    let table = this.#parts.get(language)
    if (!table) {
      table = new PartTable()
      this.#parts.set(language, table)
    }
    return table
  }
}
