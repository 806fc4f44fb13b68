import {
  type Phrase,
  phraseOf,
  type QueryWord,
  queryClauses,
  queryWords,
  type Spelling,
} from '@hanap/search-engine/analysis'
import type { Query, Schema } from '@hanap/search-engine/schema'

/** Of a query's text, in UTF-16 units; what is beyond is not looked at. */
const MOST_TEXT = 500

/** A word or a phrase that documents are to hold. */
export interface Sought {
  typed: string
  /** None of a phrase. */
  spellings: readonly Spelling[]
  /** The text field that it must stand in; any when left out. */
  field?: string | undefined
  /** The word as a typing error in it is corrected; undefined where none is. */
  correctable?: string | undefined
  /** A far commoner word that it is found as, too: it says no more than that one. */
  commoner?: string
  /** Of joined words: what to look for when no document holds all of it. */
  parts?: readonly Sought[]
  phrase?: Phrase
  /** Of a phrase: what to look for when no document holds it, and its text. */
  instead?: { text: string; words: readonly Sought[] }
}

/** What a query's text asks for, and what it leaves out. */
export interface SoughtText {
  sought: readonly Sought[]
  excluded: readonly Sought[]
}

const soughtWord = (word: QueryWord, field: string | undefined): Sought => ({
  typed: word.typed,
  spellings: word.spellings,
  field,
  correctable: word.correctable,
  parts: (word.parts ?? []).map(part => soughtWord(part, field)),
})

/** Function words count only when there is nothing else. */
const withoutMinor = (words: readonly (Sought & { isMinor: boolean })[]): readonly Sought[] => {
  const major = words.filter(({ isMinor }) => !isMinor)
  return major.length > 0 ? major : words
}

/** `languages` are those of the documents. A prefix for a field that the index does not have is refused with a RangeError. */
export const soughtIn = (schema: Schema, query: Query, languages: readonly string[]): SoughtText => {
  const text = (query.text ?? '').slice(0, MOST_TEXT)
  if (text === '') return { sought: [], excluded: [] }
  for (const name of Object.values(query.fields ?? {}))
    if (!Object.hasOwn(schema.text, name)) throw new RangeError(`The index has no text field "${name}"`)
  const sought: (Sought & { isMinor: boolean })[] = []
  const excluded: Sought[] = []
  for (const { text: own, isPhrase, isExcluded, field } of queryClauses(text, query.fields)) {
    const words = queryWords(own, query.language, languages)
    if (!isPhrase && !isExcluded) {
      for (const word of words)
        sought.push({ ...soughtWord(word, field), isMinor: word.minor && field === undefined })
      continue
    }
    const phrase = phraseOf(own, query.language, languages)
    if (phrase.places.length === 0) continue
    const one: Sought = {
      typed: isPhrase ? `"${own}"` : own,
      spellings: [],
      field,
      phrase,
      instead: { text: own.trim(), words: words.map(word => soughtWord(word, field)) },
    }
    if (isExcluded) excluded.push(one)
    else sought.push({ ...one, isMinor: false })
  }
  return { sought: withoutMinor(sought), excluded }
}

/** Of everything in it, whatever may be looked for in the end. */
export const termsOf = (words: readonly Sought[]): string[] =>
  words.flatMap(({ spellings, parts = [], phrase, instead }) => [
    ...spellings.flatMap(({ terms }) => terms),
    ...(phrase ? [...phrase.places.flat(), ...phrase.whole] : []),
    ...termsOf(parts),
    ...termsOf(instead?.words ?? []),
  ])
