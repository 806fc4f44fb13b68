import { foldText } from '@hanap/search-engine/analysis/fold'

const ARABIC_PREFIX = '(?:[وفبلك]{0,2}(?:ال)?|لل)'
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const ARABIC = /^\p{Script=Arabic}/u
/** Words of letters begin and end beside signs of Han and kana as beside spaces. */
const LETTERS = String.raw`[\p{Script=Latin}\p{Script=Arabic}\p{N}]`
const NOT_AFTER_WORD = `(?<!${LETTERS})`
const NOT_BEFORE_WORD = `(?!${LETTERS})`
const WORD_START = /^[\p{L}\p{N}]/u

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** One alternative as `MessageWords` writes it, for texts that are folded. */
const alternativePattern = (alternative: string): string => {
  const isWhole = alternative.endsWith('!')
  const text = foldText(isWhole ? alternative.slice(0, -1) : alternative).replace(/[’‘`´]/g, "'")
  const body = text
    .split(/ ?\.\. ?/)
    .map(escapeRegExp)
    .join(String.raw`[^.。\n]{0,30}?`)
  if (IDEOGRAPH.test(text)) return body
  const start = WORD_START.test(text) ? NOT_AFTER_WORD : ''
  return `${start}${ARABIC.test(text) ? ARABIC_PREFIX : ''}${body}${isWhole ? NOT_BEFORE_WORD : ''}`
}

/** Any of the alternatives of one word class. */
export const wordPattern = (alternatives: string): RegExp =>
  new RegExp(alternatives.split('|').map(alternativePattern).join('|'), 'u')
