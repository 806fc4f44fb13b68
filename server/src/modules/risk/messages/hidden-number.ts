import { foldText } from '@hanap/search-engine/analysis/fold'

/** Digits as words, so far as numbers are dictated by them. */
const DIGIT_WORDS = [
  'zero one two three four five six seven eight nine oh double triple plus',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'um dois duas quatro sete oito nove meia onze vinte',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz kırk altmış elli otuz yirmi',
  'nol satu dua tiga empat lima enam tujuh delapan sembilan kosong lapan',
  'صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة',
]
const words = new Set(DIGIT_WORDS.flatMap(line => foldText(line).split(' ')))
const ZERO_IN_KATAKANA = foldText('ゼロ')
const SIGNS = /^[零〇一二三四五六七八九幺壹]+$/u
const DIGITS = /^\d+$/
const SEPARATOR = /^[,，、.:：+()/-]$/
const TOKENS = new RegExp(
  String.raw`\d+|[零〇一二三四五六七八九幺壹]+|${ZERO_IN_KATAKANA}|(?:(?![零〇一二三四五六七八九幺壹])[\p{L}\p{M}])+|[^\s\d\p{L}\p{M}]`,
  'gu',
)

/** So many digits are a number that is dialled. */
const DIALLED = 7
/** A time or a year has words among its digits, too, but fewer. */
const MIN_SPELT = 2

/** How many digits a token spells out. */
const speltDigits = (token: string): number => {
  if (words.has(token) || token === ZERO_IN_KATAKANA) return 1
  return SIGNS.test(token) ? token.length : 0
}

/** Whether a folded text has a number that is spelt out, or whose digits are set apart, so that nothing finds it. */
export const hasHiddenNumber = (text: string): boolean => {
  let digits = 0
  let spelt = 0
  let singles = 0
  for (const token of text.match(TOKENS) ?? []) {
    if (SEPARATOR.test(token)) continue
    const asWord = speltDigits(token)
    if (asWord === 0 && !DIGITS.test(token)) {
      digits = 0
      spelt = 0
      singles = 0
      continue
    }
    digits += asWord === 0 ? token.length : asWord
    spelt += asWord
    singles += asWord > 0 || token.length === 1 ? 1 : 0
    if (digits >= DIALLED && (spelt >= MIN_SPELT || singles >= DIALLED)) return true
  }
  return false
}
