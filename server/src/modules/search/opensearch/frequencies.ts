import type { Schema } from '@hanap/search-engine/schema'
import type { DocumentCounts } from '@hanap/search-engine/search/document-counts'
import { z } from 'zod'
import { INTERACTIVE_TIMEOUTS, type OpenSearchCluster } from './cluster.ts'
import { anyOf, type DslClause, matchAll, termIs } from './query/clauses.ts'

export interface ClusterTarget {
  cluster: OpenSearchCluster
  /** Index or alias. */
  target: string
}

/** How many documents hold each term. */
export interface TermFrequencies {
  /** Of the whole index, in documents. */
  size: number
  all: ReadonlyMap<string, number>
  scoped: ReadonlyMap<string, number>
}

const Answer = z.object({
  hits: z.object({ total: z.object({ value: z.int() }) }),
  aggregations: z
    .record(
      z.string(),
      z.object({ by: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }) }),
    )
    .default({}),
})

/** In all, and within a scope. */
export const frequenciesOf = async (
  { cluster, target }: ClusterTarget,
  terms: readonly string[],
  scope: readonly DslClause[] = [],
): Promise<TermFrequencies> => {
  const distinct = [...new Set(terms)]
  const filters = Object.fromEntries(distinct.map((term, at) => [String(at), termIs('words', term)]))
  const by = { filters: { filters } }
  const aggs = {
    all: { filter: matchAll, aggs: { by } },
    scoped: { filter: scope.length === 0 ? matchAll : { bool: { filter: scope } }, aggs: { by } },
  }
  const { hits, aggregations } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search`,
      query: { allow_partial_search_results: false },
      body: { size: 0, track_total_hits: true, ...(distinct.length === 0 ? {} : { aggs }) },
    },
    Answer,
    INTERACTIVE_TIMEOUTS,
  )
  const read = (name: string) =>
    new Map(distinct.map((term, at) => [term, aggregations[name]?.by.buckets[String(at)]?.doc_count ?? 0]))
  return { size: hits.total.value, all: read('all'), scoped: read('scoped') }
}

/** How far a term reaches. */
export interface TermReach extends DocumentCounts {
  /** In all, whatever the scope. */
  all: number
}

/** How far each term reaches, as the embedded index counts it. */
export const reachesOf = async (
  { cluster, target }: ClusterTarget,
  schema: Schema,
  terms: readonly string[],
  scope: readonly DslClause[],
): Promise<ReadonlyMap<string, TermReach>> => {
  const distinct = [...new Set(terms)]
  if (distinct.length === 0) return new Map()
  const weights = Object.values(schema.text).map(({ weight }) => weight)
  const least = Math.min(...weights)
  const isEqual = weights.every(weight => weight === least)
  const weighty = Object.entries(schema.text).flatMap(([name, { weight }]) =>
    isEqual || weight > least ? [`text.${name}`] : [],
  )
  const by = (clause: (term: string) => DslClause) => ({
    by: { filters: { filters: Object.fromEntries(distinct.map((term, at) => [String(at), clause(term)])) } },
  })
  const inScope = scope.length === 0 ? matchAll : { bool: { filter: scope } }
  const aggs = {
    all: { filter: matchAll, aggs: by(term => termIs('words', term)) },
    scoped: { filter: inScope, aggs: by(term => termIs('words', term)) },
    weighty: {
      filter: inScope,
      aggs: by(term => anyOf(weighty.map(name => termIs(name, term)))),
    },
  }
  const { aggregations } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search`,
      query: { allow_partial_search_results: false },
      body: { size: 0, track_total_hits: true, aggs },
    },
    Answer,
    INTERACTIVE_TIMEOUTS,
  )
  const read = (name: string, at: number) => aggregations[name]?.by.buckets[String(at)]?.doc_count ?? 0
  return new Map(
    distinct.map((term, at) => [
      term,
      { all: read('all', at), scoped: read('scoped', at), weighty: read('weighty', at) },
    ]),
  )
}

/** How much a term says: what is rare says most. */
export const termRarity = ({ size, all }: TermFrequencies, term: string): number => {
  const frequency = all.get(term) ?? 0
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5))
}
