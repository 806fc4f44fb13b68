import hanVariants from './data/han-variants.json' with { type: 'json' }

const simplified = new Map<string, string>()
const variantTargets = [...hanVariants.to]
for (const [at, variant] of [...hanVariants.from].entries()) simplified.set(variant, variantTargets[at])

const ASCII = /^[\p{ASCII}]*$/u
const LATIN_MARKED = /[À-ɏḀ-ỿ]|[\u0300-\u036f]/
const LATIN_MARKS = /([a-z])[\u0300-\u036f]+/g
const LATIN_LIGATURES = /[ßæœøđłþðı]/g
const ARABIC = /[\u0610-\u06ff]/
const ARABIC_DROPPED = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g
const ARABIC_FORMS = /[أإآٱؤئىةکی٠-٩۰-۹]/g
const HAN = /\p{Script=Han}/u
const HAN_EACH = /\p{Script=Han}/gu
const KATAKANA = /[ァ-ヶー]/
const KATAKANA_EACH = /[ァ-ヶ]/g
// A final length mark is optional in Japanese spelling of loan words (コンピュータ, コンピューター).
const FINAL_LENGTH_MARK = /([ァ-ヶー]{3})ー(?![ァ-ヶー])/g
const INITIALS = /(?<![\p{L}\p{N}])(\p{L}) & (\p{L})(?![\p{L}\p{N}])/gu

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

const arabicForms: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'ء',
  ئ: 'ء',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
}

const foldArabicForm = (letter: string): string => {
  const form = arabicForms[letter]
  if (form !== undefined) return form
  const code = letter.charCodeAt(0)
  return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660))
}

const foldLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(LATIN_MARKS, '$1')
    .normalize('NFC')
    .replace(LATIN_LIGATURES, letter => ligatures[letter])

const KATAKANA_WORD = /[ァ-ヶー]+/g

/** The katakana words of a text of 4 to 16 signs, folded: in Japanese they are what is spelled in several ways and mistyped. */
export const katakanaWords = (text: string): string[] => {
  const words = text.normalize('NFKC').match(KATAKANA_WORD) ?? []
  return words.map(foldText).filter(({ length }) => length >= 4 && length <= 16)
}

/** Writes "R & D" as "R&D", so that two initials stay one word. */
export const joinInitials = (text: string): string =>
  text.includes(' & ') ? text.replace(INITIALS, '$1&$2') : text

/**
 * One spelling for what readers take as the same: width, case (İ, I, ı and i are one letter), Latin diacritics,
 * Arabic letter forms, marks, tatweel and digits, traditional, simplified and Japanese character forms, katakana and hiragana.
 */
export const foldText = (text: string): string => {
  if (ASCII.test(text)) return joinInitials(text.toLowerCase())
  let folded = text.normalize('NFKC').toLowerCase()
  if (LATIN_MARKED.test(folded)) folded = foldLatin(folded)
  if (ARABIC.test(folded)) folded = folded.replace(ARABIC_DROPPED, '').replace(ARABIC_FORMS, foldArabicForm)
  if (KATAKANA.test(folded)) {
    folded = folded
      .replace(FINAL_LENGTH_MARK, '$1')
      .replace(KATAKANA_EACH, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
  }
  if (HAN.test(folded)) folded = folded.replace(HAN_EACH, sign => simplified.get(sign) ?? sign)
  return joinInitials(folded)
}
