import { foldText, katakanaWords } from './fold.ts'
import { scan, type TextVisitor } from './scan.ts'
import { stem } from './stem.ts'

/** Whatever katakana is made of once folded: letters and marks, wide and narrow, joined, circled, in squares. */
const KANA = /[\u30a1-\u30f6\u30fc\u30ff\u32d0-\u32fe\u3300-\u3357\uff66-\uff9d\u{1f201}\u{1f202}\u{1f213}]/u
const MAX_CACHED = 20_000
const cachedTerms = new Map<string, Map<string, string>>()

const stemsOf = (language: string): Map<string, string> => {
  let stems = cachedTerms.get(language)
  if (!stems) {
    stems = new Map()
    cachedTerms.set(language, stems)
  }
  return stems
}

/** The single signs and the pairs of neighbours of a run of ideographs or kana. */
export const signTerms = (run: string): { single: string[]; pairs: string[] } => {
  const single = Array.from(run)
  const pairs: string[] = []
  for (let at = 1; at < single.length; at++) pairs.push(single[at - 1] + single[at])
  return { single, pairs }
}

/** Receives what a text consists of, as parts of a text; `side` ones are further spellings and do not make the text longer. */
export interface PieceSink {
  /** A word that is indexed by its stem. */
  word(text: string, start: number, end: number, side: boolean): void
  /** Signs that are indexed as they are. */
  signs(text: string, start: number, end: number, side: boolean): void
}

/** The single signs of a run, then the pairs of neighbours. */
const eachSign = (run: string, sink: PieceSink): void => {
  const width = (at: number): number => ((run.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  const isAlone = run.length === width(0)
  for (let at = 0; at < run.length; at += width(at)) sink.signs(run, at, at + width(at), !isAlone)
  for (let at = 0, next = width(0); next < run.length; ) {
    const end = next + width(next)
    sink.signs(run, at, end, false)
    at = next
    next = end
  }
}

/** Calls `sink` with everything under which a text is indexed, in the order of the text. */
export const eachPiece = (text: string, sink: PieceSink): void => {
  if (text === '') return
  const visitor: TextVisitor = {
    span: (all, start, end) => sink.word(all, start, end, false),
    word: word => sink.word(word, 0, word.length, false),
    looseSpelling: word => sink.word(word, 0, word.length, true),
    run: signs => eachSign(signs, sink),
    compound(parts, whole) {
      for (const part of parts) sink.word(part, 0, part.length, false)
      for (const spelling of whole) sink.word(spelling, 0, spelling.length, true)
    },
  }
  scan(foldText(text), visitor)
  // Whole, for the correction of typing errors.
  if (KANA.test(text)) for (const word of katakanaWords(text)) sink.signs(word, 0, word.length, true)
}

/** Receives the terms of one text; `side` as of `PieceSink`. */
export type TermSink = (term: string, side: boolean) => void

/** Calls `sink` with every term under which a text is indexed, in the order of the text. */
export const eachTerm = (text: string, language: string | undefined, sink: TermSink): void => {
  const stems = stemsOf(language ?? '')
  eachPiece(text, {
    word(all, start, end, side) {
      const word = all.slice(start, end)
      let term = stems.get(word)
      if (term === undefined) {
        if (stems.size >= MAX_CACHED) stems.clear()
        term = stem(word, language)
        stems.set(word, term)
      }
      sink(term, side)
    },
    signs: (all, start, end, side) => sink(all.slice(start, end), side),
  })
}

/** All terms of a text as a list. Both the embedded index and any other search server are fed with these. */
export const analyze = (text: string, language?: string): string[] => {
  const terms: string[] = []
  eachTerm(text, language, term => terms.push(term))
  return terms
}
