import { escapedAlternatives } from '../dates/date-tokens.ts'
import { type DateSpan, datesIn, endsOpen, withoutDates } from '../dates/dates.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { BULLET, NUMBER } from '../layout/bullets.ts'
import { CJK, foldCharacters } from '../layout/characters.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { isPlace } from '../person/places.ts'
import { companyScore } from '../work/companies.ts'
import { titleScore } from '../work/titles.ts'
import type { AnalysedLine } from './analysed-line.ts'
import type { ResumeEntry } from './entry.ts'
import { employerCues, stops, titleCues, workVerbs } from './prose-words.ts'
import { cjkSentence, turkishSentence } from './sentences.ts'

/** A sentence over the lines that it takes. */
interface ProseSentence {
  text: string
  start: number
  lines: AnalysedLine[]
}

const MAX_LINES = 6
const isFollowed = (before: AnalysedLine, line: AnalysedLine) =>
  line.start === before.start + before.text.length + 1

/** Lines as sentences: an item, or lines that one sentence runs over. */
export const sentencesOf = (lines: readonly AnalysedLine[]): ProseSentence[] => {
  const sentences: ProseSentence[] = []
  for (const line of lines) {
    const open = sentences.at(-1)
    const before = open?.lines.at(-1)
    const isNew =
      !open ||
      !before ||
      !isFollowed(before, line) ||
      (line.isItem && !endsOpen(before.text)) ||
      NUMBER.test(line.text) ||
      line.cells.length > 1 ||
      open.lines.length >= MAX_LINES ||
      /[.。;；:]$/u.test(before.text) ||
      line.gap > Math.max(before.gap, 0.35) + 0.3 ||
      // A line that ends far from the edge ends its sentence, unless what follows begins small.
      (before.text.length < 45 && !before.isItem && (CJK.test(line.text) || /^\p{Lu}/u.test(line.text)))
    if (isNew) sentences.push({ text: line.text, start: line.start, lines: [line] })
    else {
      // A line break is as long as a space.
      open.text += ` ${line.text}`
      open.lines.push(line)
    }
  }
  return sentences
}

const VERB = new RegExp(`(?<!\\p{L})(?:${escapedAlternatives(workVerbs)})(?!\\p{L})`, 'u')
const CUES = new RegExp(
  `(?<![\\p{L}/])(?:(?<title>${escapedAlternatives(titleCues)})|(?<employer>${escapedAlternatives(employerCues)})|(?<stop>${escapedAlternatives(stops)}|(?:de|del|da|do)(?=\\s*\\ufffc)))(?![\\p{L}])|(?<sign>[,،;；\\ufffc]|[(（](?=[^()（）]*\\ufffc)|[.](?=\\s+\\p{L}{4}|\\s*$))`,
  'gu',
)

interface ProsePart {
  role: 'title' | 'company'
  /** Words that may as well stand before a place: “in”. */
  isWeak: boolean
  piece: TextPiece
}

const WEAK = new Set(['in', 'en', 'no', 'na', 'em', 'from', 'by', 'under', 'في', 'pada', 'di', 'for', 'para'])
const ARTICLE =
  /^(?:a|an|the|[Mm]\/[Ss]\.?|un|una|la|el|o|uma|um|seorang|company|empresa|perusahaan|syarikat)\s+/u
const FORM_AFTER_COMMA = /^[,،]\s*(?:inc|llc|ltd|l\.l\.c|s\.a|s\.l|pvt|co|corp|gmbh|tbk)\b/iu

/** What stands after each cue, up to the next one or a stop. */
const partsOf = (sentence: Pick<ProseSentence, 'start'>, masked: string): ProsePart[] => {
  const folded = foldCharacters(masked)
  const marks = [...folded.matchAll(CUES)]
  const parts: ProsePart[] = []
  for (const [index, mark] of marks.entries()) {
    const { title, employer } = mark.groups ?? {}
    if (title === undefined && employer === undefined) continue
    // “في شركة …”: the word for a firm is of its name.
    const own = /شركه$/u.test(employer ?? '') ? 4 : 0
    const from = mark.index + mark[0].length - own
    let next = index + 1
    // “Acme, Inc.” goes on after its comma, “Kosoko & Sons” has none.
    while (marks[next] && FORM_AFTER_COMMA.test(folded.slice(marks[next]?.index))) next += 1
    const to = marks[next]?.index ?? masked.length
    const raw = masked.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    const article = ARTICLE.exec(raw.trimStart())?.[0].length ?? 0
    const start = from + lead + article
    const piece = trimmed({
      text: masked.slice(start, to),
      start: sentence.start + start,
      end: sentence.start + to,
    })
    if (piece)
      parts.push({ role: title === undefined ? 'company' : 'title', isWeak: WEAK.has(employer ?? ''), piece })
  }
  return parts
}

const MAX_NAME = 70
const isName = ({ text }: TextPiece) =>
  text.length > 1 &&
  text.length <= MAX_NAME &&
  (/^[\p{Lu}\p{N}]/u.test(text) || /^\p{Script=Arabic}/u.test(text))

/** The company among the parts: a name after “with” or “at” before one after “in”, and never a town. */
const companyIn = (parts: readonly ProsePart[]): TextPiece | undefined => {
  const likely = parts.filter(
    ({ role, piece }) =>
      role === 'company' && isName(piece) && (!isPlace(piece.text) || companyScore(piece.text) > 0),
  )
  const firm = likely.filter(({ isWeak, piece }) => !isWeak || companyScore(piece.text) > 0)
  return (firm[0] ?? likely[0])?.piece
}

const titleIn = (parts: readonly ProsePart[]): TextPiece | undefined =>
  parts.find(({ role, piece }) => role === 'title' && (isName(piece) || titleScore(piece.text) >= 0.7))?.piece

/** The time of a sentence: a range, or “in May 2011 … left in July 2015”. */
const spanOf = (text: string): DateSpan | undefined => {
  const spans = datesIn(text)
  const range = spans.find(({ isRange }) => isRange)
  const [first, second] = spans
  if (range || !first || !second || first.goesOn) return range ?? first
  return { ...first, to: second.from, isRange: true, end: second.end }
}

const tailOf = (
  sentence: ProseSentence,
  labelledValues: ReadonlyMap<LabelRole, TextPiece>,
  span: DateSpan,
): ResumeEntry => ({
  manner: 'prose',
  labelledValues,
  head: [],
  span,
  spanPiece: {
    text: sentence.text.slice(span.start, span.end),
    start: sentence.start + span.start,
    end: sentence.start + span.end,
  },
  body: [],
  start: sentence.start,
})

/** What a sentence says of who employs, and as what. */
export const employmentIn = (sentence: Pick<ProseSentence, 'text' | 'start'>): Map<LabelRole, TextPiece> => {
  const lead = (BULLET.exec(sentence.text) ?? NUMBER.exec(sentence.text))?.[0].length ?? 0
  // Times stop a name like a sign does.
  const masked = `${' '.repeat(lead)}${datesIn(sentence.text)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + '\ufffc'.repeat(end - start) + text.slice(end),
      sentence.text,
    )
    .slice(lead)}`
  const own = cjkSentence(masked, sentence.start) ?? turkishSentence(masked, sentence.start)
  const labelledValues = new Map<LabelRole, TextPiece>()
  if (own) {
    if (own.company) labelledValues.set('company', own.company)
    if (own.title) labelledValues.set('title', own.title)
  } else if (VERB.test(foldCharacters(withoutDates(sentence.text)))) {
    const parts = partsOf(sentence, masked)
    const [company, title] = [companyIn(parts), titleIn(parts)]
    if (company) labelledValues.set('company', company)
    if (title) labelledValues.set('title', title)
  }
  return labelledValues
}

const entryOf = (sentence: ProseSentence): ResumeEntry | undefined => {
  const span = spanOf(sentence.text)
  const employment = span ? employmentIn(sentence) : undefined
  return span && employment?.has('company') ? tailOf(sentence, employment, span) : undefined
}

/** Jobs that are told in sentences, and the lines beside those. */
export const proseEntries = (
  lines: readonly AnalysedLine[],
): { entries: ResumeEntry[]; rest: AnalysedLine[] } => {
  const entries: ResumeEntry[] = []
  const rest: AnalysedLine[] = []
  for (const sentence of sentencesOf(lines)) {
    const isTold = sentence.lines.every(({ cells, labelled }) => cells.length === 1 && labelled.length === 0)
    const entry = isTold ? entryOf(sentence) : undefined
    if (entry) entries.push(entry)
    else rest.push(...sentence.lines)
  }
  return { entries, rest }
}
