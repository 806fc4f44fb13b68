import { createHash } from 'node:crypto'
import { mainFunctions } from '@hanap/markets/functions'
import { languages } from '@hanap/markets/languages'
import { locationsOf } from '@hanap/markets/locations'
import { markets } from '@hanap/markets/markets'
import { indexedFilters, recordOf, searchFilters } from '@hanap/markets/search-filters'
import type { Schema } from '@hanap/search-engine/schema'
import type { IndexRecipe } from './collection/index-source.ts'
import { bandsOf } from './salary.ts'

/** Filters by the request's names for them. `market` is every search's scope, `salary` holds the bands reached. */
export const jobSchema = {
  text: {
    title: { weight: 4, lengthPenalty: 0.4 },
    company: { weight: 2, lengthPenalty: 0.2 },
    function: { weight: 1.5, lengthPenalty: 0 },
    skills: { weight: 1.5, lengthPenalty: 0.2 },
    place: { weight: 1, lengthPenalty: 0 },
    description: { weight: 1, lengthPenalty: 0.75, isMention: true },
  },
  filters: {
    market: {},
    ...recordOf(indexedFilters, name => (searchFilters[name].index.isMany ? { many: true } : {})),
  },
  partition: 'market',
  ranges: { salary: {} },
  dates: { published: { freshness: { weight: 0.3, halfLifeDays: 21 } } },
  geo: 'place',
} as const satisfies Schema

/** How documents are made of jobs; a change to `documents.ts`, to the words of a text or to what a card shows takes the next number. */
const DOCUMENTS_VERSION = 3

let cachedFingerprint: string | undefined

/** Changes when an index made before is no longer what would be made now. */
export const fingerprint = (): string => {
  if (cachedFingerprint !== undefined) return cachedFingerprint
  const hash = createHash('sha256').update(JSON.stringify([DOCUMENTS_VERSION, jobSchema]))
  for (const { code } of languages) for (const main of mainFunctions(code)) hash.update(JSON.stringify(main))
  for (const { key } of markets)
    hash.update(JSON.stringify([bandsOf(key, 'en').map(band => band.seo_value), locationsOf(key)]))
  cachedFingerprint = hash.digest('hex').slice(0, 16)
  return cachedFingerprint
}

export const jobRecipe: IndexRecipe = { schema: jobSchema, fingerprint }
