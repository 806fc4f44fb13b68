import type { Column } from '../store/segment.ts'

/** Counts by value number. Those counted are listed: reading and clearing costs as many steps as values were met, not as there are. */
export class Tally {
  counts = new Uint32Array(64)
  #met = new Uint32Array(64)
  #length = 0

  /** Forgets all counts and makes room for values below `size`. */
  clear(size: number): this {
    for (let at = 0; at < this.#length; at++) this.counts[this.#met[at]] = 0
    this.#length = 0
    if (size > this.counts.length) {
      this.counts = new Uint32Array(size * 2)
      this.#met = new Uint32Array(size * 2)
    }
    return this
  }

  add(number: number, count: number): void {
    if (count === 0) return
    if (this.counts[number] === 0) this.#met[this.#length++] = number
    this.counts[number] += count
  }

  /** Counts the values of the documents in the list. */
  addColumn({ offsets, values }: Column, list: Uint16Array, length: number): void {
    const { counts } = this
    const met = this.#met
    let known = this.#length
    for (let at = 0; at < length; at++) {
      const slot = list[at]
      const end = offsets === null ? slot + 1 : offsets[slot + 1]
      for (let entry = offsets === null ? slot : offsets[slot]; entry < end; entry++) {
        const value = values[entry]
        if (counts[value]++ === 0) met[known++] = value
      }
    }
    this.#length = known
  }

  /** The numbers of values that were counted at least once; 0 stands for no value and is left out. */
  numbers(): Uint32Array {
    return this.#met.subarray(0, this.#length).filter(number => number !== 0)
  }
}
