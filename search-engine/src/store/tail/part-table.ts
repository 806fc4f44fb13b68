const FIRST_PLACES = 2048
const FIRST_UNITS = 8192
const FIRST_TERMS = 1024
/** What stands at a place: the hash, where the part's units begin, how many they are, and its terms. */
const WIDTH = 4
const [HASH, UNITS, LENGTH, TERMS] = [0, 1, 2, 3]
/** In place of a term's number: the terms are a list. */
const LIST = 0x8000_0000

/** Receives the terms of one text by number; `side` ones are further spellings and do not make the text longer. */
export type NumberSink = (number: number, side: boolean) => void

/** A part of a text: units from `start` up to `end`, and their hash. */
export interface Part {
  readonly units: Uint16Array
  readonly start: number
  readonly end: number
  readonly hash: number
}

/** The terms of parts of texts that are not empty, found by their units. */
export class PartTable {
  size = 0
  /** A hash table; half of the places at least are empty, which have a length of 0. */
  #places = new Uint32Array(FIRST_PLACES * WIDTH)
  #units = new Uint16Array(FIRST_UNITS)
  #unitCount = 0
  /** Lists: how many terms, then each twice its number, and one for a side term. */
  #terms = new Uint32Array(FIRST_TERMS)
  #termCount = 0

  /** Tells the terms of a part; false when it is not there. */
  tell(part: Part, sink: NumberSink): boolean {
    const places = this.#places
    const place = this.#placeOf(part)
    if (places[place + LENGTH] === 0) return false
    const own = places[place + TERMS]
    if (own < LIST) {
      sink(own, false)
      return true
    }
    const list = own - LIST
    const last = list + this.#terms[list]
    for (let at = list + 1; at <= last; at++) sink(this.#terms[at] >>> 1, (this.#terms[at] & 1) === 1)
    return true
  }

  /** Adds a part that is not there, with twice the number of each of its terms, and one for a side term. */
  add(part: Part, terms: readonly number[]): void {
    if (this.size * 2 * WIDTH >= this.#places.length) this.#grow()
    const { units, start, end, hash } = part
    const place = this.#placeOf(part)
    this.size++
    this.#places[place + HASH] = hash
    this.#places[place + UNITS] = this.#unitCount
    this.#places[place + LENGTH] = end - start
    this.#places[place + TERMS] = terms.length === 1 && terms[0] % 2 === 0 ? terms[0] / 2 : this.#list(terms)
    if (this.#unitCount + end - start > this.#units.length) {
      const larger = new Uint16Array(this.#units.length * 2)
      larger.set(this.#units)
      this.#units = larger
    }
    for (let at = start; at < end; at++) this.#units[this.#unitCount++] = units[at]
  }

  #list(terms: readonly number[]): number {
    const list = this.#termCount
    if (list + terms.length + 1 > this.#terms.length) {
      const larger = new Uint32Array((list + terms.length + 1) * 2)
      larger.set(this.#terms)
      this.#terms = larger
    }
    this.#terms[list] = terms.length
    this.#terms.set(terms, list + 1)
    this.#termCount += terms.length + 1
    return list + LIST
  }

  /** Where a part stands, or the empty place where it would. */
  #placeOf({ units, start, end, hash }: Part): number {
    const places = this.#places
    const own = this.#units
    const length = end - start
    const mask = places.length - 1
    for (let place = (hash << 2) & mask; ; place = (place + WIDTH) & mask) {
      if (places[place + LENGTH] === 0) return place
      if (places[place + HASH] !== hash || places[place + LENGTH] !== length) continue
      const first = places[place + UNITS]
      let at = 0
      while (at < length && own[first + at] === units[start + at]) at++
      if (at === length) return place
    }
  }

  #grow(): void {
    const old = this.#places
    const places = new Uint32Array(old.length * 2)
    const mask = places.length - 1
    for (let from = 0; from < old.length; from += WIDTH) {
      if (old[from + LENGTH] === 0) continue
      let place = (old[from + HASH] << 2) & mask
      while (places[place + LENGTH] !== 0) place = (place + WIDTH) & mask
      for (let at = 0; at < WIDTH; at++) places[place + at] = old[from + at]
    }
    this.#places = places
  }
}
