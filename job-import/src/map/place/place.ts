import { matchLocation } from '@hanap/markets/location-match'
import { distanceKm, type Location, nearestLocation, type Region, regionById } from '@hanap/markets/locations'
import { type MarketKey, markets } from '@hanap/markets/markets'
import type { PostedPlace } from '../../posting.ts'
import { countryCode, countryName } from './country.ts'

export interface MappedPlace {
  market: MarketKey
  locationId: number | null
  regionId: number | null
  /** As the source wrote it. */
  address: string | null
  latitude: number | null
  longitude: number | null
  notes: string[]
}

const keys = new Map(markets.map(market => [market.code, market.key]))

const marketOf = (country: string): MarketKey => keys.get(country) ?? 'com'

/** States and provinces that follow a city after a comma; other countries are named. */
const US_STATE =
  /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/
const CANADIAN_PROVINCE = /^(AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|YT)$/

/** The country of a place by its country, or by what stands at the end of its text. */
const countryOf = (place: PostedPlace): string | undefined => {
  const stated = countryCode(place.country)
  if (stated !== undefined) return stated
  const pieces = `${place.text}, ${place.locality}, ${place.region}`
    .split(/[,;|/()]|\s[-–—]\s/)
    .map(each => each.trim())
  for (const piece of pieces.toReversed()) {
    if (piece === '') continue
    if (US_STATE.test(piece) || piece === 'US') return 'US'
    if (piece === 'UK') return 'GB'
    if (CANADIAN_PROVINCE.test(piece)) return 'CA'
    const named =
      piece.length > 2
        ? countryCode(piece.replace(/\b(remote|only|based|hybrid|onsite)\b/gi, '').trim())
        : undefined
    if (named !== undefined) return named
  }
  return undefined
}

/** The place's own words, the nearest first. */
const wordsOf = (place: PostedPlace, country: string | undefined, market: MarketKey) =>
  [place.locality, place.region, place.text, market === 'com' && country ? countryName(country) : '']
    .filter(Boolean)
    .join(', ')

type FoundPlace = Location | Region | undefined

const cache = new Map<string, FoundPlace>()
const CACHED = 5000

const find = (market: MarketKey, words: string): FoundPlace => {
  if (words === '') return undefined
  const key = `${market} ${words}`
  if (cache.has(key)) return cache.get(key)
  const location = matchLocation(market, words)
  if (cache.size >= CACHED) cache.clear()
  cache.set(key, location)
  return location
}

/** The market of a place that no country stands beside: the one with the largest city of the name, else its region. */
const marketByName = (place: PostedPlace): MarketKey | undefined => {
  const words = wordsOf(place, undefined, 'com')
  if (words === '') return undefined
  const knowing = markets.flatMap(({ key }) => {
    const location = find(key, words)
    return location ? [{ key, location }] : []
  })
  return knowing.sort((a, b) => populationOf(b.location) - populationOf(a.location))[0]?.key
}

const populationOf = (location: Location | Region) =>
  location.kind === 'location' ? (location.population ?? 1) : 0

const FARTHEST_KM = 60

const hasPoint = (place: PostedPlace): place is PostedPlace & { latitude: number; longitude: number } =>
  place.latitude !== undefined &&
  place.longitude !== undefined &&
  Math.abs(place.latitude) <= 90 &&
  Math.abs(place.longitude) <= 180 &&
  !(place.latitude === 0 && place.longitude === 0)

/**
 * Where an ad is: its market by country, city or, failing both, the given one; its location by name, else by its
 * coordinates, which count only where they agree with the name. Of several places the first in a market of ours counts.
 */
export const mapPlace = (places: readonly PostedPlace[], market?: MarketKey): MappedPlace => {
  const placesWithMarket = places.map(place => {
    const country = countryOf(place)
    const own = country === undefined ? marketByName(place) : marketOf(country)
    return { place, country, market: market ?? own }
  })
  const chosen =
    placesWithMarket.find(
      each =>
        each.market !== undefined &&
        each.market !== 'com' &&
        wordsOf(each.place, undefined, each.market) !== '',
    ) ??
    placesWithMarket.find(each => each.market !== undefined && each.market !== 'com') ??
    placesWithMarket.find(each => each.market !== undefined) ??
    placesWithMarket[0]
  if (!chosen) return { ...NOWHERE, market: market ?? 'com' }
  return locate(chosen.place, chosen.market ?? 'com', chosen.country)
}

const NOWHERE = {
  locationId: null,
  regionId: null,
  address: null,
  latitude: null,
  longitude: null,
  notes: [],
}

const locate = (place: PostedPlace, market: MarketKey, country: string | undefined): MappedPlace => {
  const words = wordsOf(place, country, market)
  const named = find(market, words) ?? find(market, place.street)
  const point = hasPoint(place) ? place : undefined
  const near = point ? nearestLocation(point.latitude, point.longitude) : undefined
  const isNear = near?.market === market && near.distanceKm <= FARTHEST_KM
  const location = named ?? (isNear ? near.location : undefined)
  const reach = location?.kind === 'region' ? FARTHEST_KM * 8 : FARTHEST_KM * 2
  const agrees =
    !point || !location || distanceKm(point.latitude, point.longitude, location.lat, location.lon) <= reach
  const address = [place.street, place.locality, place.region, place.text]
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
    .join(', ')
  const notes = [
    ...(point && !agrees ? ['coordinates far from the place dropped'] : []),
    ...(location === undefined && words !== '' && words !== (country && countryName(country))
      ? ['place not known']
      : []),
  ]
  return {
    market,
    locationId: location?.kind === 'location' ? location.id : null,
    regionId:
      location?.kind === 'location' ? (regionById(location.regionId)?.id ?? null) : (location?.id ?? null),
    address: address === '' ? null : address,
    latitude: point && agrees ? point.latitude : null,
    longitude: point && agrees ? point.longitude : null,
    notes,
  }
}
