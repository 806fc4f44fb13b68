import { foldText } from '@hanap/search-engine/analysis/fold'

/** Longer texts are read so far; what a fraud wants stands before it. */
const LONGEST = 60_000

const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu
/** T e l e g r a m, T.e.l.e.g.r.a.m: written apart so that nothing reads it. */
const WRITTEN_APART = /(?<![\p{L}\p{N}])\p{Script=Latin}(?:[ .*_-]\p{Script=Latin}){4,}(?![\p{L}\p{N}])/gu

const wordSign = /[\p{L}\p{N}\p{M}_]/u
const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const arabic = /\p{Script=Arabic}/u

const OTHER = 0
const WORD = 1
const IDEOGRAPH = 2
const ARABIC = 3
const kinds = new Uint8Array(65_536)
for (let code = 0; code < kinds.length; code++) {
  const sign = String.fromCharCode(code)
  if (ideograph.test(sign)) kinds[code] = IDEOGRAPH
  else if (arabic.test(sign) && wordSign.test(sign)) kinds[code] = ARABIC
  else if (wordSign.test(sign)) kinds[code] = WORD
}

const kindAt = (text: string, at: number) =>
  at < 0 || at >= text.length ? OTHER : kinds[text.charCodeAt(at)]

/** What Arabic writes as one with the word after it, folded. */
const PROCLITICS = ['وال', 'فال', 'بال', 'كال', 'ولل', 'ال', 'لل', 'و', 'ف', 'ب', 'ل', 'ك']

const SENTENCE_END = /[.!?](?=[\s"')\]]|$)|[。؟\n•·●▪■◆★✅✔➡|]/g
/** “Rp. 50.000”, “No. 5”, “1. …” */
const ABBREVIATION =
  /(?:^|[\s(])(?:\d{1,2}|rp|rm|no|nos|pt|cv|tn|ny|mr|mrs|ms|dr|st|vs|hp|tel|sr|sra|dra|av|ltd|inc|co|sdn|bhd|r\$|approx|min|max|p\.?m|a\.?m|e\.g|i\.e)$/

/** A text as patterns read it. */
export interface ReadableText {
  text: string
  /** At each sign, how many words began before it. */
  words: Uint32Array
  /** At each sign, the number of its sentence. */
  sentences: Uint32Array
}

const sentencesOf = (text: string): Uint32Array => {
  const numbers = new Uint32Array(text.length + 1)
  let number = 0
  let from = 0
  for (const end of text.matchAll(SENTENCE_END)) {
    if (end[0] === '.' && ABBREVIATION.test(text.slice(Math.max(from, end.index - 8), end.index))) continue
    numbers.fill(number, from, end.index + 1)
    number += 1
    from = end.index + 1
  }
  numbers.fill(number, from)
  return numbers
}

/** A semicolon keeps apart like so many words. */
const SEMICOLON = 4

const wordsOf = (text: string): Uint32Array => {
  const counts = new Uint32Array(text.length + 1)
  let count = 0
  for (let at = 0; at < text.length; at++) {
    counts[at] = count
    if (text[at] === ';') count += SEMICOLON
    const kind = kindAt(text, at)
    if (kind === IDEOGRAPH || (kind !== OTHER && kindAt(text, at - 1) !== kind)) count += 1
  }
  counts[text.length] = count
  return counts
}

export const readable = (source: string): ReadableText => {
  const text = foldText(
    source
      .slice(0, LONGEST)
      .replace(INVISIBLE, '')
      .replace(WRITTEN_APART, word => word.replace(/[ .*_-]/g, '')),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[’‘`´]/g, "'")
  return { text, words: wordsOf(text), sentences: sentencesOf(text) }
}

/** Whether a word that comes so far ends here. */
export const isEndOfWord = (text: string, end: number): boolean => {
  const last = kindAt(text, end - 1)
  return last === OTHER || last === IDEOGRAPH || kindAt(text, end) !== last
}

/** Tells of every place where a word may begin. */
export const eachStart = (text: string, tell: (at: number) => void): void => {
  for (let at = 0; at < text.length; at++) {
    const kind = kindAt(text, at)
    if (kind === OTHER) {
      if (text[at] !== ' ') tell(at)
      continue
    }
    if (kind !== IDEOGRAPH && kindAt(text, at - 1) === kind) continue
    tell(at)
    if (kind === ARABIC)
      for (const proclitic of PROCLITICS)
        if (text.startsWith(proclitic, at) && kindAt(text, at + proclitic.length) === ARABIC)
          tell(at + proclitic.length)
  }
}
