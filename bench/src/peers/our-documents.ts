import type { Doc, SearchResult } from '@hanap/search-engine'
import { type CountedField, countedFields } from '../corpus/documents.ts'
import type { CorpusRow } from './files.ts'
import type { EngineAnswer } from './serve.ts'

export const engineDoc = ({ id, language, posted, market, values, stored, texts }: CorpusRow): Doc => ({
  id,
  language,
  text: texts,
  filters: { market, ...values },
  dates: { posted },
  stored,
})

export const engineAnswerOf = ({ hits, total, facets }: SearchResult): EngineAnswer => {
  const counts: Partial<Record<CountedField, [number, number][]>> = {}
  for (const field of countedFields)
    counts[field] = (facets[field] ?? []).map(({ value, count }) => [Number(value), count])
  return { total, hits: hits.map(({ id, stored }) => [id, stored]), counts }
}
