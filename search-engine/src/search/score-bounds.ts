import { ESCAPE, rareCode } from '../store/codes.ts'
import type { Postings } from '../store/segment.ts'
import type { PlannedWord } from './plan.ts'
import { jumps, seek } from './postings.ts'
import { ANYWHERE } from './query-terms.ts'
import { SATURATION } from './score.ts'
import type { IndexView } from './view.ts'

const UNKNOWN = -1
/** Sums are not exact to the last bit: a bound is a little further up. */
const ROUNDING = 1 + 1e-9

/** By frequency pattern: the share of its rarity that a term adds at most, in texts however short. Patterns never change. */
export class PatternBounds {
  #shares = new Float64Array(256).fill(UNKNOWN)

  shareOf(
    { patterns: { frequencies, fields }, weighing: { fieldWeights, fixed } }: IndexView,
    code: number,
  ): number {
    if (code >= this.#shares.length) {
      const larger = new Float64Array(code * 2).fill(UNKNOWN)
      larger.set(this.#shares)
      this.#shares = larger
    }
    const known = this.#shares[code]
    if (known !== UNKNOWN) return known
    let frequency = 0
    for (let field = 0; field < fields; field++) {
      const count = frequencies[code * fields + field]
      if (count > 0) frequency += (fieldWeights[field] * count) / fixed[field]
    }
    const share = frequency === Number.POSITIVE_INFINITY ? 1 : frequency / (SATURATION + frequency)
    this.#shares[code] = share
    return share
  }
}

const hasPlainSpellings = ({ spellings, field, phrase }: PlannedWord): boolean =>
  phrase === null && field === ANYWHERE && spellings.every(({ terms }) => terms.length === 1)

/** What a word adds at most to any document. */
const greatestScore = ({ spellings, phrase }: PlannedWord): number => {
  const sum = (rarities: readonly number[]): number => rarities.reduce((all, rarity) => all + rarity, 0)
  const best = Math.max(
    0,
    ...spellings.map(({ terms, weight }) => weight * sum(terms.map(({ rarity }) => rarity))),
  )
  if (phrase === null) return best
  const places = phrase.places.map(terms => Math.max(0, ...terms.map(({ rarity }) => rarity)))
  return Math.max(sum(places), ...phrase.whole.map(({ rarity }) => rarity))
}

/** Raises what a word adds at most to each document of the list by one of its terms, and marks those that have it in the title. */
const raiseByTerm = (
  view: IndexView,
  postings: Postings,
  worth: number,
  list: Uint16Array,
  length: number,
  most: Float64Array,
  inLead: Uint8Array,
): void => {
  const { docs, codes, end } = postings
  const { frequencies, fields } = view.patterns
  const { lead } = view.layout
  const bounds = view.scratch.patternBounds
  const jump = jumps(postings, length)
  let at = seek(docs, postings.start, end, list[0])
  for (let index = 0; index < length; index++) {
    const slot = list[index]
    if (jump) at = seek(docs, at, end, slot)
    else while (at < end && docs[at] < slot) at++
    if (at === end) return
    if (docs[at] !== slot) continue
    const code = codes[at] === ESCAPE ? rareCode(postings, at) : codes[at]
    const score = worth * bounds.shareOf(view, code)
    if (score > most[index]) most[index] = score
    if (frequencies[code * fields + lead] > 0) inLead[index] = 1
  }
}

/**
 * Keeps the documents of the list whose scores for these words may reach `least`; returns how many are left. `bonus` is added at
 * most where the title holds a word, `share` is what a sum is multiplied with at most.
 */
export const retainPromising = (
  view: IndexView,
  segmentAt: number,
  words: readonly PlannedWord[],
  list: Uint16Array,
  { least, bonus, share }: { least: number; bonus: number; share: number },
): number => {
  const { length } = list
  const { scores: sums, wordScores: most, flags: inLead } = view.scratch
  sums.fill(0, 0, length)
  inLead.fill(0, 0, length)
  let common = 0
  for (const word of words) {
    if (!hasPlainSpellings(word)) {
      common += greatestScore(word)
      inLead.fill(1, 0, length)
      continue
    }
    most.fill(0, 0, length)
    for (const { terms, weight } of word.spellings) {
      const postings = terms[0].postings[segmentAt]
      if (postings) raiseByTerm(view, postings, weight * terms[0].rarity, list, length, most, inLead)
    }
    for (let at = 0; at < length; at++) sums[at] += most[at]
  }
  let kept = 0
  for (let at = 0; at < length; at++) {
    const sum = sums[at] + common + (inLead[at] === 1 ? bonus : 0)
    if (sum * share * ROUNDING >= least) list[kept++] = list[at]
  }
  return kept
}
