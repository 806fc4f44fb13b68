import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { requestFilters } from '@hanap/markets/search-request'
import { buildSearchUrl, parseSearchUrl } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import { sameSitePath } from '../redirects/redirect.server.ts'
import { chosenFilters } from '../search/chosen-filters.server.ts'

/** A search that may become an alert. */
export interface AlertSearch {
  /** Clean path of its page, without the language's segment. */
  path: string
  title: string
  keyword: string
  filters: AlertFilters
}

/** The search of a page of this site by its path, with or without the language's segment; nothing for any other page. */
export const alertSearchOf = (
  page: PageContext,
  address: string | null | undefined,
): AlertSearch | undefined => {
  const { market, language, prefix } = factsOf(page)
  const path = sameSitePath(page, address ?? null)
  if (path === undefined) return undefined
  const url = new URL(path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path, page.origin)
  const parsed = parseSearchUrl(market, language, url.pathname.slice(1), url.searchParams)
  if (!parsed) return undefined
  const search = { ...parsed.search, sort: null, page: 1 }
  const labels = chosenFilters(search, market, language).map(({ label }) => label)
  const words = [search.query, ...labels].filter(Boolean)
  return {
    path: buildSearchUrl(market, language, search),
    title: words.length > 0 ? words.join(' · ') : translator(language)('alerts.allJobs'),
    keyword: search.query,
    filters: requestFilters(search),
  }
}
