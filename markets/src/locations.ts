import type { LanguageCode } from './languages.ts'
import { regions as ae } from './locations/ae.ts'
import { regions as br } from './locations/br.ts'
import { regions as ca } from './locations/ca.ts'
import { regions as com } from './locations/com.ts'
import type { PlaceEntry, RegionEntry } from './locations/entry.ts'
import { regions as es } from './locations/es.ts'
import { regions as gb } from './locations/gb.ts'
import { regions as hk } from './locations/hk.ts'
import { regions as id } from './locations/id.ts'
import { regions as jp } from './locations/jp.ts'
import { regions as lk } from './locations/lk.ts'
import { regions as mo } from './locations/mo.ts'
import { regions as my } from './locations/my.ts'
import { regions as ng } from './locations/ng.ts'
import { regions as ph } from './locations/ph.ts'
import { regions as rs } from './locations/rs.ts'
import { regions as sa } from './locations/sa.ts'
import { regions as sg } from './locations/sg.ts'
import { regions as tr } from './locations/tr.ts'
import { regions as tw } from './locations/tw.ts'
import { regions as us } from './locations/us.ts'
import { type MarketKey, markets } from './markets.ts'

interface PlaceBase {
  /** Unique over all markets, regions and locations together. */
  readonly id: number
  /** Unique within the market. */
  readonly key: string
  readonly market: MarketKey
  readonly names: Readonly<Record<LanguageCode, string>>
  /** Degrees, WGS 84. */
  readonly lat: number
  readonly lon: number
  /** Other names and abbreviations, for `matchLocation`. */
  readonly also: readonly string[]
  readonly codes: readonly string[]
}

export interface Location extends PlaceBase {
  readonly kind: 'location'
  readonly regionId: number
  readonly population?: number
}

/** A first-level division as job seekers use it: a state, prefecture, district; a country in `com`. */
export interface Region extends PlaceBase {
  readonly kind: 'region'
  readonly locations: readonly Location[]
}

const entries: Readonly<Record<MarketKey, readonly RegionEntry[]>> = {
  us,
  gb,
  ae,
  br,
  ca,
  hk,
  id,
  jp,
  lk,
  mo,
  my,
  ng,
  ph,
  sg,
  tr,
  tw,
  es,
  rs,
  sa,
  com,
}

const place = (market: MarketKey, entry: PlaceEntry): PlaceBase => {
  const { en } = entry.names
  return {
    id: entry.id,
    key: entry.key,
    market,
    names: { id: en, ms: en, tr: en, 'pt-br': en, es: en, ...entry.names },
    lat: entry.lat,
    lon: entry.lon,
    also: entry.also ?? [],
    codes: entry.codes ?? [],
  }
}

const region = (market: MarketKey, entry: RegionEntry): Region => {
  const locations = entry.locations.map(
    (each): Location => ({
      kind: 'location',
      ...place(market, each),
      regionId: entry.id,
      population: each.population,
    }),
  )
  return { kind: 'region', ...place(market, entry), locations }
}

const regionsByMarket = new Map(
  markets.map(({ key }) => [key, entries[key].map(entry => region(key, entry))] as const),
)
const allRegions = [...regionsByMarket.values()].flat()
const regionsById = new Map(allRegions.map(each => [each.id, each]))
const locationsById = new Map(allRegions.flatMap(each => each.locations).map(each => [each.id, each]))

/** A market's regions with their locations, in the order in which lists show them. */
export const locationsOf = (market: MarketKey): { regions: readonly Region[] } => ({
  regions: regionsByMarket.get(market) ?? [],
})

export const locationById = (id: number): Location | undefined => locationsById.get(id)

export const regionById = (id: number): Region | undefined => regionsById.get(id)

/** The region or location of a key, such as a market's `defaultLocation`. */
export const locationByKey = (market: MarketKey, key: string): Location | Region | undefined => {
  const { regions } = locationsOf(market)
  return [...regions, ...regions.flatMap(each => each.locations)].find(each => each.key === key)
}

export const locationName = (location: Location | Region, language: LanguageCode): string =>
  location.names[language]

export interface NearestLocation {
  readonly market: MarketKey
  readonly region: Region
  readonly location: Location
  /** Great-circle distance from the point asked for. */
  readonly distanceKm: number
}

/** The location of any market nearest to a point in degrees; undefined where a coordinate is out of range. */
export const nearestLocation = (lat: number, lon: number): NearestLocation | undefined => {
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return undefined
  let nearest: NearestLocation | undefined
  for (const each of allRegions) {
    for (const location of each.locations) {
      const distance = distanceKm(lat, lon, location.lat, location.lon)
      if (nearest === undefined || distance < nearest.distanceKm) {
        nearest = { market: each.market, region: each, location, distanceKm: distance }
      }
    }
  }
  return nearest
}

const earthRadiusKm = 6371

/** Great-circle distance between two points in degrees. */
export const distanceKm = (lat1: number, lon1: number, lat2: number, lon2: number): number => {
  const radians = Math.PI / 180
  const a =
    Math.sin(((lat2 - lat1) * radians) / 2) ** 2 +
    Math.cos(lat1 * radians) * Math.cos(lat2 * radians) * Math.sin(((lon2 - lon1) * radians) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)))
}
