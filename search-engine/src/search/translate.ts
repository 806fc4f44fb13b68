import { queryWords } from '../analysis/query-words.ts'
import { eachTerm } from '../analysis/terms.ts'
import type { Query, Translation } from '../schema.ts'
import type { Bits } from '../store/bits.ts'
import { ANYWHERE, type Asked } from './asked.ts'
import { MOST_WORDS, type Plan, type PlannedWord, planAll, planWord, rarityOf, termUse } from './plan.ts'
import type { View } from './view.ts'

const MOST_SPELLINGS = 64

/** A search as typed and with names in other languages in the place of expressions. */
export interface TranslatedPlan extends Plan {
  /** Null when no document can hold the words as typed. */
  typed: readonly PlannedWord[] | null
}

/** Null when no expression of the query has a name in another language that the index holds. */
export function planTranslated(
  view: View,
  query: Query,
  asked: readonly Asked[],
  masks: readonly (Bits | null)[],
): TranslatedPlan | null {
  if (!query.also?.length || asked.length > MOST_WORDS) return null
  const names = query.also.map(({ from, to }) => ({ terms: termsOf(view, query, from), to }))
  const plan: Plan = { words: [], dropped: [], corrected: [] }
  let typed: PlannedWord[] | null = []
  let found = false
  let at = 0
  while (at < asked.length) {
    const { word, length } = longestName(view, asked, at, names)
    found ||= word !== null
    for (const one of asked.slice(at, at + length)) {
      if (word) {
        const own = 'word' in one ? planWord(view, one.word, one.field) : null
        if (own) typed?.push(own)
        else typed = null
        continue
      }
      const { words, dropped, corrected } = planAll(view, [one], masks)
      plan.words.push(...words)
      plan.dropped.push(...dropped)
      plan.corrected.push(...corrected)
      typed?.push(...words)
    }
    if (word) plan.words.push(word)
    at += length
  }
  return found ? { ...plan, typed } : null
}

function termsOf(view: View, { language }: Query, expression: string): string[] {
  return queryWords(expression, language, view.languages).flatMap(word => word.spellings[0].terms)
}

/** How many words from `at` on are the beginning of an expression with these terms; 0 when they are not. */
function wordsWith(asked: readonly Asked[], at: number, terms: readonly string[]): number {
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

/** The longest expression that begins at this word and has known names; one word without a name when there is none. */
function longestName(
  view: View,
  asked: readonly Asked[],
  at: number,
  names: readonly { terms: readonly string[]; to: Translation['to'] }[],
): { word: PlannedWord | null; length: number } {
  const lengths = names.map(({ terms }) => wordsWith(asked, at, terms))
  const length = Math.max(...lengths)
  const to = names.filter((_, place) => length > 0 && lengths[place] === length).flatMap(name => name.to)
  const typed = asked.slice(at, at + length).map(one => ('word' in one ? one.word.typed : one.typed))
  const word = to.length > 0 ? planNames(view, to, typed.join(' ')) : null
  return word ? { word, length } : { word: null, length: 1 }
}

/** A word that stands for any of these names in a title, under the stems of the documents' languages. */
function planNames(view: View, names: readonly string[], typed: string): PlannedWord | null {
  const byKey = new Map<string, readonly string[]>()
  for (const name of names) {
    for (const language of [undefined, ...view.languages]) {
      const terms: string[] = []
      eachTerm(name, language, (term, side) => {
        if (!side) terms.push(term)
      })
      if (terms.length > 0) byKey.set(terms.join(' '), terms)
    }
  }
  const spellings = [...byKey.values()]
    .map(terms => ({ terms: terms.map(term => termUse(view, term)), weight: 1 }))
    .filter(({ terms }) => terms.every(term => term.frequency > 0))
    .slice(0, MOST_SPELLINGS)
  if (spellings.length === 0) return null
  const { lead } = view.layout
  return { typed, spellings, rarity: rarityOf(spellings), parts: [], field: lead, phrase: null }
}
