import { codeAt } from '../../store/codes.ts'
import { NO_LONE_FIELD } from '../lone-fields.ts'
import type { PlannedSpelling, PlannedWord, TermUse } from '../plan.ts'
import { meet } from '../postings.ts'
import { ANYWHERE } from '../query-terms.ts'
import type { IndexState } from '../view.ts'

/** How fast another occurrence stops to count. */
const SATURATION = 1.2

/** Documents to score: those from one place of a list up to another. */
export interface ScoredRange {
  list: Uint16Array
  from: number
  to: number
}

/**
 * Finds the documents of a range that hold a term: their places in the list go to `scratch.met.places`, the term's BM25F scores in
 * them to `scratch.termScores`; returns how many they are. Those that have it in their titles get the `bit` in `scratch.inTitle`.
 */
const termScores = (
  view: IndexState,
  segmentAt: number,
  term: TermUse,
  only: number,
  { list, from, to }: ScoredRange,
  bit: number,
): number => {
  const postings = term.postings[segmentAt]
  if (!postings) return 0
  const { codes } = postings
  const { frequencies, fields } = view.patterns
  const { lengths } = view.segments[segmentAt].facts
  const { fieldWeights, fixed, byLength } = view.weighing
  const { loneFields, inTitle, termScores: scores, met } = view.scratch
  const { places, entries } = met
  const { lead } = view.layout
  const { rarity } = term
  const count = meet(list, from, to, postings, met)
  for (let at = 0; at < count; at++) {
    const entry = entries[at]
    const place = places[at]
    const slot = list[place]
    const code = codeAt(codes, entry)
    const lone = loneFields.fieldOf(view.patterns, code)
    const first = lone === NO_LONE_FIELD ? 0 : lone
    const end = lone === NO_LONE_FIELD ? fields : lone + 1
    let frequency = 0
    for (let field = first; field < end; field++) {
      const often = frequencies[code * fields + field]
      if (often === 0 || (only !== ANYWHERE && only !== field)) continue
      frequency += (fieldWeights[field] * often) / (fixed[field] + byLength[field] * lengths[field][slot])
      if (field === lead) inTitle[place] |= bit
    }
    scores[at] = (rarity * frequency) / (SATURATION + frequency)
  }
  return count
}

/** Writes the scores of the best spelling to `best`, by place. */
const spellingScores = (
  view: IndexState,
  segmentAt: number,
  spellings: readonly PlannedSpelling[],
  field: number,
  range: ScoredRange,
  best: Float64Array,
  bit: number,
): void => {
  const { termScores: scores, met } = view.scratch
  const { places } = met
  best.fill(0, range.from, range.to)
  for (const spelling of spellings) {
    const { terms, weight } = spelling
    if (terms.length > 1) {
      raiseToSums(view, segmentAt, spelling, field, range, best, bit)
      continue
    }
    const count = termScores(view, segmentAt, terms[0], field, range, bit)
    for (let at = 0; at < count; at++) {
      const score = scores[at] * weight
      if (score > best[places[at]]) best[places[at]] = score
    }
  }
}

/** The same for a spelling of several terms, which scores where all of them are held. */
const raiseToSums = (
  view: IndexState,
  segmentAt: number,
  { terms, weight }: PlannedSpelling,
  field: number,
  range: ScoredRange,
  best: Float64Array,
  bit: number,
): void => {
  const { from, to } = range
  const { termScores: scores, met } = view.scratch
  const { places } = met
  const sums = view.scratch.spellingScores.fill(0, from, to)
  const held = view.scratch.held.fill(0, from, to)
  for (const term of terms) {
    const count = termScores(view, segmentAt, term, field, range, bit)
    for (let at = 0; at < count; at++) {
      sums[places[at]] += scores[at]
      held[places[at]]++
    }
  }
  for (let at = from; at < to; at++) {
    if (held[at] === terms.length) best[at] = Math.max(best[at], sums[at] * weight)
  }
}

const single = (term: TermUse): PlannedSpelling => ({ terms: [term], weight: 1 })

/**
 * Writes the scores of a word in the documents of a range to `scores`, by place: those of its best spelling, or of all words of a
 * phrase together. Titles that hold any of it get the `bit`.
 */
export const wordScores = (
  view: IndexState,
  segmentAt: number,
  { spellings, field, phrase }: PlannedWord,
  range: ScoredRange,
  scores: Float64Array,
  bit: number,
): void => {
  if (phrase === null) {
    spellingScores(view, segmentAt, spellings, field, range, scores, bit)
    return
  }
  const { from, to } = range
  const { placeScores } = view.scratch
  scores.fill(0, from, to)
  for (const terms of phrase.places) {
    spellingScores(view, segmentAt, terms.map(single), field, range, placeScores, bit)
    for (let at = from; at < to; at++) scores[at] += placeScores[at]
  }
  if (phrase.whole.length === 0) return
  spellingScores(view, segmentAt, phrase.whole.map(single), field, range, placeScores, bit)
  for (let at = from; at < to; at++) scores[at] = Math.max(scores[at], placeScores[at])
}

const sumOfRarities = (terms: readonly TermUse[]): number =>
  terms.reduce((sum, { rarity }) => sum + rarity, 0)

/** What a word scores in any document at most. */
export const greatestWordScore = ({ spellings, phrase }: PlannedWord): number => {
  const greatest = (terms: readonly TermUse[]): number => Math.max(0, ...terms.map(({ rarity }) => rarity))
  if (phrase === null)
    return Math.max(0, ...spellings.map(({ terms, weight }) => weight * sumOfRarities(terms)))
  return Math.max(
    phrase.places.reduce((sum, terms) => sum + greatest(terms), 0),
    greatest(phrase.whole),
  )
}
