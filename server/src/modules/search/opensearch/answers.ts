import type { Hit, ScorePart, SearchQuery } from '@hanap/search-engine/schema'
import { greatCircleKm } from '@hanap/search-engine/search/distance'
import { z } from 'zod'
import { FacetCounts } from './counts.ts'
import type { SearchTerm } from './query/search-terms.ts'
import { isNeighbours, wordName } from './scores.ts'

const SortValues = z.array(z.union([z.string(), z.number(), z.null()]))

const ResponseHit = z.object({
  _id: z.string(),
  _score: z.number().nullable(),
  sort: SortValues.default([]),
  _source: z
    .object({
      stored: z.string().optional(),
      lead: z.array(z.string()).optional(),
      geo: z.object({ lat: z.number(), lon: z.number() }).optional(),
    })
    .optional(),
  matched_queries: z.record(z.string(), z.number()).optional(),
})
export type ResponseHit = z.output<typeof ResponseHit>

export const SearchResponse = z.object({
  hits: z.object({
    total: z.object({ value: z.int() }).optional(),
    hits: z.array(ResponseHit),
  }),
  aggregations: FacetCounts.optional(),
})
export type SearchResponse = z.output<typeof SearchResponse>

const PageStart = z.object({
  /** 0 for what was found as typed, 1 for what was found only through another language. */
  tier: z.int(),
  place: SortValues,
  /** The time for which freshness was reckoned, so that scores stay comparable from page to page. */
  now: z.number(),
})
export type PageStart = z.output<typeof PageStart>

/** Throws a RangeError for what is no `key` of a hit. */
export const parseHitKey = (key: string): PageStart => {
  try {
    return PageStart.parse(JSON.parse(key))
  } catch {
    throw new RangeError('after is not the key of a hit')
  }
}

/** The parts of a score, which add up to it: words and neighbours as the cluster scored them, freshness the rest. */
const explained = (hit: ResponseHit, words: readonly SearchTerm[]): ScorePart[] => {
  const scores = hit.matched_queries ?? {}
  const parts = words.map(({ typed, phrase }, at) => ({
    kind: phrase ? 'phrase' : 'word',
    word: typed,
    value: scores[wordName(at)] ?? 0,
  }))
  const pairs = Object.entries(scores).filter(([name]) => isNeighbours(name))
  const neighbours = pairs.reduce((sum, [, value]) => sum + value, 0)
  const explainedScore = parts.reduce((sum, { value }) => sum + value, neighbours)
  return [
    ...parts,
    ...(pairs.length > 0 ? [{ kind: 'neighbours', value: neighbours }] : []),
    { kind: 'freshness', value: (hit._score ?? 0) - explainedScore },
  ]
}

/** How a hit was found. */
export interface HitContext {
  tier: number
  now: number
  /** Those that were scored; none in orders other than relevance. */
  scored: readonly SearchTerm[]
}

export const hitOf = (
  hit: ResponseHit,
  { near, explain }: SearchQuery,
  { tier, now, scored }: HitContext,
): Hit => {
  const { geo, stored = '' } = hit._source ?? {}
  const isScored = scored.length > 0
  return {
    id: hit._id,
    stored,
    score: isScored ? (hit._score ?? 0) : 0,
    key: JSON.stringify({ tier, place: hit.sort, now } satisfies PageStart),
    ...(tier > 0 ? { isTranslated: true } : {}),
    ...(near && geo ? { distanceKm: greatCircleKm(near.lat, near.lon, geo.lat, geo.lon) } : {}),
    ...(explain && isScored ? { explain: explained(hit, scored) } : {}),
  }
}
