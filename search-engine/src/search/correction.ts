import type { QueryWord } from '../analysis/query-words.ts'
import { signTerms } from '../analysis/terms.ts'
import { type Bits, hasBit } from '../store/bits.ts'
import { ESCAPE, rareCode } from '../store/codes.ts'
import { type Candidate, similarTerms } from './similar-terms.ts'
import type { View } from './view.ts'

const HAS_DIGIT = /\p{N}/u
const KANA = /^[ぁ-ゖー]+$/
const HIRAGANA = /[ぁ-ゖ]/g
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

/** The indexed form of a correctable word: its stem, or a katakana word whole. */
function termOf({ spellings, correctable = '' }: QueryWord): string {
  const [{ terms }] = spellings
  return isKana(correctable) ? correctable : terms[0]
}

function isKana(word: string): boolean {
  return KANA.test(word)
}

/** How a corrected word is looked up and, for the reader, written. */
export function corrected(word: string): { terms: readonly string[]; written: string } {
  if (!isKana(word)) return { terms: [word], written: word }
  return { terms: signTerms(word).pairs, written: word.replace(HIRAGANA, toKatakana) }
}

function toKatakana(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) + 0x60)
}

/** A word in so many times fewer documents than one that is an edit away has no good matches. */
const MUCH_COMMONER = 200
/** Shorter words are too often an edit away from another. */
const SHORTEST_DOUBTED = 7

/**
 * The much commoner word of which a word that is indexed is likely a misspelling. Null when the word has good matches: when
 * it is short, when a field other than those of the least weight holds it, or when no word with the same first letter, an edit
 * away, is in 200 times as many documents.
 */
export function commonerWord(view: View, word: QueryWord): string | null {
  const typed = termOf(word)
  if (word.correctable === undefined || typed.length < SHORTEST_DOUBTED || HAS_DIGIT.test(typed)) return null
  const isPlain = word.spellings.every(({ terms, weight }) => weight === 1 && terms.length === 1)
  if (!isPlain || isKana(word.correctable)) return null
  const everywhere = view.segments.map(() => null)
  let documents = 0
  for (const { terms } of word.spellings) {
    if (isInWeightyField(view, terms[0])) return null
    documents += reach(view, terms[0], everywhere).all
  }
  if (documents * MUCH_COMMONER > view.size) return null
  let best: string | null = null
  let most = documents * MUCH_COMMONER - 1
  const seen = new Set(word.spellings.map(({ terms }) => terms[0]))
  for (const segment of view.segments) {
    for (const { text } of similarTerms(segment.termTable(), typed, 1, { sameStart: true })) {
      if (seen.has(text)) continue
      seen.add(text)
      const { all } = reach(view, text, everywhere)
      if (all <= most) continue
      best = text
      most = all
    }
    view.checkTime()
  }
  return best
}

/** Whether a living document holds a term in a field that does not have the least weight. */
function isInWeightyField(view: View, term: string): boolean {
  const least = Math.min(...view.layout.text.map(({ weight }) => weight))
  const { frequencies, fields } = view.patterns
  return view.segments.some(segment => {
    const list = segment.postings(term)
    for (let at = list?.start ?? 0; list && at < list.end; at++) {
      if (!hasBit(segment.live, list.docs[at])) continue
      const code = list.codes[at] === ESCAPE ? rareCode(list, at) : list.codes[at]
      for (let field = 0; field < fields; field++) {
        if (view.layout.text[field].weight > least && frequencies[code * fields + field] > 0) return true
      }
    }
    return false
  })
}

/**
 * The indexed term that a word with a typing error most likely stands for: fewest edits, then the same first letter, then
 * most documents. Null when nothing is near enough.
 */
export function correction(view: View, word: QueryWord, masks: readonly (Bits | null)[]): string | null {
  const typed = termOf(word)
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
