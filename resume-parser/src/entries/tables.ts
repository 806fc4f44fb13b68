import { datesIn, startsWithDate } from '../dates/dates.ts'
import { headingOf } from '../headings/headings.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { rolesOf } from '../headings/labels.ts'
import { BULLET } from '../layout/bullets.ts'
import type { LineCell, TextLine } from '../layout/line.ts'
import { type TextPiece, trimmed } from '../layout/text-piece.ts'
import type { ResumeEntry } from './entry.ts'
import { type EntryKind, roleFor } from './roles.ts'

interface TableColumn {
  role: LabelRole
  left: number
  right: number
}

interface TableHeader {
  columns: TableColumn[]
  /** Lines that it takes. */
  lines: number
}

const SHARE_KNOWN = 0.5
const WRAPPED = 0.6

const overlap = (cell: LineCell, column: { left: number; right: number }) =>
  Math.min(cell.right, column.right) - Math.max(cell.left, column.left)

const nearest = <Of extends { left: number; right: number }>(
  cell: LineCell,
  columns: readonly Of[],
): number => {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (const [at, column] of columns.entries()) {
    const shared = overlap(cell, column)
    if (shared > most) {
      most = shared
      best = at
    }
  }
  return best
}

const dated: readonly LabelRole[] = ['period', 'from', 'to', 'year']
const named: Readonly<Record<EntryKind, readonly LabelRole[]>> = {
  work: ['company', 'title'],
  study: ['school', 'degree', 'level', 'board', 'field'],
}

const isHeader = (kind: EntryKind, roles: readonly (LabelRole | undefined)[]): boolean => {
  const columnRoles = roles.filter(role => role !== undefined && role !== 'number')
  if (columnRoles.length < 2 || columnRoles.length < SHARE_KNOWN * roles.length) return false
  const names = new Set(columnRoles.filter(role => named[kind].includes(role)))
  return names.size >= 2 || (names.size === 1 && columnRoles.some(role => dated.includes(role)))
}

/** The header of a table in one line, or in two where its cells are wrapped. */
const headerAt = (kind: EntryKind, lines: readonly TextLine[], at: number): TableHeader | undefined => {
  const [line, below] = [lines[at], lines[at + 1]]
  if (!line || line.cells.length < 2) return undefined
  // Cells of a form have their answers beside them.
  if (line.cells.some(({ text }) => /[:：]\s*\S/u.test(text) || datesIn(text).length > 0)) return undefined
  const build = (cells: readonly LineCell[], count: number): TableHeader | undefined => {
    const roles = cells.map(({ text }) => roleFor(kind, rolesOf(text)))
    if (!isHeader(kind, roles)) return undefined
    const columns = cells.map(({ left, right }, index) => ({ role: roles[index] ?? 'aside', left, right }))
    return { columns, lines: count }
  }
  // So has a form whose lines are a label and its answer each.
  if (line.cells.length === 2 && below && rolesOf(below.cells[0]?.text ?? '').length > 0) return undefined
  const single = build(line.cells, 1)
  if (!below || below.gap > WRAPPED || below.style !== line.style) return single
  const cells = line.cells.map(cell => ({ ...cell }))
  for (const cell of below.cells) {
    const column = cells[nearest(cell, cells)]
    if (column && overlap(cell, column) > 0) column.text = `${column.text} ${cell.text}`
  }
  const double = below.cells.every(({ text }) => datesIn(text).length === 0) ? build(cells, 2) : undefined
  const unknown = (header: TableHeader | undefined) =>
    header?.columns.filter(({ role }) => role === 'aside').length ?? Number.POSITIVE_INFINITY
  return unknown(double) < unknown(single) ? double : single
}

interface TableRow {
  /** Pieces of a column, in their order. */
  pieces: TextPiece[][]
  start: number
}

const startOf = (line: TextLine, index: number) =>
  line.start + line.cells.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0)

const piecesIn = (line: TextLine, columns: readonly TableColumn[]): TextPiece[][] => {
  const pieces: TextPiece[][] = columns.map(() => [])
  const isWhole = line.cells.length === columns.length
  for (const [index, cell] of line.cells.entries()) {
    const start = startOf(line, index)
    const piece = trimmed({ text: cell.text, start, end: start + cell.text.length })
    if (piece) pieces[isWhole ? index : nearest(cell, columns)]?.push(piece)
  }
  return pieces
}

/** One text of a column's pieces, which stands where the first of them does. */
const joined = (pieces: readonly TextPiece[]): TextPiece | undefined => {
  const [first] = pieces
  return first && { ...first, text: pieces.map(({ text }) => text).join(' ') }
}

const isDated = (pieces: readonly (readonly TextPiece[])[], columns: readonly TableColumn[]) =>
  columns.some(
    ({ role }, at) => dated.includes(role) && pieces[at]?.some(({ text }) => datesIn(text).length > 0),
  )

/** Whether a line begins a row: it has a time, or fills most columns of a table without times. */
const beginsRow = (pieces: readonly (readonly TextPiece[])[], columns: readonly TableColumn[]): boolean => {
  const filled = columns.filter(({ role }, at) => role !== 'number' && (pieces[at]?.length ?? 0) > 0).length
  const count = columns.filter(({ role }) => role !== 'number').length
  return isDated(pieces, columns) ? filled >= Math.min(2, count) : filled >= Math.max(2, count * 0.6)
}

/** More lines before the first row are no part of it. */
const MAX_WAITING = 3
const APART = 1.2
const MAX_ROWS = 60

/** A heading, an item, or text over the whole width stands below a table. */
const endsTable = ({ text, cells: [cell, second] }: TextLine, columns: readonly TableColumn[]) =>
  second === undefined &&
  (headingOf(text) !== undefined ||
    BULLET.test(text) ||
    (cell !== undefined && columns.filter(column => overlap(cell, column) > 0).length > 2))

/** Columns as wide as what stands in them. */
const widened = (columns: readonly TableColumn[], lines: readonly TextLine[]): TableColumn[] => {
  const whole = lines.slice(0, MAX_ROWS).filter(({ cells }) => cells.length === columns.length)
  return columns.map((column, at) => ({
    role: column.role,
    left: Math.min(column.left, ...whole.map(({ cells }) => cells[at]?.left ?? column.left)),
    right: Math.max(column.right, ...whole.map(({ cells }) => cells[at]?.right ?? column.right)),
  }))
}

const rowsOf = (
  lines: readonly TextLine[],
  columns: readonly TableColumn[],
): { rows: TableRow[]; used: number } => {
  const rows: TableRow[] = []
  let waiting: TextLine[] = []
  let used = 0
  const append = (row: TableRow | undefined, line: TextLine) => {
    for (const [at, pieces] of piecesIn(line, columns).entries()) row?.pieces[at]?.push(...pieces)
  }
  for (const [at, line] of lines.entries()) {
    const pieces = piecesIn(line, columns)
    if (beginsRow(pieces, columns)) {
      const row: TableRow = { pieces: columns.map(() => []), start: line.start }
      for (const early of waiting) append(row, early)
      append(row, line)
      waiting = []
      rows.push(row)
    } else {
      const next = lines[at + 1]
      if (endsTable(line, columns) || (rows.length === 0 ? waiting.length > MAX_WAITING : line.gap > APART))
        break
      // In the middle of its row, a time stands lower than the first line of what is beside it.
      const isEarly = next !== undefined && next.gap < line.gap && beginsRow(piecesIn(next, columns), columns)
      if (isEarly || rows.length === 0) waiting.push(line)
      else append(rows.at(-1), line)
    }
    used = at + 1
  }
  return { rows, used }
}

const entryOf = (row: TableRow, columns: readonly TableColumn[]): ResumeEntry => {
  const labelledValues = new Map<LabelRole, TextPiece>()
  const body: TextPiece[] = []
  for (const [at, { role }] of columns.entries()) {
    const piece = joined(row.pieces[at] ?? [])
    if (!piece) continue
    if (role === 'duties') body.push(piece)
    else if (role !== 'aside' && role !== 'number' && !labelledValues.has(role))
      labelledValues.set(role, piece)
  }
  const [from, to] = [
    labelledValues.get('from') ?? labelledValues.get('period') ?? labelledValues.get('year'),
    labelledValues.get('to'),
  ]
  const text = from && to && to !== from ? `${from.text} – ${to.text}` : (from?.text ?? to?.text ?? '')
  const spans = datesIn(text)
  const span = spans.find(({ isRange }) => isRange) ?? spans[0]
  return {
    manner: 'table',
    labelledValues,
    head: [],
    span,
    spanPiece: from ?? to,
    body,
    start: row.start,
  }
}

const SHARE_DATED = 0.6

/** A year, or a word for now; “3.42” is a mark. */
const isTime = (text: string) => /\d{4}|^\D+$/u.test(text) && startsWithDate(text)

/** Columns that no known label heads, but whose cells are times: when it began, and when it ended. */
const withTimes = (columns: readonly TableColumn[], rows: readonly TextLine[]): TableColumn[] => {
  const whole = rows.filter(({ cells }) => cells.length === columns.length).slice(0, MAX_ROWS)
  const columnRoles = new Set(columns.map(({ role }) => role))
  if (
    whole.length === 0 ||
    columnRoles.has('year') ||
    columnRoles.has('period') ||
    (columnRoles.has('from') && columnRoles.has('to'))
  )
    return [...columns]
  const free: LabelRole[] = (['from', 'to'] as const).filter(role => !columnRoles.has(role))
  return columns.map((column, at) => {
    const dates = whole.filter(({ cells }) => isTime(cells[at]?.text ?? '')).length
    const isTimed = column.role === 'aside' && dates >= SHARE_DATED * whole.length
    return isTimed ? { ...column, role: free.shift() ?? column.role } : column
  })
}

/** Entries of tables with a header that says what their columns hold, and the lines beside those tables. */
export const tableEntries = (
  kind: EntryKind,
  lines: readonly TextLine[],
): { entries: ResumeEntry[]; rest: TextLine[] } => {
  const entries: ResumeEntry[] = []
  const rest: TextLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]
    const header = headerAt(kind, lines, at)
    if (!header) {
      if (line) rest.push(line)
      continue
    }
    const below = lines.slice(at + header.lines, at + header.lines + MAX_ROWS)
    const columns = withTimes(widened(header.columns, below), below)
    const { rows, used } = rowsOf(below, columns)
    if (rows.length === 0) {
      if (line) rest.push(line)
      continue
    }
    entries.push(...rows.map(row => entryOf(row, columns)))
    at += header.lines + used - 1
  }
  return { entries, rest }
}
