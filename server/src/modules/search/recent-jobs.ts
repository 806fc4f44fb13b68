import type { Caller } from '../../calls/caller.ts'
import type { Locale } from '../../calls/locale.ts'
import type { JobFacts } from '../jobs/index.ts'
import type { QueryableIndex } from './personalization.ts'
import { type SavedSearch, savedSearchQuery } from './saved-searches.ts'
import { storedFacts } from './stored-facts.ts'

/**
 * The open jobs that a saved search lists, nothing corrected or left out, published since then; newest first. Without what the
 * viewer's lists leave out.
 */
export type RecentJobs = (
  search: SavedSearch,
  since: Date,
  viewer: Locale & { caller: Caller },
) => Promise<{ jobs: JobFacts[]; isMore: boolean }>

/** Beyond this many it says only that there are more. */
const MAX_JOBS = 500

export const recentJobs = async (index: QueryableIndex, search: SavedSearch, since: Date) => {
  const { hits, total, relaxed } = await index.search({
    ...savedSearchQuery(search),
    sort: { by: 'date', field: 'published' },
    explain: false,
    offset: 0,
    limit: MAX_JOBS,
    facets: [],
  })
  if (relaxed) return { jobs: [], isMore: false }
  const facts = hits.map(storedFacts)
  const jobs = facts.filter(({ published_at }) => new Date(published_at) >= since)
  return { jobs, isMore: total > MAX_JOBS && jobs.length === MAX_JOBS }
}
