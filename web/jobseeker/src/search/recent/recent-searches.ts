import { clearRecentSearches, listRecentSearches } from '@hanap/contracts/jobs/recent-searches.calls'
import { call } from '@hanap/shared/calls/call'
import { type EarlierSearch, forgetSearches, keptSearches } from './kept-searches.ts'

const MAX_OFFERED = 5

/** A seeker's from the server, a visitor's from this browser; none where they cannot be had. */
export const earlierSearches = async (isSeeker: boolean, signal: AbortSignal): Promise<EarlierSearch[]> => {
  if (!isSeeker) return keptSearches().slice(0, MAX_OFFERED)
  const outcome = await call(listRecentSearches, {}, { signal })
  if (!outcome.ok) return []
  return outcome.data.searches
    .slice(0, MAX_OFFERED)
    .map(({ title, search_url: url, new_count: newCount }) => ({ value: title, url, newCount }))
}

export const clearSearches = async (isSeeker: boolean): Promise<void> => {
  forgetSearches()
  if (isSeeker) await call(clearRecentSearches, {})
}
