import { searchJobs } from '@hanap/contracts/search/search.calls'
import { translator } from '@hanap/i18n/catalogues'
import { parseSearchUrl } from '@hanap/markets/search-url'
import { factsOf, notFound, pageOf } from '@hanap/shared/page/page-facts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { RSS_SIZE, rssAnswer } from '../rss/rss-answer.server.ts'
import { searchPath, searchRssPath } from '../rss/rss-paths.ts'
import { searchPlaces } from '../search/chosen-filters.server.ts'
import { redirectUnlessClean, withTypedPlace } from '../search/clean-search.server.ts'
import { callQueryOf } from '../search/load-search.server.ts'
import { searchHeading } from '../search/search-heading.server.ts'

/** The newest jobs of a search; its address is the search's below `/rss`, without order and page. */
export const loader = async (args: LoaderFunctionArgs) => {
  const page = pageOf(args)
  const { market, language, country } = factsOf(page)
  const url = new URL(args.request.url)
  const parsed = parseSearchUrl(market, language, args.params.search ?? '', url.searchParams)
  if (!parsed) throw notFound()
  const search = withTypedPlace(parsed.search, market, url.searchParams, parsed.unknown)
  const path = searchRssPath(page, search)
  redirectUnlessClean(url, path)
  const outcome = await page.call(searchJobs, {
    query: {
      ...callQueryOf({ ...search, sort: 'newest', page: 1, match: 'list' }),
      size: String(RSS_SIZE),
      source: 'feed',
    },
  })
  if (!outcome.ok) throw data(null, { status: outcome.status })
  const { jobs, total_num: count } = outcome.data
  const heading = searchHeading(page, search, searchPlaces(search, language))
  const t = translator(language)
  return rssAnswer(page, {
    title: `${heading} | ${t('common.brand')}`,
    description: t('search.description', { count, heading, country }),
    pagePath: searchPath(page, search),
    path,
    jobs,
  })
}
