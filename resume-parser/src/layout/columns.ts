import { datesIn } from '../dates/dates.ts'
import { headingOf } from '../headings/headings.ts'
import { rolesOf } from '../headings/labels.ts'
import { isRightToLeft } from './characters.ts'
import type { RowSegment, TextRow } from './rows.ts'

/** Rows that are read one after the other; `column` is the same for a column that goes on over pages. */
export interface ColumnBlock {
  rows: TextRow[]
  column: string
}

/** Fewer rows on a side are no column. */
const MIN_ROWS = 4
const SLACK = 2
const SHARE_OF_DATES = 0.2
const SHARE_ALIGNED = 0.6

interface ColumnCut {
  x: number
  from: number
  to: number
  worth: number
}

const isLeft = (segment: RowSegment, x: number) => segment.right <= x + SLACK
const isRight = (segment: RowSegment, x: number) => segment.left >= x - SLACK
const sideOf = (rows: readonly TextRow[], keep: (segment: RowSegment) => boolean): TextRow[] =>
  rows.flatMap(row => {
    const segments = row.segments.filter(keep)
    if (segments.length === 0) return []
    const [y, size] = [Math.max(...segments.map(s => s.y)), Math.max(...segments.map(s => s.size))]
    return [{ segments, y, size }]
  })

const textOf = ({ segments }: TextRow) => segments.map(({ text }) => text).join(' ')
const isPart = (row: TextRow) => {
  const part = headingOf(textOf(row))
  return part !== undefined && part !== 'title' && part !== 'inner'
}
const headingsIn = (rows: readonly TextRow[]) => rows.filter(isPart).length
const shareOfDates = (rows: readonly TextRow[]) =>
  rows.filter(row => datesIn(textOf(row)).length > 0).length / Math.max(1, rows.length)

const SHARE_OF_LABELS = 0.4
const shareOfLabels = (rows: readonly TextRow[]) =>
  rows.filter(row => /[:：]$/u.test(textOf(row)) || rolesOf(row.segments[0]?.text ?? '').length > 0).length /
  rows.length
/** Labels with what they ask for beside them. */
const isForm = (left: readonly TextRow[], right: readonly TextRow[]): boolean =>
  right.filter(row => /^[:：]/u.test(textOf(row))).length / right.length > SHARE_OF_LABELS ||
  Math.max(shareOfLabels(left), shareOfLabels(right)) > SHARE_OF_LABELS

/** Whether the two sides are read one after the other, and not row by row as a title with its date. */
const areColumns = (left: readonly TextRow[], right: readonly TextRow[], aligned: number): boolean => {
  if (aligned > SHARE_ALIGNED && isForm(left, right)) return false
  if (headingsIn(left) > 0 && headingsIn(right) > 0) return true
  if (shareOfDates(left) > SHARE_OF_DATES || shareOfDates(right) > SHARE_OF_DATES) return false
  return aligned < SHARE_ALIGNED
}

const bestCutAt = (rows: readonly TextRow[], x: number): ColumnCut | undefined => {
  let best: ColumnCut | undefined
  let from = 0
  const close = (to: number) => {
    const run = rows.slice(from, to)
    const lefts = run.filter(({ segments }) => segments.some(segment => isLeft(segment, x))).length
    const rights = run.filter(({ segments }) => segments.some(segment => isRight(segment, x))).length
    const worth = Math.min(lefts, rights)
    if (worth >= MIN_ROWS && worth > (best?.worth ?? 0)) best = { x, from, to, worth }
    from = to + 1
  }
  for (const [at, { segments, isGrid }] of rows.entries())
    if (isGrid || segments.some(segment => !isLeft(segment, x) && !isRight(segment, x))) close(at)
  close(rows.length)
  return best
}

const cutOf = (rows: readonly TextRow[]): ColumnCut | undefined => {
  const edges = new Set(
    rows.flatMap(({ segments }) =>
      segments.flatMap(({ left, right }) => [Math.round(left) - 1, Math.round(right) + 1]),
    ),
  )
  const cuts = [...edges].flatMap(x => bestCutAt(rows, x) ?? []).sort((one, other) => other.worth - one.worth)
  return cuts.find(({ x, from, to }) => {
    const run = rows.slice(from, to)
    const [left, right] = [sideOf(run, s => isLeft(s, x)), sideOf(run, s => isRight(s, x))]
    const both = run.filter(
      ({ segments }) => segments.some(s => isLeft(s, x)) && segments.some(s => isRight(s, x)),
    ).length
    return areColumns(left, right, both / Math.min(left.length, right.length))
  })
}

/** How far apart, in points, columns of two pages may begin to be the same. */
const SAME_COLUMN = 24

/** Rows of a page as blocks in reading order: what stands above columns, each column, and what stands below. */
export const columnBlocks = (rows: readonly TextRow[], depth = 0): ColumnBlock[] => {
  const cut = depth < 3 ? cutOf(rows) : undefined
  if (!cut) return rows.length > 0 ? [{ rows: [...rows], column: 'whole' }] : []
  const run = rows.slice(cut.from, cut.to)
  const left = sideOf(run, segment => isLeft(segment, cut.x))
  const right = sideOf(run, segment => !isLeft(segment, cut.x))
  const columns = [
    ...columnBlocks(left, depth + 1).map(block => ({ ...block, column: `left ${depth} ${cut.x}` })),
    ...columnBlocks(right, depth + 1).map(block => ({ ...block, column: `right ${depth} ${cut.x}` })),
  ]
  const ordered = isRightToLeft(run.map(textOf).join(' '))
    ? [
        ...columns.filter(b => b.column.startsWith('right')),
        ...columns.filter(b => b.column.startsWith('left')),
      ]
    : columns
  return [
    ...columnBlocks(rows.slice(0, cut.from), depth + 1),
    ...ordered,
    ...columnBlocks(rows.slice(cut.to), depth + 1),
  ]
}

const isSameColumn = (one: string, other: string) => {
  const [side, depth, x] = one.split(' ')
  const [otherSide, otherDepth, otherX] = other.split(' ')
  return (
    x !== undefined &&
    side === otherSide &&
    depth === otherDepth &&
    Math.abs(Number(x) - Number(otherX)) < SAME_COLUMN
  )
}

/** Pages one after the other; a column that goes on on the next page comes before the next column. */
export const joinPages = (pages: readonly (readonly ColumnBlock[])[]): ColumnBlock[] => {
  const joined: ColumnBlock[] = []
  for (const page of pages)
    for (const block of page) {
      const at = joined.findLastIndex(({ column }) => isSameColumn(column, block.column))
      const isOpen = at >= 0 && joined.slice(at).every(({ column }) => column !== 'whole')
      if (isOpen) joined.splice(at + 1, 0, block)
      else joined.push(block)
    }
  return joined
}
