import { type DateSpan, datesIn, withoutDates } from '../dates/dates.ts'
import { degreeIn } from '../education/degrees.ts'
import { isSchool } from '../education/schools.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { companyScore } from '../work/companies.ts'
import { titleScore } from '../work/titles.ts'
import { type AnalysedLine, bodyPiece, headPieces, labelledValuesOf } from './analysed-line.ts'
import type { ResumeEntry } from './entry.ts'
import { cores, type EntryKind } from './roles.ts'

const MIN_LABELS = 2
/** Lines that may stand above the first label of an entry. */
const MAX_ABOVE = 2
const MAX_UNDER = 3

const coreRoles = (kind: EntryKind, line: AnalysedLine): LabelRole[] =>
  line.labelled.flatMap(({ role }) => (cores[kind].includes(role) ? [role] : []))

/** The label with which each entry of a form begins; none where lines are no form. */
const firstRole = (kind: EntryKind, lines: readonly AnalysedLine[]): LabelRole | undefined => {
  const roles = lines.flatMap(line => coreRoles(kind, line))
  const [first] = roles
  const isTimed = roles.some(role => ['period', 'from', 'year'].includes(role))
  const isNamed = roles.includes(kind === 'work' ? 'company' : 'school')
  // Titles alone may be labelled below a company with its time.
  const isForm = new Set(roles).size >= MIN_LABELS || (roles.length >= MIN_LABELS && isNamed)
  // “Tertiary: … Secondary: …” names no school by a label, but each has one.
  if (kind === 'study' && first === 'level' && roles.filter(role => role === 'level').length >= MIN_LABELS)
    return 'level'
  return isForm && (isTimed || isNamed) ? first : undefined
}

const spanOf = (
  lines: readonly AnalysedLine[],
  labelledValues: ReadonlyMap<LabelRole, TextPiece>,
): [DateSpan | undefined, TextPiece | undefined] => {
  const from = labelledValues.get('from') ?? labelledValues.get('period') ?? labelledValues.get('year')
  const to = labelledValues.get('to')
  const text = from && to ? `${from.text} – ${to.text}` : (from?.text ?? to?.text)
  if (text !== undefined) {
    const spans = datesIn(text)
    const span = spans.find(({ isRange }) => isRange) ?? spans[0]
    if (span) return [span, from ?? to]
  }
  const line = lines.find(({ isAside, isItem, dates }) => !isAside && !isItem && dates.length > 0)
  const span = line?.dates.find(({ isRange }) => isRange) ?? line?.dates[0]
  return [
    span,
    line &&
      span && {
        text: line.text.slice(span.start, span.end),
        start: line.start + span.start,
        end: line.start + span.end,
      },
  ]
}

/** “High school: Atatürk Anadolu Lisesi”. */
const namesSchool = ({ labelled }: AnalysedLine) =>
  labelled.some(
    ({ role, value }) =>
      role === 'school' || (role === 'level' && value !== undefined && isSchool(value.text)),
  )

const isLead = (line: AnalysedLine) =>
  line.labelled.length === 0 && !line.isItem && !line.isProse && !line.isAside && headPieces(line).length > 0

/** A name without the time that stands behind it. */
const undated = (piece: TextPiece): TextPiece =>
  trimmed({ ...piece, text: withoutDates(piece.text) }) ?? piece

const isBareTime = (line: AnalysedLine | undefined) =>
  line !== undefined && line.labelled.length === 0 && line.dates.length > 0 && headPieces(line).every(isSign)
const isSign = ({ text }: TextPiece) => text.replace(/[^\p{L}]/gu, '').length < 5

const entryOf = (kind: EntryKind, lines: readonly AnalysedLine[]): ResumeEntry => {
  const labelledValues = labelledValuesOf(lines)
  for (const role of ['company', 'title', 'school'] as const) {
    const piece = labelledValues.get(role)
    if (piece) labelledValues.set(role, undated(piece))
  }
  const place = labelledValues.get('place')
  if (kind === 'work' && !labelledValues.has('company') && place && companyScore(place.text) > 0)
    labelledValues.set('company', place)
  const [span, spanPiece] = spanOf(lines, labelledValues)
  // “Bachelor: Ege University – Economics” says all of it behind the label.
  const levels = lines
    .flatMap(({ labelled }) => labelled)
    .filter(({ role, value }) => role === 'level' && value !== undefined && isSchool(value.text))
  const [level] = levels
  if (kind === 'study' && level?.value && !labelledValues.has('school')) {
    labelledValues.delete('level')
    if (degreeIn(level.label.text)) labelledValues.set('degree', level.label)
  }
  const first = lines.findIndex(({ labelled }) => labelled.length > 0)
  const above = lines.slice(0, first)
  // What stands under a label without one of its own goes on with what that asks for.
  const under = lines
    .slice(first)
    .filter(line => line.labelled.length === 0 && !line.isItem && !line.isProse && !line.isAside)
    .slice(0, MAX_UNDER)
  const duties = lines.flatMap(({ labelled }) =>
    labelled.flatMap(({ role, value }) => (role === 'duties' && value ? [value] : [])),
  )
  const below = lines.slice(first).filter(({ labelled, isAside }) => labelled.length === 0 && !isAside)
  return {
    manner: 'form',
    labelledValues,
    head: [
      ...(level?.value && !labelledValues.has('level') ? [[undated(level.value)]] : []),
      ...[...above, ...(kind === 'study' ? under : [])].map(headPieces).filter(pieces => pieces.length > 0),
    ],
    span,
    spanPiece,
    body: [...duties, ...below.flatMap(bodyPiece)],
    start: lines[0]?.start ?? 0,
  }
}

/** Entries of a form in which a label returns for each of them; nothing where lines are none. */
export const formEntries = (kind: EntryKind, lines: readonly AnalysedLine[]): ResumeEntry[] => {
  const first = firstRole(kind, lines)
  if (!first) return []
  let hasSchool = false
  const begins = lines.flatMap((line, at) => {
    const isSchool = namesSchool(line)
    const isNext = coreRoles(kind, line).includes(first) || (kind === 'study' && isSchool && hasSchool)
    hasSchool = isSchool || (hasSchool && !isNext)
    return isNext ? [at] : []
  })
  // A name that no label asks for stands above the labels.
  const isUnnamed =
    first !== 'level' &&
    !lines.some(line => coreRoles(kind, line).includes(kind === 'work' ? 'company' : 'school'))
  const isUntitled = kind === 'work' && !lines.some(line => coreRoles(kind, line).includes('title'))
  const isTitleLead = (line: AnalysedLine | undefined) =>
    isUntitled && line !== undefined && isLead(line) && titleScore(line.text) >= 0.7
  // Times stand above their labels where one does above the first of them.
  const isTimedAbove = isBareTime(lines[(begins[0] ?? 0) - 1])
  const starts = begins.map((at, index) => {
    const floor = index > 0 ? (begins[index - 1] ?? 0) + 1 : 0
    let start = isTimedAbove && isBareTime(lines[at - 1]) ? at - 1 : at
    while (
      isUnnamed &&
      start > floor &&
      at - start < MAX_ABOVE &&
      lines[start - 1] &&
      isLead(lines[start - 1] as AnalysedLine)
    )
      start -= 1
    if (start === at && start > floor && isTitleLead(lines[start - 1])) start -= 1
    return start
  })
  return starts.map((start, index) => entryOf(kind, lines.slice(start, starts[index + 1] ?? lines.length)))
}
