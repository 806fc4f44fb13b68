import type { QueryWord } from '../analysis/query-words.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import type { Postings, Segment } from '../store/segment.ts'
import { correction } from './correction.ts'
import type { View } from './view.ts'

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

/** A word of the query that some document may hold. */
export interface PlannedWord {
  typed: string
  spellings: readonly PlannedSpelling[]
  rarity: number
  parts: readonly PlannedWord[]
}

export interface Plan {
  words: PlannedWord[]
  /** Words that no document holds and that nothing resembles. */
  dropped: string[]
  corrected: { from: string; to: string }[]
}

const MOST_REMEMBERED = 4096
/** Words beyond this number are given up, and named as dropped. */
export const MOST_WORDS = 24

/** How many living documents of a segment stand in a list. */
function livingCount(segment: Segment, term: string, { docs, start, end }: Postings): number {
  if (segment.liveCount === segment.size) return end - start
  const known = segment.memory.frequencies.get(term)
  if (known && known.deaths === segment.deaths.length) return known.count
  let count = 0
  for (let at = start; at < end; at++) if (hasBit(segment.live, docs[at])) count++
  if (segment.memory.frequencies.size >= MOST_REMEMBERED) segment.memory.frequencies.clear()
  segment.memory.frequencies.set(term, { deaths: segment.deaths.length, count })
  return count
}

export function termUse(view: View, text: string): TermUse {
  let frequency = 0
  const postings = view.segments.map(segment => {
    const list = segment.postings(text)
    if (list) frequency += livingCount(segment, text, list)
    return list
  })
  const rarity = Math.log(1 + (view.size - frequency + 0.5) / (frequency + 0.5))
  return { text, postings, frequency, rarity }
}

function planWord(view: View, word: QueryWord): PlannedWord | null {
  const spellings = word.spellings
    .map(({ terms, weight }) => ({ terms: terms.map(term => termUse(view, term)), weight }))
    .filter(({ terms }) => terms.every(term => term.frequency > 0))
  const parts = (word.parts ?? []).map(part => planWord(view, part)).filter(part => part !== null)
  if (spellings.length === 0) return null
  return { typed: word.typed, spellings, rarity: rarityOf(spellings), parts }
}

function rarityOf(spellings: readonly PlannedSpelling[]): number {
  const sums = spellings.map(({ terms }) => terms.reduce((sum, term) => sum + term.rarity, 0))
  return Math.max(...sums)
}

/** Looks every word up; one that no document holds is corrected, taken apart or dropped, in this order. */
export function planWords(view: View, words: readonly QueryWord[], masks: readonly (Bits | null)[]): Plan {
  const plan: Plan = { words: [], dropped: words.slice(MOST_WORDS).map(word => word.typed), corrected: [] }
  for (const word of words.slice(0, MOST_WORDS)) addWord(view, word, masks, plan)
  return plan
}

function addWord(view: View, word: QueryWord, masks: readonly (Bits | null)[], plan: Plan): void {
  const planned = planWord(view, word)
  if (planned) {
    plan.words.push(planned)
    return
  }
  const better = word.correctable === undefined ? null : correction(view, word, masks)
  if (better !== null) {
    const terms = [termUse(view, better)]
    plan.words.push({
      typed: word.typed,
      spellings: [{ terms, weight: 1 }],
      rarity: terms[0].rarity,
      parts: [],
    })
    plan.corrected.push({ from: word.typed, to: better })
  } else if (word.parts) for (const part of word.parts) addWord(view, part, masks, plan)
  else plan.dropped.push(word.typed)
}
