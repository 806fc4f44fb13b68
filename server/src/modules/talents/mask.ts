/** What reaches somebody: addresses, links, names of accounts and long numbers. */
const CONTACTS =
  /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+|(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+\.(?:com|net|org|io|me|ph|sg|my|hk|tw|jp|co|link|page|dev)\b\S*|(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,}|\+?\p{Nd}(?:[\s().-]?\p{Nd}){6,}/giu

const WORDS = /[\p{L}\p{M}\p{N}]+/gu
const HAS_WORDS = /[\p{L}\p{N}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const GAPS = /(?:…[\s.,;:·|/–—-]*)+/gu
const MIN_LETTERS = 2

interface TextWord {
  text: string
  from: number
  to: number
}

const wordsIn = (text: string): TextWord[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }))

/** Where a name stands in a text as a whole: its words one after the other, or as one. */
const placesOfWords = (words: readonly TextWord[], name: readonly string[]): [number, number][] => {
  const whole = name.join('')
  return words.flatMap(({ text, from, to }, at): [number, number][] => {
    if (text === whole) return [[from, to]]
    const last = words[at + name.length - 1]
    return last && name.every((word, own) => words[at + own]?.text === word) ? [[from, last.to]] : []
  })
}

/** Where words are not parted, a name may stand anywhere. */
const placesOfLetters = (text: string, name: string): [number, number][] => {
  const places: [number, number][] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push([at, at + name.length])
  return places
}

const withoutPlaces = (text: string, places: readonly [number, number][]): string => {
  let shown = ''
  let end = 0
  for (const [from, to] of places.toSorted(([one], [other]) => one - other)) {
    if (from >= end) shown += `${text.slice(end, from)}…`
    end = Math.max(end, to)
  }
  return shown + text.slice(end)
}

/** Hides contacts and these names in texts; a text of which nothing is left becomes null. Many expressions would take long to compile. */
export const createMask = (names: readonly string[]): ((text: string) => string | null) => {
  const hidden = [...new Set(names)].flatMap(name => {
    const words = wordsIn(name).map(({ text }) => text)
    return words.join('').length < MIN_LETTERS ? [] : [{ words, isUnspaced: UNSPACED.test(name) }]
  })
  return text => {
    const words = wordsIn(text)
    const places = hidden.flatMap(name =>
      name.isUnspaced ? placesOfLetters(text, name.words.join('')) : placesOfWords(words, name.words),
    )
    const masked = withoutPlaces(text, places).replace(CONTACTS, '…').replace(GAPS, '… ').trim()
    return HAS_WORDS.test(masked) ? masked : null
  }
}
