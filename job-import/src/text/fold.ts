/**
 * Text as our lists and rules are compared with it: lower-case, without Latin accents and Arabic vowel marks, one form
 * of each Arabic letter, the Turkish i's alike, all that is no letter, digit, `+`, `#` or inner point a blank.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/['’ʼ`]/g, '')
    .replace(/(?<=^|[^\p{L}\p{N}])\.(?=net\b)/gu, 'dot')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

const BEYOND_ASCII = /[\u0080-\uffff]/

/** Latin letters without their accents, all else as it is: in patterns `\b` knows ASCII letters only. */
export const unaccented = (text: string): string => (BEYOND_ASCII.test(text) ? withoutAccents(text) : text)

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .replace(/ı/g, 'i')

/** A pattern that is written with accents, to be tried on unaccented text. */
export const unaccentedPattern = (pattern: RegExp): RegExp =>
  new RegExp(unaccented(pattern.source), pattern.flags)

/** Scripts whose words stand without blanks between them. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u
