import type { LanguageCode } from './languages.ts'
import { locationName, nearestLocation } from './locations.ts'
import { marketName } from './market-names.ts'

/** As far as people commute: a point further than this from every place that is listed is named by its country. */
const NAMED_KM = 100

/** What people call the surroundings of a point; empty for no point of the globe. */
export const placeNameNear = (latitude: number, longitude: number, language: LanguageCode): string => {
  const nearest = nearestLocation(latitude, longitude)
  if (!nearest) return ''
  return nearest.distanceKm <= NAMED_KM
    ? locationName(nearest.location, language)
    : marketName(nearest.market, language)
}
