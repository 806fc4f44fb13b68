import { headingOf } from '../headings/headings.ts'
import type { LabelRole } from '../headings/label-words.ts'
import { rolesOf } from '../headings/labels.ts'
import type { RowSegment, TextRow } from './rows.ts'

/** Rows whose baselines are nearer than this, in sizes of the letters, stand beside each other. */
const BESIDE = 0.95
/** A cell of more lines is no cell. */
const MAX_LINES = 7
const MIN_COLUMNS = 3
/** Rows of a table follow each other within so many sizes of the letters. */
const APART = 4.5
const SHARE_KNOWN = 0.5

/** What headers of tables of jobs, studies and marks ask for. */
const tabular: ReadonlySet<LabelRole> = new Set([
  'company',
  'title',
  'period',
  'from',
  'to',
  'place',
  'duties',
  'school',
  'degree',
  'field',
  'level',
  'year',
  'board',
  'grade',
  'aside',
  'number',
])

/** Rows that stand beside each other: one row of a table whose cells have lines of their own. */
const clustersOf = (rows: readonly TextRow[]): TextRow[][] => {
  const clusters: TextRow[][] = []
  for (const row of rows) {
    const cluster = clusters.at(-1)
    const above = cluster?.at(-1)
    const isBeside = above !== undefined && above.y - row.y < BESIDE * Math.min(above.size, row.size)
    if (cluster && isBeside) cluster.push(row)
    else clusters.push([row])
  }
  return clusters
}

/** The cells of a row: what overlaps from above is one, its lines from the top. */
const cellsOf = (cluster: readonly TextRow[]): RowSegment[] => {
  const cells: RowSegment[] = []
  const all = cluster.flatMap(({ segments }) => segments)
  for (const segment of [...all].sort((one, other) => one.left - other.left || other.y - one.y)) {
    const at = cells.findIndex(cell => segment.left < cell.right && cell.left < segment.right)
    const cell = cells[at]
    if (!cell) {
      cells.push(segment)
      continue
    }
    const [upper, lower] = cell.y >= segment.y ? [cell, segment] : [segment, cell]
    cells[at] = {
      ...upper,
      text: `${upper.text} ${lower.text}`,
      left: Math.min(cell.left, segment.left),
      right: Math.max(cell.right, segment.right),
      y: Math.min(cell.y, segment.y),
    }
  }
  return cells
}

const isHeader = (cells: readonly RowSegment[]): boolean => {
  if (cells.length < MIN_COLUMNS) return false
  const columnHeads = cells.filter(({ text }) => rolesOf(text).some(role => tabular.has(role)))
  return columnHeads.length >= 2 && columnHeads.length >= SHARE_KNOWN * cells.length
}

const joined = (cluster: readonly TextRow[]): TextRow => ({
  segments: cellsOf(cluster),
  y: Math.max(...cluster.map(({ y }) => y)),
  size: Math.max(...cluster.map(({ size }) => size)),
  isGrid: true,
})

/** Whether a row goes on with a table: each of its cells is below one of the header's, and it is no heading. */
const isInside = (cells: readonly RowSegment[], header: readonly RowSegment[]): boolean => {
  const [left, right] = [
    Math.min(...header.map(cell => cell.left)),
    Math.max(...header.map(cell => cell.right)),
  ]
  const [first, second] = cells
  if (!first || (second === undefined && headingOf(first.text) !== undefined)) return false
  return cells.every(cell => {
    const over = header.filter(each => cell.left < each.right && each.left < cell.right).length
    return cell.right > left - cell.size * 4 && cell.left < right + cell.size * 4 && over <= 1
  })
}

/** Rows of a page with those of tables that have a header put together: a row each, whatever its cells' lines. */
export const withGrids = (rows: readonly TextRow[]): TextRow[] => {
  const clusters = clustersOf(rows)
  const done: TextRow[] = []
  let header: RowSegment[] | undefined
  let last: TextRow | undefined
  for (const cluster of clusters) {
    const cells = cluster.length <= MAX_LINES ? cellsOf(cluster) : []
    if (isHeader(cells)) {
      header = cells
      last = joined(cluster)
      done.push(last)
      continue
    }
    const [top] = cluster
    const isNear =
      last !== undefined &&
      top !== undefined &&
      last.y - top.y < APART * top.size * Math.max(1, cluster.length)
    if (header && isNear && cells.length > 0 && isInside(cells, header)) {
      last = joined(cluster)
      done.push(last)
    } else {
      header = undefined
      done.push(...cluster)
    }
  }
  return done
}
