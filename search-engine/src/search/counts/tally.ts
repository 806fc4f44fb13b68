import type { Numbers, ValueColumn } from '../../store/segment.ts'

/** Counts below this are told apart by how often each came. */
const HISTOGRAM = new Uint32Array(1024)

/** Of a field with so few values all are looked at in the end, so that none has to be listed while counting. */
const FEW = 256

/** Counts by value number. Of many values those counted are listed: reading and clearing costs as many steps as values were met. */
export class ValueTally {
  counts = new Uint32Array(FEW)
  #met = new Uint32Array(FEW)
  #length = 0
  /** How many values there are when they are few; 0 otherwise. */
  #few = 0

  get hasFew(): boolean {
    return this.#few > 0
  }

  /** Forgets all counts and makes room for values below `size`. */
  clear(size: number): this {
    if (this.hasFew) this.counts.fill(0, 0, this.#few)
    else for (let at = 0; at < this.#length; at++) this.counts[this.#met[at]] = 0
    this.counts[0] = 0
    this.#length = 0
    this.#few = size <= FEW ? size : 0
    if (size > this.counts.length) {
      this.counts = new Uint32Array(size * 2)
      this.#met = new Uint32Array(size * 2)
    }
    return this
  }

  add(number: number, count: number): void {
    if (count === 0) return
    if (!this.hasFew && number !== 0 && this.counts[number] === 0) this.#met[this.#length++] = number
    this.counts[number] += count
  }

  /** Counts the values of the documents in the list. */
  addColumn({ offsets, values }: ValueColumn, list: Uint16Array, length: number): void {
    const { counts } = this
    if (this.hasFew) {
      if (offsets !== null) countFewLists(offsets, values, list, length, counts)
      else countFew(values, list, length, counts)
      return
    }
    const met = this.#met
    const before = this.#length
    // A loop for each kind of array: one that has seen both is slower.
    if (offsets !== null) this.#length = countLists(offsets, values, list, length, counts, met, before)
    else if (values instanceof Uint16Array)
      this.#length = countShort(values, list, length, counts, met, before)
    else this.#length = countLong(values, list, length, counts, met, before)
  }

  /** The numbers of values that were counted at least once, to be read at once; 0 stands for no value and is left out. */
  numbers(): Uint32Array {
    const met = this.#met
    if (!this.hasFew) return met.subarray(0, this.#length)
    let length = 0
    for (let number = 1; number < this.#few; number++) if (this.counts[number] > 0) met[length++] = number
    return met.subarray(0, length)
  }

  /**
   * The numbers of the most frequent values, at most `wanted`, in no order; and those that are as frequent as the last of them, of
   * which the caller takes the others.
   */
  mostFrequent(wanted: number): { first: number[]; equal: number[] } {
    const { counts } = this
    const first: number[] = []
    const equal: number[] = []
    // By places: an iterator over thousands of values cost searches without words 7 % of their time.
    const numbers = this.numbers()
    const least = leastOfGreatest(numbers, counts, wanted)
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at]
      if (counts[number] > least) first.push(number)
      else if (counts[number] === least) equal.push(number)
    }
    return { first, equal }
  }
}

/** The least of the `wanted` greatest counts, by how often each of the smaller counts came; 1 when there are no more values. */
const leastOfGreatest = (numbers: Uint32Array, counts: Uint32Array, wanted: number): number => {
  if (wanted <= 0) return Number.POSITIVE_INFINITY
  if (numbers.length <= wanted) return 1
  const often = HISTOGRAM.fill(0)
  const large: number[] = []
  for (let at = 0; at < numbers.length; at++) {
    const count = counts[numbers[at]]
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

/** A column of one value a slot, with its tally. */
export interface CountedColumn {
  values: Numbers
  tally: ValueTally
}

/** Counts columns of few values, four in one pass: each waits for its own counts only. */
export const addTogether = (columns: readonly CountedColumn[], list: Uint16Array, length: number): void => {
  let at = 0
  for (; at + 4 <= columns.length; at += 4) {
    const [a, b, c, d] = columns.slice(at, at + 4)
    countFour(
      [a.values, b.values, c.values, d.values],
      [a.tally.counts, b.tally.counts, c.tally.counts, d.tally.counts],
      list,
      length,
    )
  }
  for (const { values, tally } of columns.slice(at)) countFew(values, list, length, tally.counts)
}

type Four<Item> = readonly [Item, Item, Item, Item]

const countFour = (
  [a, b, c, d]: Four<Numbers>,
  [countsA, countsB, countsC, countsD]: Four<Uint32Array>,
  list: Uint16Array,
  length: number,
): void => {
  for (let at = 0; at < length; at++) {
    const slot = list[at]
    countsA[a[slot]]++
    countsB[b[slot]]++
    countsC[c[slot]]++
    countsD[d[slot]]++
  }
}

const countFew = (values: Numbers, list: Uint16Array, length: number, counts: Uint32Array): void => {
  for (let at = 0; at < length; at++) counts[values[list[at]]]++
}

const countFewLists = (
  offsets: Uint32Array,
  values: Numbers,
  list: Uint16Array,
  length: number,
  counts: Uint32Array,
): void => {
  for (let at = 0; at < length; at++) {
    const end = offsets[list[at] + 1]
    for (let entry = offsets[list[at]]; entry < end; entry++) counts[values[entry]]++
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
    if (counts[value]++ === 0 && value !== 0) met[metLength++] = value
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
    if (counts[value]++ === 0 && value !== 0) met[metLength++] = value
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
      if (counts[value]++ === 0 && value !== 0) met[metLength++] = value
    }
  }
  return metLength
}
