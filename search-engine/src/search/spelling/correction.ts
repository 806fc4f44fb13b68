import type { QueryWord, Spelling } from '../../analysis/query-words.ts'
import { signTerms } from '../../analysis/terms.ts'
import type { Bits } from '../../store/bits.ts'
import { countDocuments, countEverywhere } from '../document-counts.ts'
import { byLikelihood, type Candidate, muchCommonerThan, SHORTEST_DOUBTED } from '../spelling-rule.ts'
import { type IndexState, postingCount, postingsOf, seenSlots } from '../view.ts'
import { similarNumbers } from './similar-terms.ts'

type CorrectionMasks = readonly (Bits | null)[]

const HAS_DIGIT = /\p{N}/u
const KANA = /^[ぁ-ゖー]+$/
const HIRAGANA = /[ぁ-ゖ]/g
/** Of those that are near, the likeliest by all documents. */
const MAX_CANDIDATES = 32

/** Typing errors allowed in a word of this length. */
export const editsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

export const isKana = (word: string): boolean => KANA.test(word)

/** How a corrected word is looked up and, for the reader, written. */
export const corrected = (word: string): { terms: readonly string[]; written: string } => {
  if (!isKana(word)) return { terms: [word], written: word }
  return { terms: signTerms(word).pairs, written: word.replace(HIRAGANA, toKatakana) }
}

const toKatakana = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) + 0x60)

/** What of a word its spelling is judged by. */
export interface SpeltWord {
  spellings: readonly Spelling[]
  correctable?: string | undefined
}

/** The terms under which documents would hold the word as typed; none of one that is a known expression. */
export const typedTerms = ({ spellings, correctable = '' }: SpeltWord): readonly string[] => {
  if (isKana(correctable)) return [correctable]
  const isPlain = spellings.every(({ terms, weight }) => weight === 1 && terms.length === 1)
  return isPlain ? spellings.map(({ terms }) => terms[0]) : []
}

/** What documents hold is near: the word itself or its stem in one of their languages. */
export const probesOf = (word: SpeltWord): string[] => {
  const typed = word.correctable ?? ''
  if (isKana(typed)) return [typed]
  return [...new Set([typed, ...word.spellings.flatMap(({ terms }) => (terms.length === 1 ? terms : []))])]
}

/** Postings of a term, those of documents that are gone too: more than its reach, and quickly known. */
const maxDocumentCount = (view: IndexState, term: string): number => {
  let most = 0
  for (const at of view.segments.keys()) {
    const list = postingsOf(view, at, term)
    if (list) most += list.end - list.start
  }
  return most
}

interface NearestEdit {
  edits: number
  /** Only terms with the first letter of what was typed. */
  sameStart: boolean
  /** Documents that must hold a term at least. */
  least: number
}

/** Terms under the masks that are near the word, the likeliest first. */
export const candidatesFor = (
  view: IndexState,
  word: QueryWord,
  masks: CorrectionMasks,
  near: NearestEdit,
): Candidate[] => {
  const typed = word.correctable ?? ''
  const { edits: most, sameStart, least } = near
  if (most === 0 || HAS_DIGIT.test(typed)) return []
  const candidateWords = new Map<string, { edits: number; most: number }>()
  const probes = probesOf(word)
  for (const [at, segment] of view.segments.entries()) {
    const own = new Map<number, number>()
    for (const probe of probes) {
      const edits = Math.min(most, editsAllowed(probe.length))
      if (edits === 0) continue
      for (const [number, needed] of similarNumbers(segment.termTable(), probe, edits, { sameStart }))
        own.set(number, Math.min(needed, own.get(number) ?? needed))
    }
    for (const [number, edits] of own) {
      const held = postingCount(view, at, number)
      if (held === 0) continue
      const text = segment.termText(number)
      const earlierCandidate = candidateWords.get(text)
      if (!earlierCandidate) candidateWords.set(text, { edits, most: held })
      else earlierCandidate.most += held
    }
    view.checkTime()
  }
  for (const { terms } of word.spellings) if (terms.length === 1) candidateWords.delete(terms[0])
  const ranked = (candidates: readonly Candidate[]): Candidate[] =>
    candidates.filter(({ scoped }) => scoped >= least).sort(byLikelihood)
  const roughly = [...candidateWords].map(([text, { edits, most: scoped }]) => {
    return { text, edits, isSameStart: text[0] === typed[0], scoped, weighty: 0 }
  })
  return ranked(
    ranked(roughly)
      .slice(0, MAX_CANDIDATES)
      .map(candidate => ({ ...candidate, ...countDocuments(view, [candidate.text], masks) })),
  )
}

/**
 * The much commoner word of which a word that documents under the masks hold is likely a misspelling. Null when the word is
 * short, or when no word with the same first letter, an edit away, is that much commoner there.
 */
export const commonerWord = (view: IndexState, word: QueryWord, masks: CorrectionMasks): Candidate | null => {
  const terms = typedTerms(word)
  const typed = word.correctable ?? ''
  if (terms.length === 0 || typed.length < SHORTEST_DOUBTED || isKana(typed)) return null
  if (muchCommonerThan(terms.reduce((sum, term) => sum + maxDocumentCount(view, term), 0)) > view.size)
    return null
  const own = countDocuments(view, terms, masks)
  const least = muchCommonerThan(own.scoped)
  if (least > seenSlots(view)) return null
  const commoner = candidatesFor(view, word, masks, { edits: 1, sameStart: true, least })
  return commoner.find(({ weighty }) => weighty >= muchCommonerThan(own.weighty)) ?? null
}

/**
 * Other words that one which other words of a query never stand beside may have been meant for, an edit away, the likeliest first:
 * under the masks they stand beside those, and in scope they are in more documents than the word as typed.
 */
export const likelierBeside = (
  view: IndexState,
  word: QueryWord,
  beside: CorrectionMasks,
  scope: CorrectionMasks,
): Candidate[] => {
  const terms = typedTerms(word)
  const typed = word.correctable ?? ''
  if (terms.length === 0 || typed.length < SHORTEST_DOUBTED || isKana(typed)) return []
  const own = countDocuments(view, terms, scope).scoped
  return candidatesFor(view, word, beside, { edits: 1, sameStart: true, least: 1 }).filter(
    ({ text }) => countDocuments(view, [text], scope).scoped > own,
  )
}

/** The word that in scope so many more documents hold that one an edit away is not worth more than it. */
export const farCommonerWord = (
  view: IndexState,
  word: QueryWord,
  scope: CorrectionMasks,
): Candidate | null => {
  const terms = typedTerms(word)
  if (terms.length === 0 || (word.correctable?.length ?? 0) < SHORTEST_DOUBTED) return null
  const own = countDocuments(view, terms, scope).scoped
  const least = muchCommonerThan(own)
  return candidatesFor(view, word, scope, { edits: 1, sameStart: true, least })[0] ?? null
}

/**
 * What a word that no document under the masks holds most likely stands for. Null when nothing there is near enough, or when
 * more documents elsewhere hold it as typed: then it is a word.
 */
export const correction = (view: IndexState, word: QueryWord, masks: CorrectionMasks): string | null => {
  const edits = editsAllowed(word.correctable?.length ?? 0)
  const [best] = candidatesFor(view, word, masks, { edits, sameStart: false, least: 1 })
  if (!best) return null
  return countEverywhere(view, typedTerms(word)) >= best.scoped ? null : best.text
}
