import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import {
  distanceKm,
  type Location,
  locationById,
  locationByKey,
  locationName,
  locationsOf,
  nearestLocation,
  type Region,
  regionById,
} from './locations.ts'
import { type MarketKey, markets } from './markets.ts'

const placesOf = (market: MarketKey): (Region | Location)[] =>
  locationsOf(market).regions.flatMap(region => [region, ...region.locations])
const all = markets.flatMap(({ key }) => placesOf(key))

/** Markets with fewer locations than 50, and how many they have. */
const smallMarkets: Partial<Record<MarketKey, { locations: number; reason: string }>> = {
  mo: { locations: 44, reason: 'Macau has no more quarters that people search for' },
}

/** How many regions each market has in law, or as job seekers count them. */
const regionCounts: Record<MarketKey, number> = {
  us: 51,
  gb: 12,
  ae: 7,
  br: 27,
  ca: 13,
  hk: 18,
  id: 38,
  jp: 47,
  lk: 25,
  mo: 8,
  my: 16,
  ng: 37,
  ph: 18,
  sg: 5,
  tr: 81,
  tw: 22,
  es: 19,
  rs: 25,
  sa: 13,
  com: 64,
}

/** South, west, north, east, in degrees. */
const boxes: Record<MarketKey, [number, number, number, number]> = {
  us: [18.9, -171, 71.5, -66.9],
  gb: [49.8, -8.7, 60.9, 1.8],
  ae: [22.5, 51.4, 26.2, 56.5],
  br: [-33.8, -74, 5.3, -34.7],
  ca: [41.6, -141, 83.2, -52.6],
  hk: [22.1, 113.8, 22.6, 114.5],
  id: [-11.1, 94.9, 6.1, 141.1],
  jp: [24, 122.9, 45.6, 146],
  lk: [5.9, 79.6, 9.9, 81.9],
  mo: [22.1, 113.5, 22.23, 113.61],
  my: [0.8, 99.6, 7.4, 119.3],
  ng: [4.2, 2.6, 13.9, 14.7],
  ph: [4.6, 116.9, 21.2, 126.7],
  sg: [1.2, 103.6, 1.48, 104.1],
  tr: [35.8, 25.6, 42.2, 44.9],
  tw: [21.8, 118.2, 26.4, 122.1],
  es: [27.6, -18.2, 43.8, 4.4],
  rs: [42.2, 18.8, 46.2, 23.1],
  sa: [16.3, 34.5, 32.2, 55.7],
  com: [-50, -180, 70, 180],
}

test('no two regions or locations of any market share an id', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test.each(markets)('$name has all its regions, a location in each, and 50 locations', ({ key }) => {
  const { regions } = locationsOf(key)
  expect(regions).toHaveLength(regionCounts[key])
  expect(regions.filter(region => region.locations.length === 0)).toEqual([])
  const { length } = regions.flatMap(region => region.locations)
  const small = smallMarkets[key]
  if (small) expect(length).toBe(small.locations)
  else expect(length).toBeGreaterThanOrEqual(50)
})

test.each(markets)('$name has no key twice, and its default location is one of its locations', market => {
  const keys = placesOf(market.key).map(({ key }) => key)
  expect(keys).toEqual([...new Set(keys)])
  expect(locationByKey(market.key, market.defaultLocation)?.kind).toBe('location')
})

test.each(markets)('every place of $name lies inside it', ({ key }) => {
  const [south, west, north, east] = boxes[key]
  const outside = placesOf(key).filter(
    ({ lat, lon }) => !(lat >= south && lat <= north && lon >= west && lon <= east),
  )
  expect(outside.map(place => place.key)).toEqual([])
})

test('no two locations of a market stand on one point', () => {
  for (const { key } of markets) {
    const points = locationsOf(key)
      .regions.flatMap(region => region.locations)
      .map(({ lat, lon }) => `${lat} ${lon}`)
    expect(points.filter((point, at) => points.indexOf(point) !== at)).toEqual([])
  }
})

test.each(languages)('every place has a name in $label', ({ code }) => {
  expect(all.filter(place => locationName(place, code).trim() === '')).toEqual([])
})

/** Places whose names hold Latin letters in every script. */
const latinNames = ['washington-dc', 'kl-sentral', 'new-urban-zone-a']

const scripts = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
} as const

test.each(['ja', 'zh-cn', 'zh-tw', 'ar'] as const)('names in %s are in its own script', code => {
  const foreign = all.filter(
    place => !scripts[code].test(place.names[code]) && !latinNames.includes(place.key),
  )
  expect(foreign.map(place => `${place.key} ${place.names[code]}`)).toEqual([])
  const mixed = all.filter(place => /\p{Script=Latin}/u.test(place.names[code]))
  expect(mixed.filter(place => !latinNames.includes(place.key)).map(place => place.names[code])).toEqual([])
})

test('names in Latin script have no other script in them', () => {
  for (const code of ['en', 'id', 'ms', 'tr', 'pt-br', 'es'] as const) {
    const foreign = all.filter(place => /[^\p{Script=Latin}\p{Script=Common}]/u.test(place.names[code]))
    expect(foreign.map(place => place.names[code])).toEqual([])
  }
})

test('names in Chinese are in the characters of their side', () => {
  const simplifiedOnly = /[东广门长马龙湾区县济华汉乡关宁云凤兰莲泽铁]/u
  const traditionalOnly = /[東廣門長馬龍灣區縣濟華漢鄉關寧雲鳳蘭蓮澤鐵]/u
  expect(all.filter(place => simplifiedOnly.test(place.names['zh-tw'])).map(({ key }) => key)).toEqual([])
  expect(all.filter(place => traditionalOnly.test(place.names['zh-cn'])).map(({ key }) => key)).toEqual([])
})

const known: [MarketKey, string, keyof Location['names'], string][] = [
  ['ph', 'manila', 'ja', 'マニラ'],
  ['ph', 'manila', 'zh-tw', '馬尼拉'],
  ['ph', 'manila', 'zh-cn', '马尼拉'],
  ['ph', 'manila', 'ar', 'مانيلا'],
  ['ph', 'las-pinas', 'en', 'Las Piñas'],
  ['jp', 'tokyo', 'ja', '東京都'],
  ['jp', 'tokyo', 'zh-cn', '东京都'],
  ['jp', 'shibuya', 'zh-tw', '澀谷區'],
  ['tw', 'new-taipei-city', 'zh-tw', '新北市'],
  ['hk', 'sha-tin-district', 'zh-tw', '沙田區'],
  ['br', 'sao-paulo-city', 'pt-br', 'São Paulo'],
  ['tr', 'istanbul', 'tr', 'İstanbul'],
  ['tr', 'istanbul', 'en', 'Istanbul'],
  ['es', 'catalonia', 'es', 'Cataluña'],
  ['sa', 'riyadh-city', 'ar', 'الرياض'],
  ['ae', 'dubai', 'zh-cn', '迪拜'],
  ['ae', 'dubai', 'zh-tw', '杜拜'],
  ['my', 'penang', 'ms', 'Pulau Pinang'],
  ['id', 'jakarta-selatan', 'id', 'Jakarta Selatan'],
  ['com', 'vietnam', 'ja', 'ベトナム'],
]

test.each(known)('%s %s in %s is %s', (market, key, code, name) => {
  expect(locationByKey(market, key)?.names[code]).toBe(name)
})

test('ids lead to their places', () => {
  for (const region of locationsOf('ph').regions) {
    expect(regionById(region.id)).toBe(region)
    for (const location of region.locations) {
      expect(locationById(location.id)).toBe(location)
      expect(location.regionId).toBe(region.id)
    }
  }
  expect(locationById(167001)).toBeUndefined()
  expect(regionById(16700001)).toBeUndefined()
})

test('a point leads to the nearest location, across markets', () => {
  const makati = nearestLocation(14.5547, 121.0244)
  expect([makati?.market, makati?.region.key, makati?.location.key]).toEqual(['ph', 'metro-manila', 'makati'])
  expect(nearestLocation(35.6595, 139.7005)?.location.key).toBe('shibuya')
  expect(nearestLocation(22.5431, 114.0579)?.location.key).toBe('shenzhen')
  expect(nearestLocation(91, 0)).toBeUndefined()
  expect(nearestLocation(0, Number.NaN)).toBeUndefined()
})

test('distances are great-circle kilometres, also over the date line', () => {
  expect(distanceKm(14.5995, 120.9842, 10.3157, 123.8854)).toBeCloseTo(571, -1)
  expect(distanceKm(0, 179.5, 0, -179.5)).toBeCloseTo(111, 0)
})
