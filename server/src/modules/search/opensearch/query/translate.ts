import { eachTerm, queryWords } from '@hanap/search-engine/analysis'
import type { SearchQuery } from '@hanap/search-engine/schema'
import { frequenciesOf } from '../frequencies.ts'
import { leadFieldOf } from '../mapping.ts'
import { type ClusterPlan, isHeld, MAX_QUERY_WORDS, planTerms, type ScopedTarget } from './plan.ts'
import { type SearchTerm, termsOf } from './search-terms.ts'

const MAX_SPELLINGS = 64

/** A search as typed and with names in other languages in the place of expressions. */
export interface TranslatedClusterPlan extends ClusterPlan {
  /** Null when no document can hold the words as typed. */
  typed: readonly SearchTerm[] | null
}

interface NamedTerm {
  length: number
  /** A word that stands for any name in a title, in every language of the documents. */
  word: SearchTerm
}

/** How many words from `at` on are the beginning of an expression with these terms; 0 when they are not. */
const wordsWith = (sought: readonly SearchTerm[], at: number, terms: readonly string[]): number => {
  let matched = 0
  let next = at
  while (matched < terms.length) {
    const one = sought[next++]
    if (!one || one.phrase || one.field !== undefined) return 0
    const own = one.spellings[0]?.terms ?? []
    if (!own.every((term, place) => terms[matched + place] === term)) return 0
    matched += own.length
  }
  return next - at
}

const spellingsOf = (names: readonly string[], languages: readonly string[]) => {
  const byKey = new Map<string, string[]>()
  for (const name of names)
    for (const language of [undefined, ...languages]) {
      const terms: string[] = []
      eachTerm(name, language, (term, isSide) => {
        if (!isSide) terms.push(term)
      })
      if (terms.length > 0) byKey.set(terms.join(' '), terms)
    }
  return [...byKey.values()].map(terms => ({ terms, weight: 1 }))
}

/** By place: the longest expression that begins there, with all the names it has. */
export const namedPlaces = (
  within: ScopedTarget,
  query: SearchQuery,
  sought: readonly SearchTerm[],
  languages: readonly string[],
): Map<number, NamedTerm> => {
  const names = (query.also ?? []).map(({ from, to }) => ({
    to,
    terms: queryWords(from, query.language, languages).flatMap(word => word.spellings[0]?.terms ?? []),
  }))
  const places = new Map<number, NamedTerm>()
  for (const at of sought.keys()) {
    const lengths = names.map(({ terms }) => wordsWith(sought, at, terms))
    const length = Math.max(...lengths)
    const to = names.filter((_, place) => length > 0 && lengths[place] === length).flatMap(name => name.to)
    if (to.length === 0) continue
    const typed = sought
      .slice(at, at + length)
      .map(one => one.typed)
      .join(' ')
    places.set(at, {
      length,
      word: { typed, spellings: spellingsOf(to, languages), field: leadFieldOf(within.schema) },
    })
  }
  return places
}

/** Null when no expression of the query has a name in another language that the index holds. */
export const planTranslatedTerms = async (
  within: ScopedTarget,
  query: SearchQuery,
  sought: readonly SearchTerm[],
  languages: readonly string[],
): Promise<TranslatedClusterPlan | null> => {
  if (!query.also?.length || sought.length > MAX_QUERY_WORDS) return null
  const places = namedPlaces(within, query, sought, languages)
  if (places.size === 0) return null
  const named = [...places.values()].map(({ word }) => word)
  const frequencies = await frequenciesOf(within, [...termsOf(sought), ...termsOf(named)], within.scope)
  const plan: TranslatedClusterPlan = { words: [], dropped: [], corrected: [], typed: [] }
  const alsoTyped = (words: readonly SearchTerm[]) => {
    if (plan.typed) plan.typed = [...plan.typed, ...words]
  }
  let isFound = false
  for (let at = 0; at < sought.length; ) {
    const { length = 1, word } = places.get(at) ?? {}
    const spellings = (word?.spellings ?? [])
      .filter(spelling => isHeld(frequencies, { typed: '', spellings: [spelling] }))
      .slice(0, MAX_SPELLINGS)
    const isNamed = word !== undefined && spellings.length > 0
    const own = sought.slice(at, at + (isNamed ? length : 1))
    if (isNamed) {
      isFound = true
      plan.words.push({ ...word, spellings })
      if (own.every(one => isHeld(frequencies, one))) alsoTyped(own)
      else plan.typed = null
    } else {
      const { words, dropped, corrected } = await planTerms(within, own, frequencies)
      plan.words.push(...words)
      plan.dropped.push(...dropped)
      plan.corrected.push(...corrected)
      alsoTyped(words)
    }
    at += own.length
  }
  return isFound ? plan : null
}
