/** Rough units of a currency to the US dollar: they tell a monthly wage from a slip of the keyboard, nothing more. */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3.67,
  ARS: 1400,
  AUD: 1.5,
  BDT: 120,
  BGN: 1.7,
  BHD: 0.376,
  BRL: 5.4,
  CAD: 1.38,
  CHF: 0.82,
  CLP: 950,
  CNY: 7.1,
  COP: 4000,
  CZK: 21,
  DKK: 6.5,
  EGP: 48,
  ETB: 150,
  EUR: 0.87,
  GBP: 0.75,
  GEL: 2.7,
  HKD: 7.8,
  HUF: 340,
  IDR: 16500,
  ILS: 3.4,
  INR: 87,
  IQD: 1310,
  ISK: 123,
  JOD: 0.71,
  JPY: 150,
  KES: 129,
  KHR: 4000,
  KRW: 1400,
  KWD: 0.306,
  KZT: 530,
  LAK: 21600,
  LBP: 89500,
  LKR: 302,
  MAD: 9.1,
  MMK: 2100,
  MOP: 8,
  MXN: 18.5,
  MYR: 4.2,
  NGN: 1500,
  NOK: 10,
  NPR: 140,
  NZD: 1.7,
  OMR: 0.385,
  PEN: 3.5,
  PHP: 58,
  PKR: 282,
  PLN: 3.7,
  QAR: 3.64,
  RON: 4.4,
  RSD: 101,
  RUB: 81,
  SAR: 3.75,
  SEK: 9.5,
  SGD: 1.29,
  THB: 32.5,
  TND: 2.9,
  TRY: 41,
  TWD: 30.5,
  UAH: 41,
  USD: 1,
  UYU: 40,
  VND: 26300,
  XAF: 570,
  XOF: 570,
  ZAR: 17.5,
}

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year' | 'once'

const timesInMonth: Readonly<Record<Period, number>> = {
  hour: 173,
  day: 22,
  week: 4.33,
  month: 1,
  year: 1 / 12,
  once: 1,
}

/** No month's pay is lower or higher, in US dollars. */
const LOWEST = 8
const HIGHEST = 300_000

/** An amount as a month's pay in US dollars; undefined in a currency that we do not know. */
const monthlyDollars = (amount: number, currency: string, period: Period): number | undefined => {
  const rate = perDollar[currency]
  return rate === undefined ? undefined : (amount * timesInMonth[period]) / rate
}

export const isBelievable = (amount: number, currency: string, period: Period): boolean => {
  if (amount <= 0) return false
  if (period === 'once') return true
  const dollars = monthlyDollars(amount, currency, period)
  return dollars === undefined || (dollars >= LOWEST && dollars <= HIGHEST)
}

/** What a month's pay seldom passes, in US dollars: more is a year's, where the source names no period. */
const WELL_PAID = 16_000
/** A month's pay of the currencies' countries is never as low: less is an hour's or a day's. */
const HOURLY_BELOW = 120

const RICH = new Set(['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'CHF', 'SGD', 'HKD', 'NZD', 'JPY', 'TWD'])
/** Less a month, in US dollars, is an allowance or a stipend: of a text nobody takes it for the pay. */
const LOWEST_USUAL = 60
const LOWEST_USUAL_RICH = 600

/** Whether an amount is what people are paid, rather than what they get beside. */
export const isUsual = (amount: number, currency: string, period: Period): boolean => {
  const dollars = monthlyDollars(amount, currency, period)
  return dollars === undefined || dollars >= (RICH.has(currency) ? LOWEST_USUAL_RICH : LOWEST_USUAL)
}

/**
 * The period of an amount that names none: a month's, as is usual in most markets, unless that would be a fortune or
 * a pittance.
 */
export const likelyPeriod = (amount: number, currency: string): Period => {
  const dollars = monthlyDollars(amount, currency, 'month')
  if (dollars === undefined) return 'month'
  if (dollars > WELL_PAID) return 'year'
  const isRich = RICH.has(currency)
  return isRich && dollars < HOURLY_BELOW ? 'hour' : 'month'
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/** Signs and names, the longest first: “US$” before “$”. A null is the market's own dollar, pound, yen or rupee. */
const signs: readonly (readonly [RegExp, string | null])[] = [
  [/US\s?\$|\$\s?US\b|米ドル|\bdollars?\b/i, 'USD'],
  [/S\$/, 'SGD'],
  [/HK\s?\$|港[幣币元]/, 'HKD'],
  [/NT\s?\$|新[臺台][幣币]|[臺台][幣币]/, 'TWD'],
  [/MOP\s?\$|澳門[幣元]/, 'MOP'],
  [/C(?:A|AD)?\s?\$/, 'CAD'],
  [/A(?:U|UD)?\s?\$/, 'AUD'],
  [/R\$|\breais\b/i, 'BRL'],
  [/\bRM\s?(?=\d)/, 'MYR'],
  [/\bRp\.?\s?(?=\d)|\brupiah\b/i, 'IDR'],
  [/₱|\bPhp\b|\bpesos?\b|(?<![A-Z])P(?=\s?\d{2})/, 'PHP'],
  [/₺|\bTL\b/, 'TRY'],
  [/₦/, 'NGN'],
  [/₹/, 'INR'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/₫|\bđồng\b/i, 'VND'],
  [/฿|บาท|バーツ/, 'THB'],
  [/₩|만원/, 'KRW'],
  [/ريال/, 'SAR'],
  [/درهم/, 'AED'],
  [/дин/i, 'RSD'],
  [/ルピア/, 'IDR'],
  [/ペソ/, 'PHP'],
  [/リンギット/, 'MYR'],
  [/ドン/, 'VND'],
  [/人民[币幣]/, 'CNY'],
  [/円/, 'JPY'],
  [/[$£¥￥元]|\bRs\b/i, null],
]

/** The currency that a text names by code or sign; null where the sign is used by several countries. */
export const currencyIn = (text: string): string | null | undefined => {
  for (const [code] of text.matchAll(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)) if (codes.has(code)) return code
  return signs.find(([sign]) => sign.test(text))?.[1]
}

export const currencyCode = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return codes.has(code) ? code : (currencyIn(text) ?? undefined)
}

const DOLLARS = new Set([
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'TWD',
  'MXN',
  'ARS',
  'CLP',
  'COP',
  'MOP',
  'UYU',
])

/** Whether a currency is written with a bare dollar sign at home. */
export const isDollar = (currency: string): boolean => DOLLARS.has(currency)
