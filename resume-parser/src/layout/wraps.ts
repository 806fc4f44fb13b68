import { datesIn, endsOpen, isDate, startsWithDate } from '../dates/dates.ts'
import { headingOf } from '../headings/headings.ts'
import { rolesOf } from '../headings/labels.ts'
import { further, type LineCell, type UnplacedLine } from './line.ts'

/** So far apart, in points, cells below each other may begin. */
const ALIGNED = 4
const CLOSE = 0.9

const isBelow = (cell: LineCell, other: LineCell) =>
  Math.abs(cell.left - other.left) < ALIGNED || Math.abs(cell.right - other.right) < ALIGNED

const SECOND_HALF = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/u
/** Ends of addresses that are whole, as far as anybody can tell. */
const WHOLE = /\.(?:com|net|org|edu|gov|info|biz|mil|int|example|[a-z]{2})$/u

/** Whether an address goes on with a cell of nothing but small letters: it ended without a domain, or short of one. */
const goesOnAsMail = (above: LineCell, below: LineCell): boolean => {
  const mail = /[^\s@]@([^\s@]*)$/u.exec(above.text)
  if (!mail || !SECOND_HALF.test(below.text)) return false
  const domain = (mail[1] ?? '').toLowerCase()
  if (!/[a-z]\.[a-z]/u.test(domain)) return below.text.includes('.') || domain.endsWith('.')
  return below.text.length <= 2 || (!WHOLE.test(domain) && below.text.length <= 12)
}

/** “May 2016 –” with “August 2018” below it in the same column, or “2021 – devam” with “ediyor”. */
const goesOnAsDate = (above: LineCell, below: LineCell) =>
  (endsOpen(above.text) && startsWithDate(below.text)) ||
  // “febrero de” with “2019” below it.
  (/^\d{4}$/u.test(below.text) &&
    !/\d/u.test(above.text) &&
    datesIn(`${above.text} ${below.text}`).some(
      ({ start, from }) => start === 0 && from?.month !== undefined,
    )) ||
  (/^\p{L}{4,10}$/u.test(below.text) &&
    datesIn(above.text).some(({ isRange }) => isRange) &&
    isDate(above.text) &&
    isDate(`${above.text} ${below.text}`))

/** A header of a table that its column breaks: “Fecha de” with “ingreso” below it. */
const goesOnAsLabel = (above: LineCell, below: LineCell, before: UnplacedLine, line: UnplacedLine) =>
  before.cells.length > 2 &&
  line.cells.length < before.cells.length &&
  before.style === line.style &&
  [...before.cells, ...line.cells].every(({ text }) => !/\d/u.test(text)) &&
  before.cells.filter(({ text }) => rolesOf(text).length > 0).length >= 2 &&
  rolesOf(above.text).length === 0 &&
  rolesOf(`${above.text} ${below.text}`).length > 0

/** “Academic” in the margin with “qualifications” below it. */
const goesOnAsHeading = (above: LineCell, below: LineCell, line: UnplacedLine) =>
  line.cells.length === 1 &&
  !/\p{Nd}/u.test(above.text) &&
  above.text.split(/\s+/).length <= 3 &&
  headingOf(above.text) === undefined &&
  headingOf(`${above.text} ${below.text}`) !== undefined

/** A time alone in the margin does not say where its line begins. */
const indentOf = (line: UnplacedLine, cells: readonly LineCell[]): number => {
  const [first, second] = cells
  return first && second && !isDate(line.cells[0]?.text ?? '') && isDate(first.text)
    ? line.indent + further(first, second)
    : line.indent
}

/** Lines of what a heading in the margin heads may stand between its two halves. */
const MAX_BETWEEN = 3

/** The line in whose margin a heading begins that goes on with a line of its own further down. */
const marginAbove = (lines: readonly UnplacedLine[], line: UnplacedLine): number => {
  const [below] = line.cells
  if (!below || line.cells.length > 1) return -1
  for (let at = lines.length - 1; at >= 0 && at >= lines.length - MAX_BETWEEN; at--) {
    const [above, beside] = lines[at]?.cells ?? []
    if (!above) return -1
    const isApart = beside === undefined && (above.left > below.right || above.right < below.left)
    if (!isApart) return beside && isBelow(above, below) && goesOnAsHeading(above, below, line) ? at : -1
  }
  return -1
}

/** Puts what a narrow column broke over two lines back together: times and addresses of mail. */
export const joinWraps = (lines: readonly UnplacedLine[]): UnplacedLine[] => {
  const joined: UnplacedLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const margin = marginAbove(joined, line)
    const [head, ...beside] = joined[margin]?.cells ?? []
    const host = joined[margin]
    const [end] = line.cells
    if (host && head && end) {
      joined[margin] = { ...host, cells: [{ ...head, text: `${head.text} ${end.text}` }, ...beside] }
      continue
    }
    if (!before || line.gap > CLOSE) {
      joined.push(line)
      continue
    }
    const taken = new Set<LineCell>()
    const cells = before.cells.map((cell, at) => {
      const below = line.cells.find(other => isBelow(cell, other))
      if (!below) return cell
      const isMail = goesOnAsMail(cell, below)
      const isHeading = at === 0 && before.cells.length > 1 && goesOnAsHeading(cell, below, line)
      if (!isMail && !isHeading && !goesOnAsLabel(cell, below, before, line) && !goesOnAsDate(cell, below))
        return cell
      taken.add(below)
      return { ...cell, text: `${cell.text}${isMail ? '' : ' '}${below.text}` }
    })
    if (taken.size > 0) joined[joined.length - 1] = { ...before, cells, indent: indentOf(before, cells) }
    const left = line.cells.filter(cell => !taken.has(cell))
    if (left.length > 0)
      joined.push(taken.size > 0 ? { ...line, cells: left, gap: Math.min(line.gap, 0.2) } : line)
  }
  return joined
}
