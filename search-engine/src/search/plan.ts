import type { QueryWord } from '../analysis/query-words.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import type { Postings, Segment } from '../store/segment.ts'
import { isInScope } from './document-counts.ts'
import { seek } from './postings.ts'
import { ANYWHERE, type QueryTerm, type QueryTermPhrase } from './query-terms.ts'
import { slotsWith } from './slots-with.ts'
import { commonerWord, corrected, correction } from './spelling/correction.ts'
import { type IndexState, seenPostings } from './view.ts'

/** A term with where it stands. */
export interface TermUse {
  text: string
  /** By segment of the view. */
  postings: readonly (Postings | null)[]
  /** Living documents that hold it. */
  frequency: number
  rarity: number
}

export interface PlannedSpelling {
  terms: readonly TermUse[]
  weight: number
}

export interface PlannedPhrase {
  /** Equal for equal phrases. */
  key: string
  places: readonly (readonly TermUse[])[]
  /** Terms of which one alone stands for the phrase. */
  whole: readonly TermUse[]
}

/** A word or phrase of the query that some document may hold. */
export interface PlannedWord {
  typed: string
  /** None of a phrase. */
  spellings: readonly PlannedSpelling[]
  rarity: number
  parts: readonly PlannedWord[]
  /** The text field that it must stand in, or ANYWHERE. */
  field: number
  phrase: PlannedPhrase | null
  /** The word as typed, where its spelling may be wrong. */
  word: QueryWord | null
  /** By function word right before it: the terms under which a title may have that. */
  minorBefore?: readonly (readonly string[])[]
}

export interface QueryPlan {
  words: PlannedWord[]
  /** Words that no document holds and that nothing resembles. */
  dropped: string[]
  /** Words with typing errors, and phrases that are looked up as words. */
  corrected: { from: string; to: string }[]
}

const MAX_CACHED = 4096
/** Words beyond this number are given up, and named as dropped. */
export const MAX_WORDS = 24

/** Documents of a list that died since the first `from` deaths of its segment. */
const deadSince = ({ deaths }: Segment, { docs, start, end }: Postings, from: number): number => {
  let count = 0
  for (let at = from; at < deaths.length; at++) {
    const place = seek(docs, start, end, deaths[at])
    if (place < end && docs[place] === deaths[at]) count++
  }
  return count
}

/** How many living documents of a segment stand in a list. */
const livingCount = (segment: Segment, list: Postings): number => {
  const { docs, start, end } = list
  const { cache, deaths, live, liveCount, size } = segment
  if (liveCount === size) return end - start
  const cached = cache.frequencies.get(start)
  if (cached) {
    cached.count -= deadSince(segment, list, cached.deaths)
    cached.deaths = deaths.length
    return cached.count
  }
  let count = 0
  for (let at = start; at < end; at++) if (hasBit(live, docs[at])) count++
  if (cache.frequencies.size >= MAX_CACHED) cache.frequencies.clear()
  cache.frequencies.set(start, { deaths: deaths.length, count })
  return count
}

/** How much a word says that so many of the living documents hold. */
const rarityIn = (view: IndexState, frequency: number): number =>
  Math.log(1 + (view.size - frequency + 0.5) / (frequency + 0.5))

export const termUse = (view: IndexState, text: string): TermUse => {
  let frequency = 0
  const postings: (Postings | null)[] = []
  for (const segment of view.allSegments) {
    const list = segment.postings(text)
    if (list) frequency += livingCount(segment, list)
    const at = postings.length
    if (segment === view.segments[at]) postings.push(seenPostings(view, at, list))
  }
  return { text, postings, frequency, rarity: rarityIn(view, frequency) }
}

/** Null when no document holds the word in any spelling. */
export const planWord = (view: IndexState, word: QueryWord, field: number): PlannedWord | null => {
  const spellings = word.spellings
    .map(({ terms, weight }) => ({ terms: terms.map(term => termUse(view, term)), weight }))
    .filter(({ terms }) => terms.every(term => term.frequency > 0))
  const parts = (word.parts ?? []).map(part => planWord(view, part, field)).filter(part => part !== null)
  if (spellings.length === 0) return null
  const rarity = typedRarity(view, spellings)
  const weighed = spellings.map(spelling => noRarerThan(rarity, spelling))
  return { typed: word.typed, spellings: weighed, rarity, parts, field, phrase: null, word }
}

const raritySum = ({ terms }: PlannedSpelling): number => terms.reduce((sum, term) => sum + term.rarity, 0)

export const rarityOfSpellings = (spellings: readonly PlannedSpelling[]): number =>
  Math.max(...spellings.map(raritySum))

/**
 * How much a word as typed says, its stems in several languages being one word; that of its synonyms where no document holds
 * it as typed.
 */
const typedRarity = (view: IndexState, spellings: readonly PlannedSpelling[]): number => {
  const typed = spellings.filter(({ weight }) => weight === 1)
  if (typed.length === 0) return rarityOfSpellings(spellings)
  if (typed.some(({ terms }) => terms.length > 1)) return rarityOfSpellings(typed)
  const held = typed.reduce((sum, { terms }) => sum + terms[0].frequency, 0)
  return rarityIn(view, Math.min(held, view.size))
}

/** A spelling says at most what the word as typed says: a rare synonym would go before it else. */
const noRarerThan = (rarity: number, spelling: PlannedSpelling): PlannedSpelling => {
  const own = raritySum(spelling)
  return own > rarity ? { ...spelling, weight: (spelling.weight * rarity) / own } : spelling
}

/** Null when some place of the phrase has no term that a document holds. */
export const planPhrase = (
  view: IndexState,
  { phrase, typed, field }: QueryTermPhrase,
): PlannedWord | null => {
  const usesOf = (terms: readonly string[]): TermUse[] =>
    terms.map(term => termUse(view, term)).filter(({ frequency }) => frequency > 0)
  const places = phrase.places.map(usesOf)
  const whole = usesOf(phrase.whole)
  if (places.some(terms => terms.length === 0) && whole.length === 0) return null
  const rarity = places.reduce((sum, terms) => sum + Math.max(0, ...terms.map(term => term.rarity)), 0)
  const planned = { key: JSON.stringify([phrase.places, phrase.whole]), places, whole }
  return { typed, spellings: [], rarity, parts: [], field, phrase: planned, word: null }
}

const singleTerms = ({ spellings }: QueryWord): string[] =>
  spellings.flatMap(({ terms }) => (terms.length === 1 ? terms : []))

/**
 * Looks everything up. A word that no document holds is corrected, taken apart or dropped, in this order; a phrase that no
 * document under the masks holds is looked up as its words.
 */
export const planQuery = (
  view: IndexState,
  asked: readonly QueryTerm[],
  masks: readonly (Bits | null)[],
): QueryPlan => {
  const plan: QueryPlan = { words: [], dropped: [], corrected: [] }
  for (const one of asked) {
    const first = plan.words.length
    if (!('word' in one)) {
      addPhrase(view, one, masks, plan)
      continue
    }
    addWord(view, one.word, one.field, masks, plan)
    const [own] = plan.words.slice(first)
    const { minorBefore } = one.word
    if (own && minorBefore) plan.words[first] = { ...own, minorBefore: minorBefore.map(singleTerms) }
  }
  for (const { typed } of plan.words.splice(MAX_WORDS)) plan.dropped.push(typed)
  return plan
}

const addPhrase = (
  view: IndexState,
  asked: QueryTermPhrase,
  masks: readonly (Bits | null)[],
  plan: QueryPlan,
): void => {
  const planned = planPhrase(view, asked)
  if (planned && isHeld(view, planned, masks)) {
    plan.words.push(planned)
    return
  }
  plan.corrected.push({ from: asked.typed, to: asked.text.trim() })
  for (const word of asked.words) addWord(view, word, asked.field, masks, plan)
}

/** Whether a living document under the masks holds a phrase. */
const isHeld = (view: IndexState, phrase: PlannedWord, masks: readonly (Bits | null)[]): boolean =>
  view.segments.some(({ live }, at) => {
    const slots = slotsWith(view, at, phrase)
    const mask = masks[at]
    return slots.some((bits, word) => (bits & live[word] & (mask === null ? 0xffff_ffff : mask[word])) !== 0)
  })

/** The word as typed or as another one. */
export const withSpelling = (view: IndexState, word: PlannedWord, text: string): PlannedWord => {
  const term = termUse(view, text)
  return {
    ...word,
    spellings: [...word.spellings, { terms: [term], weight: 1 }],
    rarity: Math.min(word.rarity, term.rarity),
    word: null,
  }
}

const addWord = (
  view: IndexState,
  word: QueryWord,
  field: number,
  masks: readonly (Bits | null)[],
  plan: QueryPlan,
): void => {
  const planned = planWord(view, word, field)
  const isCorrectable = word.correctable !== undefined
  if (planned && (!isCorrectable || isHeldAsTyped(view, word, masks))) {
    const commoner = field === ANYWHERE && isCorrectable ? commonerWord(view, word, masks) : null
    plan.words.push(commoner === null ? planned : withSpelling(view, planned, commoner.text))
    if (commoner !== null) plan.corrected.push({ from: word.typed, to: commoner.text })
    return
  }
  const better = isCorrectable ? correction(view, word, masks) : null
  if (better !== null) {
    const { terms, written } = corrected(better)
    const spellings = [{ terms: terms.map(term => termUse(view, term)), weight: 1 }]
    const rarity = rarityOfSpellings(spellings)
    plan.words.push({ typed: word.typed, spellings, rarity, parts: [], field, phrase: null, word: null })
    plan.corrected.push({ from: word.typed, to: written })
  } else if (planned) plan.words.push(planned)
  else if (word.parts) for (const part of word.parts) addWord(view, part, field, masks, plan)
  else plan.dropped.push(word.typed)
}

/** Whether a document under the masks holds the word in any spelling. */
const isHeldAsTyped = (
  view: IndexState,
  { spellings }: QueryWord,
  masks: readonly (Bits | null)[],
): boolean => spellings.some(({ terms }) => isInScope(view, terms, masks))
