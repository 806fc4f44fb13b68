import { z } from 'zod'
import { Empty, Instant } from '../fields.schemas.ts'
import { AlertFilters, Keyword } from './job-alerts.schemas.ts'

export const RecentSearch = z
  .object({
    keyword: z.string(),
    filters: AlertFilters,
    /** The search in words, in the reader's language. */
    title: z.string(),
    /** Path of the search in the reader's language, without a language segment. */
    search_url: z.string(),
    searched_at: Instant,
    /** Jobs posted since, with `is_more` at least so many. */
    new_count: z.int(),
    is_more: z.boolean(),
  })
  .meta({ id: 'RecentSearch' })
export type RecentSearch = z.infer<typeof RecentSearch>

export const listRecentSearches = { answer: z.object({ searches: z.array(RecentSearch) }) }

export const recordRecentSearch = {
  body: z.object({ keyword: Keyword.default(''), filters: AlertFilters.default({}) }),
  answer: Empty,
}

export const clearRecentSearches = { answer: Empty }
