import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import { type LanguageCode, languages } from '@hanap/markets/languages'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import { SavedSearches } from '@hanap/search-engine/saved-searches'
import type { SearchQuery } from '@hanap/search-engine/schema'
import type { JobFacts, JobRow } from '../jobs/index.ts'
import { jobDocumentOf } from './documents.ts'
import { indexQuery } from './query/request.ts'
import { jobSchema } from './schema.ts'

/** A search that is kept to be matched with new jobs. */
export interface SavedSearch {
  market: MarketKey
  language: LanguageCode
  keyword: string
  filters: AlertFilters
}

/** A job as lists show it. */
interface ListedJob {
  row: JobRow
  facts: JobFacts
}

/** The query of a saved search; refuses what cannot be searched for, field by field. */
export const savedSearchQuery = ({ market, language, keyword, filters }: SavedSearch): SearchQuery => {
  const marketFacts = marketByKey(market)
  if (!marketFacts) throw new RangeError(`There is no market ${market}`)
  const request = { ...filters, query: keyword || undefined, page: 1, size: 1, source: 'alert' }
  return indexQuery(request, { market: marketFacts, language })
}

/**
 * Saved searches by their ids, found by the jobs that they would list: with the words, filters and names in other languages of
 * a search, nothing corrected or left out. They stand in memory; finding them takes milliseconds at 100,000.
 */
export const createSavedSearchMatcher = () => {
  const searches = new SavedSearches(
    jobSchema,
    languages.map(({ code }) => code),
  )
  return {
    put: (id: string, search: SavedSearch) => searches.put(id, savedSearchQuery(search)),
    delete: (id: string) => searches.delete(id),
    /** Tells what jobs are like, so that searches are kept under what is rare; before they are put. */
    learn: ({ row, facts }: ListedJob) => searches.learn(jobDocumentOf(row, facts)),
    /** The ids of the searches that would list the job. */
    listing: ({ row, facts }: ListedJob): string[] => searches.listing(jobDocumentOf(row, facts)),
  }
}
