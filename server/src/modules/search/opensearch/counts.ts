import type { FacetValue, Query } from '@hanap/search-engine/schema'
import { z } from 'zod'
import { type Clause, chosen, everything } from './query/clauses.ts'

const Buckets = z.object({
  doc_count_error_upper_bound: z.int(),
  buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })),
})

/** By the field's name. */
export const Counted = z.record(z.string(), z.object({ values: Buckets, chosen: Buckets.optional() }))
export type Counted = z.output<typeof Counted>

/** Values that each shard hands in at first, beyond those listed. */
export const USUAL_DEPTH = 1_000
const ALL_VALUES = 100_000

const sizeOf = ({ facetLimit = ALL_VALUES }: Query) => Math.max(1, Math.min(facetLimit, ALL_VALUES))

/** A field's own choice does not narrow its own counts. Each shard hands in its first `depth` values. */
export const countsOf = (query: Query, depth: number): Record<string, Clause> =>
  Object.fromEntries(
    (query.facets ?? []).map(name => {
      const field = `filter.${name}`
      const others = chosen(query.filters, name)
      const own = [...new Set(query.filters?.[name])]
      const size = sizeOf(query)
      const aggs = {
        values: {
          terms: {
            field,
            size,
            shard_size: size + depth,
            order: [{ _count: 'desc' }, { _key: 'asc' }],
          },
        },
        ...(own.length === 0
          ? {}
          : {
              chosen: { terms: { field, include: own, size: own.length, shard_size: own.length } },
            }),
      }
      return [name, { filter: others.length === 0 ? everything : { bool: { filter: others } }, aggs }]
    }),
  )

/** Whether a value may be missing that a shard did not hand in. */
export const isInexact = (counted: Counted): boolean =>
  Object.values(counted).some(({ values }) => values.doc_count_error_upper_bound > 0)

/** Most frequent first, then by value; chosen values are listed even when nothing has them. */
export const facetsOf = (query: Query, counted: Counted): Record<string, FacetValue[]> =>
  Object.fromEntries(
    (query.facets ?? []).map(name => {
      const counts = new Map<string, number>()
      for (const value of query.filters?.[name] ?? []) counts.set(value, 0)
      const { values, chosen: own } = counted[name] ?? {}
      const listed = query.facetLimit === 0 ? [] : (values?.buckets ?? [])
      for (const { key, doc_count } of [...listed, ...(own?.buckets ?? [])]) counts.set(key, doc_count)
      return [
        name,
        [...counts]
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      ]
    }),
  )
