import { foldText } from './fold.ts'
import { distinctStems } from './query-words.ts'
import { scan } from './scan.ts'
import { signTerms } from './terms.ts'

/** Words that must follow one another in a field. */
export interface Phrase {
  /** In order, each with the terms it may stand as. */
  places: readonly (readonly string[])[]
  /** Terms of which one alone stands for all of it: `full-time` is also `fulltime`. */
  whole: readonly string[]
}

/** `languages` are those of the documents. There are neither synonyms nor corrections in a phrase. */
export const phraseOf = (text: string, language?: string, languages: readonly string[] = []): Phrase => {
  const stemmed = [language, ...languages]
  const places: string[][] = []
  const wholes: string[][] = []
  let pieces = 0
  scan(foldText(text), {
    word(word) {
      pieces++
      places.push(distinctStems(word, stemmed))
    },
    run(run) {
      pieces++
      const { single, pairs } = signTerms(run)
      for (const term of pairs.length > 0 ? pairs : single) places.push([term])
    },
    compound(parts, whole) {
      pieces++
      for (const part of parts) places.push(distinctStems(part, stemmed))
      wholes.push(whole.flatMap(spelling => distinctStems(spelling, stemmed)))
    },
  })
  return { places, whole: pieces === 1 ? wholes.flat() : [] }
}
