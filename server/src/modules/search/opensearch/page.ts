import { z } from 'zod'
import { type ResponseHit, SearchResponse } from './answers.ts'
import { INTERACTIVE_TIMEOUTS, type OpenSearchCluster } from './cluster.ts'
import type { DslClause } from './query/clauses.ts'

/** Documents that the cluster goes through in one request; more is refused by it. */
const MAX_PAGE_WINDOW = 10_000
/** How long the state that a deep page is read from is kept between two requests. */
const KEEP_ALIVE = '1m'

export interface PageQuery {
  /** Index or alias. */
  target: string
  body: DslClause
  sort: readonly DslClause[]
}

/** Part of an order, which may begin after a document's place. */
export interface OrderSlice {
  offset: number
  limit: number
  after?: ResponseHit['sort'] | undefined
}

/** Part of the answer would be a wrong answer: a shard that fails, fails the request. */
const wholly = {
  search_type: 'dfs_query_then_fetch',
  include_named_queries_score: true,
  allow_partial_search_results: false,
}

const post = (cluster: OpenSearchCluster, path: string, body: DslClause): Promise<SearchResponse> =>
  cluster.ask({ method: 'POST', path, query: wholly, body }, SearchResponse, INTERACTIVE_TIMEOUTS)

export const runQuery = (
  cluster: OpenSearchCluster,
  { target, body, sort }: PageQuery,
): Promise<SearchResponse> => post(cluster, `/${target}/_search`, { ...body, sort })

/**
 * A page of an order. Beyond what the cluster goes through at once it walks from place to place over one state of the index, so
 * that no document is passed over or told twice.
 */
export const runPageQuery = async (
  cluster: OpenSearchCluster,
  { body, ...demanded }: PageQuery,
  { offset, limit, after }: OrderSlice,
): Promise<SearchResponse> => {
  const isNear = offset + limit <= MAX_PAGE_WINDOW
  if (isNear) {
    // The cluster takes no offset from a place on.
    const stretch = after ? { search_after: after, size: offset + limit } : { from: offset, size: limit }
    const response = await runQuery(cluster, { ...demanded, body: { ...body, ...stretch } })
    return { ...response, hits: { ...response.hits, hits: response.hits.hits.slice(after ? offset : 0) } }
  }
  const first = await runQuery(cluster, { ...demanded, body: { ...body, size: 0 } })
  if (limit === 0 || offset >= (first.hits.total?.value ?? 0)) return first
  const hits = await walk(cluster, { ...demanded, body }, { offset, limit, after })
  return { ...first, hits: { ...first.hits, hits } }
}

const Opened = z.object({ pit_id: z.string() })

const walk = async (
  cluster: OpenSearchCluster,
  { target, body, sort }: PageQuery,
  { offset, limit, after }: OrderSlice,
): Promise<ResponseHit[]> => {
  const { pit_id } = await cluster.ask(
    {
      method: 'POST',
      path: `/${target}/_search/point_in_time`,
      query: { keep_alive: KEEP_ALIVE, allow_partial_pit_creation: false },
    },
    Opened,
    INTERACTIVE_TIMEOUTS,
  )
  const { aggs: _, ...plain } = body
  const state = { pit: { id: pit_id, keep_alive: KEEP_ALIVE }, track_total_hits: false }
  const next = async (size: number, from: OrderSlice['after'], more: DslClause) =>
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
    for (let left = offset; left > 0; left -= MAX_PAGE_WINDOW) {
      const passed = await next(Math.min(left, MAX_PAGE_WINDOW), place, { _source: false })
      place = passed.at(-1)?.sort
      if (!place) return []
    }
    return await next(limit, place, {})
  } finally {
    const closing = { method: 'DELETE', path: '/_search/point_in_time', body: { pit_id: [pit_id] } } as const
    await cluster.ask(closing, z.unknown(), INTERACTIVE_TIMEOUTS).catch(() => undefined)
  }
}
