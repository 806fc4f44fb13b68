import type { JobDetail } from '@hanap/contracts/jobs/job.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { distanceKm, type Location, locationById, locationName, locationsOf } from '@hanap/markets/locations'
import { type MarketKey, marketByKey } from '@hanap/markets/markets'
import { kilometres } from '../near/kilometres.server.ts'
import type { JobMapView, MapPlace } from './job-view.ts'

/** Size of the map and the radius of its outer ring, in its own units. */
const [WIDTH, HEIGHT, RING] = [320, 200, 84]
const MAX_PLACES = 4
/** What the outer ring may be before it is the largest; the smallest that shows enough is taken. */
const ringKm = [10, 20, 50, 100, 200] as const
const LARGEST_KM = 400
const MIN_PLACES = 3
const KM_A_DEGREE = 111.2

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** About how wide a label is. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[\u2E80-\uFFEF]/u.test(sign) ? 12 : 6.5), 0)

const boxOf = ({ x, y, name, isBefore }: MapPlace): Box => ({
  left: isBefore ? x - 8 - widthOf(name) : x - 5,
  right: isBefore ? x + 5 : x + 8 + widthOf(name),
  top: y - 9,
  bottom: y + 9,
})

/** Where a ring says how far it is. */
const ringTextBox = (radius: number): Box => ({
  left: WIDTH / 2 - 22,
  right: WIDTH / 2 + 22,
  top: HEIGHT / 2 + radius - 14,
  bottom: HEIGHT / 2 + radius,
})

const byMarket = new Map<MarketKey, readonly Location[]>()

const largestFirst = (market: MarketKey): readonly Location[] => {
  const existing = byMarket.get(market)
  if (existing) return existing
  const sorted = locationsOf(market)
    .regions.flatMap(({ locations }) => locations)
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
  byMarket.set(market, sorted)
  return sorted
}

/**
 * Where a job is among the larger places around it, at their true bearings and distances, drawn of our own list of places. Null
 * where the ad names no place, or nothing that we know of lies around it.
 */
export const jobMap = (job: JobDetail, language: LanguageCode): JobMapView | null => {
  const market = marketByKey(job.job_country_key)
  const own = job.job_location_id === null ? undefined : locationById(job.job_location_id)
  if (!market || !own || job.workplace === 'remote') return null
  const lat = job.coordinates?.latitude ?? own.lat
  const lon = job.coordinates?.longitude ?? own.lon
  const others = largestFirst(market.key).filter(each => each.id !== own.id)
  const here: MapPlace = { x: WIDTH / 2, y: HEIGHT / 2, name: locationName(own, language) }
  const best = smallestMap(km => placesWithin(others, { lat, lon, km }, here, language))
  if (best.places.length === 0) return null
  return {
    here,
    places: best.places,
    rings: [RING / 2, RING].map((radius, at) => ({
      radius,
      text: kilometres(language, at === 0 ? best.km / 2 : best.km),
    })),
  }
}

/** The places of the smallest map that shows enough, or else of the largest. */
const smallestMap = (placesOf: (km: number) => JobMapView['places']) => {
  for (const km of ringKm) {
    const places = placesOf(km)
    if (places.length >= MIN_PLACES) return { km, places }
  }
  return { km: LARGEST_KM, places: placesOf(LARGEST_KM) }
}

/** The largest places that have room for their names. */
const placesWithin = (
  others: readonly Location[],
  { lat, lon, km }: { lat: number; lon: number; km: number },
  here: MapPlace,
  language: LanguageCode,
): JobMapView['places'] => {
  const taken = [boxOf(here), ...[RING / 2, RING].map(ringTextBox)]
  const places: JobMapView['places'] = []
  for (const other of others) {
    if (places.length === MAX_PLACES) break
    const scale = RING / km
    const name = locationName(other, language)
    const x = WIDTH / 2 + (other.lon - lon) * KM_A_DEGREE * Math.cos((lat * Math.PI) / 180) * scale
    const y = HEIGHT / 2 - (other.lat - lat) * KM_A_DEGREE * scale
    const place = {
      x: Math.round(x),
      y: Math.round(y),
      name,
      ...(x < WIDTH / 2 && { isBefore: true as const }),
    }
    const box = boxOf(place)
    const isInside = box.left > 2 && box.right < WIDTH - 2 && box.top > 2 && box.bottom < HEIGHT - 2
    if (!isInside || taken.some(each => overlap(each, box))) continue
    taken.push(box)
    const away = Math.max(1, Math.round(distanceKm(lat, lon, other.lat, other.lon)))
    places.push({ ...place, away: kilometres(language, away) })
  }
  return places
}
