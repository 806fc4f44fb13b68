import type { QueryWord } from '../analysis/query-words.ts'
import { MAX_WORDS } from '../search/plan.ts'
import {
  ANYWHERE,
  type QueryTerm,
  type QueryTermPhrase,
  type QueryText,
  queryTermsOf,
} from '../search/query-terms.ts'
import { expressionAt, expressionsOf, termsOfName } from '../search/translate.ts'
import type { IndexLayout } from '../store/layout.ts'
import type { DocumentContents } from './document-contents.ts'

type Terms = readonly string[]

/** An expression at a word of the text, with the terms of its names in other languages. */
interface TranslatedSpan {
  length: number
  names: readonly Terms[]
}

/** What a text asks of a document. */
export interface TextDemands {
  required: readonly QueryTerm[]
  excluded: readonly QueryTermPhrase[]
  /** By word. */
  named: readonly (TranslatedSpan | null)[]
  /** The field in which names in other languages are looked for. */
  lead: number
}

/** Words that some term lists spell, in one field or any. */
interface SpelledWords {
  spellings: readonly Terms[]
  field: number
  parts: readonly SpelledWords[]
}

/** `unclear`: whether it is listed hangs on a typing error that may be corrected. */
export type MatchVerdict = 'listed' | 'unlisted' | 'unclear'

const MAX_CACHED_NAMES = 50_000
const cachedNames = new Map<string, readonly Terms[]>()

const namesTerms = (names: readonly string[], languages: readonly string[]): readonly Terms[] =>
  names.flatMap(name => {
    const cached = cachedNames.get(name)
    if (cached) return cached
    if (cachedNames.size >= MAX_CACHED_NAMES) cachedNames.clear()
    const made = termsOfName(name, languages)
    cachedNames.set(name, made)
    return made
  })

/** `languages` are those that documents may be in. */
export const textDemandsOf = (
  text: QueryText,
  layout: IndexLayout,
  languages: readonly string[],
): TextDemands => {
  const { required, excluded } = queryTermsOf({ layout, languages }, text)
  const expressions = required.length > MAX_WORDS ? [] : expressionsOf(text, languages)
  const named = required.map((_, at) => {
    if (expressions.length === 0) return null
    const { length, names } = expressionAt(required, at, expressions)
    return names.length === 0 ? null : { length, names: namesTerms(names, languages) }
  })
  return { required, excluded, named, lead: layout.lead }
}

/** Whether a search for the text lists a document without giving up or correcting a word of it. */
export const verdictOf = (
  { required, excluded, named, lead }: TextDemands,
  held: DocumentContents,
): MatchVerdict => {
  if (excluded.some(phrase => holdsPhrase(phrase, held))) return 'unlisted'
  if (required.length === 0) return 'listed'
  if (required.length > MAX_WORDS) return 'unlisted'
  const other = byNames(required, named, lead, held)
  if (other !== 'unlisted') return other
  const spelledWords: SpelledWords[] = []
  for (const one of required) {
    const own = spelledAs(one, held)
    if (typeof own === 'string') return own
    spelledWords.push(...own)
  }
  if (spelledWords.length > MAX_WORDS) return 'unlisted'
  const apart = spelledWords.flatMap(word => (word.parts.length > 0 ? word.parts : [word]))
  const holds = (word: SpelledWords): boolean => holdsSpelled(word, held)
  return spelledWords.every(holds) || (apart.length <= MAX_WORDS && apart.every(holds))
    ? 'listed'
    : 'unlisted'
}

/** With names in other languages in the place of expressions. */
const byNames = (
  asked: readonly QueryTerm[],
  named: TextDemands['named'],
  lead: number,
  held: DocumentContents,
): MatchVerdict => {
  const words: SpelledWords[] = []
  let typed: SpelledWords[] | null = []
  let isNamed = false
  let at = 0
  while (at < asked.length) {
    const expression = named[at]
    const name = expression && nameIn(expression, lead, held)
    if (!name) {
      const own = spelledAs(asked[at], held)
      if (typeof own === 'string') return own
      words.push(...own)
      typed?.push(...own)
      at++
      continue
    }
    isNamed = true
    words.push(name.word)
    for (const one of asked.slice(at, at + name.length)) {
      const own = 'word' in one ? spelledWord(one.word, one.field, held) : null
      if (own) typed?.push(own)
      else typed = null
    }
    at += name.length
  }
  if (!isNamed) return 'unlisted'
  const holds = (word: SpelledWords): boolean => holdsSpelled(word, held)
  return typed?.every(holds) || words.every(holds) ? 'listed' : 'unlisted'
}

const nameIn = (
  { length, names }: TranslatedSpan,
  lead: number,
  held: DocumentContents,
): { word: SpelledWords; length: number } | null => {
  const spellings = names.filter(terms => terms.every(term => held.listed.has(term)))
  return spellings.length === 0 ? null : { word: { spellings, field: lead, parts: [] }, length }
}

const holdsSpelled = ({ spellings, field }: SpelledWords, held: DocumentContents): boolean =>
  field === ANYWHERE
    ? spellings.length > 0
    : spellings.some(terms => terms.every(term => held.has(term, field)))

const holdsPhrase = ({ phrase, field }: QueryTermPhrase, held: DocumentContents): boolean => {
  const holds = (term: string): boolean => held.has(term, field)
  if (phrase.whole.some(holds)) return true
  if (!phrase.places.every(terms => terms.some(holds))) return false
  return phrase.places.length === 1 || held.hasInOrder(phrase.places, field)
}

const spelledAs = (one: QueryTerm, held: DocumentContents): SpelledWords[] | 'unlisted' | 'unclear' => {
  if ('word' in one) return spelledOrSplit(one.word, one.field, held)
  // A phrase that stands there asks nothing more.
  const fields = one.field === ANYWHERE ? held.listedFields : [one.field]
  return fields.some(field => holdsPhrase({ ...one, field }, held))
    ? [{ spellings: [[]], field: ANYWHERE, parts: [] }]
    : 'unlisted'
}

/** The word in spellings that the document holds, wherever they stand but in a mention. */
const spelledWord = (word: QueryWord, field: number, held: DocumentContents): SpelledWords | null => {
  const spellings = word.spellings
    .map(({ terms }) => terms)
    .filter(terms => terms.every(term => (field === ANYWHERE ? held.listed : held.terms).has(term)))
  if (spellings.length === 0) return null
  const parts = (word.parts ?? []).map(part => spelledWord(part, field, held)).filter(part => part !== null)
  return { spellings, field, parts }
}

/** Whether the document holds the word in some spelling, wherever that stands. */
const isMentioned = ({ spellings }: QueryWord, held: DocumentContents): boolean =>
  spellings.some(({ terms }) => terms.every(term => held.terms.has(term)))

const spelledOrSplit = (
  word: QueryWord,
  field: number,
  held: DocumentContents,
): SpelledWords[] | 'unlisted' | 'unclear' => {
  const whole = spelledWord(word, field, held)
  if (whole) return [whole]
  if (isMentioned(word, held)) return 'unlisted'
  const spelledWords: SpelledWords[] = []
  for (const part of word.parts ?? []) {
    const own = spelledOrSplit(part, field, held)
    if (typeof own === 'string') return own
    spelledWords.push(...own)
  }
  if (spelledWords.length === 0) return 'unlisted'
  // A typing error is corrected rather than the word taken apart.
  return word.correctable === undefined ? spelledWords : 'unclear'
}

/**
 * Terms of which a listed document holds at least one; null where the text asks for no word. Of the words the one whose terms
 * cost least together.
 */
export const keysOf = (
  { required, named }: TextDemands,
  cost: (term: string) => number,
): readonly string[] | null => {
  if (required.length === 0) return null
  const sum = (terms: Terms): number => terms.reduce((total, term) => total + cost(term), 0)
  const cheapest = (lists: readonly Terms[]): Terms =>
    lists.reduce((best, list) => (sum(list) < sum(best) ? list : best))
  const rarest = (terms: Terms): string => cheapest(terms.map(term => [term]))[0]
  const ofWord = (word: QueryWord): Terms => [
    ...word.spellings.map(({ terms }) => rarest(terms)),
    ...(word.parts ? cheapest(word.parts.map(ofWord)) : []),
  ]
  const own = required.map(one =>
    'word' in one ? ofWord(one.word) : [...cheapest(one.phrase.places), ...one.phrase.whole],
  )
  const all = own.map((terms, at) => [
    ...new Set([
      ...terms,
      ...named.flatMap((name, from) =>
        name && from <= at && at < from + name.length ? name.names.map(rarest) : [],
      ),
    ]),
  ])
  return cheapest(all)
}
