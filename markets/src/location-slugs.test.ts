import { expect, test } from 'vitest'
import { type LanguageCode, languages } from './languages.ts'
import { locationBySeoValue, locationSeoValue } from './location-slugs.ts'
import { locationByKey, locationsOf } from './locations.ts'
import { type MarketKey, markets } from './markets.ts'

const marketsInLanguages = markets.flatMap(market =>
  languages.map(language => ({ market: market.key, language: language.code })),
)

test.each(marketsInLanguages)(
  'every place of $market leads back from its SEO value in $language',
  ({ market, language }) => {
    const { regions } = locationsOf(market)
    const lost = regions
      .flatMap(region => [region, ...region.locations])
      .filter(place => locationBySeoValue(market, locationSeoValue(place, language), language) !== place)
    expect(lost.map(place => place.key)).toEqual([])
  },
)

test('SEO values are lower-case, without space or slash, and differ within a market', () => {
  for (const { market, language } of marketsInLanguages) {
    const { regions } = locationsOf(market)
    const seoValues = regions
      .flatMap(region => [region, ...region.locations])
      .map(place => locationSeoValue(place, language))
    expect(new Set(seoValues).size).toBe(seoValues.length)
    expect(seoValues.filter(each => /[\s/?#%&'’.,()]/u.test(each) || each !== each.toLowerCase())).toEqual([])
  }
})

const cases: [MarketKey, string, LanguageCode, string][] = [
  ['ph', 'quezon-city', 'en', 'quezon-city'],
  ['ph', 'metro-manila', 'ja', 'マニラ首都圏'],
  ['jp', 'tokyo', 'ja', '東京都'],
  ['jp', 'minato', 'zh-cn', '港区'],
  ['br', 'sao-paulo', 'pt-br', 'são-paulo'],
  ['br', 'sao-paulo-city', 'pt-br', 'são-paulo-são-paulo'],
  ['tr', 'istanbul', 'tr', 'istanbul'],
  ['tr', 'igdir', 'tr', 'ığdır'],
  ['sa', 'jeddah', 'ar', 'جدة'],
  ['us', 'st-louis', 'en', 'st-louis'],
  ['ca', 'st-johns', 'en', 'st-johns'],
  ['ph', 'san-fernando-pampanga', 'en', 'san-fernando-pampanga'],
]

test.each(cases)('in %s, %s in %s stands in URLs as %s', (market, key, language, seoValue) => {
  const place = locationByKey(market, key)
  expect(place && locationSeoValue(place, language)).toBe(seoValue)
})

test('an SEO value of another language is found too, and in any case', () => {
  expect(locationBySeoValue('ph', 'マニラ', 'en')?.key).toBe('manila')
  expect(locationBySeoValue('tw', '新北市')?.key).toBe('new-taipei-city')
  expect(locationBySeoValue('us', 'New-York', 'en')?.key).toBe('new-york')
  expect(locationBySeoValue('ph', 'atlantis')).toBeUndefined()
  expect(locationBySeoValue('jp', 'manila')).toBeUndefined()
})
