import { type DateSpan, withoutDates } from '../dates/dates.ts'
import { BULLET } from '../layout/bullets.ts'
import type { TextPiece } from '../layout/text-piece.ts'
import { trimmed } from '../layout/text-piece.ts'
import { type AnalysedLine, bodyPiece, cellPieces, headPieces, labelledValuesOf } from './analysed-line.ts'
import type { ResumeEntry } from './entry.ts'
import { employmentIn, sentencesOf } from './prose.ts'
import type { EntryKind } from './roles.ts'

/** Free space above a line, in its heights, that parts what stands above from it. */
const PARTING = 0.45
/** A line that begins so much further in, in points, is no head. */
const INDENTED = 6

const textLength = (line: AnalysedLine) => withoutDates(line.text).replace(/[^\p{L}\p{N}]/gu, '').length

/** How many lines above the one with the time belong to what it heads. */
const linesAbove = (
  lines: readonly AnalysedLine[],
  anchor: number,
  floor: number,
  usual: number | undefined,
): number => {
  let count = 0
  // How long all posts at a company were together is no line of its own.
  let saidCount = 0
  for (let at = anchor - 1; at >= floor && saidCount < (usual ?? 3); at--) {
    const line = lines[at]
    const below = lines[at + 1]
    if (
      !line ||
      line.isItem ||
      line.isProse ||
      line.isAnchor ||
      line.isAside ||
      /@|https?:\/\//.test(line.text)
    )
      break
    if (below && below.gap > PARTING * 2 + line.gap) break
    count += 1
    if (textLength(line) > 0) saidCount += 1
  }
  return count
}

/** A time in the margin may stand so near to what it dates that both are one. */
const startsWithTime = ({ text, dates }: AnalysedLine) =>
  dates[0]?.start === 0 && dates[0].isRange && dates[0].end < text.length

const isHeadBelow = (line: AnalysedLine | undefined, first: AnalysedLine): boolean =>
  line !== undefined &&
  !line.isItem &&
  !line.isProse &&
  !line.isAnchor &&
  !line.isAside &&
  (line.indent <= first.indent + INDENTED || startsWithTime(first)) &&
  line.text.length <= 80 &&
  line.gap <= Math.max(first.gap * 1.15, PARTING * 2.6) &&
  !/https?:\/\/|www\./.test(line.text)

/** Beside jobs with a beginning and an end, a line that names one year in passing is something that was done there. */
const anchorsIn = (kind: EntryKind, lines: readonly AnalysedLine[]): number[] => {
  const anchors = lines.flatMap((line, at) => (line.isAnchor ? [at] : []))
  const ranges = anchors.filter(at => lines[at]?.dates.some(({ isRange }) => isRange))
  if (kind === 'study' || ranges.length === 0) return anchors
  const edge = ranges.reduce((least, at) => Math.min(least, lines[at]?.indent ?? 0), Number.POSITIVE_INFINITY)
  return anchors.filter(at => {
    const line = lines[at]
    if (!line || ranges.includes(at)) return line !== undefined
    const isInside = line.indent > edge + INDENTED || /[.。]$/u.test(line.text)
    return !isInside && line.dates.some(({ start, end }) => start === 0 || end === line.text.trimEnd().length)
  })
}

/** Where each entry begins, with the line that has its time. */
const boundsOf = (kind: EntryKind, lines: readonly AnalysedLine[]): { first: number; anchor: number }[] => {
  const anchors = anchorsIn(kind, lines)
  // A time on the next line is the same entry's, where nothing heads another between them.
  const apart = anchors.filter((at, index) => {
    const before = anchors[index - 1]
    if (before === undefined) return true
    const between = lines.slice(before + 1, at + 1)
    return (
      between.some(line => textLength(line) > 1 && (!line.isItem || line.isProseEntry)) || between.length > 1
    )
  })
  const [one] = apart
  if (one === undefined) return []
  const usual = lines[one]?.isItem ? undefined : linesAbove(lines, one, 0, undefined)
  let floor = 0
  return apart.map(anchor => {
    const first = anchor - linesAbove(lines, anchor, floor, usual)
    floor = anchor + 1
    return { first, anchor }
  })
}

const spanPiece = (line: AnalysedLine, span: DateSpan): TextPiece => ({
  text: line.text.slice(span.start, span.end),
  start: line.start + span.start,
  end: line.start + span.end,
})

const entryOf = (lines: readonly AnalysedLine[], anchorAt: number): ResumeEntry => {
  const anchor = lines[anchorAt]
  const span = anchor?.dates.find(({ isRange }) => isRange) ?? anchor?.dates[0]
  const head = lines.slice(0, anchorAt + 1)
  let next = anchorAt + 1
  const heads = () => head.flatMap(headPieces).length
  while (
    anchor &&
    next < lines.length &&
    next < anchorAt + 3 &&
    heads() < 4 &&
    isHeadBelow(lines[next], anchor)
  ) {
    const line = lines[next]
    if (line) head.push(line)
    next += 1
  }
  const labelledValues = labelledValuesOf(lines)
  // “1st July 2016 – till date”, and below it “Working as Branch Manager in Muthoot Finance”.
  const [sentence] = heads() === 0 && labelledValues.size === 0 ? sentencesOf(lines.slice(next)) : []
  const isTold = sentence?.lines.every(({ cells, labelled }) => cells.length + labelled.length === 1) === true
  return {
    manner: 'block',
    labelledValues: isTold ? employmentIn(sentence) : labelledValues,
    isGroup: head.some(line => line.dates.length === 0 && textLength(line) === 0),
    head: head.map(headPieces).filter(pieces => pieces.length > 0),
    span,
    spanPiece: anchor && span && spanPiece(anchor, span),
    body: [...head.filter(({ isItem }) => isItem), ...lines.slice(next)].flatMap(bodyPiece),
    start: lines[0]?.start ?? 0,
  }
}

/** Entries of a part by the times that they name. */
export const datedEntries = (kind: EntryKind, lines: readonly AnalysedLine[]): ResumeEntry[] => {
  const bounds = boundsOf(kind, lines)
  return bounds.map(({ first, anchor }, index) => {
    const end = bounds[index + 1]?.first ?? lines.length
    return entryOf(lines.slice(first, end), anchor - first)
  })
}

/** Entries of a part without times: each begins after free space, or with a line that `begins` knows. */
export const undatedEntries = (
  lines: readonly AnalysedLine[],
  begins: (text: string) => boolean,
): ResumeEntry[] => {
  const groups: AnalysedLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && !begins(line.text)) group.push(line)
    else groups.push([line])
  }
  return groups.map(group => {
    const heads = group.findIndex(line => line.isItem || line.isProse)
    const count = heads < 0 ? Math.min(3, group.length) : Math.max(1, heads)
    const asPieces = group
      .slice(0, count)
      .map(line =>
        cellPieces({ ...line, text: line.text.replace(BULLET, match => ' '.repeat(match.length)) }),
      )
    return {
      manner: 'block' as const,
      labelledValues: labelledValuesOf(group),
      head: asPieces.map(pieces => pieces.flatMap(piece => trimmed(piece) ?? [])),
      span: undefined,
      spanPiece: undefined,
      body: group.slice(count).flatMap(bodyPiece),
      start: group[0]?.start ?? 0,
    }
  })
}
