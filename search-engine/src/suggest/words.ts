import { foldText } from '../analysis.ts'

const OTHER = 0
const LETTER = 1
const SIGN = 2
type SignClass = typeof OTHER | typeof LETTER | typeof SIGN

const classes = new Uint8Array(65_536)
const letter = /[\p{L}\p{N}\p{M}]/u
const ideographOrKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
for (let code = 0; code < 65_536; code++) {
  const sign = String.fromCharCode(code)
  // The first half of a pair is a rare ideograph's: folded labels hold no other pairs.
  const isPair = code >= 0xd800 && code <= 0xdbff
  if (isPair || ideographOrKana.test(sign)) classes[code] = SIGN
  else if (letter.test(sign)) classes[code] = LETTER
}
const classOf = (code: number) => classes[code] as SignClass

const APOSTROPHES = /['’‘ʼ`]/g
const INITIALS_DOT = /(?<=(?:^|[^\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu
const SEPARATORS = /[^\p{L}\p{N}\p{M}+#&.]+|\.(?![\p{L}\p{N}])/gu
const LONE_JOINTS = /(?<=^| )[+#&]+(?= |$)/g
const SPACES = / +/g

/** One spelling of a label or of what was typed: folded, its words separated by one space each. */
export const spelled = (text: string): string =>
  foldText(text)
    .replace(APOSTROPHES, '')
    .replace(INITIALS_DOT, '')
    .replace(SEPARATORS, ' ')
    .replace(LONE_JOINTS, '')
    .replace(SPACES, ' ')
    .trim()

const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']
const ARTICLE_LETTER = /^[وبكفلا]/

/** How many letters an Arabic word's article and what is joined to it take; 0 where little else would be left. */
const articleOf = (word: string): number => {
  if (!ARTICLE_LETTER.test(word)) return 0
  const article = ARTICLES.find(each => word.startsWith(each))
  if (article === undefined) return 0
  const end = word.indexOf(' ')
  return (end < 0 ? word.length : end) - article.length >= 2 ? article.length : 0
}

/** Where something typed may begin: nowhere, at a word, or inside a run of signs that has no spaces. */
export const NO_START = 0
export const AT_WORD = 1
export const INSIDE_RUN = 2

const DOT = 46
/** The length mark and the small kana begin no word. */
const CONTINUING = /[ーっゃゅょぁぃぅぇぉゎッャュョァィゥェォヮ]/

/** For each place of a text, what begins there. */
export const startsOf = (text: string): Uint8Array => {
  const starts = new Uint8Array(text.length)
  let before: SignClass = OTHER
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const own = classOf(code)
    if (own === LETTER && before !== LETTER) {
      starts[at] = AT_WORD
      const article = articleOf(text.slice(at))
      if (article > 0) starts[at + article] = AT_WORD
    } else if (own === SIGN) {
      if (before !== SIGN) starts[at] = AT_WORD
      else if (!CONTINUING.test(text[at])) starts[at] = INSIDE_RUN
    } else if (code === DOT && classOf(text.charCodeAt(at + 1)) === LETTER) starts[at] = AT_WORD
    // The second half of a pair is no sign of its own.
    if (code < 0xdc00 || code > 0xdfff) before = own
  }
  return starts
}

/** Whether a word may end between two neighbours. */
export const isWordEnd = (last: number, next: number): boolean =>
  classOf(next) !== LETTER || classOf(last) !== LETTER

/** What somebody typed, as it is looked for. */
export interface TypedText {
  /** In the order typed; the last one may be unfinished. */
  words: readonly string[]
  /** All words as one text, their articles with them. */
  whole: string
}

const MAX_WORDS = 8
const LONGEST_WORD = 40
const FINAL_LENGTH_MARK = /(?<=.)ー$/
/** Letters that an input method has not turned into kana yet. */
const UNTURNED = /(?<=[\u3041-\u309f])[a-z]{1,2}$/

export const typedIn = (text: string): TypedText => {
  const written = spelled(text)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(word => word.slice(0, LONGEST_WORD).replace(UNTURNED, '').replace(FINAL_LENGTH_MARK, ''))
  return { words: written.map(word => word.slice(articleOf(word))), whole: written.join(' ') }
}
