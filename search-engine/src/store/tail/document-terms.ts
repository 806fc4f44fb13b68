import type { Doc } from '../../schema.ts'
import type { IndexLayout } from '../layout.ts'
import type { TermNumbers } from './term-numbers.ts'

const FIRST_TERMS = 1024
const FIRST_PLACES = 512
const MAX_FREQUENT = 255
const LONGEST_LEAD = 32
const LONGEST_FIELD = 0xffff

const larger = (array: Uint32Array, needed: number): Uint32Array<ArrayBuffer> => {
  const made = new Uint32Array(needed * 2)
  made.set(array)
  return made
}

/** The terms of one document after the other: which there are, how often each field has them, and the words in their order. */
export class DocumentTerms {
  /** The document's terms by number, each in the place where it first came. */
  numbers = new Uint32Array(FIRST_PLACES)
  size = 0
  /** How often the term at place `p` stands in field `f`: at `p * fields + f`. */
  counts: Uint8Array<ArrayBuffer>
  /** The words of all fields, as places. */
  words = new Uint32Array(FIRST_PLACES)
  wordCount = 0
  /** By field: how many words it has. */
  readonly lengths: Uint16Array
  /** The first words of the title, by number. */
  readonly lead = new Uint32Array(LONGEST_LEAD)
  leadLength = 0
  readonly #layout: IndexLayout
  readonly #terms: TermNumbers
  #hashes = new Uint32Array(FIRST_PLACES)
  #document = 0
  /** By number of a term: the last document that held it, and its place there. */
  #last = new Uint32Array(FIRST_TERMS * 2)
  #field = 0

  constructor(layout: IndexLayout, terms: TermNumbers) {
    this.#layout = layout
    this.#terms = terms
    this.counts = new Uint8Array(FIRST_PLACES * layout.text.length)
    this.lengths = new Uint16Array(layout.text.length)
  }

  read(doc: Doc): void {
    this.#document++
    this.counts.fill(0, 0, this.size * this.lengths.length)
    this.size = 0
    this.wordCount = 0
    this.leadLength = 0
    this.lengths.fill(0)
    for (const [field, { name }] of this.#layout.text.entries()) {
      const text = doc.text[name]
      if (text === undefined) continue
      this.#field = field
      this.#terms.each(text, doc.language, this.#take)
    }
  }

  /** Both hashes of each term, place by place. */
  hashes(): Uint32Array {
    const { hashes } = this.#terms
    if (this.#hashes.length < this.size * 2) this.#hashes = new Uint32Array(this.size * 4)
    for (let place = 0; place < this.size; place++) {
      this.#hashes[place * 2] = hashes[this.numbers[place] * 2]
      this.#hashes[place * 2 + 1] = hashes[this.numbers[place] * 2 + 1]
    }
    return this.#hashes.subarray(0, this.size * 2)
  }

  readonly #take = (number: number, side: boolean): void => {
    const field = this.#field
    const place = this.#placeOf(number)
    const at = place * this.lengths.length + field
    if (this.counts[at] < MAX_FREQUENT) this.counts[at]++
    if (side || this.lengths[field] === LONGEST_FIELD) return
    this.lengths[field]++
    if (this.wordCount === this.words.length) this.words = larger(this.words, this.wordCount)
    this.words[this.wordCount++] = place
    if (field === this.#layout.lead && this.leadLength < LONGEST_LEAD) this.lead[this.leadLength++] = number
  }

  #placeOf(number: number): number {
    if (number * 2 >= this.#last.length) this.#last = larger(this.#last, number * 2)
    const last = this.#last
    if (last[number * 2] === this.#document) return last[number * 2 + 1]
    const place = this.size++
    last[number * 2] = this.#document
    last[number * 2 + 1] = place
    if (place === this.numbers.length) {
      this.numbers = larger(this.numbers, place)
      const counts = new Uint8Array(place * 2 * this.lengths.length)
      counts.set(this.counts)
      this.counts = counts
    }
    this.numbers[place] = number
    return place
  }
}
