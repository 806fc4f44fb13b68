/** A part of a line that stands apart on it, as in a table; lengths in points, or hundreds a column where a file has none. */
export interface LineCell {
  text: string
  left: number
  right: number
}

interface LineStyle {
  /** Of the letters, in points; 0 where the file does not say. */
  size: number
  /** Set apart by weight, size or capitals from the body of the text. */
  isStrong: boolean
  /** The same for lines that look alike. */
  style: string
  /** Free space above it, in heights of a line. */
  gap: number
  /** How far it begins from its column's edge, in points. */
  indent: number
}

export interface UnplacedLine extends LineStyle {
  cells: LineCell[]
}

/** A line of a document in reading order. */
export interface TextLine extends UnplacedLine {
  /** Its cells with tabs between them. */
  text: string
  /** Where it begins in the whole text, which is all lines with line breaks between them. */
  start: number
}

/** What a file says, before anything is made of it. */
export interface ReadText {
  text: string
  lines: TextLine[]
  /** Addresses that parts of the text lead to. */
  links: string[]
}

/** Cells of a text that has nothing but tabs between them. */
export const cellsOfText = (text: string): LineCell[] =>
  text.split('\t').map((part, at) => ({ text: part.trim(), left: at * 100, right: at * 100 + 90 }))

/** How much further in a cell begins than another one of its line, from whichever side that is read. */
export const further = (from: LineCell, to: LineCell) =>
  to.left >= from.left ? to.left - from.left : from.right - to.right

/** Characters of the mainland's script alone. */
const SIMPLIFIED = /[们这为发经业务产专设计历验证开员责项术语]/gu
/** The shape of another region that a font's table may name for the same sign. */
const ELSEWHERE = ['戶', '户'] as const

/** Gives lines their places in the whole text. */
export const withPlaces = (lines: readonly UnplacedLine[], links: readonly string[]): ReadText => {
  const signs = lines.reduce(
    (sum, { cells }) => sum + cells.reduce((all, { text }) => all + (text.match(SIMPLIFIED)?.length ?? 0), 0),
    0,
  )
  let start = 0
  const placed = lines.map((line): TextLine => {
    const cells = line.cells.map(cell => {
      // A database keeps neither.
      const clean = cell.text.replaceAll('\u0000', '').toWellFormed()
      return { ...cell, text: signs > 5 ? clean.replaceAll(...ELSEWHERE) : clean }
    })
    const text = cells.map(cell => cell.text).join('\t')
    const here = { ...line, cells, text, start }
    start += text.length + 1
    return here
  })
  return { text: placed.map(({ text }) => text).join('\n'), lines: placed, links: [...new Set(links)] }
}
