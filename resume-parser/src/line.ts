/** A line of a document in reading order. */
export interface Line {
  /** Parts that stand apart on the line have a tab between them. */
  text: string
  /** Where it begins in the whole text, which is all lines with line breaks between them. */
  start: number
  /** Of the letters, in points; 0 where the file does not say. */
  size: number
  /** Set apart by weight, size or capitals from the body of the text. */
  isStrong: boolean
  /** Free space above it, in heights of a line. */
  gap: number
  /** How far it begins from its column's edge, in points. */
  indent: number
}

/** What a file says, before anything is made of it. */
export interface ReadText {
  text: string
  lines: Line[]
  /** Addresses that parts of the text lead to. */
  links: string[]
}

export type NewLine = Omit<Line, 'start'>

/** Characters of the mainland's script alone. */
const SIMPLIFIED = /[们这为发经业务产专设计历验证开员责项术语]/gu
/** The shape of another region that a font's table may name for the same sign. */
const ELSEWHERE = ['戶', '户'] as const

/** Gives lines their places in the whole text. */
export const withPlaces = (lines: readonly NewLine[], links: readonly string[]): ReadText => {
  const isSimplified =
    (lines
      .map(({ text }) => text)
      .join('')
      .match(SIMPLIFIED)?.length ?? 0) > 5
  let start = 0
  const placed = lines.map(({ text: raw, ...line }) => {
    // A database keeps neither.
    const clean = raw.replaceAll('\u0000', '').toWellFormed()
    const text = isSimplified ? clean.replaceAll(...ELSEWHERE) : clean
    const here = { ...line, text, start }
    start += text.length + 1
    return here
  })
  return { text: placed.map(({ text }) => text).join('\n'), lines: placed, links: [...new Set(links)] }
}
