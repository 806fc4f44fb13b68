import type { SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import type { JobFacts } from '../jobs/index.ts'
import type { QueryableIndex } from './personalization.ts'
import { storedFacts } from './stored-facts.ts'

/** How near a job's work is to what a text calls, 0 to 1; undefined where either is not known. */
export type NearWork = (text: string) => (job: JobFacts) => number | undefined

/** A list that is shorter is filled up to it, below a heading of its own. */
const ENOUGH = 10
/** Work that is known to be less near is left out: the words mean something else there. */
const LEAST_NEAR = 0.2
/** Looked at for each that is shown, as some may be of other work. */
const SPARE = 3

/** Jobs whose titles hold most of the words, where few are listed: the best first, none of the list, none of other work. */
export const similarTitles = async (
  index: QueryableIndex,
  query: SearchQuery,
  { hits, total }: Pick<SearchResult, 'hits' | 'total'>,
  nearWork: NearWork,
): Promise<JobFacts[]> => {
  const missing = ENOUGH - total
  if (!query.text || query.match !== 'list' || query.offset > 0 || hits.length < total || missing <= 0)
    return []
  const { explain: _, ...rest } = query
  const result = await index.search({
    ...rest,
    match: 'similar',
    sort: { by: 'relevance' },
    exclude: [...(query.exclude ?? []), ...hits.map(({ id }) => id)],
    facets: [],
    limit: missing * SPARE,
  })
  const nearness = nearWork(query.text)
  return result.hits
    .map(storedFacts)
    .filter(job => (nearness(job) ?? 1) >= LEAST_NEAR)
    .slice(0, missing)
}
