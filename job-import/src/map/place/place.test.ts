import { locationById, regionById } from '@hanap/markets/locations'
import { describe, expect, test } from 'vitest'
import type { PostedPlace } from '../../posting.ts'
import { countryCode } from './country.ts'
import { mapPlace } from './place.ts'

const at = (more: Partial<PostedPlace>): PostedPlace => ({
  street: '',
  locality: '',
  region: '',
  country: '',
  text: '',
  ...more,
})

const gist = (...places: PostedPlace[]) => {
  const { market, locationId, regionId } = mapPlace(places)
  return [
    market,
    locationById(locationId ?? 0)?.names.en ?? null,
    regionById(regionId ?? 0)?.names.en ?? null,
  ]
}

describe('countries by code and name in many languages', () => {
  test.each([
    ['PH', 'PH'],
    ['USA', 'US'],
    ['United States', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['日本', 'JP'],
    ['台灣', 'TW'],
    ['المملكة العربية السعودية', 'SA'],
    ['Türkiye', 'TR'],
    ['Brasil', 'BR'],
    ['Deutschland', 'DE'],
    ['Serbia', 'RS'],
    ['Hong Kong', 'HK'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('%s', (name, code) => {
    expect(countryCode(name)).toBe(code)
  })
})

describe('the market and the place', () => {
  test.each<[string, PostedPlace, unknown[]]>([
    [
      'a city',
      at({ locality: 'Makati City', region: 'Metro Manila', country: 'PH' }),
      ['ph', 'Makati', 'Metro Manila'],
    ],
    ['a region', at({ locality: 'Wales', country: 'GB' }), ['gb', null, 'Wales']],
    ['in its own script', at({ locality: 'الرياض', country: 'SA' }), ['sa', 'Riyadh', 'Riyadh Region']],
    ['another country', at({ locality: 'Addis Ababa', country: 'ET' }), ['com', 'Addis Ababa', 'Ethiopia']],
    ['a country alone', at({ country: 'IQ' }), ['com', null, 'Iraq']],
    ['a text with a state', at({ text: 'Long Beach, CA' }), ['us', 'Long Beach', 'California']],
    ['a text with a country', at({ text: 'Novi Sad, Serbia' }), ['rs', 'Novi Sad', null]],
    ['a city that needs no country', at({ text: 'Petaling Jaya' }), ['my', 'Petaling Jaya', 'Selangor']],
    ['nothing', at({}), ['com', null, null]],
  ])('%s', (_, place, expected) => {
    const [market, location, region] = gist(place)
    expect([market, location]).toEqual(expected.slice(0, 2))
    if (expected[2] !== null) expect(region).toBe(expected[2])
  })

  test('of several places the first in a market of ours counts', () => {
    expect(
      gist(at({ locality: 'Lisbon', country: 'PT' }), at({ locality: 'Madrid', country: 'ES' }))[0],
    ).toBe('es')
  })

  test('the given market wins over the country', () => {
    expect(mapPlace([at({ locality: 'Cebu City', country: 'US' })], 'ph')).toMatchObject({ market: 'ph' })
    expect(mapPlace([], 'sg').market).toBe('sg')
  })
})

describe('coordinates', () => {
  const cebu = { locality: 'Cebu City', country: 'PH' }
  test('that agree with the place are kept', () => {
    expect(mapPlace([at({ ...cebu, latitude: 10.32, longitude: 123.9 })])).toMatchObject({
      latitude: 10.32,
      longitude: 123.9,
      notes: [],
    })
  })
  test('far from it are dropped with a note', () => {
    expect(mapPlace([at({ ...cebu, latitude: 48.8, longitude: 2.3 })])).toMatchObject({
      latitude: null,
      notes: ['coordinates far from the place dropped'],
    })
  })
  test('stand in for a name that is not known', () => {
    const place = mapPlace([at({ locality: 'Somewhere', country: 'PH', latitude: 10.32, longitude: 123.9 })])
    expect(locationById(place.locationId ?? 0)?.names.en).toMatch(/Cebu/)
  })
  test('impossible ones are none', () => {
    expect(mapPlace([at({ ...cebu, latitude: 910, longitude: 0 })]).latitude).toBeNull()
  })
})
