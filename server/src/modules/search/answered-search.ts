import type { SearchQuery, SearchResult } from '@hanap/search-engine/schema'
import type { Locale } from '../../calls/locale.ts'
import type { JobSearchRequest } from '../jobs/index.ts'
import type { AnsweredSearch } from '../logs/index.ts'

/** What the log of searches keeps of an answer; never where somebody searched from. */
export const answeredSearch = (
  queryId: string,
  { page, source }: JobSearchRequest,
  { text = '', filters = {}, sort }: SearchQuery,
  { market, language }: Locale,
  { total, relaxed }: SearchResult,
  tookMs: number,
): AnsweredSearch => ({
  queryId,
  market: market.key,
  language,
  text,
  filters,
  sort: sort.by,
  page,
  total,
  droppedWords: relaxed?.dropped.length ?? 0,
  correctedWords: relaxed?.corrected.length ?? 0,
  tookMs,
  source,
})
