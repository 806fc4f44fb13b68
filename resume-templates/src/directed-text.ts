import { directionOf, normalizePlainText } from './plain-text.ts'

/**
 * A stretch of a text: as it is; an `arabic` word; a `space` beside Arabic words, set apart from them, so that the words
 * stand in the file in the order in which they are read; `leftToRight`, which keeps its signs at its end among letters
 * that run the other way (C++); or a `word` that may be too long for a line, in parts between which it may break.
 */
type DirectionRun =
  | string
  | { arabic: string }
  | { space: string }
  | { leftToRight: string }
  | { word: string[]; letters: number }

/** A text and the direction in which it runs. */
export interface DirectedText {
  d: 'ltr' | 'rtl'
  runs: DirectionRun[]
  /** In a preview: where it was typed. */
  a?: string
}

/** Shorter words fit any column. */
const LONG = 18
const PART = 10

const HAS_ARABIC = /\p{Script=Arabic}/u
const SIGNS_LAST = /[A-Za-z0-9]+[+#]+(?![A-Za-z0-9+#])/g
// Scripts that break between any two letters are no long words, and those whose letters join are not taken apart.
const LONG_WORD = new RegExp(
  String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u200c\u200d\p{Extended_Pictographic}]{${LONG},}`,
  'gu',
)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const wordRun = (word: string): DirectionRun => {
  const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += PART) parts.push(letters.slice(at, at + PART).join(''))
  return { word: parts, letters: letters.length }
}

/** A text with `made` in the place of all that the pattern finds. */
const split = (
  text: string,
  pattern: RegExp,
  made: (match: string) => DirectionRun,
  rest: (text: string) => DirectionRun[],
) => {
  const runs: DirectionRun[] = []
  let done = 0
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > done) runs.push(...rest(text.slice(done, index)))
    runs.push(made(match))
    done = index + match.length
  }
  if (done < text.length) runs.push(...rest(text.slice(done)))
  return runs
}

const plainRuns = (text: string) => split(text, LONG_WORD, wordRun, rest => [rest])

const wordsRuns = (word: string) =>
  split(
    word,
    SIGNS_LAST,
    leftToRight => ({ leftToRight }),
    rest => (HAS_ARABIC.test(rest) ? [{ arabic: rest }] : plainRuns(rest)),
  )

const runsOf = (text: string): DirectionRun[] =>
  HAS_ARABIC.test(text) ? split(text, / +/g, space => ({ space }), wordsRuns) : plainRuns(text)

/** A text of one line as it was typed; its direction is that of its first letter, or `otherwise`. */
export const directedText = (typed: string, otherwise: 'ltr' | 'rtl'): DirectedText => {
  const text = normalizePlainText(typed).replace(/\s*\n\s*/g, ' ')
  const d = directionOf(text, otherwise)
  return { d, runs: runsOf(text) }
}

/** A text that runs from left to right whatever stands around it: an address, a number. */
export const leftToRight = (typed: string): DirectedText => ({ ...directedText(typed, 'ltr'), d: 'ltr' })

export const isEmptyText = ({ runs }: DirectedText) => runs.length === 0
