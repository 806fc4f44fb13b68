import type { Doc, Result } from '@hanap/search-engine'
import { type Counted, counted } from '../corpus/documents.ts'
import type { Row } from './files.ts'
import type { Found } from './serve.ts'

export const docOf = ({ id, language, posted, market, values, stored, texts }: Row): Doc => ({
  id,
  language,
  text: texts,
  filters: { market, ...values },
  dates: { posted },
  stored,
})

export function foundIn({ hits, total, facets }: Result): Found {
  const counts: Partial<Record<Counted, [number, number][]>> = {}
  for (const field of counted)
    counts[field] = (facets[field] ?? []).map(({ value, count }) => [Number(value), count])
  return { total, hits: hits.map(({ id, stored }) => [id, stored]), counts }
}
