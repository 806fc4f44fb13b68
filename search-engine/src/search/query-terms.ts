import { type Phrase, phraseOf } from '../analysis/phrase.ts'
import { queryClauses } from '../analysis/query-clauses.ts'
import { type QueryWord, queryWords } from '../analysis/query-words.ts'
import type { SearchQuery } from '../schema.ts'
import { positionOf } from '../store/layout.ts'
import type { IndexState } from './view.ts'

/** Of a query's text, in UTF-16 units; what is beyond is not looked at. */
const MAX_TEXT = 500
/** Any text field. */
export const ANYWHERE = -1

export interface QueryTermWord {
  word: QueryWord
  /** The text field that it must stand in, or ANYWHERE. */
  field: number
}

export interface QueryTermPhrase {
  phrase: Phrase
  typed: string
  text: string
  field: number
  /** What is asked for when no document holds the phrase. */
  words: readonly QueryWord[]
}

export type QueryTerm = QueryTermWord | QueryTermPhrase

/** The part of a query that words are read from. */
export type QueryText = Pick<SearchQuery, 'text' | 'language' | 'fields' | 'also'>

/** What a query's text asks for and what it leaves out. */
export interface QueryTerms {
  required: readonly QueryTerm[]
  excluded: readonly QueryTermPhrase[]
}

/** A prefix that stands for a field which the index does not have is the caller's mistake. */
export const queryTermsOf = (
  view: Pick<IndexState, 'layout' | 'languages'>,
  query: QueryText,
): QueryTerms => {
  const text = (query.text ?? '').slice(0, MAX_TEXT)
  if (text === '') return { required: [], excluded: [] }
  const names = view.layout.text.map(({ name }) => name)
  for (const name of Object.values(query.fields ?? {})) positionOf(names, name, 'text field')
  const terms: QueryTerm[] = []
  const excluded: QueryTermPhrase[] = []
  for (const clause of queryClauses(text, query.fields)) {
    const field = clause.field === undefined ? ANYWHERE : names.indexOf(clause.field)
    const words = queryWords(clause.text, query.language, view.languages)
    if (!clause.isPhrase && !clause.isExcluded) terms.push(...words.map(word => ({ word, field })))
    else {
      const phrase = phraseOf(clause.text, query.language, view.languages)
      const typed = clause.isPhrase ? `"${clause.text}"` : clause.text
      const one = { phrase, typed, text: clause.text, field, words }
      if (phrase.places.length > 0) (clause.isExcluded ? excluded : terms).push(one)
    }
  }
  return { required: withoutMinor(terms), excluded }
}

/** Function words count only when there is nothing else. */
const withoutMinor = (asked: readonly QueryTerm[]): readonly QueryTerm[] => {
  const major = asked.filter(one => !('word' in one && one.word.minor && one.field === ANYWHERE))
  return major.length > 0 ? major : asked
}
