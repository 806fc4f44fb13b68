import type { PageContext } from '@hanap/contracts/page'
import { translator } from '@hanap/i18n/catalogues'
import { locationById, locationName, locationsOf, regionById } from '@hanap/markets/locations'
import {
  buildSearchUrl,
  emptySearch,
  type JobSearch,
  nearRadii,
  parseSearchUrl,
} from '@hanap/markets/search-url'
import { factsOf } from '@hanap/shared/page/page-facts'
import { headOf } from '@hanap/shared/page/page-head'
import { redirect } from 'react-router'
import { sameSitePath } from '../redirects/redirect.server.ts'
import { kilometres } from './kilometres.server.ts'
import type { NearView } from './near-view.ts'

const DEFAULT_RADIUS = 25

/** The search that is made near; all jobs where the address names none. */
const searchOf = (page: PageContext, path: string | null): JobSearch => {
  const { market, language, prefix } = factsOf(page)
  const sitePath = sameSitePath(page, path)
  if (sitePath === undefined) return emptySearch
  const url = new URL(
    sitePath.startsWith(`${prefix}/`) ? sitePath.slice(prefix.length) : sitePath,
    page.origin,
  )
  return parseSearchUrl(market, language, url.pathname.slice(1), url.searchParams)?.search ?? emptySearch
}

/** A point as the form or the browser has it: `14.55,121.02`, or the id of a place. */
const pointOf = (page: PageContext, params: URLSearchParams) => {
  const { market, language } = factsOf(page)
  const place = locationById(Number(params.get('place'))) ?? regionById(Number(params.get('place')))
  const near = place?.market === market ? `${place.lat},${place.lon}` : (params.get('near') ?? '')
  const nearParams = new URLSearchParams({ near, radius: params.get('radius') ?? '' })
  return parseSearchUrl(market, language, 'job-search', nearParams)?.search.near ?? null
}

/** Where somebody says where they are, and leads on to the jobs around as soon as they have. */
export const loadNear = (page: PageContext, params: URLSearchParams): NearView => {
  const { market, language, prefix } = factsOf(page)
  const t = translator(language)
  const search = searchOf(page, params.get('search'))
  const near = pointOf(page, params)
  // What was chosen by name is no longer where to look.
  const nearSearch: JobSearch = { ...search, location: [], page: 1, near, sort: 'distance' }
  if (near) throw redirect(prefix + buildSearchUrl(market, language, nearSearch))
  return {
    head: headOf(page, t('common.brand'), { title: t('search.nearTitle'), isIndexed: false }),
    search: params.get('search') === null ? '' : prefix + buildSearchUrl(market, language, search),
    query: search.query,
    regions: locationsOf(market).regions.map(region => [
      locationName(region, language),
      region.locations.map(({ id, names }) => [id, names[language]]),
    ]),
    radii: nearRadii.map(km => [km, kilometres(language, km)]),
    radius: DEFAULT_RADIUS,
    siteOf: Object.fromEntries(Object.entries(page.sites).map(([key, origin]) => [key, `${origin}/near-me`])),
  }
}
