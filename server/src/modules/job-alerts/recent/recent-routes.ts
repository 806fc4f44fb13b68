import * as calls from '@hanap/contracts/jobs/recent-searches.calls'
import * as schemas from '@hanap/contracts/jobs/recent-searches.schemas'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { type RecentJobs, savedSearchQuery } from '../../search/index.ts'
import { searchPathOf, titleOf } from '../search-words.ts'
import { deleteRecentSearches, recentSearchesOf, storeRecentSearch } from './recent-searches.ts'

/** What a seeker searched for lately: calls 540-542. */
export const recentSearchRoutes = (db: Db, recent: RecentJobs): Route[] => [
  seekerRoute(calls.listRecentSearches, schemas.listRecentSearches, async incoming => {
    const { caller, market, language } = incoming
    const rows = await recentSearchesOf(db, caller.accountId, market.key)
    const searches = rows.map(async ({ keyword, filters, searched_at: at }) => {
      const search = { market: market.key, language, keyword, filters }
      const { jobs, isMore } = await recent(search, at, incoming)
      return {
        keyword,
        filters,
        title: titleOf(search, language),
        search_url: searchPathOf(search),
        searched_at: at.toISOString(),
        new_count: jobs.length,
        is_more: isMore,
      }
    })
    return { searches: await Promise.all(searches) }
  }),

  seekerRoute(
    calls.recordRecentSearch,
    schemas.recordRecentSearch,
    async ({ body, caller, market, language }) => {
      // Refuses what cannot be searched for.
      savedSearchQuery({ market: market.key, language, ...body })
      await storeRecentSearch(db, caller.accountId, { market: market.key, ...body })
      return {}
    },
  ),

  seekerRoute(calls.clearRecentSearches, schemas.clearRecentSearches, async ({ caller }) => {
    await deleteRecentSearches(db, caller.accountId)
    return {}
  }),
]
