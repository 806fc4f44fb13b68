import type { QueryWord } from '../analysis/query-words.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import { type Candidate, similarTerms } from './similar-terms.ts'
import type { View } from './view.ts'

const HAS_DIGIT = /\p{N}/u
const MOST_CANDIDATES = 64

/** Typing errors allowed in a word of this length. */
export function editsAllowed(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}

/** Living documents under the masks, and in all, that hold a term. */
function reach(view: View, term: string, masks: readonly (Bits | null)[]): { scoped: number; all: number } {
  let scoped = 0
  let all = 0
  for (const [at, segment] of view.segments.entries()) {
    const list = segment.postings(term)
    if (!list) continue
    const mask = masks[at]
    for (let index = list.start; index < list.end; index++) {
      const doc = list.docs[index]
      if (!hasBit(segment.live, doc)) continue
      all++
      if (mask === null || hasBit(mask, doc)) scoped++
    }
  }
  return { scoped, all }
}

/**
 * The indexed term that a word with a typing error most likely stands for: fewest edits, then the same first letter, then
 * most documents. Null when nothing is near enough.
 */
export function correction(view: View, word: QueryWord, masks: readonly (Bits | null)[]): string | null {
  const typed = word.spellings[0].terms[0]
  const edits = editsAllowed(typed.length)
  if (edits === 0 || HAS_DIGIT.test(typed)) return null
  const found = new Map<string, Candidate>()
  for (const segment of view.segments) {
    for (const candidate of similarTerms(segment.termTable(), typed, edits)) {
      found.set(candidate.text, candidate)
    }
    view.checkTime()
  }
  const ranked = [...found.values()]
    .sort((a, b) => a.edits - b.edits)
    .slice(0, MOST_CANDIDATES)
    .map(candidate => ({
      ...candidate,
      ...reach(view, candidate.text, masks),
      sameStart: candidate.text[0] === typed[0],
    }))
    .filter(candidate => candidate.all > 0)
    .sort(
      (a, b) =>
        Number(b.scoped > 0) - Number(a.scoped > 0) ||
        a.edits - b.edits ||
        Number(b.sameStart) - Number(a.sameStart) ||
        b.scoped - a.scoped ||
        b.all - a.all ||
        (a.text < b.text ? -1 : 1),
    )
  return ranked[0]?.text ?? null
}
