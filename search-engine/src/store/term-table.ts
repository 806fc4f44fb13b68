/** Sorted terms as UTF-16 units in one array; a term's number is its place in the order. */
export class TermTable {
  readonly signs: Uint16Array
  /** Term `n` is `signs` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array

  constructor(signs: Uint16Array, starts: Uint32Array) {
    this.signs = signs
    this.starts = starts
  }

  get size(): number {
    return this.starts.length - 1
  }

  /** The number of a term, or -1. */
  find(term: string): number {
    let low = 0
    let high = this.size - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const order = this.#compare(middle, term)
      if (order === 0) return middle
      if (order < 0) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  text(number: number): string {
    return String.fromCharCode(...this.signs.subarray(this.starts[number], this.starts[number + 1]))
  }

  #compare(number: number, term: string): number {
    const start = this.starts[number]
    const length = this.starts[number + 1] - start
    const shorter = Math.min(length, term.length)
    for (let at = 0; at < shorter; at++) {
      const difference = this.signs[start + at] - term.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return length - term.length
  }
}

/** The order of two terms that may stand in different tables. */
export function compareTerms(a: TermTable, one: number, b: TermTable, other: number): number {
  const aStart = a.starts[one]
  const bStart = b.starts[other]
  const aLength = a.starts[one + 1] - aStart
  const bLength = b.starts[other + 1] - bStart
  const shorter = Math.min(aLength, bLength)
  for (let at = 0; at < shorter; at++) {
    const difference = a.signs[aStart + at] - b.signs[bStart + at]
    if (difference !== 0) return difference
  }
  return aLength - bLength
}

/** A table of distinct terms that are already sorted. */
export function tableOf(texts: readonly string[]): TermTable {
  const starts = new Uint32Array(texts.length + 1)
  for (let at = 0; at < texts.length; at++) starts[at + 1] = starts[at] + texts[at].length
  const signs = new Uint16Array(starts[texts.length])
  let sign = 0
  for (const text of texts)
    for (let unit = 0; unit < text.length; unit++) signs[sign++] = text.charCodeAt(unit)
  return new TermTable(signs, starts)
}
