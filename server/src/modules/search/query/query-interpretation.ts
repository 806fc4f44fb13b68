import type { QueryClause, TranslatedJob } from '@hanap/contracts/search/search.schemas'
import { languageByCode } from '@hanap/markets/languages'
import type { Hit, Translation } from '@hanap/search-engine/schema'
import type { JobFacts } from '../../jobs/index.ts'
import { nameFinder } from '../translations/translations.ts'
import { chunksOf } from './query-chunks.ts'

/** What quotes, minus and prefixes of a searched text were taken for. */
export const queryClausesIn = (text: string): QueryClause[] =>
  chunksOf(text)
    .filter(({ kind }) => kind !== 'word')
    .map(({ bare, text: written, kind, field }) => ({
      text: bare,
      is_phrase: written.endsWith('"'),
      is_excluded: kind === 'without',
      field: field ?? null,
    }))

/** The jobs of a page whose titles say in another language what the query says; `found` are the hits' jobs. */
export const translatedJobs = (
  hits: readonly Hit[],
  facts: readonly JobFacts[],
  also: readonly Translation[] = [],
): TranslatedJob[] => {
  const [first] = also
  if (!first) return []
  const find = nameFinder(also)
  return facts.flatMap(({ id, title, language }, at): TranslatedJob[] => {
    const named = find(title, languageByCode(language ?? '')?.code ?? 'en')
    if (named) return [{ job_id: id, ...named }]
    return hits[at]?.isTranslated ? [{ job_id: id, from: first.from, name: null }] : []
  })
}
