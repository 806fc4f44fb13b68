import { compareTermTexts, sortedTerms } from '../term-table.ts'

/** New terms are ranked among the others when there are so many times as many as were ranked last. */
const GROWTH = 1.06

/** Remembers the order of terms, so that strings are compared for new ones only. */
export class TermRanks {
  readonly #numberOf: (text: string) => number
  /** By number of a term, and by rank. */
  #ranks = new Uint32Array(0)
  #numbers: Uint32Array = new Uint32Array(0)

  constructor(numberOf: (text: string) => number) {
    this.#numberOf = numberOf
  }

  clear(): void {
    this.#ranks = new Uint32Array(0)
    this.#numbers = new Uint32Array(0)
  }

  /** Distinct numbers in the order of their terms, which are `texts` by number. */
  inOrder(numbers: Uint32Array, texts: readonly string[]): Uint32Array {
    if (texts.length > this.#ranks.length * GROWTH && numbers.length > texts.length - this.#ranks.length)
      this.#rank(texts)
    const ranked: number[] = []
    const others: number[] = []
    for (const number of numbers) {
      if (number < this.#ranks.length) ranked.push(this.#ranks[number])
      else others.push(number)
    }
    const earlier = Uint32Array.from(ranked)
      .sort()
      .map(rank => this.#numbers[rank])
    if (others.length === 0) return earlier
    return merged(earlier, this.#sorted(others.map(number => texts[number])), texts)
  }

  #rank(texts: readonly string[]): void {
    this.#numbers = merged(this.#numbers, this.#sorted(texts.slice(this.#ranks.length)), texts)
    this.#ranks = new Uint32Array(texts.length)
    for (let rank = 0; rank < texts.length; rank++) this.#ranks[this.#numbers[rank]] = rank
  }

  #sorted(texts: readonly string[]): number[] {
    return sortedTerms(texts).map(this.#numberOf)
  }
}

/** Two lists of numbers in the order of their terms as one; the second may well be much shorter. */
const merged = (
  long: Uint32Array,
  short: readonly number[],
  texts: readonly string[],
): Uint32Array<ArrayBuffer> => {
  const all = new Uint32Array(long.length + short.length)
  let from = 0
  for (const [at, number] of short.entries()) {
    const to = placeOf(texts[number], long, from, texts)
    all.set(long.subarray(from, to), from + at)
    all[to + at] = number
    from = to
  }
  all.set(long.subarray(from), from + short.length)
  return all
}

/** The first place from `from` on whose term comes after this one: steps double, then halve. */
const placeOf = (term: string, numbers: Uint32Array, from: number, texts: readonly string[]): number => {
  const isBefore = (place: number): boolean => compareTermTexts(texts[numbers[place]], term) < 0
  let low = from
  let step = 1
  while (low + step <= numbers.length && isBefore(low + step - 1)) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step - 1, numbers.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
