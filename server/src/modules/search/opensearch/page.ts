import { z } from 'zod'
import { Found, type FoundDoc } from './answers.ts'
import { briefly, type Cluster } from './cluster.ts'
import type { Clause } from './query/clauses.ts'

/** Documents that the cluster goes through in one request; more is refused by it. */
const MOST_AT_ONCE = 10_000
/** How long the state that a deep page is read from is kept between two requests. */
const KEEP_ALIVE = '1m'

export interface Demanded {
  /** Index or alias. */
  target: string
  body: Clause
  sort: readonly Clause[]
}

/** Part of an order, which may begin after a document's place. */
export interface Stretch {
  offset: number
  limit: number
  after?: FoundDoc['sort'] | undefined
}

/** Part of the answer would be a wrong answer: a shard that fails, fails the request. */
const wholly = {
  search_type: 'dfs_query_then_fetch',
  include_named_queries_score: true,
  allow_partial_search_results: false,
}

const post = (cluster: Cluster, path: string, body: Clause): Promise<Found> =>
  cluster.ask({ method: 'POST', path, query: wholly, body }, Found, briefly)

export const ask = (cluster: Cluster, { target, body, sort }: Demanded): Promise<Found> =>
  post(cluster, `/${target}/_search`, { ...body, sort })

/**
 * A page of an order. Beyond what the cluster goes through at once it walks from place to place over one state of the index, so
 * that no document is passed over or told twice.
 */
export const askPage = async (
  cluster: Cluster,
  { body, ...demanded }: Demanded,
  { offset, limit, after }: Stretch,
): Promise<Found> => {
  const isNear = offset + limit <= MOST_AT_ONCE
  if (isNear) {
    // The cluster takes no offset from a place on.
    const stretch = after ? { search_after: after, size: offset + limit } : { from: offset, size: limit }
    const found = await ask(cluster, { ...demanded, body: { ...body, ...stretch } })
    return { ...found, hits: { ...found.hits, hits: found.hits.hits.slice(after ? offset : 0) } }
  }
  const first = await ask(cluster, { ...demanded, body: { ...body, size: 0 } })
  if (limit === 0 || offset >= (first.hits.total?.value ?? 0)) return first
  const hits = await walk(cluster, { ...demanded, body }, { offset, limit, after })
  return { ...first, hits: { ...first.hits, hits } }
}

const Opened = z.object({ pit_id: z.string() })

const walk = async (
  cluster: Cluster,
  { target, body, sort }: Demanded,
  { offset, limit, after }: Stretch,
): Promise<FoundDoc[]> => {
  const { pit_id } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search/point_in_time`,
      query: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false },
    },
    Opened,
    briefly,
  )
  const { aggs: _, ...plain } = body
  const state = { pit: { id: pit_id, keep_alive: KEEP_ALIVE }, track_total_hits: false }
  const next = async (size: number, from: Stretch['after'], more: Clause) =>
    (
      await post(cluster, '/_search', {
        ...plain,
        ...state,
        ...more,
        sort,
        size,
        ...(from ? { search_after: from } : {}),
      })
    ).hits.hits
  try {
    let place = after
    for (let left = offset; left > 0; left -= MOST_AT_ONCE) {
      const passed = await next(Math.min(left, MOST_AT_ONCE), place, { _source: false })
      place = passed.at(-1)?.sort
      if (!place) return []
    }
    return await next(limit, place, {})
  } finally {
    const closing = { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit_id] } } as const
    await cluster.ask(closing, z.unknown(), briefly).catch(() => undefined)
  }
}
