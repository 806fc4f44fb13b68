import type { Choices } from '@hanap/search-engine/schema'
import { z } from 'zod'
import { type Clause, chosen, everything, termIs } from './clauses.ts'
import { briefly, type Cluster } from './cluster.ts'

export interface Place {
  cluster: Cluster
  /** Index or alias. */
  target: string
}

const Frequencies = z.object({
  hits: z.object({ total: z.object({ value: z.int() }) }),
  aggregations: z.record(
    z.string(),
    z.object({ by: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) }) }),
  ),
})

/** How many documents hold each term, in all and within a scope. */
export const frequenciesOf = async (
  { cluster, target }: Place,
  terms: readonly string[],
  scope?: Choices,
): Promise<{ size: number; all: Map<string, number>; scoped: Map<string, number> }> => {
  const distinct = [...new Set(terms)]
  const by: Clause = {
    filters: {
      filters: Object.fromEntries(distinct.map((term, at) => [String(at), termIs('words', term)])),
    },
  }
  const filters = chosen(scope)
  const { hits, aggregations } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search`,
      query: { allow_partial_search_results: false },
      body: {
        size: 0,
        track_total_hits: true,
        ...(distinct.length === 0
          ? {}
          : {
              aggs: {
                all: { filter: everything, aggs: { by } },
                scoped: {
                  filter: filters.length === 0 ? everything : { bool: { filter: filters } },
                  aggs: { by },
                },
              },
            }),
      },
    },
    Frequencies.extend({ aggregations: Frequencies.shape.aggregations.default({}) }),
    briefly,
  )
  const read = (name: string) =>
    new Map(distinct.map((term, at) => [term, aggregations[name]?.by.buckets[String(at)]?.doc_count ?? 0]))
  return { size: hits.total.value, all: read('all'), scoped: read('scoped') }
}
