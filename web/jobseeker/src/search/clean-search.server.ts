import { matchLocation } from '@hanap/markets/location-match'
import type { MarketKey } from '@hanap/markets/markets'
import { type JobSearch, searchKeys } from '@hanap/markets/search-url'
import { redirect } from 'react-router'

/** A place that was typed as people write it ("Makati City, Metro Manila") rather than chosen. */
export const withTypedPlace = (
  search: JobSearch,
  market: MarketKey,
  params: URLSearchParams,
  unknown: readonly string[],
): JobSearch => {
  const typed = params.get('location')
  if (!typed) return search
  const place = matchLocation(market, typed)
  if (!place) return search
  const isNamedWithRegion =
    /,\s/.test(typed) &&
    place.kind === 'location' &&
    search.location.every(id => id === place.id || id === place.regionId)
  return unknown.includes('location') || isNamedWithRegion ? { ...search, location: [place.id] } : search
}

/** Keys that are not the search's own (a campaign's marks) stay where they are. */
export const redirectUnlessClean = (url: URL, clean: string): void => {
  const target = new URL(clean, url)
  const own = new URLSearchParams([...url.searchParams].filter(([key]) => searchKeys.includes(key)))
  const isSame =
    decodeURIComponent(target.pathname) === decodeURIComponent(url.pathname.replace(/\.data$/, '')) &&
    target.searchParams.toString() === own.toString()
  if (isSame) return
  for (const [key, value] of url.searchParams) {
    if (!searchKeys.includes(key) && key !== '_routes') target.searchParams.append(key, value)
  }
  // Another spelling of the path is so for good; what a query lacks or has too much of may be so for now.
  const isForGood = url.search === '' && target.search === ''
  throw redirect(target.pathname + target.search.replaceAll('%2C', ','), isForGood ? 301 : 302)
}
