import type { SuggestionEntry } from './suggester.ts'
import { AT_WORD, isWordEnd, NO_START, spelled, startsOf, typedIn } from './words.ts'

export interface CountedEntry extends SuggestionEntry<string> {
  count: number
}

/** How a label matches by reading it whole: a number, less is better; undefined where it does not. */
const howAsTyped = (label: string, words: readonly string[], whole: string): number | undefined => {
  const text = spelled(label)
  if (text === whole) return 0
  if (text.startsWith(whole)) return 1
  const starts = startsOf(text)
  const each = words.map((word, number) => {
    const places = [...starts.keys()].filter(at => starts[at] !== NO_START && text.startsWith(word, at))
    const isGood = (at: number) => {
      const end = at + word.length
      const isWhole = end === text.length || isWordEnd(text.charCodeAt(end - 1), text.charCodeAt(end))
      return starts[at] === AT_WORD && (number === words.length - 1 || isWhole)
    }
    return places.length === 0 ? undefined : places.some(isGood) ? 2 : 3
  })
  if (each.includes(undefined)) return undefined
  return Math.max(...each.map(how => how ?? 0))
}

const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
const positions = (text: string) => [...text].map((_, at) => at)

/** Whether one typing error makes `word` of `text`; the first letter is neither wrong nor missing. */
const isOneError = (word: string, text: string): boolean => {
  if (text.length === word.length - 1) return positions(word).some(at => without(word, at) === text)
  if (text.length === word.length + 1)
    return positions(text).some(at => at > 0 && at < word.length && without(text, at) === word)
  const differing = positions(word).filter(at => word[at] !== text[at])
  const [first = 0, second = 0] = differing
  if (differing.length === 1) return first > 0
  const isSwapped = second === first + 1 && word[first] === text[second] && word[second] === text[first]
  return differing.length === 2 && isSwapped
}

const matchesWithTypos = (label: string, words: readonly string[]): boolean => {
  const text = spelled(label)
  const starts = startsOf(text)
  const places = [...starts.keys()].filter(at => starts[at] !== NO_START)
  return words.every(word =>
    places.some(at => {
      if (text.startsWith(word, at)) return true
      if (word.length < 4) return false
      return [-1, 0, 1].some(more => {
        const part = text.slice(at, at + word.length + more)
        return part.length === word.length + more && isOneError(word, part)
      })
    }),
  )
}

/** What `suggest` must answer, found by reading every label: ids of one kind, the best first. */
export const suggestByReading = (entries: readonly CountedEntry[], text: string, kind: string): string[] => {
  const { words, whole } = typedIn(text)
  if (words.length === 0) return []
  const ranked = (howOf: (label: string) => number | undefined) =>
    entries.flatMap((entry, at) => {
      const hows = entry.labels.flatMap((label, number) => {
        const how = howOf(label)
        return how === undefined ? [] : [2 * how + (number === 0 ? 0 : 1)]
      })
      return hows.length === 0 ? [] : [{ entry, at, how: Math.min(...hows) }]
    })
  const asTyped = ranked(label => howAsTyped(label, words, whole))
  const suggestions =
    asTyped.length > 0 ? asTyped : ranked(label => (matchesWithTypos(label, words) ? 4 : undefined))
  return suggestions
    .filter(({ entry }) => entry.kind === kind)
    .sort(
      (a, b) =>
        Number(a.entry.count === 0) - Number(b.entry.count === 0) ||
        a.how - b.how ||
        b.entry.count - a.entry.count ||
        a.at - b.at,
    )
    .map(({ entry }) => entry.id)
}
