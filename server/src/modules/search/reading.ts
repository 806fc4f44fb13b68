import type { QueryClause, TranslatedJob } from '@hanap/contracts/search.schemas'
import { languageByCode } from '@hanap/markets/languages'
import type { Query, Result } from '@hanap/search-engine/schema'
import { chunksOf } from './chunks.ts'
import { storedFacts } from './documents.ts'
import { nameFinder } from './translations/translations.ts'

/** What quotes, minus and prefixes of a searched text were taken for. */
export const clausesOf = (text: string): QueryClause[] =>
  chunksOf(text)
    .filter(({ kind }) => kind !== 'word')
    .map(({ bare, text: written, kind, field }) => ({
      text: bare,
      is_phrase: written.endsWith('"'),
      is_excluded: kind === 'without',
      field: field ?? null,
    }))

/** The jobs of a page whose titles say in another language what the query says. */
export const translatedJobs = ({ hits }: Result, { also = [] }: Query): TranslatedJob[] => {
  const [first] = also
  if (!first) return []
  const find = nameFinder(also)
  return hits.flatMap((hit): TranslatedJob[] => {
    const { title, language } = storedFacts(hit.stored)
    const found = find(title, languageByCode(language ?? '')?.code ?? 'en')
    if (found) return [{ job_id: hit.id, ...found }]
    return hit.isTranslated ? [{ job_id: hit.id, from: first.from, name: null }] : []
  })
}
