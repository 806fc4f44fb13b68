import { foldText } from '@hanap/search-engine/analysis/fold'

/** Digits as words, so far as numbers are dictated by them. */
const DIGIT_WORDS = [
  'zero one two three four five six seven eight nine oh double triple plus hundred twenty thirty forty fifty sixty seventy eighty ninety',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  'um dois duas quatro sete oito nove meia onze doze treze quatorze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  'sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan yüz',
  'nol satu dua tiga empat lima enam tujuh delapan sembilan kosong lapan sifar puluh belas',
  'صفر واحد اثنين اثنان ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع زيرو',
]
/** Japanese says digits without spaces between. */
const DIGITS_IN_KANA = foldText('ゼロ レイ マル イチ サン ヨン ロク ナナ シチ ハチ キュウ ニ ゴ').split(' ')
const DIGIT_IN_KANA = DIGITS_IN_KANA.join('|')
const words = new Set([...DIGIT_WORDS.flatMap(line => foldText(line).split(' ')), ...DIGITS_IN_KANA])
/** Said between the parts of a number. */
const CONNECTIVES = new Set(
  ['y', 'e', 've', 'و', 'and', 'の', 'mas', 'mais', 'tambah'].map(word => foldText(word)),
)
const SIGNS = /^[零〇一二三四五六七八九幺壹]+$/u
const DIGITS = /^\d+$/
const SEPARATOR = /^[,，、،.:：+()/*_~—-]$/
const TOKENS = new RegExp(
  String.raw`\d+|[零〇一二三四五六七八九幺壹]+|${DIGIT_IN_KANA}|の|(?:(?![零〇一二三四五六七八九幺壹]|${DIGIT_IN_KANA}|の)[\p{L}\p{M}])+|[^\s\d\p{L}\p{M}]`,
  'gu',
)

/** So many digits are a number that is dialled. */
const DIALLED = 7
/** A time or a year has words among its digits, too, but fewer. */
const MIN_SPELT = 2

/** How many digits a token spells out. */
const speltDigits = (token: string): number => {
  if (words.has(token)) return 1
  return SIGNS.test(token) ? token.length : 0
}

/** Whether a folded text has a number that is spelt out, or whose digits are set apart, so that nothing finds it. */
export const hasHiddenNumber = (text: string): boolean => {
  let digits = 0
  let spelt = 0
  let singles = 0
  for (const token of text.match(TOKENS) ?? []) {
    if (SEPARATOR.test(token) || CONNECTIVES.has(token)) continue
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
