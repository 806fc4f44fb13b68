import type { ScorePart } from '../schema.ts'
import { codeAt } from '../store/codes.ts'
import { NO_LONE_FIELD } from './lone-fields.ts'
import type { PlannedSpelling, PlannedWord, TermUse } from './plan.ts'
import { jumps, seek } from './postings.ts'
import { ANYWHERE } from './query-terms.ts'
import type { IndexState } from './view.ts'

/** How fast another occurrence stops to count. */
const SATURATION = 1.2
/** What two neighbouring words of the query that are neighbours in the title add, in shares of the commoner one's rarity. */
const NEIGHBOURS = 0.5
/** What a title that consists of the query's words adds, in shares of their rarities. */
const SAME_TITLE = 0.25
/** The words of a query are kept as bits. */
const MAX_PLACES = 30

/** Adds the BM25F score of one term to `scores` for each document of the list that holds it, and one to `held`. */
const addTerm = (
  view: IndexState,
  segmentAt: number,
  term: TermUse,
  only: number,
  list: Uint16Array,
  length: number,
  scores: Float64Array,
  held: Uint8Array,
): void => {
  const postings = term.postings[segmentAt]
  if (!postings) return
  const { docs, codes, end } = postings
  const { frequencies, fields } = view.patterns
  const { lengths } = view.segments[segmentAt].facts
  const { fieldWeights, fixed, byLength } = view.weighing
  const { loneFields } = view.scratch
  const jump = jumps(postings, length)
  let at = length === 0 ? end : seek(docs, postings.start, end, list[0])
  for (let index = 0; index < length; index++) {
    const slot = list[index]
    if (jump) at = seek(docs, at, end, slot)
    else while (at < end && docs[at] < slot) at++
    if (at === end) return
    if (docs[at] !== slot) continue
    let frequency = 0
    const code = codeAt(codes, at)
    const lone = loneFields.fieldOf(view.patterns, code)
    const from = lone === NO_LONE_FIELD ? 0 : lone
    const to = lone === NO_LONE_FIELD ? fields : lone + 1
    for (let field = from; field < to; field++) {
      const count = frequencies[code * fields + field]
      if (count === 0 || (only !== ANYWHERE && only !== field)) continue
      frequency += (fieldWeights[field] * count) / (fixed[field] + byLength[field] * lengths[field][slot])
    }
    scores[index] += (term.rarity * frequency) / (SATURATION + frequency)
    held[index]++
  }
}

/** The score of the best spelling. */
const spellingScores = (
  view: IndexState,
  segmentAt: number,
  spellings: readonly PlannedSpelling[],
  field: number,
  list: Uint16Array,
  length: number,
  best: Float64Array,
): void => {
  const { spellingScores: scores, held } = view.scratch
  best.fill(0, 0, length)
  const [only] = spellings
  if (spellings.length === 1 && only.terms.length === 1 && only.weight === 1) {
    addTerm(view, segmentAt, only.terms[0], field, list, length, best, held)
    return
  }
  for (const { terms, weight } of spellings) {
    scores.fill(0, 0, length)
    held.fill(0, 0, length)
    for (const term of terms) addTerm(view, segmentAt, term, field, list, length, scores, held)
    for (let at = 0; at < length; at++) {
      if (held[at] !== terms.length) continue
      const score = scores[at] * weight
      if (score > best[at]) best[at] = score
    }
  }
}

const single = (term: TermUse): PlannedSpelling => ({ terms: [term], weight: 1 })

/** A word scores as its best spelling, a phrase as all its words together. */
const wordScores = (
  view: IndexState,
  segmentAt: number,
  { spellings, field, phrase }: PlannedWord,
  list: Uint16Array,
  length: number,
  scores: Float64Array,
): void => {
  if (phrase === null) {
    spellingScores(view, segmentAt, spellings, field, list, length, scores)
    return
  }
  const { placeScores } = view.scratch
  scores.fill(0, 0, length)
  for (const terms of phrase.places) {
    spellingScores(view, segmentAt, terms.map(single), field, list, length, placeScores)
    for (let at = 0; at < length; at++) scores[at] += placeScores[at]
  }
  if (phrase.whole.length === 0) return
  spellingScores(view, segmentAt, phrase.whole.map(single), field, list, length, placeScores)
  for (let at = 0; at < length; at++) scores[at] = Math.max(scores[at], placeScores[at])
}

/** The terms of a query in order, with the numbers under which each place may stand in a title of this segment. */
interface TermPlaces {
  byNumber: Map<number, number>
  rarities: number[]
  /** The same with the query's function words: a place, or the numbers under which a function word may stand there. */
  withMinor: (number | ReadonlySet<number>)[]
}

const placesOf = (view: IndexState, segmentAt: number, words: readonly PlannedWord[]): TermPlaces => {
  const byNumber = new Map<number, number>()
  const rarities: number[] = []
  const withMinor: TermPlaces['withMinor'] = []
  const segment = view.segments[segmentAt]
  const addPlace = (terms: readonly TermUse[], most = Number.POSITIVE_INFINITY): void => {
    if (rarities.length === MAX_PLACES) return
    for (const term of terms) {
      const number = segment.termNumber(term.text)
      if (number >= 0) byNumber.set(number, (byNumber.get(number) ?? 0) | (1 << rarities.length))
    }
    withMinor.push(rarities.length)
    rarities.push(Math.min(most, Math.max(0, ...terms.map(term => term.rarity))))
  }
  for (const { spellings, rarity, field, phrase, minorBefore = [] } of words) {
    for (const texts of minorBefore) withMinor.push(new Set(texts.map(text => segment.termNumber(text))))
    if (field !== ANYWHERE && field !== view.layout.lead) addPlace([])
    else if (phrase) for (const terms of phrase.places) addPlace(terms)
    else if (spellings[0].terms.length > 1) for (const term of spellings[0].terms) addPlace([term])
    else {
      const alone = spellings.filter(({ terms }) => terms.length === 1)
      addPlace(
        alone.map(({ terms }) => terms[0]),
        rarity,
      )
    }
  }
  return { byNumber, rarities, withMinor }
}

/** The bonus of one document: for each two neighbouring places of the query that its title has as neighbours. */
const neighbourScore = (view: IndexState, segmentAt: number, places: TermPlaces, slot: number): number => {
  const { leadOffsets, leadTerms } = view.segments[segmentAt].facts
  let before = 0
  let pairs = 0
  for (let at = leadOffsets[slot]; at < leadOffsets[slot + 1]; at++) {
    const here = places.byNumber.get(leadTerms[at]) ?? 0
    pairs |= (before << 1) & here
    before = here
  }
  let score = 0
  for (let place = 1; place < places.rarities.length; place++) {
    if ((pairs >>> place) & 1)
      score += NEIGHBOURS * Math.min(places.rarities[place - 1], places.rarities[place])
  }
  return score
}

/** The bonus of a document whose title is the query's words, all of them in their order and no others; function words may be missing. */
const sameTitleScore = (
  view: IndexState,
  segmentAt: number,
  { byNumber, rarities, withMinor }: TermPlaces,
  slot: number,
): number => {
  const { lengths, leadOffsets, leadTerms } = view.segments[segmentAt].facts
  const length = lengths[view.layout.lead][slot]
  if (length !== rarities.length && length !== withMinor.length) return 0
  let place = 0
  for (let at = 0; at < length; at++) {
    const number = leadTerms[leadOffsets[slot] + at]
    const required = length === rarities.length ? at : withMinor[at]
    if (typeof required !== 'number') {
      if (!required.has(number)) return 0
      continue
    }
    if ((((byNumber.get(number) ?? 0) >>> place) & 1) === 0) return 0
    place++
  }
  return SAME_TITLE * rarities.reduce((sum, rarity) => sum + rarity, 0)
}

/** The share of its text score that a document gains for being new. */
const freshness = (view: IndexState, segmentAt: number, slot: number, now: number): number => {
  const { freshness: rule } = view.layout
  if (!rule) return 0
  const date = view.segments[segmentAt].facts.dates[rule.date][slot]
  return Number.isNaN(date) ? 0 : rule.weight * 0.5 ** (Math.max(0, now - date) / rule.halfLifeMs)
}

/** What the bonuses for a query's places can add at most. */
const greatestBonus = ({ rarities }: TermPlaces): number => {
  let bonus = 0
  for (const [place, rarity] of rarities.entries()) {
    bonus += SAME_TITLE * rarity
    if (place > 0) bonus += NEIGHBOURS * Math.min(rarities[place - 1], rarity)
  }
  return bonus
}

/** Writes the score of the words in each document of the list to `scratch.scores`, without bonuses and freshness. */
export const scoreAll = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  list: Uint16Array,
  length: number,
): void => {
  const { scores, wordScores: ofWord } = view.scratch
  for (const [number, word] of words.entries()) {
    if (number === 0) wordScores(view, segmentAt, word, list, length, scores)
    else {
      wordScores(view, segmentAt, word, list, length, ofWord)
      for (let at = 0; at < length; at++) scores[at] += ofWord[at]
    }
  }
}

/** What is added to the scores of the words, in documents of one segment. */
export interface ScoreFinish {
  /** Adds the bonuses for the title to the score at this place of a list: at most `bonus`. */
  addBonuses(list: Uint16Array, at: number): void
  bonus: number
  /** Adds what a document gains for being new, which makes a score at most `share` times as great. */
  addFreshness(list: Uint16Array, at: number): void
  share: number
}

export const scoreFinish = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  now: number,
): ScoreFinish => {
  const { scores } = view.scratch
  const places = placesOf(view, segmentAt, words)
  const hasNeighbours = places.rarities.length > 1
  return {
    addBonuses: (list, at) => {
      if (hasNeighbours) scores[at] += neighbourScore(view, segmentAt, places, list[at])
      scores[at] += sameTitleScore(view, segmentAt, places, list[at])
    },
    bonus: greatestBonus(places),
    addFreshness: (list, at) => {
      scores[at] += scores[at] * freshness(view, segmentAt, list[at], now)
    },
    share: 1 + (view.layout.freshness?.weight ?? 0),
  }
}

/** The parts of one document's score, in the order in which they are added. */
export const explainScore = (
  view: IndexState,
  segmentAt: number,
  words: readonly PlannedWord[],
  slot: number,
  now: number,
): ScorePart[] => {
  const list = Uint16Array.of(slot)
  const parts: ScorePart[] = []
  let text = 0
  for (const word of words) {
    wordScores(view, segmentAt, word, list, 1, view.scratch.wordScores)
    const value = view.scratch.wordScores[0]
    parts.push({ kind: word.phrase ? 'phrase' : 'word', word: word.typed, value })
    text += value
  }
  const places = placesOf(view, segmentAt, words)
  if (places.rarities.length > 1) {
    const value = neighbourScore(view, segmentAt, places, slot)
    parts.push({ kind: 'neighbours', value })
    text += value
  }
  const sameTitle = sameTitleScore(view, segmentAt, places, slot)
  if (sameTitle > 0) {
    parts.push({ kind: 'title', value: sameTitle })
    text += sameTitle
  }
  if (view.layout.freshness) {
    parts.push({ kind: 'freshness', value: text * freshness(view, segmentAt, slot, now) })
  }
  return parts
}
