import { locationName, locationsOf } from '@hanap/markets/locations'
import { factsOf, pageOf } from '@hanap/shared/page-facts'
import type { LoaderFunctionArgs } from 'react-router'

const A_DAY = 86_400

/** Names of the market's regions and places in the page's language, for the place field to suggest. */
export function loader(args: LoaderFunctionArgs): Response {
  const { market, language } = factsOf(pageOf(args))
  const names = locationsOf(market).regions.flatMap(region => [
    locationName(region, language),
    ...region.locations.map(location => locationName(location, language)),
  ])
  return Response.json([...new Set(names)], { headers: { 'Cache-Control': `public, max-age=${A_DAY}` } })
}
