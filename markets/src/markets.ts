import type { CurrencyKey } from './currencies.ts'
import type { LanguageCode } from './languages.ts'

/** A country key of spec section 1; `com` is Others. */
export type MarketKey =
  | 'us'
  | 'gb'
  | 'ae'
  | 'br'
  | 'ca'
  | 'hk'
  | 'id'
  | 'jp'
  | 'lk'
  | 'mo'
  | 'my'
  | 'ng'
  | 'ph'
  | 'sg'
  | 'tr'
  | 'tw'
  | 'es'
  | 'rs'
  | 'sa'
  | 'com'

export interface Market {
  readonly key: MarketKey
  /** Spec section 9, but for `mo`. */
  readonly id: number
  /** The key in upper case: ISO 3166-1 but for COM. Names the flag's file. */
  readonly code: string
  /** In English; `marketName` has it in every language. */
  readonly name: string
  /** The first label of the market's host. */
  readonly hostLabel: string
  /** The market's own languages, its default first. Every other language can be chosen too. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]]
  /** For the market's own languages; x-default belongs to `com`. */
  readonly hreflang: readonly { readonly language: LanguageCode; readonly tag: string }[]
  readonly currency: CurrencyKey
  /** A location's key, resolved by `locationByKey`. */
  readonly defaultLocation: string
  /** IANA name; closing days of jobs are judged in it. */
  readonly timeZone: string
  /** With its plus sign; empty for Others. */
  readonly phoneCode: string
  /** Whether the phone-code picker offers it: every market that has a phone code. */
  readonly isSmsAllowed: boolean
  readonly hasSpecialFlag: boolean
}

const specialFlags: readonly MarketKey[] = ['sg', 'us', 'ca', 'ng', 'lk', 'br', 'ae', 'rs']

const hreflangScripts: Partial<Record<LanguageCode, string>> = {
  'zh-cn': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'pt-br': 'pt',
}

type MarketEntry = Pick<
  Market,
  'id' | 'name' | 'languages' | 'currency' | 'defaultLocation' | 'timeZone' | 'phoneCode'
>

const market = (key: MarketKey, entry: MarketEntry): Market => {
  const code = key.toUpperCase()
  return {
    key,
    code,
    hostLabel: key,
    ...entry,
    hreflang: entry.languages.map(language => {
      const tag = hreflangScripts[language] ?? language
      return { language, tag: key === 'com' ? tag : `${tag}-${code}` }
    }),
    isSmsAllowed: entry.phoneCode !== '',
    hasSpecialFlag: specialFlags.includes(key),
  }
}

export const markets: readonly Market[] = [
  market('us', {
    id: 229,
    name: 'United States',
    languages: ['en'],
    currency: 'USD',
    defaultLocation: 'new-york-city',
    timeZone: 'America/New_York',
    phoneCode: '+1',
  }),
  market('gb', {
    id: 228,
    name: 'United Kingdom',
    languages: ['en'],
    currency: 'GBP',
    defaultLocation: 'city-of-london',
    timeZone: 'Europe/London',
    phoneCode: '+44',
  }),
  market('ae', {
    id: 227,
    name: 'United Arab Emirates',
    languages: ['ar', 'en'],
    currency: 'AED',
    defaultLocation: 'business-bay',
    timeZone: 'Asia/Dubai',
    phoneCode: '+971',
  }),
  market('br', {
    id: 29,
    name: 'Brazil',
    languages: ['pt-br', 'en'],
    currency: 'BRL',
    defaultLocation: 'sao-paulo-city',
    timeZone: 'America/Sao_Paulo',
    phoneCode: '+55',
  }),
  market('ca', {
    id: 38,
    name: 'Canada',
    languages: ['en'],
    currency: 'CAD',
    defaultLocation: 'toronto',
    timeZone: 'America/Toronto',
    phoneCode: '+1',
  }),
  market('hk', {
    id: 92,
    name: 'Hong Kong',
    languages: ['zh-tw', 'en'],
    currency: 'HKD',
    defaultLocation: 'central',
    timeZone: 'Asia/Hong_Kong',
    phoneCode: '+852',
  }),
  market('id', {
    id: 96,
    name: 'Indonesia',
    languages: ['id', 'en'],
    currency: 'IDR',
    defaultLocation: 'jakarta-selatan',
    timeZone: 'Asia/Jakarta',
    phoneCode: '+62',
  }),
  market('jp', {
    id: 105,
    name: 'Japan',
    languages: ['ja', 'en'],
    currency: 'JPY',
    defaultLocation: 'chiyoda',
    timeZone: 'Asia/Tokyo',
    phoneCode: '+81',
  }),
  market('lk', {
    id: 203,
    name: 'Sri Lanka',
    languages: ['en'],
    currency: 'LKR',
    defaultLocation: 'colombo-city',
    timeZone: 'Asia/Colombo',
    phoneCode: '+94',
  }),
  market('mo', {
    id: 242,
    name: 'Macau',
    languages: ['zh-tw', 'en'],
    currency: 'MOP',
    defaultLocation: 'nam-van',
    timeZone: 'Asia/Macau',
    phoneCode: '+853',
  }),
  market('my', {
    id: 127,
    name: 'Malaysia',
    languages: ['en', 'ms'],
    currency: 'MYR',
    defaultLocation: 'kuala-lumpur-city',
    timeZone: 'Asia/Kuala_Lumpur',
    phoneCode: '+60',
  }),
  market('ng', {
    id: 154,
    name: 'Nigeria',
    languages: ['en'],
    currency: 'NGN',
    defaultLocation: 'ikeja',
    timeZone: 'Africa/Lagos',
    phoneCode: '+234',
  }),
  market('ph', {
    id: 167,
    name: 'Philippines',
    languages: ['en'],
    currency: 'PHP',
    defaultLocation: 'manila',
    timeZone: 'Asia/Manila',
    phoneCode: '+63',
  }),
  market('sg', {
    id: 193,
    name: 'Singapore',
    languages: ['en', 'zh-cn'],
    currency: 'SGD',
    defaultLocation: 'downtown-core',
    timeZone: 'Asia/Singapore',
    phoneCode: '+65',
  }),
  market('tr', {
    id: 220,
    name: 'Türkiye',
    languages: ['tr', 'en'],
    currency: 'TRY',
    defaultLocation: 'sisli',
    timeZone: 'Europe/Istanbul',
    phoneCode: '+90',
  }),
  market('tw', {
    id: 211,
    name: 'Taiwan',
    languages: ['zh-tw', 'en'],
    currency: 'TWD',
    defaultLocation: 'xinyi',
    timeZone: 'Asia/Taipei',
    phoneCode: '+886',
  }),
  market('es', {
    id: 202,
    name: 'Spain',
    languages: ['es', 'en'],
    currency: 'EUR',
    defaultLocation: 'madrid-city',
    timeZone: 'Europe/Madrid',
    phoneCode: '+34',
  }),
  market('rs', {
    id: 190,
    name: 'Serbia',
    languages: ['en'],
    currency: 'RSD',
    defaultLocation: 'belgrade-city',
    timeZone: 'Europe/Belgrade',
    phoneCode: '+381',
  }),
  market('sa', {
    id: 188,
    name: 'Saudi Arabia',
    languages: ['ar', 'en'],
    currency: 'SAR',
    defaultLocation: 'riyadh-city',
    timeZone: 'Asia/Riyadh',
    phoneCode: '+966',
  }),
  market('com', {
    id: 241,
    name: 'Others',
    languages: ['en'],
    currency: 'USD',
    defaultLocation: 'bangkok',
    timeZone: 'UTC',
    phoneCode: '',
  }),
]

const byKey = new Map<string, Market>(markets.map(each => [each.key, each]))
const byId = new Map(markets.map(each => [each.id, each]))

export function marketByKey(key: MarketKey): Market
export function marketByKey(key: string): Market | undefined
export function marketByKey(key: string): Market | undefined {
  return byKey.get(key.toLowerCase())
}

export const marketById = (id: number): Market | undefined => byId.get(id)

/** Where an unknown host leads. */
export const defaultMarket: Market = marketByKey('ph')
