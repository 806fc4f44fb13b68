import { fold } from './characters.ts'
import { monthNames, present, seasons } from './date-words.ts'

/** A year, with its month where the text says one. */
export interface Moment {
  year: number
  /** 1-12. */
  month: number | undefined
}

/** A time that a text names, with its place in the text. */
export interface Span {
  from: Moment | undefined
  /** Undefined where it goes on, or where one moment alone is named, which is then `from`. */
  to: Moment | undefined
  goesOn: boolean
  /** Whether it has a beginning and an end, or goes on. */
  isRange: boolean
  start: number
  end: number
}

interface Token {
  moment: Moment | undefined
  /** A month that waits for the year of what follows: “May – Aug 2020”. */
  month: number | undefined
  isNow: boolean
  start: number
  end: number
}

const escaped = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

const months = escaped(monthNames.keys())
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const LETTER = '\\p{L}'
const word = (words: string) => `(?<!${LETTER})(?:${words})(?!${LETTER})`

const patterns: readonly (readonly [
  RegExp,
  (parts: string[]) => Omit<Token, 'start' | 'end'> | undefined,
])[] = [
  [/(\d{4})\s*年\s*(?:(\d{1,2})\s*月)?(?:\s*\d{1,2}\s*日)?/, ([y, m]) => at(y, m)],
  [
    /(令和|平成|昭和|R|H|S)\s*(\d{1,2}|元)\s*[年.]\s*(?:(\d{1,2})\s*月?)?(?:\s*\d{1,2}\s*日)?/i,
    ([era = '', y, m]) => at(String((eras.get(era.toUpperCase()) ?? 0) + (y === '元' ? 1 : Number(y))), m),
  ],
  [/(?:民國\s*)?(?<!\d)(\d{2,3})\s*年\s*(?:(\d{1,2})\s*月)?/, ([y, m]) => at(String(1911 + Number(y)), m)],
  [
    new RegExp(
      `(?:\\d{1,2}(?:st|nd|rd|th|º|°)?\\s+(?:de\\s+)?)?(${word(months)})[.,]?\\s*\\(?(?:(?:de|del|of|/|-)\\s*)?(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?['’]?(${YEAR})`,
      'u',
    ),
    ([m, y]) => at(y, monthNames.get(m ?? '')),
  ],
  [
    new RegExp(`(${word(months)})[.,]?\\s*['’](\\d{2})(?!\\d)`, 'u'),
    ([m, y]) => at(String(2000 + Number(y)), monthNames.get(m ?? '')),
  ],
  [
    new RegExp(`(${word(escaped(seasons.keys()))})\\s+(?:de\\s+)?(${YEAR})`, 'u'),
    ([m, y]) => at(y, seasons.get(m ?? '')),
  ],
  [
    new RegExp(`(?<![\\d/.-])(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})\\s?[/.-]\\s?(${YEAR})(?!\\d)`),
    ([a, b, y]) => at(y, Number(b) > 12 ? a : b),
  ],
  [
    new RegExp(`(?<![\\d/.])(${YEAR})\\s?[/.-]\\s?(\\d{1,2})(?:\\s?[/.-]\\s?\\d{1,2})?(?![\\d])`),
    ([y, m]) => at(y, m),
  ],
  [new RegExp(`(?<![\\d/.])(0?[1-9]|1[0-2])\\s?[/.-]\\s?(${YEAR})(?!\\d)`), ([m, y]) => at(y, m)],
  [new RegExp(`(?<![\\d.,$€£#+])(${YEAR})(?![\\d%]|[.,]\\d)`), ([y]) => at(y, undefined)],
  [new RegExp(word(escaped(present)), 'u'), () => ({ moment: undefined, month: undefined, isNow: true })],
  [
    new RegExp(`(${word(months)})[.]?(?=\\s*(?:[\\p{Pd}−~〜]|to|a|al|ate|hasta|hingga|sampai)\\s)`, 'u'),
    ([m]) => ({ moment: undefined, month: monthNames.get(m ?? ''), isNow: false }),
  ],
]

const eras = new Map([
  ['令和', 2018],
  ['R', 2018],
  ['平成', 1988],
  ['H', 1988],
  ['昭和', 1925],
  ['S', 1925],
])

function at(year: string | undefined, month: string | number | undefined) {
  const [y, m] = [Number(year), month === undefined ? undefined : Number(month)]
  if (!(y >= 1940 && y <= 2049) || (m !== undefined && !(m >= 1 && m <= 12))) return undefined
  return { moment: { year: y, month: m }, month: undefined, isNow: false }
}

const tokensIn = (text: string): Token[] => {
  const tokens: Token[] = []
  let left = text
  for (const [pattern, read] of patterns)
    for (const match of left.matchAll(new RegExp(pattern, `${pattern.flags.replace('i', '')}gi`))) {
      const token = read(match.slice(1).map(part => part ?? undefined) as string[])
      const [start, end] = [match.index, match.index + match[0].length]
      if (!token) continue
      tokens.push({ ...token, start, end })
      left = left.slice(0, start) + '\u0001'.repeat(end - start) + left.slice(end)
    }
  return tokens.sort((one, other) => one.start - other.start)
}

/** What stands between the beginning and the end of a time. */
const TO =
  /^[\s)]*(?:[\p{Pd}−~〜～→]+|to|until|till|through|al?|ate|hasta|sampai|hingga|s\/?d|ile|من|الي|حتي|から|至|到)?[\s(]*(?:a|o|the|el)?\s*$/u
/** Nothing between the two: a list of years, or a date twice. */
const NOTHING = /^[\s]*$/
const SINCE = /(?:^|[^\p{L}])(?:since|from|desde|sejak|dari|mulai|منذ|من|自)\s*$/u
const OPEN_END = /^\s*(?:[\p{Pd}−~〜～]|から|至今|起)\s*(?=$|[\t)\]|,，、])/u
const ARABIC_NOW = /^\s*[-–—−]?\s*(?:حتي|الي)\s+(?:الان|الوقت)/

const isAfter = (one: Moment, other: Moment) =>
  one.year * 12 + (one.month ?? 0) > other.year * 12 + (other.month ?? 12)

/** Every time that a text names, in its order. */
export const datesIn = (text: string): Span[] => {
  const folded = fold(text)
  const tokens = tokensIn(folded)
  const spans: Span[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token || token.isNow) continue
    const between = next && folded.slice(token.end, next.start)
    const { start } = token
    if (
      next &&
      between !== undefined &&
      TO.test(between) &&
      !NOTHING.test(between) &&
      (next.moment || next.isNow)
    ) {
      const named = token.moment ?? (next.moment && { year: next.moment.year, month: token.month })
      // Drawn from the right, an end may be read before its beginning.
      const isTurned = named !== undefined && next.moment !== undefined && isAfter(named, next.moment)
      const [from, to] = isTurned ? [next.moment, named] : [named, next.moment]
      spans.push({ from, to, goesOn: next.isNow, isRange: true, start, end: next.end })
      index += 1
      continue
    }
    // Some scripts say “now” beside the year without a sign between.
    if (next?.isNow && between !== undefined && /^\s{0,2}$/.test(between) && token.moment) {
      spans.push({ from: token.moment, to: undefined, goesOn: true, isRange: true, start, end: next.end })
      index += 1
      continue
    }
    if (!token.moment) continue
    const after = folded.slice(token.end)
    const short = /^\s?[-–—/]\s?(\d{2})(?![\d])/.exec(after)
    if (short && token.moment.month === undefined) {
      const year = Math.floor(token.moment.year / 100) * 100 + Number(short[1])
      if (year > token.moment.year && year < token.moment.year + 30) {
        spans.push({
          from: token.moment,
          to: { year, month: undefined },
          goesOn: false,
          isRange: true,
          start,
          end: token.end + short[0].length,
        })
        continue
      }
    }
    const open = OPEN_END.exec(after) ?? ARABIC_NOW.exec(after)
    const goesOn = open !== null || SINCE.test(folded.slice(0, start))
    spans.push({
      from: token.moment,
      to: undefined,
      goesOn,
      isRange: goesOn,
      start,
      end: token.end + (open?.[0].length ?? 0),
    })
  }
  return spans
}

const DURATION =
  /\(?\b\d{1,2}\+?\s*(?:years?|yrs?|anos?|años?|tahun|yil|年)(?:\s*(?:and|e|y|ve|dan)?\s*\d{1,2}\s*(?:months?|mos?|mes(?:es)?|bulan|ay|个月|個月|ヶ月|か月))?\)?|\(?\b\d{1,2}\s*(?:months?|mos?|mes(?:es)?|bulan|个月|個月|ヶ月|か月)\b\)?/giu

/** A text without the times that it names and without how long they were; as long as before. */
export const withoutDates = (text: string): string => {
  let left = text
  for (const { start, end } of datesIn(text))
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  const blank = (found: string) => ' '.repeat(found.length)
  return left.replace(DURATION, blank).replace(/[(（[]\s*[)）\]]/gu, blank)
}
