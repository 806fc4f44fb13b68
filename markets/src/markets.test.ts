import { expect, test } from 'vitest'
import { currencies, currencyByKey } from './currencies.ts'
import { languageByCode, languageById, languages } from './languages.ts'
import { marketName, marketNameInText } from './market-names.ts'
import { defaultMarket, type Market, marketById, marketByKey, markets } from './markets.ts'

/** Section 9, and `mo`. */
const rows: [Market['key'], number, Market['languages'], string][] = [
  ['us', 229, ['en'], 'USD'],
  ['gb', 228, ['en'], 'GBP'],
  ['ae', 227, ['ar', 'en'], 'AED'],
  ['br', 29, ['pt-br', 'en'], 'BRL'],
  ['ca', 38, ['en'], 'CAD'],
  ['hk', 92, ['zh-tw', 'en'], 'HKD'],
  ['id', 96, ['id', 'en'], 'IDR'],
  ['jp', 105, ['ja', 'en'], 'JPY'],
  ['lk', 203, ['en'], 'LKR'],
  ['mo', 242, ['zh-tw', 'en'], 'MOP'],
  ['my', 127, ['en', 'ms'], 'MYR'],
  ['ng', 154, ['en'], 'NGN'],
  ['ph', 167, ['en'], 'PHP'],
  ['sg', 193, ['en', 'zh-cn'], 'SGD'],
  ['tr', 220, ['tr', 'en'], 'TRY'],
  ['tw', 211, ['zh-tw', 'en'], 'TWD'],
  ['es', 202, ['es', 'en'], 'EUR'],
  ['rs', 190, ['en'], 'RSD'],
  ['sa', 188, ['ar', 'en'], 'SAR'],
  ['com', 241, ['en'], 'USD'],
]

test('there are the twenty countries of the specification', () => {
  expect(markets.map(({ key }) => key)).toEqual(rows.map(([key]) => key))
})

test.each(rows)('%s has id %i, languages %s and %s', (key, id, own, currency) => {
  const market = marketByKey(key)
  expect(market).toMatchObject({ id, languages: own, currency, code: key.toUpperCase() })
  expect(marketById(id)).toBe(market)
})

test.each(markets)(
  '$name has a time zone that exists, a currency, a phone code and a place to start',
  market => {
    expect(new Intl.DateTimeFormat('en', { timeZone: market.timeZone }).format(0)).toBeTruthy()
    expect(currencyByKey(market.currency)?.key).toBe(market.currency)
    expect(market.phoneCode).toMatch(market.key === 'com' ? /^$/ : /^\+\d{1,3}$/)
    expect(market.isSmsAllowed).toBe(market.key !== 'com')
    expect(market.hostLabel).toMatch(/^[a-z]+$/)
  },
)

test.each(markets)('the hreflang tags of $name are its own languages, valid and different', market => {
  expect(market.hreflang.map(({ language }) => language)).toEqual(market.languages)
  const tags = market.hreflang.map(({ tag }) => tag)
  expect(tags).toEqual([...new Set(tags)])
  for (const tag of tags) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
})

test('hreflang names the script of Chinese and no country for Others', () => {
  expect(marketByKey('hk').hreflang.map(({ tag }) => tag)).toEqual(['zh-Hant-HK', 'en-HK'])
  expect(marketByKey('sg').hreflang.map(({ tag }) => tag)).toEqual(['en-SG', 'zh-Hans-SG'])
  expect(marketByKey('com').hreflang.map(({ tag }) => tag)).toEqual(['en'])
})

test('the Philippines is the default', () => {
  expect(defaultMarket.key).toBe('ph')
})

test('eight countries have a special flag', () => {
  const special = markets.filter(({ hasSpecialFlag }) => hasSpecialFlag).map(({ key }) => key)
  expect(special.toSorted()).toEqual(['ae', 'br', 'ca', 'lk', 'ng', 'rs', 'sg', 'us'])
})

test('the languages have the ids of section 9', () => {
  const ids = languages.map(({ code, id }) => `${code} ${id}`)
  expect(ids).toEqual([
    'en 1',
    'zh-cn 2',
    'id 3',
    'ja 4',
    'zh-tw 5',
    'ms 6',
    'tr 7',
    'pt-br 8',
    'es 9',
    'ar 10',
  ])
})

test('only Arabic reads from right to left', () => {
  expect(languages.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(['ar'])
})

test('languages are found by code in any case, and by id', () => {
  expect(languageByCode('zh-TW')?.tag).toBe('zh-TW')
  expect(languageByCode('zh')).toBeUndefined()
  expect(languageById(10)?.code).toBe('ar')
  expect(languageById(11)).toBeUndefined()
})

test('of the nineteen currencies only the yen has no minor unit in ISO 4217', () => {
  expect(currencies).toHaveLength(19)
  expect(currencies.filter(({ minorDigits }) => minorDigits !== 2).map(({ key }) => key)).toEqual(['JPY'])
})

test.each(currencies)('$key is shown with its sign', ({ key, display_value }) => {
  expect(display_value).toMatch(new RegExp(`^${key} \\(.+\\)$`))
  expect(currencyByKey(key.toLowerCase())?.key).toBe(key)
})

test.each(languages)('every market has a name in $label', ({ code }) => {
  const own = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Arabic}]/u
  for (const { key } of markets) {
    expect(own.test(marketName(key, code))).toBe(['zh-cn', 'zh-tw', 'ja', 'ar'].includes(code))
  }
  expect(new Set(markets.map(({ key }) => marketName(key, code))).size).toBe(markets.length)
})

test('the English names are those of the markets', () => {
  expect(markets.map(({ key }) => marketName(key, 'en'))).toEqual(markets.map(({ name }) => name))
})

test.each([
  ['en', 'ph', 'the Philippines'],
  ['en', 'sg', 'Singapore'],
  ['pt-br', 'us', 'nos Estados Unidos'],
  ['pt-br', 'com', 'em outros países'],
  ['tr', 'com', 'Diğer ülkeler'],
] as const)('a text in %s names the market %s as %s', (language, market, name) => {
  expect(marketNameInText(market, language)).toBe(name)
})
