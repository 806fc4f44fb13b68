import { type DateSpan, datesIn, isDate, withoutDates } from '../dates/dates.ts'
import { degreeIn } from '../education/degrees.ts'
import { isSchool } from '../education/schools.ts'
import { headingOf } from '../headings/headings.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { labelledValuesIn } from '../headings/labels.ts'
import { BULLET, NUMBER } from '../layout/bullets.ts'
import { CJK, hasArabic } from '../layout/characters.ts'
import type { TextLine } from '../layout/line.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import { companyScore } from '../work/companies.ts'
import { type EntryKind, roleFor } from './roles.ts'

const LONG = 85
const LONGEST_STUDY = 170
/** Ends a company's name, not a sentence. */
const SHORT_FORM =
  /(?:^|[\s.])(?:inc|ltd|ltda|co|corp|llc|pte|bhd|şti|a\.ş|s\.a|s\.l|s\.r\.l|jr|ph\.d|b\.sc|b\.ed|b\.a|m\.a|hons|est)\.$/iu

/** Words after the first that begin small, as those of a name do not. */
const isSentence = (text: string) =>
  CJK.test(text) || hasArabic(text) || (text.match(/\s\p{Ll}{4,}/gu) ?? []).length > 0

/** A line as one looks for entries: what it has that tells where they begin. */
export interface AnalysedLine extends TextLine {
  dates: DateSpan[]
  isItem: boolean
  /** Says something at length, or ends as a sentence does. */
  isProse: boolean
  /** Has a time and little else, or a time in a cell of its own. */
  isAnchor: boolean
  /** What its labels ask for, with the answers. */
  labelled: { role: LabelRole; label: TextPiece; value: TextPiece | undefined }[]
  /** Is an entry of its own wherever it stands: a school or a degree with its time. */
  isProseEntry: boolean
  /** Tells of something beside the job: a client, a salary, what one had to do. */
  isAside: boolean
}

export const cellPieces = (line: TextLine): TextPiece[] => {
  let at = line.start
  return line.text.split('\t').map(text => {
    const piece = { text, start: at, end: at + text.length }
    at += text.length + 1
    return piece
  })
}

export const isDateCell = ({ text }: TextPiece) => isDate(text)

const asides: ReadonlySet<LabelRole> = new Set(['aside', 'person', 'duties', 'grade', 'number'])

export const analyseLine =
  (kind: EntryKind) =>
  (line: TextLine): AnalysedLine => {
    const dates = datesIn(line.text)
    // “– May 2007” ends a time that the line above began.
    const [lead] = dates
    const isEnd = lead !== undefined && !lead.isRange && /^[\p{Pd}]\s*$/u.test(line.text.slice(0, lead.start))
    // An icon before a time is no sign of an item.
    // “□2016年4月～2020年8月　株式会社光洋精機” heads a job.
    const isHead =
      lead?.isRange === true &&
      CJK.test(line.text) &&
      lead.start <= 2 &&
      companyScore(line.text.slice(lead.end)) === 1
    const isItem = BULLET.test(line.text) && !isEnd && !isHead && !(lead && /^\p{Co}/u.test(line.text))
    const cells = cellPieces(line)
    const labelled = labelledValuesIn(line).flatMap(({ roles, label, value }) => {
      const role = roleFor(kind, roles)
      // “Date: 3 June 2021” is when it was signed.
      const isSigned = role === 'period' && roles.includes('person') && !dates.some(({ isRange }) => isRange)
      return role ? [{ role: isSigned ? ('person' as const) : role, label, value }] : []
    })
    const isAside =
      headingOf(line.text) === 'inner' ||
      (labelled.length > 0 && labelled.every(({ role }) => asides.has(role)))
    // What a label asks for is an answer, and no time of its line.
    const answers = labelled.flatMap(({ role, value }) => (value && asides.has(role) ? [value] : []))
    const isAnswer = (cell: TextPiece) =>
      answers.some(({ start, end }) => start < cell.end && end > cell.start)
    const hasDateCell = cells.length > 1 && cells.some(cell => isDateCell(cell) && !isAnswer(cell))
    const rest = withoutDates(line.text).trim()
    const isProse =
      line.text.length > LONG ||
      (/[.。;；]$/u.test(line.text) &&
        !SHORT_FORM.test(line.text) &&
        (line.text.length > 40 || isSentence(line.text)))
    const isRange = dates.some(each => each.isRange)
    const isShort = isRange ? rest.length <= 100 : rest.length <= 60 && !isProse
    // A school or a degree with a time is a study, however it is told.
    const isStudy =
      kind === 'study' &&
      rest.length <= LONGEST_STUDY &&
      (isSchool(line.text) || degreeIn(line.text) !== undefined)
    return {
      ...line,
      dates,
      isItem,
      isProse,
      labelled,
      isProseEntry: isStudy && !isAside && dates.length > 0,
      isAside,
      isAnchor: hasDateCell || (!isAside && dates.length > 0 && (isStudy || (!isItem && isShort))),
    }
  }

/** What a line says beside its times and its labels. */
export const headPieces = (line: AnalysedLine): TextPiece[] => {
  if ((line.isItem && !line.isProseEntry) || line.isAside || line.labelled.length > 0) return []
  const sign = (BULLET.exec(line.text) ?? NUMBER.exec(line.text))?.[0].length ?? 0
  const bare = { ...line, text: ' '.repeat(sign) + line.text.slice(sign) }
  return cellPieces(bare).flatMap(cell => trimmed({ ...cell, text: withoutDates(cell.text) }) ?? [])
}

export const bodyPiece = (line: AnalysedLine): TextPiece[] => {
  if (headingOf(line.text) === 'inner') return []
  const cells = cellPieces(line).filter(cell => !isDateCell(cell) && withoutDates(cell.text).trim() !== '')
  const [first] = cells
  return first
    ? [{ ...first, end: (cells.at(-1) ?? first).end, text: cells.map(({ text }) => text).join(' ') }]
    : []
}

/** “Role: Heading the branch of 12 staff.” tells what one did. */
const isProseLine = (text: string) => /[.。]$/u.test(text) && text.split(/\s+/).length > 4 && isSentence(text)

/** The answers that lines have to what is asked, the first of each. */
export const labelledValuesOf = (lines: readonly AnalysedLine[]): Map<LabelRole, TextPiece> => {
  const values = new Map<LabelRole, TextPiece>()
  for (const { labelled } of lines)
    for (const { role, value } of labelled)
      if (value && !asides.has(role) && !values.has(role) && !(role === 'title' && isProseLine(value.text)))
        values.set(role, value)
  return values
}
