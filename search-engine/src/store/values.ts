import { compareTexts, hashOf, isText, keyOf, placeOf, type Texts, textAt } from './texts.ts'

/** The values of one filter field in memory that threads share; what is there never changes, more may follow. */
export interface ValuesData {
  texts: Texts
  /** A hash table of value numbers; 0 marks an empty place. */
  table: Uint32Array
  /** Value numbers from 0 up to this one, which is not among them. */
  size: number
}

const FIRST_BYTES = 1024
const FIRST_VALUES = 64
/** The table has twice as many places as there may be values. */
const ROOM = 2
const MOST_RECENT = 4096

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

function grown(array: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(shared(length * 4))
  larger.set(array)
  return larger
}

/**
 * The distinct values of one filter field; 0 stands for no value. One thread adds values, others read those that were there
 * when they were told the size.
 */
export class Values {
  size: number
  #bytes: Uint8Array
  #offsets: Uint32Array
  #table: Uint32Array
  /** Numbers of values seen lately, for the thread that adds. */
  #recent = new Map<string, number>()

  constructor(data?: ValuesData) {
    this.size = data?.size ?? 1
    this.#bytes = data?.texts.bytes ?? new Uint8Array(shared(FIRST_BYTES))
    this.#offsets = data?.texts.offsets ?? new Uint32Array(shared((FIRST_VALUES + 1) * 4))
    this.#table = data?.table ?? new Uint32Array(shared(FIRST_VALUES * ROOM * 4))
  }

  get texts(): Texts {
    return { bytes: this.#bytes, offsets: this.#offsets }
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#offsets.byteLength + this.#table.byteLength
  }

  data(): ValuesData {
    return { texts: this.texts, table: this.#table, size: this.size }
  }

  text(number: number): string {
    return textAt(this.texts, number)
  }

  /** The order of two values by their code points. */
  compare(one: number, other: number): number {
    return compareTexts(this.texts, one, this.texts, other)
  }

  find(text: string): number | undefined {
    const key = keyOf(text)
    const place = this.#place(key.hash, key.bytes)
    return this.#table[place] || undefined
  }

  /** The number of a value, a new one when the value was not seen before. */
  numberOf(text: string): number {
    const recent = this.#recent.get(text)
    if (recent !== undefined) return recent
    const { hash, bytes } = keyOf(text)
    const place = this.#place(hash, bytes)
    const number = this.#table[place] || this.#add(bytes, place)
    if (this.#recent.size >= MOST_RECENT) this.#recent.clear()
    this.#recent.set(text, number)
    return number
  }

  /** Where a value stands in the table, or the empty place where it would. */
  #place(hash: number, bytes: Uint8Array): number {
    const table = this.#table
    const texts = this.texts
    let place = placeOf(hash, table.length)
    for (;;) {
      const number = table[place]
      // A number from the size on was added after this reader was told the size.
      if (number === 0 || (number < this.size && isText(texts, number, bytes))) return place
      place = place + 1 === table.length ? 0 : place + 1
    }
  }

  #add(bytes: Uint8Array, place: number): number {
    const number = this.size
    const start = this.#offsets[number]
    if (start + bytes.length > this.#bytes.length) {
      const larger = new Uint8Array(shared(Math.max(this.#bytes.length * 2, start + bytes.length)))
      larger.set(this.#bytes)
      this.#bytes = larger
    }
    if (number + 2 > this.#offsets.length) this.#offsets = grown(this.#offsets, number * 2 + 1)
    this.#bytes.set(bytes, start)
    this.#offsets[number + 1] = start + bytes.length
    this.#table[place] = number
    this.size++
    if (this.size * ROOM > this.#table.length) this.#rehash()
    return number
  }

  #rehash(): void {
    const table = new Uint32Array(shared(this.#table.length * 2 * 4))
    for (let number = 1; number < this.size; number++) {
      const hash = hashOf(this.#bytes, this.#offsets[number], this.#offsets[number + 1])
      let place = placeOf(hash, table.length)
      while (table[place] !== 0) place = place + 1 === table.length ? 0 : place + 1
      table[place] = number
    }
    this.#table = table
  }
}
