import { locationById } from '@hanap/markets/locations'
import { expect, test } from 'vitest'
import { adChoices, placeIdOf, placeOfId } from './ad-choices.server.ts'

const marketOf = (id: number | undefined) => (id === undefined ? undefined : locationById(id)?.market)

test('an ad of the Philippines may name a place abroad by city and country, and shows it again so', () => {
  const id = placeIdOf('ph', 'Riyadh, Saudi Arabia', 'en')
  expect(marketOf(id)).toBe('sa')
  const text = placeOfId('ph', id ?? null, 'en')
  expect(text).toMatch(/^Riyadh, Saudi Arabia$/)
  expect(placeIdOf('ph', text, 'en')).toBe(id)
  expect(adChoices('ph', 'en').mayBeAbroad).toBe(true)
})

test('its own places come first, and a country that is none of ours is no place', () => {
  expect(marketOf(placeIdOf('ph', 'Manila', 'en'))).toBe('ph')
  expect(placeIdOf('ph', 'Riyadh, Atlantis', 'en')).toBeUndefined()
  expect(placeIdOf('ph', 'Nowhere, Singapore', 'en')).toBeUndefined()
})

test('in the page’s language the country has that language’s name', () => {
  const id = placeIdOf('ph', 'Riyadh, Saudi Arabia', 'en') ?? null
  const text = placeOfId('ph', id, 'ja')
  expect(text).not.toContain('Saudi')
  expect(placeIdOf('ph', text, 'ja')).toBe(id)
})

test('where no law speaks of work abroad an ad names places of its market alone', () => {
  expect(adChoices('sg', 'en').mayBeAbroad).toBe(false)
  expect(placeIdOf('sg', 'Manila, Philippines', 'en')).toBeUndefined()
})
