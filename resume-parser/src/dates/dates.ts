import { foldCharacters } from '../layout/characters.ts'
import { type DateToken, escapedAlternatives, type Moment, tokensIn, word } from './date-tokens.ts'
import { conjunctions, openEndWords, rangeSeparators, untilWords } from './date-words.ts'

export type { Moment } from './date-tokens.ts'

/** A time that a text names, with its place in the text. */
export interface DateSpan {
  from: Moment | undefined
  /** Undefined where it goes on, or where one moment alone is named, which is then `from`. */
  to: Moment | undefined
  goesOn: boolean
  /** Whether it has a beginning and an end, or goes on. */
  isRange: boolean
  start: number
  end: number
}

const SIGNS = '[\\p{Pd}−~〜～→]'
const CJK_UNTIL = '至|到|迄|から|より'
const CONNECTOR = `(?:${SIGNS}|(?<!\\p{L})(?:${escapedAlternatives(untilWords)})[:.]?(?!\\p{L})|${CJK_UNTIL})`
const ARTICLE = '(?:(?<!\\p{L})(?:a|o|the|el|la)(?!\\p{L}))?'
/** What stands between the beginning and the end of a time: a sign, a word, or both. */
const TO = new RegExp(`^[\\s)\\]|]*(?:${CONNECTOR}[\\s(]*){1,3}${ARTICLE}\\s*$`, 'u')
const AND = new RegExp(`^\\s*(?:${escapedAlternatives(conjunctions)})\\s*$`, 'u')
const BETWEEN = new RegExp(`${word(escapedAlternatives(rangeSeparators))}[\\p{L}\\s]{0,16}$`, 'u')
const SINCE = /(?:^|[^\p{L}])(?:since|desde(?:\s+el)?|sejak|mulai|terhitung|منذ|自)\s*$/u
const OPEN_END = /^\s*(?:[\p{Pd}−~〜～]|から|至今|起)\s*(?=$|[\t)\]|,，、])/u
const ONWARDS = new RegExp(
  `^[\\s,('’]*(?:(?:den|dan|ten|tan)\\s+)?(?:${escapedAlternatives(openEndWords)})(?!\\p{L})`,
  'u',
)
const ARABIC_NOW = /^\s*[-–—−]?\s*و?(?:حتي|الي)\s+(?:الان|الوقت|تاريخ)/

const isAfter = (one: Moment, other: Moment) =>
  one.year * 12 + (one.month ?? 0) > other.year * 12 + (other.month ?? 12)

/** A beginning and an end; drawn from the right, the end may be read before its beginning. */
const rangeOf = (token: DateToken, next: DateToken): Omit<DateSpan, 'start' | 'end'> => {
  const named = token.moment ?? (next.moment && { year: next.moment.year, month: token.month })
  const isTurned = named !== undefined && next.moment !== undefined && isAfter(named, next.moment)
  const [from, to] = isTurned ? [next.moment, named] : [named, next.moment]
  return { from, to, goesOn: next.isNow, isRange: true }
}

/** “2019–21”. */
const shortEnd = (token: DateToken, after: string): { to: Moment; length: number } | undefined => {
  const match = /^\s?[-–—/]\s?(\d{2})(?![\d/.:%])/.exec(after)
  if (!match || !token.moment || token.moment.month !== undefined) return undefined
  const year = Math.floor(token.moment.year / 100) * 100 + Number(match[1])
  return year > token.moment.year && year < token.moment.year + 30
    ? { to: { year, month: undefined }, length: match[0].length }
    : undefined
}

const joins = (folded: string, token: DateToken, next: DateToken): boolean => {
  const gap = folded.slice(token.end, next.start)
  if (TO.test(gap)) return true
  // Some scripts say “now” beside the year without a sign between.
  if (next.isNow) return /^\s{0,2}$/.test(gap)
  return AND.test(gap) && BETWEEN.test(folded.slice(Math.max(0, token.start - 24), token.start))
}

/** Behind a year it says whose years those are. */
const ERA = /(?<=\d)\s?(?:م|ميلادي|ميلاديه)(?!\p{L})/gu

const spansOf = (text: string): DateSpan[] => {
  const folded = foldCharacters(text).replace(ERA, match => ' '.repeat(match.length))
  const tokens = tokensIn(folded)
  const spans: DateSpan[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token || token.isNow) continue
    const { start, end, moment } = token
    if (next && (next.moment || next.isNow) && joins(folded, token, next) && (moment || next.moment)) {
      spans.push({ ...rangeOf(token, next), start, end: next.end })
      index += 1
      continue
    }
    if (!moment || token.isWeak) continue
    const after = folded.slice(end)
    const short = shortEnd(token, after)
    if (short) {
      const { to, length } = short
      spans.push({ from: moment, to, goesOn: false, isRange: true, start, end: end + length })
      continue
    }
    const open = OPEN_END.exec(after) ?? ARABIC_NOW.exec(after) ?? ONWARDS.exec(after)
    const goesOn = open !== null || SINCE.test(folded.slice(Math.max(0, start - 24), start))
    spans.push({
      from: moment,
      to: undefined,
      goesOn,
      // “Since 2021” may as well be said in passing.
      isRange: open !== null,
      start,
      end: end + (open?.[0].length ?? 0),
    })
  }
  return spans
}

/** No line that dates something is longer. */
const LONGEST = 2000
/** Lines are asked about their times again and again. */
const MAX_CACHED = 4000
const cachedDates = new Map<string, DateSpan[]>()

/** Every time that a text names, in its order. */
export const datesIn = (text: string): DateSpan[] => {
  const cached = cachedDates.get(text)
  if (cached) return cached
  if (cachedDates.size >= MAX_CACHED) cachedDates.clear()
  const spans = spansOf(text.slice(0, LONGEST))
  cachedDates.set(text, spans)
  return spans
}

const DURATION =
  /\(?\b\d{1,2}\+?\s*(?:years?|yrs?|anos?|años?|tahun|yil|年)(?:\s*(?:and|e|y|ve|dan)?\s*\d{1,2}\s*(?:months?|mos?|mes(?:es)?|bulan|ay|个月|個月|ヶ月|か月))?\)?|\(?\b\d{1,2}\s*(?:months?|mos?|mes(?:es)?|bulan|个月|個月|ヶ月|か月)\b\)?/giu

/** A text without the times that it names and without how long they were; as long as before. */
export const withoutDates = (text: string): string => {
  let left = text
  for (const { start, end } of datesIn(text))
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  const blank = (match: string) => ' '.repeat(match.length)
  return left.replace(DURATION, blank).replace(/[(（[]\s*[)）\]]/gu, blank)
}

const CONNECTORS = new RegExp(`${CONNECTOR}|\\b(?:de|del|of|from|period|since)\\b`, 'gu')
const lettersLeft = (text: string) => withoutDates(text).replace(/[^\p{L}\p{N}]/gu, '').length

/** Whether a text is a time and nothing else. */
export const isDate = (text: string) =>
  datesIn(text).length > 0 &&
  withoutDates(foldCharacters(text))
    .replace(CONNECTORS, '')
    .replace(/[^\p{L}\p{N}]/gu, '').length < 3

const ENDS_OPEN = new RegExp(`(?:${CONNECTOR}|(?<!\\p{L})de)\\s*$`, 'u')
const MONTH_LAST = /(?<!\p{L})\p{L}{3,10}\.?\s*(?:de)?\s*$/u

/** Whether a text is the first half of a time: “May 2016 –”, “July 2016 – December”. */
export const endsOpen = (text: string): boolean => {
  const folded = foldCharacters(text).trim()
  if (folded.length > 40 || !/\d/.test(folded)) return false
  if (!ENDS_OPEN.test(folded))
    return (
      datesIn(`${text} 2020`).some(({ to, end }) => to?.year === 2020 && end > text.length) &&
      MONTH_LAST.test(folded)
    )
  return datesIn(text).length > 0 && lettersLeft(text) < 24
}

/** Whether a text begins with a time, or with what leads to its end, and says nothing else. */
export const startsWithDate = (text: string): boolean => {
  const folded = foldCharacters(text).trim()
  return folded.length < 30 && isDate(`2000 - ${folded.replace(/^[\p{Pd}~]\s*/u, '')}`)
}
