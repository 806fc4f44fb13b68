import type { Hit, Query, ScorePart } from '@hanap/search-engine/schema'
import { distanceKm } from '@hanap/search-engine/search/distance'
import { z } from 'zod'
import { isNeighbours, wordName } from './clauses.ts'
import { Counted } from './counts.ts'

const SortValue = z.union([z.string(), z.number(), z.null()])

const FoundDoc = z.object({
  _id: z.string(),
  _score: z.number().nullable(),
  sort: z.array(SortValue).optional(),
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

/** Where a hit stands in its order, as text. */
export const keyOf = (found: FoundDoc): string => JSON.stringify(found.sort ?? [])

const Key = z.array(SortValue)

/** Throws a RangeError for what is no `key` of a hit. */
export const placeAfter = (key: string): z.output<typeof Key> => {
  try {
    return Key.parse(JSON.parse(key))
  } catch {
    throw new RangeError('after is not the key of a hit')
  }
}

/** The parts of a score, which add up to it: words and neighbours as the cluster scored them, freshness the rest. */
const explained = (found: FoundDoc, typed: readonly string[]): ScorePart[] => {
  const parts = found.matched_queries ?? {}
  const words = typed.map((word, at) => ({ kind: 'word', word, value: parts[wordName(at)] ?? 0 }))
  const pairs = Object.entries(parts).filter(([name]) => isNeighbours(name))
  const neighbours = pairs.reduce((sum, [, value]) => sum + value, 0)
  const told = words.reduce((sum, { value }) => sum + value, neighbours)
  return [
    ...words,
    ...(pairs.length > 0 ? [{ kind: 'neighbours', value: neighbours }] : []),
    { kind: 'freshness', value: (found._score ?? 0) - told },
  ]
}

/** `typed` are the words that were scored; none in orders other than relevance. */
export const hitOf = (found: FoundDoc, { near, explain }: Query, typed: readonly string[]): Hit => {
  const { geo, stored = '' } = found._source ?? {}
  const isScored = typed.length > 0
  return {
    id: found._id,
    stored,
    score: isScored ? (found._score ?? 0) : 0,
    key: keyOf(found),
    ...(near && geo ? { distanceKm: distanceKm(near.lat, near.lon, geo.lat, geo.lon) } : {}),
    ...(explain && isScored ? { explain: explained(found, typed) } : {}),
  }
}
