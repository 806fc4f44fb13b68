import { stemsOf, unspacedOf } from './words.ts'

interface TitleWords {
  /** Compared words of scripts with blanks, in their order. */
  words: readonly string[]
  /** Of scripts without blanks: the characters, and where words begin and end among them. */
  letters: string
  edges: ReadonlySet<number>
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const edgesOf = (letters: string) => {
  const segments = [...segmenter.segment(letters)]
  return new Set([...segments.map(({ index }) => index), letters.length])
}

const cachedWords = new Map<string, TitleWords>()
const MAX_CACHED = 20_000

const wordsOf = (title: string): TitleWords => {
  const before = cachedWords.get(title)
  if (before) return before
  const letters = unspacedOf(title)
  const made = { words: stemsOf(title), letters, edges: edgesOf(letters) }
  if (cachedWords.size >= MAX_CACHED) cachedWords.clear()
  cachedWords.set(title, made)
  return made
}

const holdsLetters = ({ letters, edges }: TitleWords, part: string): boolean => {
  for (let at = letters.indexOf(part); at >= 0; at = letters.indexOf(part, at + 1))
    if (edges.has(at) && edges.has(at + part.length)) return true
  return false
}

/** Whether a title says another one, word by word in any script: "IT" is in "IT Support", not in "Facilities". */
export const titleSays = (title: string, phrase: string): boolean => {
  const [own, other] = [wordsOf(title), wordsOf(phrase)]
  if (other.letters !== '') return holdsLetters(own, other.letters)
  if (other.words.length === 0) return false
  return own.words.some((_, from) => other.words.every((word, at) => own.words[from + at] === word))
}

const LONG = 4

/** The words in both titles that are no mere syllables. */
export const wordsInBoth = (title: string, other: string): string[] => {
  const words = new Set(wordsOf(other).words)
  return wordsOf(title).words.filter(word => word.length >= LONG && words.has(word))
}

/** Whether the title is of a script without blanks. */
export const isUnspacedTitle = (title: string): boolean => wordsOf(title).letters !== ''
