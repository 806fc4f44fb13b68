import type { Query } from '@hanap/search-engine/schema'
import { z } from 'zod'
import { Found, keyOf, placeAfter } from './answers.ts'
import type { Clause } from './clauses.ts'
import { briefly, type Cluster } from './cluster.ts'

/** Documents that the cluster goes through in one request; more is refused by it. */
const MOST_AT_ONCE = 10_000
/** How long the state that a deep page is read from is kept between two requests. */
const KEEP_ALIVE = '1m'

const Opened = z.object({ pit_id: z.string() })

export interface Demanded {
  /** Index or alias. */
  target: string
  body: Clause
  sort: readonly Clause[]
}

const parameters = { search_type: 'dfs_query_then_fetch', include_named_queries_score: true }

/** Part of the answer would be a wrong answer: a shard that fails, fails the request. */
const wholly = { ...parameters, allow_partial_search_results: false }

export const ask = (cluster: Cluster, { target, body, sort }: Demanded): Promise<Found> =>
  cluster.ask(
    { method: 'POST', path: `/${target}/_search`, query: wholly, body: { ...body, sort } },
    Found,
    briefly,
  )

/**
 * The page of a query. Beyond what the cluster goes through at once it walks from place to place over one state of the
 * index, so that no document is passed over or told twice.
 */
export const askPage = async (
  cluster: Cluster,
  demanded: Demanded,
  { offset, limit, after }: Query,
): Promise<Found> => {
  const from = after === undefined ? undefined : placeAfter(after)
  const start = from ? { search_after: from } : {}
  const skipped = from ? offset : 0
  const isNear = offset + limit <= MOST_AT_ONCE
  const first = await ask(cluster, {
    ...demanded,
    body: {
      ...demanded.body,
      ...start,
      ...(from ? {} : { from: isNear ? offset : 0 }),
      size: isNear ? limit + skipped : 0,
    },
  })
  if (isNear) return { ...first, hits: { ...first.hits, hits: first.hits.hits.slice(skipped) } }
  const isBeyond = offset >= (first.hits.total?.value ?? 0)
  if (limit === 0 || isBeyond) return first
  const hits = await walk(cluster, demanded, { offset, limit, from: from ?? null })
  return { ...first, hits: { ...first.hits, hits } }
}

interface Stretch {
  offset: number
  limit: number
  from: readonly unknown[] | null
}

const walk = async (
  cluster: Cluster,
  { target, body, sort }: Demanded,
  { offset, limit, from }: Stretch,
): Promise<Found['hits']['hits']> => {
  const { pit_id } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search/point_in_time`,
      query: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false },
    },
    Opened,
    briefly,
  )
  const { aggs: _, track_total_hits: __, ...plain } = body
  const next = (place: readonly unknown[] | null, size: number, more: Clause) =>
    cluster.ask(
      {
        method: 'POST',
        path: '/_search',
        query: wholly,
        body: {
          ...plain,
          ...more,
          sort,
          size,
          track_total_hits: false,
          pit: { id: pit_id, keep_alive: KEEP_ALIVE },
          ...(place ? { search_after: place } : {}),
        },
      },
      Found,
      briefly,
    )
  try {
    let place = from
    for (let left = offset; left > 0; left -= MOST_AT_ONCE) {
      const { hits } = (await next(place, Math.min(left, MOST_AT_ONCE), { _source: false })).hits
      const last = hits.at(-1)
      if (!last) return []
      place = placeAfter(keyOf(last))
    }
    return (await next(place, limit, {})).hits.hits
  } finally {
    await cluster
      .ask(
        { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit_id] } },
        z.unknown(),
        briefly,
      )
      .catch(() => undefined)
  }
}
