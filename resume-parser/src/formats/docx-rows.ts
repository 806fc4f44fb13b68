import type { LineCell, UnplacedLine } from '../layout/line.ts'

/** A cell of a table: its lines, and the columns over which it goes. */
export interface TableCell {
  lines: UnplacedLine[]
  column: number
  span: number
}

/** Longer cells hold a part of the page, not an entry of a table. */
const MAX_LINES = 3
const COLUMN = 100

const placed = ({ column, span }: TableCell, cell: LineCell, at: number, count: number): LineCell => {
  const width = (span * COLUMN) / count
  const left = column * COLUMN + at * width
  return { ...cell, left, right: left + width * 0.9 }
}

/** What becomes of a row: lines that stand beside each other are parts of one, and long cells are read one by one. */
export const rowLines = (cells: readonly TableCell[]): UnplacedLine[] => {
  const filled = cells.filter(({ lines }) => lines.length > 0)
  const [first] = filled
  if (!first) return []
  const [, ...others] = filled
  // A label of the whole row, with all that it heads beside it.
  const isLabelled = first.lines.length === 1 && filled.length === 2
  const isLayout = filled.some(({ lines }) => lines.length > MAX_LINES)
  if (others.length === 0 || (isLayout && !isLabelled)) return filled.flatMap(({ lines }) => lines)
  const length = Math.max(...filled.map(({ lines }) => lines.length))
  return Array.from({ length }, (_, at): UnplacedLine => {
    const beside = filled.flatMap(cell => {
      const line = cell.lines[at]
      return line ? [{ cell, line }] : []
    })
    const [lead] = beside
    return {
      cells: beside.flatMap(({ cell, line }) =>
        line.cells.map((each, index) => placed(cell, each, index, line.cells.length)),
      ),
      size: Math.max(...beside.map(({ line }) => line.size)),
      isStrong: lead?.line.isStrong ?? false,
      style: lead?.line.style ?? '',
      gap: at === 0 ? 0.5 : 0.1,
      indent: lead?.line.indent ?? 0,
    }
  })
}
