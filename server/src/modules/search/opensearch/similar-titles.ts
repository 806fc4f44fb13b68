import type { Query } from '@hanap/search-engine/schema'
import { enoughOf } from '@hanap/search-engine/search/similar/similar-titles'
import { frequenciesOf } from './frequencies.ts'
import { leadOf } from './mapping.ts'
import { type Clause, holds } from './query/clauses.ts'
import { isHeld, MOST_WORDS, planAll, type Within, worthOf } from './query/plan.ts'
import { withCommoner } from './query/respell.ts'
import { type Sought, termsOf } from './query/sought.ts'
import { namedPlaces } from './query/translate.ts'

/** Scores are shorter numbers than ours. */
const ROUNDING = 1e-5

/** What titles are to hold some of, and that they hold enough of it. */
export interface TitleWords {
  words: readonly Sought[]
  enough: Clause
}

/** The words of a query as the embedded index looks for them in titles one by one; undefined where it would find nothing. */
export const titleWords = async (
  within: Within,
  query: Query,
  sought: readonly Sought[],
  languages: readonly string[],
): Promise<TitleWords | undefined> => {
  if (sought.some(({ phrase, field }) => phrase !== undefined || field !== undefined)) return undefined
  const places = query.also?.length ? namedPlaces(within, query, sought, languages) : new Map<number, never>()
  const named = [...places.values()].map(({ word }) => word)
  const first = await frequenciesOf(within, [...termsOf(sought), ...termsOf(named)], within.scope)
  const { words } = await withCommoner(within, await planAll(within, sought, first))
  const single = words.flatMap(word => (word.parts?.length ? word.parts : [word]))
  const known = await frequenciesOf(within, termsOf([...single, ...named]))
  const field = leadOf(within.schema)
  const all = [...single, ...named]
    .map(word => ({
      ...word,
      spellings: word.spellings.filter(one => isHeld(known, { typed: '', spellings: [one] })),
    }))
    .filter(({ spellings }) => spellings.length > 0)
    .slice(0, MOST_WORDS)
    .map(word => ({ word: { ...word, field }, worth: worthOf(known, word) }))
  if (all.length === 0) return undefined
  const least = enoughOf(single.filter(word => isHeld(known, word)).map(word => worthOf(known, word)))
  const should = all.map(({ word, worth }) => ({
    constant_score: { filter: holds(within.schema, word), boost: worth },
  }))
  return {
    words: all.map(({ word }) => word),
    enough: {
      function_score: {
        query: { bool: { should, minimum_should_match: 1 } },
        min_score: least * (1 - ROUNDING),
      },
    },
  }
}
