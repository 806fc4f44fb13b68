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

interface Alternative {
  body: string
  /** What stands before it: alternatives that share it are compiled together, at a fifth of the cost. */
  start: string
  isWhole: boolean
}

/** One alternative as `MessageWords` writes it, for texts that are folded. */
const readAlternative = (alternative: string): Alternative => {
  const isWhole = alternative.endsWith('!')
  const text = foldText(isWhole ? alternative.slice(0, -1) : alternative).replace(/[’‘`´]/g, "'")
  const body = text
    .split(/ ?\.\. ?/)
    .map(escapeRegExp)
    .join(String.raw`[^.。\n]{0,30}?`)
  if (IDEOGRAPH.test(text)) return { body, start: '', isWhole: false }
  const start = WORD_START.test(text) ? NOT_AFTER_WORD : ''
  return { body, start: `${start}${ARABIC.test(text) ? ARABIC_PREFIX : ''}`, isWhole }
}

const anyOf = (bodies: readonly string[]) => `(?:${bodies.join('|')})`

const startingWith = (start: string, alternatives: readonly Alternative[]): string => {
  const whole = alternatives.filter(({ isWhole }) => isWhole).map(({ body }) => body)
  const open = alternatives.filter(({ isWhole }) => !isWhole).map(({ body }) => body)
  const bodies = whole.length === 0 ? open : [...open, `${anyOf(whole)}${NOT_BEFORE_WORD}`]
  return `${start}${anyOf(bodies)}`
}

/** Whether a text says any of the alternatives of one word class. */
export const wordPattern = (alternatives: string): RegExp => {
  const byStart = Map.groupBy(alternatives.split('|').map(readAlternative), ({ start }) => start)
  return new RegExp([...byStart].map(([start, group]) => startingWith(start, group)).join('|'), 'u')
}
