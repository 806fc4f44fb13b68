import { fold, katakanaWords } from './fold.ts'
import { scan, type Visitor } from './scan.ts'
import { stem } from './stem.ts'

const KANA = /[\u30a1-\u30f6\uff66-\uff9d]/
const REMEMBERED = 20_000
const remembered = new Map<string, Map<string, string>>()

function stemsOf(language: string): Map<string, string> {
  let stems = remembered.get(language)
  if (!stems) {
    stems = new Map()
    remembered.set(language, stems)
  }
  return stems
}

/** The single signs and the pairs of neighbours of a run of ideographs or kana. */
export function signTerms(run: string): { single: string[]; pairs: string[] } {
  const single = Array.from(run)
  const pairs: string[] = []
  for (let at = 1; at < single.length; at++) pairs.push(single[at - 1] + single[at])
  return { single, pairs }
}

/** Receives the terms of one text; `side` terms are further spellings and do not make the text longer. */
export type TermSink = (term: string, side: boolean) => void

/** Calls `sink` with every term under which a text is indexed, in the order of the text. */
export function eachTerm(text: string, language: string | undefined, sink: TermSink): void {
  if (text === '') return
  const stems = stemsOf(language ?? '')
  const emit = (word: string, side = false): void => {
    let term = stems.get(word)
    if (term === undefined) {
      if (stems.size >= REMEMBERED) stems.clear()
      term = stem(word, language)
      stems.set(word, term)
    }
    sink(term, side)
  }
  const visitor: Visitor = {
    word(word) {
      emit(word)
    },
    run(signs) {
      const { single, pairs } = signTerms(signs)
      for (const sign of single) sink(sign, pairs.length > 0)
      for (const pair of pairs) sink(pair, false)
    },
    compound(parts, whole) {
      for (const part of parts) emit(part)
      for (const spelling of whole) emit(spelling, true)
    },
  }
  scan(fold(text), visitor)
  // Whole, for the correction of typing errors.
  if (KANA.test(text)) for (const word of katakanaWords(text)) sink(word, true)
}

/** All terms of a text as a list. Both the embedded index and any other search server are fed with these. */
export function analyze(text: string, language?: string): string[] {
  const terms: string[] = []
  eachTerm(text, language, term => terms.push(term))
  return terms
}
