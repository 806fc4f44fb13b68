import { monthNames, presentWords, seasons } from './date-words.ts'

/** A year, with its month where the text says one. */
export interface Moment {
  year: number
  /** 1-12. */
  month: number | undefined
}

/** One moment that a text names, or the word for now. */
export interface DateToken {
  moment: Moment | undefined
  /** A month that waits for the year of what follows: “May – Aug 2020”. */
  month: number | undefined
  isNow: boolean
  /** So short that it counts beside another one only: “03/19”. */
  isWeak: boolean
  start: number
  end: number
}

type ReadToken = Omit<DateToken, 'start' | 'end'> | undefined

export const escapedAlternatives = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '\\s+'))
    .join('|')

const months = escapedAlternatives(monthNames.keys())
const inOwnScript = /[\p{Script=Han}]/u
/** Words for now; scripts without spaces have them right behind “from”. */
const now = () => {
  const [bare, spaced] = [true, false].map(is => presentWords.filter(each => inOwnScript.test(each) === is))
  return `${word(escapedAlternatives(spaced ?? []))}|(?:(?<!\\p{L})|(?<=から|より|至|到|迄))(?:${escapedAlternatives(bare ?? [])})(?!\\p{L})`
}
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
export const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
/** Days are read and dropped. */
const DAY = '\\d{1,2}\\s?(?:st|nd|rd|th|º|°|\\.)?'

const eras = new Map([
  ['令和', 2018],
  ['r', 2018],
  ['平成', 1988],
  ['h', 1988],
  ['昭和', 1925],
  ['s', 1925],
])

const at = (year: string | number | undefined, month?: string | number, isWeak = false): ReadToken => {
  const [y, m] = [Number(year), month === undefined ? undefined : Number(month)]
  if (!(y >= 1940 && y <= 2049) || (m !== undefined && !(m >= 1 && m <= 12))) return undefined
  return { moment: { year: y, month: m }, month: undefined, isNow: false, isWeak }
}

/** “’19” is of this century unless that is still to come. */
const century = (year: string | undefined) => (Number(year) > 49 ? 1900 : 2000) + Number(year)

const patterns: readonly (readonly [RegExp, (parts: (string | undefined)[]) => ReadToken])[] = [
  [/(\d{4})\s*年\s*(?:(\d{1,2})\s*月)?(?:\s*\d{1,2}\s*日)?/, ([y, m]) => at(y, m)],
  [
    /(令和|平成|昭和|(?<![\p{L}\d])[rhs])\s*(\d{1,2}|元)\s*[年./]\s*(?:(\d{1,2})\s*月?)?(?:\s*\d{1,2}\s*日)?/u,
    ([era = '', y, m]) => at((eras.get(era) ?? 0) + (y === '元' ? 1 : Number(y)), m),
  ],
  // Years of the Hijra begin in others of ours: this is the one in which most of it lies.
  [
    /(?<!\d)(1[34]\d{2})\s?(?:هـ|ه|هجري|هجريه)(?!\p{L})/u,
    ([y]) => at(Number(y) + 622 - Math.floor(Number(y) / 33)),
  ],
  [/民[國国]\s*(\d{2,3})\s*年?\s*(?:[./]?\s*(\d{1,2})\s*月?)?/, ([y, m]) => at(1911 + Number(y), m)],
  [/(?<!\d)(\d{2,3})\s*年\s*(\d{1,2})\s*月/, ([y, m]) => at(1911 + Number(y), m)],
  [
    new RegExp(
      `(?:(?<!\\d)${DAY}[\\s,./-]*(?:(?:de|of)\\s+)?)?(${word(months)})[.,]?\\s*[()]?(?:(?:de|del|of|/|-|,)\\s*)?(?:\\d{1,2}\\s?(?:st|nd|rd|th)?,?\\s+)?['’.]?(${YEAR}|(?:19|20)\\s\\d{2})(?!\\d)`,
      'u',
    ),
    ([m, y]) => at(y?.replace(/\s/g, ''), monthNames.get(m?.replace(/\s+/g, ' ') ?? '')),
  ],
  [
    new RegExp(`(${word(months)})[.,]?\\s*(?:['’‘]|[-/]\\s?)(\\d{2})(?![\\d/.-]\\d|\\d)`, 'u'),
    ([m, y]) => at(century(y), monthNames.get(m ?? '')),
  ],
  [
    new RegExp(`(${word(escapedAlternatives(seasons.keys()))})\\s+(?:de\\s+)?(${YEAR})`, 'u'),
    ([m, y]) => at(y, seasons.get(m ?? '')),
  ],
  [
    new RegExp(`(?<![\\d/.-])(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})\\s?[/.-]\\s?(${YEAR})(?!\\d)`),
    ([a, b, y]) => at(y, Number(b) > 12 ? a : b),
  ],
  [
    new RegExp(`(?<![\\d/.])(${YEAR})\\s?[/.-]\\s?(0?[1-9]|1[0-2])(?:\\s?[/.-]\\s?\\d{1,2})?(?![\\d])`),
    ([y, m]) => at(y, m),
  ],
  [new RegExp(`(?<![\\d/.])(0?[1-9]|1[0-2])\\s?[/.-]\\s?(${YEAR})(?!\\d)`), ([m, y]) => at(y, m)],
  [new RegExp(`(?<![\\d,$€£#+]|[^\\s]\\.)(${YEAR})(?![\\d%]|[.,]\\d|-\\d{3}(?!\\d))`), ([y]) => at(y)],
  [/(?<![\d/.:-])(0?[1-9]|1[0-2])\s?[/.]\s?(\d{2})(?![\d/.:%])/, ([m, y]) => at(century(y), m, true)],
  [new RegExp(now(), 'u'), () => ({ moment: undefined, month: undefined, isNow: true, isWeak: false })],
  [
    new RegExp(`(${word(months)})[.]?(?=\\s*(?:[\\p{Pd}−~〜]|to|a|al|ate|hasta|hingga|sampai|till)\\s)`, 'u'),
    ([m]) => ({ moment: undefined, month: monthNames.get(m ?? ''), isNow: false, isWeak: false }),
  ],
]

const searches = patterns.map(([pattern, read]) => [new RegExp(pattern, `${pattern.flags}g`), read] as const)

/** A text without a digit or a word for now names no time. */
const MAY_HAVE = new RegExp(`\\d|${now()}`, 'u')

/** Every moment that a folded text names, in its order. */
export const tokensIn = (folded: string): DateToken[] => {
  if (!MAY_HAVE.test(folded)) return []
  const tokens: DateToken[] = []
  let left = folded
  for (const [pattern, read] of searches)
    for (const match of left.matchAll(pattern)) {
      const token = read(match.slice(1))
      const [start, end] = [match.index, match.index + match[0].length]
      if (!token) continue
      tokens.push({ ...token, start, end })
      left = left.slice(0, start) + '\u0001'.repeat(end - start) + left.slice(end)
    }
  return tokens.sort((one, other) => one.start - other.start)
}
