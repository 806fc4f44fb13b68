import type { LanguageCode } from '@hanap/markets/languages'
import { configLists } from '@hanap/markets/lists'
import { nearestLocation } from '@hanap/markets/locations'

/** As far as people commute, and as far as a region's listed places lie apart. */
const LOCATION_KM = 100
const REGION_KM = 300

/** The market, region and location of a point, in a language; undefined for no point of the globe. */
export const placesAt = (latitude: number, longitude: number, language: LanguageCode) => {
  const nearest = nearestLocation(latitude, longitude)
  if (!nearest) return undefined
  const lists = configLists(nearest.market, language)
  const country = lists.country_lists.find(({ key }) => key === nearest.market)
  const region = lists.location_lists.find(({ id }) => id === nearest.region.id)
  const location = region?.locations.find(({ id }) => id === nearest.location.id)
  return (
    country && {
      country,
      region: (nearest.distanceKm <= REGION_KM && region) || null,
      location: (nearest.distanceKm <= LOCATION_KM && location) || null,
    }
  )
}
