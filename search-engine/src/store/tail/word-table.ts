const FIRST_WORDS = 1024
/** The table has twice as many places as there may be words. */
const ROOM = 2
const USUAL_LENGTH = 8

const hashOf = (text: string, start: number, end: number): number => {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Numbers of words, found by the units of a text where the word stands. */
export class WordTable {
  size = 0
  /** By place: the word's own number and one, or 0. */
  #places = new Uint32Array(FIRST_WORDS * ROOM)
  #hashes = new Uint32Array(FIRST_WORDS)
  #numbers = new Uint32Array(FIRST_WORDS)
  #starts = new Uint32Array(FIRST_WORDS + 1)
  #units = new Uint16Array(FIRST_WORDS * USUAL_LENGTH)

  /** The number that was given for the word between `start` and `end`; -1 for none. */
  find(text: string, start: number, end: number): number {
    const places = this.#places
    const mask = places.length - 1
    const hash = hashOf(text, start, end)
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const word = places[place] - 1
      if (word < 0) return -1
      if (this.#hashes[word] === hash && this.#isAt(word, text, start, end)) return this.#numbers[word]
    }
  }

  /** For a word that is not there yet. */
  add(text: string, start: number, end: number, number: number): void {
    if (this.size === this.#numbers.length) this.#grow()
    const word = this.size++
    const first = this.#starts[word]
    const last = first + end - start
    if (last > this.#units.length) {
      const units = new Uint16Array(last * 2)
      units.set(this.#units)
      this.#units = units
    }
    for (let at = start; at < end; at++) this.#units[first + at - start] = text.charCodeAt(at)
    this.#starts[word + 1] = last
    this.#numbers[word] = number
    this.#hashes[word] = hashOf(text, start, end)
    this.#place(word)
  }

  #isAt(word: number, text: string, start: number, end: number): boolean {
    const first = this.#starts[word]
    if (this.#starts[word + 1] - first !== end - start) return false
    const units = this.#units
    for (let at = start; at < end; at++) if (units[first + at - start] !== text.charCodeAt(at)) return false
    return true
  }

  #place(word: number): void {
    const mask = this.#places.length - 1
    let place = this.#hashes[word] & mask
    while (this.#places[place] !== 0) place = (place + 1) & mask
    this.#places[place] = word + 1
  }

  #grow(): void {
    const most = this.size * 2
    const larger = (array: Uint32Array, length: number): Uint32Array<ArrayBuffer> => {
      const made = new Uint32Array(length)
      made.set(array)
      return made
    }
    this.#hashes = larger(this.#hashes, most)
    this.#numbers = larger(this.#numbers, most)
    this.#starts = larger(this.#starts, most + 1)
    this.#places = new Uint32Array(most * ROOM)
    for (let word = 0; word < this.size; word++) this.#place(word)
  }
}
