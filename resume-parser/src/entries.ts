import { datesIn, type Span, withoutDates } from './dates.ts'
import type { Line } from './line.ts'
import { type Piece, pieceOfLine, split, trimmed } from './piece.ts'

/** One job, study or project of a part: what heads it, when it was, and what is said of it. */
export interface Entry {
  /** Lines that head it, without their dates. */
  head: Piece[][]
  span: Span | undefined
  /** Where the time stands in the whole text. */
  spanPiece: Piece | undefined
  body: Piece[]
}

const BULLET = /^[•◦▪‣·●○◆■□*➢➤►▶✓✔–—-]\s*(?=\S)|^o\s(?=\p{Lu})/u
const LONG = 85
/** Ends a company's name, not a sentence. */
const SHORT_FORM =
  /(?:^|[\s.])(?:inc|ltd|ltda|co|corp|llc|pte|bhd|şti|a\.ş|s\.a|s\.l|s\.r\.l|jr|ph\.d|b\.sc)\.$/iu
/** Free space above a line, in its heights, that parts what stands above from it. */
const PARTING = 0.45
/** A line that begins so much further in, in points, is no head. */
const INDENTED = 6

interface Seen extends Line {
  dates: Span[]
  isItem: boolean
  /** Says something at length, or ends as a sentence does. */
  isProse: boolean
  /** Has a time and little else, or a time in a cell of its own. */
  isAnchor: boolean
}

const cellsOf = (line: Line): Piece[] => {
  let at = line.start
  return line.text.split('\t').map(text => {
    const piece = { text, start: at, end: at + text.length }
    at += text.length + 1
    return piece
  })
}

const isDateCell = ({ text }: Piece) =>
  datesIn(text).length > 0 && withoutDates(text).replace(/[^\p{L}]/gu, '').length < 4

const see = (line: Line): Seen => {
  const dates = datesIn(line.text)
  const isItem = BULLET.test(line.text)
  const cells = cellsOf(line)
  const hasDateCell = cells.length > 1 && cells.some(isDateCell)
  const rest = withoutDates(line.text).trim()
  const isProse =
    line.text.length > LONG ||
    (/[.。;；]$/u.test(line.text) && !SHORT_FORM.test(line.text) && line.text.length > 40)
  const isAnchor =
    hasDateCell ||
    (dates.length > 0 &&
      !isItem &&
      (dates.some(({ isRange }) => isRange) ? rest.length <= 100 : rest.length <= 60 && !isProse))
  return { ...line, dates, isItem, isProse, isAnchor }
}

const headPieces = (line: Seen): Piece[] =>
  (line.isItem ? [] : cellsOf(line)).flatMap(cell => {
    const bare = trimmed({ ...cell, text: withoutDates(cell.text) })
    return bare ? [bare] : []
  })

const textLength = (line: Seen) => withoutDates(line.text).replace(/[^\p{L}\p{N}]/gu, '').length

/** How many lines above the one with the time belong to what it heads. */
const linesAbove = (
  lines: readonly Seen[],
  anchor: number,
  floor: number,
  usual: number | undefined,
): number => {
  let count = 0
  for (let at = anchor - 1; at >= floor && count < (usual ?? 3); at--) {
    const line = lines[at]
    const below = lines[at + 1]
    if (!line || line.isItem || line.isProse || line.isAnchor || /@|https?:\/\//.test(line.text)) break
    if (below && below.gap > PARTING * 2 + line.gap) break
    count += 1
  }
  return count
}

const isHeadBelow = (line: Seen | undefined, first: Seen): boolean =>
  line !== undefined &&
  !line.isItem &&
  !line.isProse &&
  !line.isAnchor &&
  line.indent <= first.indent + INDENTED &&
  line.text.length <= 80 &&
  line.gap <= Math.max(first.gap, PARTING * 2.6) &&
  !/https?:\/\/|www\./.test(line.text)

/** Where each entry begins, with the line that has its time. */
const boundsOf = (lines: readonly Seen[]): { first: number; anchor: number }[] => {
  const anchors = lines.flatMap((line, at) => (line.isAnchor ? [at] : []))
  // A time on the next line is the same entry's, where nothing heads another between them.
  const apart = anchors.filter((at, index) => {
    const before = anchors[index - 1]
    if (before === undefined) return true
    const between = lines.slice(before + 1, at + 1)
    return between.some(line => textLength(line) > 1 && !line.isItem) || between.length > 1
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

const bodyPiece = (line: Seen): Piece[] => {
  const cells = cellsOf(line).filter(cell => !isDateCell(cell) && withoutDates(cell.text).trim() !== '')
  const [first] = cells
  return first
    ? [{ ...first, end: (cells.at(-1) ?? first).end, text: cells.map(({ text }) => text).join(' ') }]
    : []
}

const entryOf = (lines: readonly Seen[], anchorAt: number): Entry => {
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
  return {
    head: head.map(headPieces).filter(pieces => pieces.length > 0),
    span,
    spanPiece: anchor &&
      span && {
        text: anchor.text.slice(span.start, span.end),
        start: anchor.start + span.start,
        end: anchor.start + span.end,
      },
    body: [...head.filter(({ isItem }) => isItem), ...lines.slice(next)].flatMap(bodyPiece),
  }
}

/** Entries of a part by the times that they name. */
export const datedEntries = (lines: readonly Line[]): Entry[] => {
  const seen = lines.map(see)
  const bounds = boundsOf(seen)
  return bounds.map(({ first, anchor }, index) => {
    const end = bounds[index + 1]?.first ?? seen.length
    return entryOf(seen.slice(first, end), anchor - first)
  })
}

/** Entries of a part without times: each begins after free space, or with a line that `begins` knows. */
export const undatedEntries = (lines: readonly Line[], begins: (text: string) => boolean): Entry[] => {
  const groups: Seen[][] = []
  for (const line of lines.map(see)) {
    const group = groups.at(-1)
    if (group && !begins(line.text)) group.push(line)
    else groups.push([line])
  }
  return groups.map(group => {
    const heads = group.findIndex(line => line.isItem || line.isProse)
    const count = heads < 0 ? Math.min(3, group.length) : Math.max(1, heads)
    const head = group.slice(0, count)
    const asPieces = head.map(line =>
      cellsOf({ ...line, text: line.text.replace(BULLET, found => ' '.repeat(found.length)) }),
    )
    return {
      head: asPieces.map(pieces => pieces.flatMap(piece => trimmed(piece) ?? [])),
      span: undefined,
      spanPiece: undefined,
      body: group.slice(count).flatMap(bodyPiece),
    }
  })
}

/** A line that ends so far before the longest one ends what it says. */
const SHORT = 0.75

/** What is said of an entry, as one text: items and sentences on lines of their own, wrapped lines joined. */
export const bodyText = (body: readonly Piece[]): string => {
  const longest = Math.max(...body.map(({ text }) => text.length))
  let text = ''
  let before = ''
  for (const piece of body) {
    const line = piece.text.trim()
    const isWrapped = /[-‐\u00ad]$/u.test(before) && /^\p{Ll}/u.test(line)
    const isNew =
      before === '' ||
      BULLET.test(line) ||
      /[.:。：;；]$/u.test(before) ||
      (before.length < longest * SHORT && !/^\p{Ll}/u.test(line))
    if (isWrapped) text = text.replace(/[-‐\u00ad]$/u, '') + line
    else text += isNew ? `${text ? '\n' : ''}${line}` : ` ${line}`
    before = line
  }
  return text
}

const SEPARATORS = /\s+[|•·\p{Pd}/／]\s+|\s*[|｜]\s*|\s@\s|\s—\s?|—|、/u

/** The parts of a head: cells, and what signs or commas set apart in them. */
export const partsOf = (head: readonly (readonly Piece[])[]): Piece[][] =>
  head.map(cells => cells.flatMap(cell => split(cell, SEPARATORS)))

export const wholeLines = (lines: readonly Line[]): Piece[] =>
  lines.flatMap(line => trimmed(pieceOfLine(line)) ?? [])
