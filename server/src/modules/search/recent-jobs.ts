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
/** Most searches have fewer that are new: no others are read. */
const FEW_JOBS = 20

export const recentJobs = async (index: QueryableIndex, search: SavedSearch, since: Date) => {
  const newest = async (limit: number) => {
    const { hits, total, relaxed } = await index.search({
      ...savedSearchQuery(search),
      sort: { by: 'date', field: 'published' },
      explain: false,
      offset: 0,
      limit,
      facets: [],
    })
    const facts = relaxed ? [] : hits.map(storedFacts)
    return { jobs: facts.filter(({ published_at }) => new Date(published_at) >= since), total }
  }
  const few = await newest(FEW_JOBS)
  const { jobs, total } = few.jobs.length === FEW_JOBS ? await newest(MAX_JOBS) : few
  return { jobs, isMore: total > MAX_JOBS && jobs.length === MAX_JOBS }
}
