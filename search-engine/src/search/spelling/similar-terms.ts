import type { TermTable } from '../../store/term-table.ts'

export interface SimilarTerm {
  text: string
  edits: number
}

export interface SimilarityOptions {
  /** Only terms with the first unit of the word. */
  sameStart?: boolean
}

/** Terms from `low` up to `high` share their first `depth` units. */
interface Branch {
  low: number
  high: number
  depth: number
}

/** Goes down the sorted terms of a table as if they were a tree, as far as a number of edits allows. */
class TermWalk {
  /** By number of the term: the fewest edits that lead to it. */
  readonly found = new Map<number, number>()
  readonly #starts: Uint32Array
  /** The units of one kind of terms, which begin at this position of the table. */
  readonly #units: Uint8Array | Uint16Array
  readonly #base: number
  readonly #word: Uint16Array
  readonly #most: number

  constructor(table: TermTable, word: Uint16Array, isWide: boolean, most: number) {
    this.#starts = table.starts
    this.#units = isWide ? table.wide : table.narrow
    this.#base = isWide ? table.narrow.length : 0
    this.#word = word
    this.#most = most
  }

  /** From a branch on, where `place` units of the word are done with. */
  walk({ low, high, depth }: Branch, place: number, left: number): void {
    if (left === 0) {
      this.#findRest(low, high, depth, place)
      return
    }
    const word = this.#word
    const rest = word.length - place
    // One unit of the word left out.
    if (rest > 0) this.walk({ low, high, depth }, place + 1, left - 1)
    let next = low
    if (this.#lengthOf(low) === depth) {
      if (rest === 0) this.#add(low, left)
      next++
    }
    while (next < high) {
      const unit = this.#unit(next, depth)
      const end = this.#endOf(next, high, depth, unit)
      const branch = { low: next, high: end, depth: depth + 1 }
      if (rest > 0 && unit === word[place]) this.walk(branch, place + 1, left)
      else {
        if (rest > 0) this.walk(branch, place + 1, left - 1)
        // The same unit again comes to the same as one more of it later on.
        this.walk(branch, place, left - 1)
        if (rest > 1 && unit === word[place + 1]) this.#walkSwapped(branch, place, left)
      }
      next = end
    }
  }

  /** The branch of the terms that begin with this unit. */
  startingWith({ low, high }: Branch, unit: number): Branch {
    const first = this.#firstFrom(low, high, 0, unit)
    return { low: first, high: this.#firstFrom(first, high, 0, unit + 1), depth: 1 }
  }

  #walkSwapped({ low, high, depth }: Branch, place: number, left: number): void {
    const unit = this.#word[place]
    const first = this.#firstFrom(low, high, depth, unit)
    const end = this.#firstFrom(first, high, depth, unit + 1)
    if (first < end) this.walk({ low: first, high: end, depth: depth + 1 }, place + 2, left - 1)
  }

  /** The term that goes on with nothing but the rest of the word. */
  #findRest(low: number, high: number, depth: number, place: number): void {
    const word = this.#word
    const length = depth + word.length - place
    let first = low
    let end = high
    while (first < end) {
      const middle = (first + end) >>> 1
      const own = this.#lengthOf(middle)
      const start = this.#starts[middle] - this.#base
      let at = depth
      const shared = Math.min(own, length)
      while (at < shared && this.#units[start + at] === word[place + at - depth]) at++
      if (at === length && own === length) {
        this.#add(middle, 0)
        return
      }
      const isBefore = at === own || (at < length && this.#units[start + at] < word[place + at - depth])
      if (isBefore) first = middle + 1
      else end = middle
    }
  }

  #add(number: number, left: number): void {
    const edits = this.#most - left
    const earlier = this.found.get(number)
    if (earlier === undefined || edits < earlier) this.found.set(number, edits)
  }

  #lengthOf(number: number): number {
    return this.#starts[number + 1] - this.#starts[number]
  }

  /** The unit at a depth; -1 for a term that ends there. */
  #unit(number: number, depth: number): number {
    const at = this.#starts[number] + depth
    return at < this.#starts[number + 1] ? this.#units[at - this.#base] : -1
  }

  /** The first term from `next` on with another unit at this depth: steps double, then halve. */
  #endOf(next: number, high: number, depth: number, unit: number): number {
    let step = 1
    while (next + step < high && this.#unit(next + step, depth) === unit) step *= 2
    return this.#firstFrom(next + (step >>> 1), Math.min(high, next + step), depth, unit + 1)
  }

  /** The first term whose unit at this depth is not below one. */
  #firstFrom(low: number, high: number, depth: number, unit: number): number {
    let first = low
    let end = high
    while (first < end) {
      const middle = (first + end) >>> 1
      if (this.#unit(middle, depth) < unit) first = middle + 1
      else end = middle
    }
    return first
  }
}

/**
 * The numbers of all terms of a table within `most` edits (insert, delete, replace, swap neighbours) of a word, and how many edits
 * each takes. Letters below 256 and others do not stand for each other.
 */
export const similarNumbers = (
  table: TermTable,
  word: string,
  most: number,
  { sameStart = false }: SimilarityOptions = {},
): ReadonlyMap<number, number> => {
  const units = Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at))
  const isWide = units.some(unit => unit > 0xff)
  const walk = new TermWalk(table, units, isWide, most)
  const low = isWide ? table.firstWide : 0
  const all: Branch = { low, high: isWide ? table.size : table.firstWide, depth: 0 }
  if (all.low === all.high) return walk.found
  if (!sameStart) {
    walk.walk(all, 0, most)
    return walk.found
  }
  const branch = walk.startingWith(all, units[0])
  // Equal first units never cost an edit.
  if (branch.low < branch.high) walk.walk(branch, 1, most)
  return walk.found
}

/** The same as texts, in the order of the table. */
export const similarTerms = (
  table: TermTable,
  word: string,
  most: number,
  options?: SimilarityOptions,
): SimilarTerm[] =>
  [...similarNumbers(table, word, most, options)]
    .sort(([one], [other]) => one - other)
    .map(([number, edits]) => ({ text: table.text(number), edits }))
