/**
 * What must not reach a document: control characters, the marks that turn text around or hide in it, and what is no
 * character. Joiners stay: emoji and Persian words are spelt with them.
 */
const UNWANTED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufff0-\uffff\u{e0000}-\u{e007f}]/gu

/** One way to write a text, without what readers cannot see. Tabs and other line ends become their plain kin. */
export const normalizePlainText = (typed: string): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f\u00a0]/g, ' ')
    .replace(UNWANTED, '')
    .trim()

const STRONG = /[\p{L}]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** The direction of a text by its first letter, as browsers find it for `dir="auto"`. */
export const directionOf = (text: string, otherwise: 'ltr' | 'rtl'): 'ltr' | 'rtl' => {
  const letter = STRONG.exec(text)?.[0]
  if (letter === undefined) return otherwise
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
