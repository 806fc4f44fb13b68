import type { QueryWord } from '@hanap/search-engine/analysis'
import type { Choices } from '@hanap/search-engine/schema'
import { z } from 'zod'
import { chosen, holds, nothing } from './clauses.ts'
import { briefly } from './cluster.ts'
import { correctionOf } from './correction.ts'
import { frequenciesOf, type Place } from './frequencies.ts'

/** Words beyond this number are given up, and named as dropped. */
export const MOST_WORDS = 24

export interface Relaxation {
  words: QueryWord[]
  dropped: string[]
  corrected: { from: string; to: string }[]
}

const termsOf = (words: readonly QueryWord[]): string[] =>
  words.flatMap(({ spellings, parts = [] }) => [
    ...spellings.flatMap(({ terms }) => terms),
    ...termsOf(parts),
  ])

const singly = (word: QueryWord): QueryWord[] => (word.parts?.length ? word.parts : [word])

/**
 * What becomes of words that no document in scope holds all of: one that no document holds is corrected, taken apart or
 * dropped; of the others the subset is kept that some document in scope does hold and that says most.
 */
export const relax = async (
  place: Place,
  words: readonly QueryWord[],
  scope: Choices | undefined,
  anyHolds: (words: readonly QueryWord[]) => Promise<boolean>,
): Promise<Relaxation> => {
  const known = await frequenciesOf(place, termsOf(words))
  const planned: Relaxation = { words: [], dropped: [], corrected: [] }
  const isKnown = ({ spellings }: QueryWord) =>
    spellings.some(({ terms }) => terms.every(term => (known.all.get(term) ?? 0) > 0))
  const add = async (word: QueryWord) => {
    if (isKnown(word)) {
      planned.words.push({ ...word, ...(word.parts ? { parts: word.parts.filter(isKnown) } : {}) })
      return
    }
    const better = word.correctable === undefined ? undefined : await correctionOf(place, word, scope)
    if (better !== undefined) {
      planned.words.push({ typed: word.typed, spellings: [{ terms: [better], weight: 1 }], minor: false })
      planned.corrected.push({ from: word.typed, to: better })
    } else if (word.parts) for (const part of word.parts) await add(part)
    else planned.dropped.push(word.typed)
  }
  for (const word of words) await add(word)
  if (planned.words.length === 0) return { words: [], dropped: [], corrected: [] }
  const [only] = planned.words
  const isSingle = planned.words.length === 1 && !only?.parts?.length
  if (isSingle || (await anyHolds(planned.words))) return planned

  const single = planned.words.flatMap(singly)
  const considered = single.slice(0, MOST_WORDS)
  const kept = await bestSubset(place, considered, scope)
  if (kept.size === 0) return { words: [], dropped: [], corrected: [] }
  return {
    words: considered.filter((_, at) => kept.has(at)),
    dropped: [...planned.dropped, ...single.filter((_, at) => !kept.has(at)).map(({ typed }) => typed)],
    corrected: planned.corrected,
  }
}

const Best = z.object({
  hits: z.object({
    hits: z.array(z.object({ matched_queries: z.record(z.string(), z.number()).default({}) })),
  }),
})

/** Documents are looked at that the cluster's shorter numbers cannot tell from the best. */
const LOOKED_AT = 20

/** Places of the words that one document in scope holds and whose rarities are greatest together. */
const bestSubset = async (
  place: Place,
  words: readonly QueryWord[],
  scope: Choices | undefined,
): Promise<Set<number>> => {
  const { size, all } = await frequenciesOf(place, termsOf(words))
  const rarity = (term: string) => {
    const frequency = all.get(term) ?? 0
    return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5))
  }
  const worths = words.map(({ spellings }) =>
    Math.max(
      ...spellings
        .filter(({ terms }) => terms.every(term => (all.get(term) ?? 0) > 0))
        .map(({ terms }) => terms.reduce((sum, term) => sum + rarity(term), 0)),
    ),
  )
  const { hits } = await place.cluster.ask(
    {
      method: 'POST',
      path: `/${place.target}/_search`,
      query: { allow_partial_search_results: false, include_named_queries_score: true },
      body: {
        size: LOOKED_AT,
        _source: false,
        query:
          words.length === 0
            ? nothing
            : {
                bool: {
                  filter: chosen(scope),
                  minimum_should_match: 1,
                  should: words.map((word, at) => ({
                    constant_score: { filter: holds(word), boost: worths[at], _name: String(at) },
                  })),
                },
              },
      },
    },
    Best,
    briefly,
  )
  const sets = hits.hits
    .map(({ matched_queries }) => Object.keys(matched_queries).map(Number))
    .map(held => ({
      held,
      worth: held.sort((a, b) => a - b).reduce((sum, at) => sum + (worths[at] ?? 0), 0),
      bits: held.reduce((bits, at) => bits + 2 ** at, 0),
    }))
    .sort((a, b) => b.worth - a.worth || a.bits - b.bits)
  return new Set(sets[0]?.held)
}
