import type { Hit, Query, ScorePart } from '@hanap/search-engine/schema'
import { distanceKm } from '@hanap/search-engine/search/distance'
import { z } from 'zod'
import { Counted } from './counts.ts'
import type { Sought } from './query/sought.ts'
import { isNeighbours, wordName } from './scores.ts'

const SortValues = z.array(z.union([z.string(), z.number(), z.null()]))

const FoundDoc = z.object({
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
export type FoundDoc = z.output<typeof FoundDoc>

export const Found = z.object({
  hits: z.object({
    total: z.object({ value: z.int() }).optional(),
    hits: z.array(FoundDoc),
  }),
  aggregations: Counted.optional(),
})
export type Found = z.output<typeof Found>

const Start = z.object({
  /** 0 for what was found as typed, 1 for what was found only through another language. */
  tier: z.int(),
  place: SortValues,
  /** The time for which freshness was reckoned, so that scores stay comparable from page to page. */
  now: z.number(),
})
export type Start = z.output<typeof Start>

/** Throws a RangeError for what is no `key` of a hit. */
export const readKey = (key: string): Start => {
  try {
    return Start.parse(JSON.parse(key))
  } catch {
    throw new RangeError('after is not the key of a hit')
  }
}

/** The parts of a score, which add up to it: words and neighbours as the cluster scored them, freshness the rest. */
const explained = (found: FoundDoc, words: readonly Sought[]): ScorePart[] => {
  const scores = found.matched_queries ?? {}
  const parts = words.map(({ typed, phrase }, at) => ({
    kind: phrase ? 'phrase' : 'word',
    word: typed,
    value: scores[wordName(at)] ?? 0,
  }))
  const pairs = Object.entries(scores).filter(([name]) => isNeighbours(name))
  const neighbours = pairs.reduce((sum, [, value]) => sum + value, 0)
  const told = parts.reduce((sum, { value }) => sum + value, neighbours)
  return [
    ...parts,
    ...(pairs.length > 0 ? [{ kind: 'neighbours', value: neighbours }] : []),
    { kind: 'freshness', value: (found._score ?? 0) - told },
  ]
}

/** How a hit was found. */
export interface Way {
  tier: number
  now: number
  /** Those that were scored; none in orders other than relevance. */
  scored: readonly Sought[]
}

export const hitOf = (found: FoundDoc, { near, explain }: Query, { tier, now, scored }: Way): Hit => {
  const { geo, stored = '' } = found._source ?? {}
  const isScored = scored.length > 0
  return {
    id: found._id,
    stored,
    score: isScored ? (found._score ?? 0) : 0,
    key: JSON.stringify({ tier, place: found.sort, now } satisfies Start),
    ...(tier > 0 ? { isTranslated: true } : {}),
    ...(near && geo ? { distanceKm: distanceKm(near.lat, near.lon, geo.lat, geo.lon) } : {}),
    ...(explain && isScored ? { explain: explained(found, scored) } : {}),
  }
}
