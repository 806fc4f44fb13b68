import { joinSeries } from './joined.ts'
import { type CatalogueLanguage, direction, intlTag } from './locale.ts'

/** What a market decides about formatting. `key` is the country key; `com` has no country's customs. */
export interface FormatMarket {
  readonly key: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA, `Asia/Manila`. */
  readonly timeZone: string
}

/** A moment: a Date or RFC 3339 text as the wire has it. A text that is no date formats as nothing. */
export type InstantInput = Date | string

/** A leaf of a calendar: 18 and Nov. Both are empty of what is no date. */
export interface CalendarDay {
  day: string
  month: string
}

/** Formatting in one language with one market's customs. Arabic has Latin digits, all have the Gregorian calendar. */
export interface Formats {
  number(value: number): string
  /** 1.2K, 12万: for counts where the exact figure does not matter. */
  compact(value: number): string
  /** 0.46 is 46 %. */
  percent(share: number): string
  /** 340 kB, 1.2 MB. */
  fileSize(bytes: number): string
  /** Whole amounts without decimals. Without a currency, the market's. */
  money(amount: number, currency?: string | null): string
  /** Two different amounts, the smaller first. */
  moneyRange(from: number, to: number, currency?: string | null): string
  /** 18 Nov 2026, in the market's time zone. */
  date(at: InstantInput): string
  /** The date of the last day before a moment at which something is over: midnight ends the day before it. */
  lastDay(end: InstantInput): string
  /** Wednesday, 18 November 2026. */
  longDate(at: InstantInput): string
  /** 18 Nov 2026, 14:05. */
  dateTime(at: InstantInput): string
  /** Wednesday, 18 November 2026 at 14:05 Philippines Time. */
  zonedDateTime(at: InstantInput): string
  /** Wed, 18 Nov, 14:05 Philippines Time: for a line of a list. */
  shortZonedDateTime(at: InstantInput): string
  /** Wed, 14:05 Philippines Time: beside the leaf of a calendar. */
  zonedDayTime(at: InstantInput): string
  /** 14:05, in the market's time zone. */
  time(at: InstantInput): string
  /** A leaf of the market's calendar. */
  calendarDay(at: InstantInput): CalendarDay
  /** November 2026, of a wire month `2026-11`. */
  month(month: string): string
  /** 3 days ago, yesterday; days are the market's calendar days. */
  ago(at: InstantInput, now: Date): string
  /** Today or Tomorrow, as a line begins; empty of any other day. */
  nearDay(at: InstantInput, now: Date): string
  /** a, b and c. */
  list(items: readonly string[]): string
  /** a, b or c. */
  choice(items: readonly string[]): string
  /** a, b, c: for facts, not for a sentence. */
  series(items: readonly string[]): string
  /** Philippines Time: a time zone, or the market's, as people name it. */
  zone(timeZone?: string): string
}

/** As limits of files are counted. */
const KB = 1024

const cachedFormats = new Map<string, Formats>()

/** Memoised, as are the Intl objects beneath: they cost more than a page's whole budget to make. */
export const createFormats = (language: CatalogueLanguage, market: FormatMarket): Formats => {
  const key = `${language} ${market.key} ${market.currency} ${market.timeZone}`
  const cached = cachedFormats.get(key)
  if (cached) return cached
  const made = makeFormats(language, market)
  cachedFormats.set(key, made)
  return made
}

const makeFormats = (language: CatalogueLanguage, market: FormatMarket): Formats => {
  const tag = intlTag(language, market.key.toUpperCase())
  const { timeZone } = market
  // 09.00, as Indonesian and Turkish write it.
  const hour = language === 'id' || language === 'tr' ? '2-digit' : 'numeric'
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(tag, options)
  const on = (at: InstantInput, options: Intl.DateTimeFormatOptions) => {
    const moment = new Date(at)
    return Number.isNaN(moment.getTime()) ? '' : dateFormat(tag, { timeZone, ...options }).format(moment)
  }
  const date = (at: InstantInput) => on(at, { day: 'numeric', month: 'short', year: 'numeric' })
  const money = (amount: number, currency: string | null | undefined) => {
    const text = moneyFormat(tag, currency ?? market.currency).format(amount)
    return direction(language) === 'rtl' ? text.replace(LATIN_SIGN, '\u2066$&\u2069') : text
  }

  return {
    number: value => numbers({}).format(value),
    compact: value => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    percent: share => numbers({ style: 'percent' }).format(share),
    fileSize: bytes => {
      const isLarge = bytes >= 1000 * KB
      return numbers({
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: isLarge ? 1 : 0,
      }).format(isLarge ? bytes / KB / KB : Math.max(1, bytes / KB))
    },
    money,
    // Not formatRange: it costs 55 µs a call in V8, and job ads name the currency at both ends anyway.
    moneyRange: (from, to, currency) =>
      [from, to].map(amount => money(amount, currency)).join(language === 'ja' ? '～' : ' – '),
    date,
    lastDay: end => date(new Date(new Date(end).getTime() - 1)),
    longDate: at => on(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dateTime: at => on(at, { day: 'numeric', month: 'short', year: 'numeric', hour, minute: '2-digit' }),
    zonedDateTime: at =>
      on(at, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour,
        minute: '2-digit',
        timeZoneName: zoneNameOf(tag, timeZone),
      }),
    shortZonedDateTime: at =>
      on(at, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour,
        minute: '2-digit',
        timeZoneName: zoneNameOf(tag, timeZone),
      }),
    zonedDayTime: at =>
      on(at, {
        // One sign alone is no day before a time.
        weekday: language === 'ja' || language === 'zh-cn' || language === 'zh-tw' ? 'long' : 'short',
        hour,
        minute: '2-digit',
        timeZoneName: zoneNameOf(tag, timeZone),
      }),
    time: at => on(at, { hour, minute: '2-digit' }),
    calendarDay: at => ({ day: dayNumber(tag, timeZone, new Date(at)), month: on(at, { month: 'short' }) }),
    month: month => on(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    ago: (at, now) => agoText(tag, timeZone, new Date(at), now),
    nearDay: (at, now) => nearDayText(tag, timeZone, new Date(at), now),
    list: items => listText(listFormat(tag, 'conjunction'), items),
    choice: items => listText(listFormat(tag, 'disjunction'), items),
    series: items => joinSeries(items, language),
    zone: (zone = timeZone) => zoneName(tag, zone),
  }
}

const memoised = <Arguments extends readonly unknown[], Made>(make: (...args: Arguments) => Made) => {
  const store = new Map<string, Made>()
  return (...args: Arguments): Made => {
    const key = JSON.stringify(args)
    const cached = store.get(key)
    if (cached !== undefined) return cached
    const made = make(...args)
    store.set(key, made)
    return made
  }
}

const numberFormat = memoised(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)

const dateFormat = memoised(
  // Saudi Arabia's own default calendar is not the Gregorian one, in which every ad is dated.
  (tag: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { calendar: 'gregory', ...options }),
)

/**
 * Japan Time, as people say it. The other name where this one is but letters, as JST is, or a title, as that of the
 * Hong Kong Special Administrative Region.
 */
const zoneNameOf = memoised((tag: string, timeZone: string): 'shortGeneric' | 'longGeneric' => {
  const name = zoneText(tag, timeZone, 'shortGeneric')
  const isPlain = !/^\p{Lu}+$/u.test(name) && name.length <= zoneText(tag, timeZone, 'longGeneric').length
  return isPlain ? 'shortGeneric' : 'longGeneric'
})

const zoneText = (tag: string, timeZone: string, timeZoneName: 'shortGeneric' | 'longGeneric'): string =>
  dateFormat(tag, { timeZone, timeZoneName })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

const zoneName = (tag: string, timeZone: string): string =>
  timeZone === 'UTC' ? timeZone : zoneText(tag, timeZone, zoneNameOf(tag, timeZone))

const listFormat = memoised(
  (tag: string, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(tag, { type }),
)

/** Chinese writes a space between its own characters and Latin ones, as before 和 in "SQL 和 Excel". */
const listText = (format: Intl.ListFormat, items: readonly string[]): string =>
  format
    .formatToParts(items)
    .map(({ type, value }, at, parts) => {
      if (type === 'element' || !/^\p{Script=Han}+$/u.test(value)) return value
      const before = /[A-Za-z0-9]$/.test(parts[at - 1]?.value ?? '') ? ' ' : ''
      const after = /^[A-Za-z0-9]/.test(parts[at + 1]?.value ?? '') ? ' ' : ''
      return before + value + after
    })
    .join('')

const relativeFormat = memoised((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

const signOf = (tag: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') =>
  numberFormat(tag, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value

/** Signs of several currencies. */
const SHARED_SIGNS: readonly (string | undefined)[] = ['$', '£', '¥', '￥']

/** ₱ in Arabic and Japanese, too, where the language has nothing but PHP for it. */
const currencyDisplayOf = memoised((tag: string, currency: string) => {
  const isCode = signOf(tag, currency, 'symbol') === currency
  return isCode && !SHARED_SIGNS.includes(signOf(tag, currency, 'narrowSymbol')) ? 'narrowSymbol' : 'symbol'
})

/** As of NT$: from right to left its last sign would stand before the letters. */
const LATIN_SIGN = /[A-Z]+\p{Sc}/u

const moneyFormat = (tag: string, currency: string): Intl.NumberFormat => {
  const options: Intl.NumberFormatOptions = /^[A-Za-z]{3}$/.test(currency)
    ? {
        style: 'currency',
        currency,
        currencyDisplay: currencyDisplayOf(tag, currency),
        trailingZeroDisplay: 'stripIfInteger',
      }
    : { maximumFractionDigits: 2 }
  // 32.5万円 is how a Japanese ad says 325,000 yen.
  if (tag.startsWith('ja') && currency === 'JPY')
    return numberFormat(tag, {
      ...options,
      currencyDisplay: 'name',
      notation: 'compact',
      maximumFractionDigits: 4,
    })
  return numberFormat(tag, options)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const agoText = (tag: string, timeZone: string, at: Date, now: Date): string => {
  const passed = now.getTime() - at.getTime()
  if (Number.isNaN(passed)) return ''
  const format = relativeFormat(tag)
  // Japanese has no space between a number and what it counts.
  const countedAgo = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    tag.startsWith('ja') ? format.format(-count, unit).replace(' ', '') : format.format(-count, unit)
  if (passed < HOUR) return countedAgo(Math.max(0, Math.floor(passed / MINUTE)), 'minute')
  const days = dayCount(timeZone, now) - dayCount(timeZone, at)
  if (passed < DAY && days === 0) return countedAgo(Math.floor(passed / HOUR), 'hour')
  if (days < 14) return countedAgo(days, 'day')
  if (days < 60) return countedAgo(Math.floor(days / 7), 'week')
  if (days < 730) return countedAgo(Math.floor(days / 30.44), 'month')
  return countedAgo(Math.floor(days / 365.25), 'year')
}

const nearDayText = (tag: string, timeZone: string, at: Date, now: Date): string => {
  const days = dayCount(timeZone, at) - dayCount(timeZone, now)
  if (days !== 0 && days !== 1) return ''
  const text = relativeFormat(tag).format(days, 'day')
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
}

/** 18 in every language: Japanese writes 18日 where no more is asked for. */
const dayNumber = (tag: string, timeZone: string, at: Date): string =>
  Number.isNaN(at.getTime())
    ? ''
    : (dateFormat(tag, { timeZone, day: 'numeric' })
        .formatToParts(at)
        .find(({ type }) => type === 'day')?.value ?? '')

/** The number of a moment's day in a time zone. */
const dayCount = (timeZone: string, at: Date): number => {
  const local = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  )
  return Math.round(Date.parse(`${local}T00:00:00Z`) / DAY)
}
