import { NO_START, spelled, startsOf, type TypedText } from './words.ts'

/** A stretch of a label, in UTF-16 units, the end left out. */
export type Highlight = readonly [from: number, to: number]

/** Where the typed words stand in a label, in the order of the label and apart from each other. */
export const highlightsOf = (label: string, { words }: TypedText): Highlight[] => {
  const highlights: Highlight[] = []
  const kinds = startsOf(label)
  const places = [...kinds.keys()].filter(at => kinds[at] !== NO_START)
  for (const word of words) {
    for (const from of places) {
      const to = endOf(label, from, word)
      if (to === undefined || highlights.some(([start, end]) => from < end && to > start)) continue
      highlights.push([from, to])
      break
    }
  }
  return highlights.sort(([a], [b]) => a - b)
}

/** The end of the shortest stretch from a place that is spelled as the word; undefined where none is. */
const endOf = (label: string, from: number, word: string): number | undefined => {
  const isWord = (end: number) => spelled(label.slice(from, end)).startsWith(word)
  const longest = Math.min(label.length, from + 2 * word.length + 4)
  if (!isWord(longest)) return undefined
  let to = Math.min(longest, from + word.length)
  while (!isWord(to)) to++
  while (to - 1 > from && isWord(to - 1)) to--
  // Marks that belong to the last letter stay with it.
  return to + (/^\p{M}+/u.exec(label.slice(to))?.[0].length ?? 0)
}
