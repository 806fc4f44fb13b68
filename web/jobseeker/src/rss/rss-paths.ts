import type { PageContext } from '@hanap/contracts/page'
import { buildSearchUrl, type JobSearch } from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'

const inNoOrder = (search: JobSearch): JobSearch => ({ ...search, sort: null, page: 1, match: 'list' })

/** A search's own path, whatever order or page of it is shown. */
export const searchPath = (page: PageContext, search: JobSearch): string => {
  const { market, language, prefix } = factsOf(page)
  return prefix + buildSearchUrl(market, language, inNoOrder(search))
}

/** Where the search's newest jobs are followed. */
export const searchRssPath = (page: PageContext, search: JobSearch): string => {
  const { prefix } = factsOf(page)
  return `${prefix}/rss${searchPath(page, search).slice(prefix.length)}`
}

export const companyRssPath = (page: PageContext, companyUrl: string): string =>
  `${factsOf(page).prefix}/rss${companyUrl}`
