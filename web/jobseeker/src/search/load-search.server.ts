import { recordRecentSearch } from '@hanap/contracts/jobs/recent-searches.calls'
import type { PageContext } from '@hanap/contracts/page'
import { searchJobs } from '@hanap/contracts/search/search.calls'
import { flagFilters, optionFilters, recordOf } from '@hanap/markets/search-filters'
import { requestFilters } from '@hanap/markets/search-request'
import { buildSearchUrl, type JobSearch, parseSearchUrl, searchSorts } from '@hanap/markets/search-url'
import { factsOf, notFound } from '@hanap/shared/page/page-facts'
import { data, redirect } from 'react-router'
import { cardViews } from '../jobs/card-view.server.ts'
import { redirectUnlessClean, withTypedPlace } from './clean-search.server.ts'
import { intendedSearch } from './intended-search.ts'
import { nearHref, viewOf } from './search-view.server.ts'
import type { SearchView } from './search-view.ts'

const PAGE_SIZE = 30

/** The call's query of a search. */
export const callQueryOf = (search: JobSearch) => {
  const filters = requestFilters(search)
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value))
  return {
    query: search.query || undefined,
    ...recordOf(optionFilters, name => filters[name]?.join(',')),
    ...recordOf(flagFilters, name => (filters[name] ? ('1' as const) : undefined)),
    salary_from: text(filters.salary_from),
    salary_to: text(filters.salary_to),
    latitude: text(filters.latitude),
    longitude: text(filters.longitude),
    radius_km: text(filters.radius_km),
    match: search.match === 'mention' ? search.match : undefined,
    sort: search.sort ? String(searchSorts[search.sort]) : undefined,
    page: String(search.page),
    size: String(PAGE_SIZE),
  }
}

/** Among a seeker's recent searches; every job of the market is no search. */
const remember = async (page: PageContext, search: JobSearch): Promise<void> => {
  const filters = requestFilters(search)
  if (!search.query && Object.keys(filters).length === 0) return
  await page.call(recordRecentSearch, { body: { keyword: search.query, filters } })
}

/**
 * The search page of a URL. Throws a redirect to the nearest clean URL where this is not it, 404 where the path
 * is no search. `isCopy`: a browser asks for a page that it shows already, to cache it.
 */
export const loadSearch = async (
  page: PageContext,
  segment: string,
  url: URL,
  isCopy = false,
): Promise<SearchView> => {
  const { market, language, prefix } = factsOf(page)
  const parsed = parseSearchUrl(market, language, segment, url.searchParams)
  if (!parsed) throw notFound()
  const typed = withTypedPlace(parsed.search, market, url.searchParams, parsed.unknown)
  const { search, isNear } = intendedSearch(typed, market, language)
  const includesDefaultSort = page.user !== null
  const hrefOf = (each: JobSearch) => prefix + buildSearchUrl(market, language, each, { includesDefaultSort })
  if (isNear) throw redirect(nearHref(prefix, hrefOf(search)))
  redirectUnlessClean(url, hrefOf(search))

  const [outcome] = await Promise.all([
    page.call(searchJobs, { query: { ...callQueryOf(search), ...(isCopy && { source: 'copy' }) } }),
    page.user && !isCopy && search.page === 1 && remember(page, search),
  ])
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { data: answer } = outcome
  if (search.page > 1 && search.page > answer.total_pages)
    throw redirect(hrefOf({ ...search, page: Math.max(1, answer.total_pages) }))

  const view = viewOf(page, search, answer, hrefOf)
  if (answer.total_num > 0 || answer.mention_num === 0) return view
  // Without a list the rest stands in its place.
  const rest: JobSearch = { ...search, match: 'mention' }
  const mentioning = await page.call(searchJobs, { query: callQueryOf(rest) })
  if (!mentioning.ok) return view
  const { jobs, query_id: queryId, total_pages: totalPages } = mentioning.data
  return { ...view, jobs: cardViews(page, jobs), queryId, totalPages, href: hrefOf({ ...rest, page: 1 }) }
}
