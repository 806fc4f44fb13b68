import type { Numbers, ValueColumn } from '../../store/segment.ts'

/** Counts below this are told apart by how often each came. */
const HISTOGRAM = new Uint32Array(1024)

/** Counts by value number. Those counted are listed: reading and clearing costs as many steps as values were met, not as there are. */
export class ValueTally {
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
  addColumn({ offsets, values }: ValueColumn, list: Uint16Array, length: number): void {
    const { counts } = this
    const met = this.#met
    const lengthBefore = this.#length
    // A loop for each kind of array: one that has seen both is slower.
    if (offsets !== null) this.#length = countLists(offsets, values, list, length, counts, met, lengthBefore)
    else if (values instanceof Uint16Array)
      this.#length = countShort(values, list, length, counts, met, lengthBefore)
    else this.#length = countLong(values, list, length, counts, met, lengthBefore)
  }

  /** The numbers of values that were counted at least once; 0 stands for no value and is left out. */
  numbers(): Uint32Array {
    return this.#met.subarray(0, this.#length).filter(number => number !== 0)
  }

  /**
   * The numbers of the most frequent values, at most `wanted`, in no order; and those that are as frequent as the last of them, of
   * which the caller takes the others.
   */
  mostFrequent(wanted: number): { first: number[]; equal: number[] } {
    const { counts } = this
    const first: number[] = []
    const equal: number[] = []
    const least = this.#leastOfGreatest(wanted)
    for (let at = 0; at < this.#length; at++) {
      const number = this.#met[at]
      if (number === 0 || counts[number] < least) continue
      if (counts[number] > least) first.push(number)
      else equal.push(number)
    }
    return { first, equal }
  }

  /** The least of the `wanted` greatest counts, by how often each of the smaller counts came; 1 when there are no more values. */
  #leastOfGreatest(wanted: number): number {
    if (wanted <= 0) return Number.POSITIVE_INFINITY
    const { counts } = this
    const met = this.#met
    const often = HISTOGRAM.fill(0)
    const large: number[] = []
    for (let at = 0; at < this.#length; at++) {
      if (met[at] === 0) continue
      const count = counts[met[at]]
      if (count < often.length) often[count]++
      else large.push(count)
    }
    if (large.length >= wanted) return large.sort((a, b) => b - a)[wanted - 1]
    let greater = large.length
    for (let count = often.length - 1; count > 1; count--) {
      greater += often[count]
      if (greater >= wanted) return count
    }
    return 1
  }
}

const countShort = (
  values: Uint16Array,
  list: Uint16Array,
  length: number,
  counts: Uint32Array,
  met: Uint32Array,
  before: number,
): number => {
  let metLength = before
  for (let at = 0; at < length; at++) {
    const value = values[list[at]]
    if (counts[value]++ === 0) met[metLength++] = value
  }
  return metLength
}

const countLong = (
  values: Uint32Array,
  list: Uint16Array,
  length: number,
  counts: Uint32Array,
  met: Uint32Array,
  before: number,
): number => {
  let metLength = before
  for (let at = 0; at < length; at++) {
    const value = values[list[at]]
    if (counts[value]++ === 0) met[metLength++] = value
  }
  return metLength
}

const countLists = (
  offsets: Uint32Array,
  values: Numbers,
  list: Uint16Array,
  length: number,
  counts: Uint32Array,
  met: Uint32Array,
  before: number,
): number => {
  let metLength = before
  for (let at = 0; at < length; at++) {
    const end = offsets[list[at] + 1]
    for (let entry = offsets[list[at]]; entry < end; entry++) {
      const value = values[entry]
      if (counts[value]++ === 0) met[metLength++] = value
    }
  }
  return metLength
}
