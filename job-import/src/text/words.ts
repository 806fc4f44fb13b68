import { fold, UNSPACED } from './fold.ts'

/** Endings that tell gender and number: words are the same with and without them. */
const stem = (word: string): string => {
  if (/^[a-z]/.test(word)) {
    const single = word.length > 3 && /[^sui]s$/.test(word) ? word.replace(/(?<=or|ion)es$|s$/, '') : word
    return single.length > 5 ? single.replace(/[ao]$/, '') : single
  }
  if (/^[\u0600-\u06ff]/.test(word)) {
    const bare = word.length > 4 ? word.replace(/^(?:وال|بال|لل|ال)/, '') : word
    return bare.length > 3 ? bare.replace(/(?<=.{3})(?:ات|ون|ين|يه|ه|ي|ا)$/, '') : bare
  }
  return word
}

/** The words of a text in scripts with blanks, as they are compared. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=[a-z0-9])|(?<=[a-z0-9+#])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      ' ',
    )
    .split(' ')
    .filter(word => word !== '' && !UNSPACED.test(word))
    .map(stem)

/** A text of a script without blanks, as it is compared; empty for one in other scripts. */
export const unspacedOf = (text: string): string =>
  UNSPACED.test(text) ? fold(text).replaceAll(' ', '') : ''
