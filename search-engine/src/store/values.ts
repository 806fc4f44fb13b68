import { compareTexts, hashBytes, hashSlot, isText, keyOf, type PackedTexts, textAt } from './texts.ts'

/** The values of one filter field in memory that threads share; what is there never changes, more may follow. */
export interface ValuesData {
  texts: PackedTexts
  /** A hash table of value numbers; 0 marks an empty place. */
  table: Uint32Array
  /** Value numbers from 0 up to this one, which is not among them. */
  size: number
}

const FIRST_BYTES = 1024
const FIRST_VALUES = 64
/** The table has twice as many places as there may be values. */
const ROOM = 2
const MAX_RECENT = 4096

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

/** The same texts where one more, number `number`, may end at `end`; in other memory when they do not fit. */
const withRoom = ({ bytes, offsets }: PackedTexts, number: number, end: number): PackedTexts => {
  const room = { bytes, offsets }
  if (end > bytes.length) {
    room.bytes = new Uint8Array(shared(Math.max(bytes.length * 2, end)))
    room.bytes.set(bytes)
  }
  if (number + 2 > offsets.length) {
    room.offsets = new Uint32Array(shared((number * 2 + 1) * 4))
    room.offsets.set(offsets)
  }
  return room
}

/**
 * The distinct values of one filter field; 0 stands for no value. One thread adds values, others read those that were there
 * when they were told the size.
 */
export class ValueTable {
  size: number
  #texts: PackedTexts
  #table: Uint32Array
  /** Numbers of values seen lately, for the thread that adds. */
  #recent = new Map<string, number>()

  constructor(data?: ValuesData) {
    this.size = data?.size ?? 1
    this.#texts = data?.texts ?? {
      bytes: new Uint8Array(shared(FIRST_BYTES)),
      offsets: new Uint32Array(shared((FIRST_VALUES + 1) * 4)),
    }
    this.#table = data?.table ?? new Uint32Array(shared(FIRST_VALUES * ROOM * 4))
  }

  get byteLength(): number {
    return this.#texts.bytes.byteLength + this.#texts.offsets.byteLength + this.#table.byteLength
  }

  data(): ValuesData {
    return { texts: this.#texts, table: this.#table, size: this.size }
  }

  text(number: number): string {
    return textAt(this.#texts, number)
  }

  /** The order of two values by their code points. */
  compare(one: number, other: number): number {
    return compareTexts(this.#texts, one, this.#texts, other)
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
    if (this.#recent.size >= MAX_RECENT) this.#recent.clear()
    this.#recent.set(text, number)
    return number
  }

  /** Where a value stands in the table, or the empty place where it would. */
  #place(hash: number, bytes: Uint8Array): number {
    const table = this.#table
    const texts = this.#texts
    let place = hashSlot(hash, table.length)
    for (;;) {
      const number = table[place]
      // A number from the size on was added after this reader was told the size.
      if (number === 0 || (number < this.size && isText(texts, number, bytes))) return place
      place = place + 1 === table.length ? 0 : place + 1
    }
  }

  #add(bytes: Uint8Array, place: number): number {
    const number = this.size
    const start = this.#texts.offsets[number]
    this.#texts = withRoom(this.#texts, number, start + bytes.length)
    this.#texts.bytes.set(bytes, start)
    this.#texts.offsets[number + 1] = start + bytes.length
    this.#table[place] = number
    this.size++
    if (this.size * ROOM > this.#table.length) this.#rehash()
    return number
  }

  #rehash(): void {
    const table = new Uint32Array(shared(this.#table.length * 2 * 4))
    const { bytes, offsets } = this.#texts
    for (let number = 1; number < this.size; number++) {
      const hash = hashBytes(bytes, offsets[number], offsets[number + 1])
      let place = hashSlot(hash, table.length)
      while (table[place] !== 0) place = place + 1 === table.length ? 0 : place + 1
      table[place] = number
    }
    this.#table = table
  }
}
