const ARABIC = /\p{Script=Arabic}/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Nd}]/u
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

export const hasArabic = (text: string) => ARABIC.test(text)
export const runsLeftToRight = (text: string) => !ARABIC.test(text) && LEFT_TO_RIGHT.test(text)

/** Whether a text runs right to left as a whole. */
export const isRightToLeft = (text: string): boolean => {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return arabic > latin
}

const foldUnit = (unit: string): string => {
  const code = unit.charCodeAt(0)
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if ('أإآ'.includes(unit)) return 'ا'
  if (unit === 'ى') return 'ي'
  if (unit === 'ة') return 'ه'
  if (unit === 'ı' || unit === 'İ') return 'i'
  if (code < 0x80) return unit.toLowerCase()
  // Kana would lose their voicing marks.
  const isLatin = code < 0x250 || (code >= 0x1e00 && code < 0x1f00)
  const [base = unit] = isLatin ? unit.normalize('NFD') : unit
  const small = base.toLowerCase()
  return small.length === 1 ? small : unit
}

/** Small letters without accents, digits as 0-9: as many characters as before, so that places stay the same. */
export const foldCharacters = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => foldUnit(text[at] ?? '')).join('')

const SPREAD_TOKENS = 4
const SHARE_SINGLE = 0.7

/** A word whose letters stand apart from each other as one: “P R I Y A”, “E D U C AT I O N”. */
const unspreadWord = (text: string): string => {
  const tokens = text.trim().split(' ')
  const isSpread =
    tokens.length >= SPREAD_TOKENS &&
    tokens.every(token => /^\p{L}{1,2}$/u.test(token)) &&
    tokens.filter(token => token.length === 1).length >= SHARE_SINGLE * tokens.length &&
    !CJK.test(text) &&
    !ARABIC.test(text)
  return isSpread ? tokens.join('') : text
}

/** A text with words whose letters stand apart put together, where wider spaces tell the words from each other. */
export const unspread = (text: string): string => {
  const words = text.split(/\s{2,}/)
  const whole = words.map(unspreadWord)
  const isSpread = whole.some((word, at) => word !== words[at])
  // A short one beside them is spread as well: “L I”.
  return isSpread
    ? whole.map(word => (/^(?:\p{L} ){1,2}\p{L}$/u.test(word) ? word.replaceAll(' ', '') : word)).join(' ')
    : text
}

const LIGATURES: readonly (readonly [before: RegExp, after: RegExp, letters: string])[] = [
  [/(^|\W)(o|e|su|di|coe)$/i, /^(ci|ce|cult|cient)/, 'ffi'],
  [/(sta|o|e|di|bu|su|cuto)$/i, /^(er|ort|ect|ice|s?(?!\p{L}))/u, 'ff'],
  [/./, /^(ow|ex|uen|uct|oor|ash|ag|eet|ight|at\b|utter|oat|y|ection)/, 'fl'],
]

/** A sign of a font of pictures, which stands for no letters. */
const ICON = '\ue000'

/**
 * Puts letters where a font left a hole for two of them drawn as one: “certi_ed”, “work_ow”. A hole that touches no
 * letter is a picture.
 */
export const fillHoles = (text: string): string => {
  const [first = '', ...rest] = text.split('\u0000')
  return rest.reduce((before, after) => {
    const isLigature = /\p{L}$/u.test(before) ? !/^\p{Lu}\p{Ll}/u.test(after) : /^\p{Ll}/u.test(after)
    if (!isLigature) return before + ICON + after
    const ligature = LIGATURES.find(([left, right]) => left.test(before) && right.test(after))
    return before + (ligature?.[2] ?? 'fi') + after
  }, first)
}

/** Signs for parts of characters that some PDFs have in the place of the characters, which NFKC leaves. */
const RADICALS = new Map(
  Array.from(
    '⺠民⺟母⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻰龙⻳龟⺍小⻑長⻒長⻞食⻡首⻫斉⻮歯⻯竜'.match(
      /../gu,
    ) ?? [],
    pair => {
      const [sign = '', character = ''] = pair
      return [sign, character] as const
    },
  ),
)

/** Ligatures, presentation forms and full-width letters as the letters that they stand for. */
export const asLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u2027/gu, '・')
    .replace(/\u2215/gu, '/')
    .replace(/[\u2e80-\u2eff]/gu, sign => RADICALS.get(sign) ?? sign)
