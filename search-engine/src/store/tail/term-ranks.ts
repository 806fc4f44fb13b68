import { compareTermTexts, sortedTerms } from '../term-table.ts'

/** All terms are ranked anew when so many times as many are there as were ranked last. */
const GROWTH = 1.6

/** Remembers the order of terms, so that strings are compared for new ones only. */
export class TermRanks {
  readonly #numberOf: (text: string) => number
  /** By number of a term, and by rank. */
  #ranks = new Uint32Array(0)
  #numbers = new Uint32Array(0)

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
    this.#numbers = Uint32Array.from(this.#sorted(texts))
    this.#ranks = new Uint32Array(texts.length)
    for (let rank = 0; rank < texts.length; rank++) this.#ranks[this.#numbers[rank]] = rank
  }

  #sorted(texts: readonly string[]): number[] {
    return sortedTerms(texts).map(this.#numberOf)
  }
}

const merged = (one: Uint32Array, other: ArrayLike<number>, texts: readonly string[]): Uint32Array => {
  const all = new Uint32Array(one.length + other.length)
  let first = 0
  let second = 0
  for (let at = 0; at < all.length; at++) {
    const isFirst =
      second === other.length ||
      (first < one.length && compareTermTexts(texts[one[first]], texts[other[second]]) < 0)
    all[at] = isFirst ? one[first++] : other[second++]
  }
  return all
}
