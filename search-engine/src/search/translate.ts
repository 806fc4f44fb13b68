import { queryWords } from '../analysis/query-words.ts'
import { eachTerm } from '../analysis/terms.ts'
import type { SearchQuery } from '../schema.ts'
import type { Bits } from '../store/bits.ts'
import {
  MAX_WORDS,
  type PlannedWord,
  planQuery,
  planWord,
  type QueryPlan,
  rarityOfSpellings,
  termUse,
} from './plan.ts'
import { ANYWHERE, type QueryTerm, type QueryText } from './query-terms.ts'
import type { IndexState } from './view.ts'

const MAX_SPELLINGS = 64

/** A search as typed and with names in other languages in the place of expressions. */
export interface TranslatedQueryPlan extends QueryPlan {
  /** Null when no document can hold the words as typed. */
  typed: readonly PlannedWord[] | null
}

/** Null when no expression of the query has a name in another language that the index holds. */
export const planTranslatedQuery = (
  view: IndexState,
  query: SearchQuery,
  asked: readonly QueryTerm[],
  masks: readonly (Bits | null)[],
): TranslatedQueryPlan | null => {
  if (!query.also?.length || asked.length > MAX_WORDS) return null
  const expressions = expressionsOf(query, view.languages)
  const plan: QueryPlan = { words: [], dropped: [], corrected: [] }
  let typed: PlannedWord[] | null = []
  let isTranslated = false
  let at = 0
  while (at < asked.length) {
    const { word, length } = longestName(view, asked, at, expressions)
    isTranslated ||= word !== null
    for (const one of asked.slice(at, at + length)) {
      if (word) {
        const own = 'word' in one ? planWord(view, one.word, one.field) : null
        if (own) typed?.push(own)
        else typed = null
        continue
      }
      const { words, dropped, corrected } = planQuery(view, [one], masks)
      plan.words.push(...words)
      plan.dropped.push(...dropped)
      plan.corrected.push(...corrected)
      typed?.push(...words)
    }
    if (word) plan.words.push(word)
    at += length
  }
  return isTranslated ? { ...plan, typed } : null
}

/** An expression that has names in other languages, by its analysed words. */
export interface TranslatedExpression {
  terms: readonly string[]
  names: readonly string[]
}

export const expressionsOf = (
  { also, language }: QueryText,
  languages: readonly string[],
): TranslatedExpression[] =>
  (also ?? []).map(({ from, to }) => ({
    terms: queryWords(from, language, languages).flatMap(word => word.spellings[0].terms),
    names: to,
  }))

/** How many words from `at` on are the beginning of an expression with these terms; 0 when they are not. */
const wordsWith = (asked: readonly QueryTerm[], at: number, terms: readonly string[]): number => {
  let matched = 0
  let next = at
  while (matched < terms.length) {
    const one = asked[next++]
    if (!(one && 'word' in one) || one.field !== ANYWHERE) return 0
    const own = one.word.spellings[0].terms
    if (!own.every((term, place) => terms[matched + place] === term)) return 0
    matched += own.length
  }
  return next - at
}

/** The longest expression that begins at this word, by its number of words, with its names; 0 where none does. */
export const expressionAt = (
  asked: readonly QueryTerm[],
  at: number,
  expressions: readonly TranslatedExpression[],
): { length: number; names: readonly string[] } => {
  const lengths = expressions.map(({ terms }) => wordsWith(asked, at, terms))
  const length = Math.max(...lengths)
  const own = expressions.filter((_, place) => length > 0 && lengths[place] === length)
  return { length, names: own.flatMap(({ names }) => names) }
}

/** The longest expression that begins at this word and has known names; one word without a name when there is none. */
const longestName = (
  view: IndexState,
  asked: readonly QueryTerm[],
  at: number,
  expressions: readonly TranslatedExpression[],
): { word: PlannedWord | null; length: number } => {
  const { length, names } = expressionAt(asked, at, expressions)
  const typed = asked.slice(at, at + length).map(one => ('word' in one ? one.word.typed : one.typed))
  const word = names.length > 0 ? planNames(view, names, typed.join(' ')) : null
  return word ? { word, length } : { word: null, length: 1 }
}

/** What stands for the names in other languages of the longest expressions in a query, one by one. */
export const namesIn = (view: IndexState, query: SearchQuery, asked: readonly QueryTerm[]): PlannedWord[] => {
  if (!query.also?.length || asked.length > MAX_WORDS) return []
  const expressions = expressionsOf(query, view.languages)
  const translations: PlannedWord[] = []
  for (let at = 0; at < asked.length; ) {
    const { word, length } = longestName(view, asked, at, expressions)
    if (word) translations.push(word)
    at += length
  }
  return translations
}

/** A name's terms under the stems of these languages. */
export const termsOfName = (name: string, languages: readonly string[]): (readonly string[])[] => {
  const byKey = new Map<string, readonly string[]>()
  for (const language of [undefined, ...languages]) {
    const terms: string[] = []
    eachTerm(name, language, (term, side) => {
      if (!side) terms.push(term)
    })
    if (terms.length > 0) byKey.set(terms.join(' '), terms)
  }
  return [...byKey.values()]
}

/** A word that stands for any of these names in a title, under the stems of the documents' languages. */
const planNames = (view: IndexState, names: readonly string[], typed: string): PlannedWord | null => {
  const byKey = new Map(
    names.flatMap(name => termsOfName(name, view.languages).map(terms => [terms.join(' '), terms] as const)),
  )
  const spellings = [...byKey.values()]
    .map(terms => ({ terms: terms.map(term => termUse(view, term)), weight: 1 }))
    .filter(({ terms }) => terms.every(term => term.frequency > 0))
    .slice(0, MAX_SPELLINGS)
  if (spellings.length === 0) return null
  const { lead } = view.layout
  return {
    typed,
    spellings,
    rarity: rarityOfSpellings(spellings),
    parts: [],
    field: lead,
    phrase: null,
    word: null,
  }
}
