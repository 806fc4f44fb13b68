/**
 * Sorted terms as UTF-16 units; a term's number is its place in the order. Terms of units below 256 come first and take a byte a
 * unit, so that positions below `narrow.length` are in `narrow` and the others in `wide`.
 */
export class TermTable {
  readonly narrow: Uint8Array
  readonly wide: Uint16Array
  /** Term `n` goes from position `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array
  /** The number of the first term in `wide`. */
  readonly firstWide: number

  constructor(narrow: Uint8Array, wide: Uint16Array, starts: Uint32Array) {
    this.narrow = narrow
    this.wide = wide
    this.starts = starts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (starts[middle] < narrow.length) low = middle + 1
      else high = middle
    }
    this.firstWide = low
  }

  get size(): number {
    return this.starts.length - 1
  }

  unit(position: number): number {
    return position < this.narrow.length ? this.narrow[position] : this.wide[position - this.narrow.length]
  }

  isWide(number: number): boolean {
    return number >= this.firstWide
  }

  /** The number of a term, or -1. */
  find(term: string): number {
    const isWideTerm = isWide(term)
    const units = isWideTerm ? this.wide : this.narrow
    const base = isWideTerm ? this.narrow.length : 0
    let low = isWideTerm ? this.firstWide : 0
    let high = (isWideTerm ? this.size : this.firstWide) - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const order = this.#compare(middle, term, units, base)
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  text(number: number): string {
    const units: number[] = []
    for (let at = this.starts[number]; at < this.starts[number + 1]; at++) units.push(this.unit(at))
    return String.fromCharCode(...units)
  }

  #compare(number: number, term: string, units: Uint8Array | Uint16Array, base: number): number {
    const start = this.starts[number] - base
    const length = this.starts[number + 1] - base - start
    const shorter = Math.min(length, term.length)
    for (let at = 0; at < shorter; at++) {
      const difference = units[start + at] - term.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return length - term.length
  }
}

const isWide = (term: string): boolean => {
  for (let at = 0; at < term.length; at++) if (term.charCodeAt(at) > 0xff) return true
  return false
}

/** The order of two terms that may stand in different tables. */
export const compareTerms = (a: TermTable, one: number, b: TermTable, other: number): number => {
  const aStart = a.starts[one]
  const bStart = b.starts[other]
  const wide = a.isWide(one)
  if (wide !== b.isWide(other)) return wide ? 1 : -1
  const aLength = a.starts[one + 1] - aStart
  const bLength = b.starts[other + 1] - bStart
  const shorter = Math.min(aLength, bLength)
  for (let at = 0; at < shorter; at++) {
    const difference = a.unit(aStart + at) - b.unit(bStart + at)
    if (difference !== 0) return difference
  }
  return aLength - bLength
}

/** The order of two terms in a table. */
export const compareTermTexts = (one: string, other: string): number => {
  const wide = isWide(one)
  if (wide !== isWide(other)) return wide ? 1 : -1
  return one < other ? -1 : one > other ? 1 : 0
}

/** Collects terms that come in the order of a table. */
export class TermWriter {
  #narrow: Uint8Array
  #wide: Uint16Array
  #starts: Uint32Array
  #narrowEnd = 0
  #wideEnd = 0
  size = 0

  /** At most so many terms with so many units of each kind. */
  constructor(terms: number, narrowUnits: number, wideUnits: number) {
    this.#narrow = new Uint8Array(narrowUnits)
    this.#wide = new Uint16Array(wideUnits)
    this.#starts = new Uint32Array(terms + 1)
  }

  addFrom(table: TermTable, number: number): void {
    const wide = table.isWide(number)
    for (let at = table.starts[number]; at < table.starts[number + 1]; at++) this.#push(table.unit(at), wide)
    this.#close()
  }

  add(term: string): void {
    const wide = isWide(term)
    for (let at = 0; at < term.length; at++) this.#push(term.charCodeAt(at), wide)
    this.#close()
  }

  #push(unit: number, wide: boolean): void {
    if (wide) this.#wide[this.#wideEnd++] = unit
    else this.#narrow[this.#narrowEnd++] = unit
  }

  #close(): void {
    this.#starts[++this.size] = this.#narrowEnd + this.#wideEnd
  }

  table(): TermTable {
    const { size } = this
    const narrow = this.#narrow.subarray(0, this.#narrowEnd)
    return new TermTable(narrow, this.#wide.subarray(0, this.#wideEnd), this.#starts.subarray(0, size + 1))
  }
}

/** Distinct terms in the order of a table. */
export const sortedTerms = (terms: readonly string[]): string[] => {
  const narrow: string[] = []
  const wide: string[] = []
  for (const term of terms) (isWide(term) ? wide : narrow).push(term)
  // Without a function of ours, strings are compared by their units, and much faster.
  return narrow.sort().concat(wide.sort())
}

/** A table of distinct terms that come in its order. */
export const tableOf = (terms: readonly string[]): TermTable => {
  const units = terms.reduce((sum, term) => sum + term.length, 0)
  const writer = new TermWriter(terms.length, units, units)
  for (const term of terms) writer.add(term)
  return writer.table()
}
