import type { Caller } from '../../calls/caller.ts'
import type { Place } from '../../calls/place.ts'
import type { JobFacts } from '../jobs/index.ts'
import { storedFacts } from './documents.ts'
import { type KeptSearch, keptQuery } from './kept-searches.ts'
import type { AskedIndex } from './personal.ts'

/**
 * The open jobs that a kept search lists, nothing corrected or left out, published since then; newest first. Without what the
 * reader's lists leave out.
 */
export type RecentJobs = (
  search: KeptSearch,
  since: Date,
  reader: Place & { caller: Caller },
) => Promise<{ jobs: JobFacts[]; isMore: boolean }>

/** Beyond this many it says only that there are more. */
const MOST = 500

export const recentJobs = async (index: AskedIndex, search: KeptSearch, since: Date) => {
  const { hits, total, relaxed } = await index.search({
    ...keptQuery(search),
    sort: { by: 'date', field: 'published' },
    explain: false,
    offset: 0,
    limit: MOST,
    facets: [],
  })
  if (relaxed) return { jobs: [], isMore: false }
  const found = hits.map(({ stored }) => storedFacts(stored))
  const jobs = found.filter(({ published_at }) => new Date(published_at) >= since)
  return { jobs, isMore: total > MOST && jobs.length === MOST }
}
