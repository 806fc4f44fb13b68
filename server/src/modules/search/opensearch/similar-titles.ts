import type { SearchQuery } from '@hanap/search-engine/schema'
import { enoughOf } from '@hanap/search-engine/search/similar/similar-titles'
import { frequenciesOf } from './frequencies.ts'
import { leadFieldOf } from './mapping.ts'
import { type DslClause, holdsClause } from './query/clauses.ts'
import { isHeld, MAX_QUERY_WORDS, planTerms, type ScopedTarget, worthOf } from './query/plan.ts'
import { withCommonerForCluster } from './query/respell.ts'
import { type SearchTerm, termsOf } from './query/search-terms.ts'
import { namedPlaces } from './query/translate.ts'

/** Scores are shorter numbers than ours. */
const ROUNDING = 1e-5

/** What titles are to hold some of, and that they hold enough of it. */
export interface ClusterTitleWords {
  words: readonly SearchTerm[]
  enough: DslClause
}

/** The words of a query as the embedded index looks for them in titles one by one; undefined where it would find nothing. */
export const clusterTitleWords = async (
  within: ScopedTarget,
  query: SearchQuery,
  sought: readonly SearchTerm[],
  languages: readonly string[],
): Promise<ClusterTitleWords | undefined> => {
  if (sought.some(({ phrase, field }) => phrase !== undefined || field !== undefined)) return undefined
  const places = query.also?.length ? namedPlaces(within, query, sought, languages) : new Map<number, never>()
  const named = [...places.values()].map(({ word }) => word)
  const first = await frequenciesOf(within, [...termsOf(sought), ...termsOf(named)], within.scope)
  const { words } = await withCommonerForCluster(within, await planTerms(within, sought, first))
  const single = words.flatMap(word => (word.parts?.length ? word.parts : [word]))
  const frequencies = await frequenciesOf(within, termsOf([...single, ...named]))
  const field = leadFieldOf(within.schema)
  const all = [...single, ...named]
    .map(word => ({
      ...word,
      spellings: word.spellings.filter(one => isHeld(frequencies, { typed: '', spellings: [one] })),
    }))
    .filter(({ spellings }) => spellings.length > 0)
    .slice(0, MAX_QUERY_WORDS)
    .map(word => ({ word: { ...word, field }, worth: worthOf(frequencies, word) }))
  if (all.length === 0) return undefined
  const least = enoughOf(
    single.filter(word => isHeld(frequencies, word)).map(word => worthOf(frequencies, word)),
  )
  const should = all.map(({ word, worth }) => ({
    constant_score: { filter: holdsClause(within.schema, word), boost: worth },
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
