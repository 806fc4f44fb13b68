import type { Part } from './heading-words.ts'
import { headingOf } from './headings.ts'
import type { Line, ReadText } from './line.ts'

export interface Section {
  /** `head` is what stands before the first heading. */
  part: Part | 'head'
  lines: Line[]
}

const WELCOME = /^(?:welcome to|curriculum vitae|履歴書|職務経歴書|resume|résumé)/i

/** Letters of a name beside those of the smallest text. */
const MUCH_LARGER = 1.6

/** The parts of a resume in their order. */
export const sectionsOf = ({ lines }: ReadText): Section[] => {
  const sections: Section[] = [{ part: 'head', lines: [] }]
  const [small = 0, large = 0] = [Math.min, Math.max].map(of => of(...lines.map(({ size }) => size)))
  const isName = ({ size }: Line) => size === large && size > small * MUCH_LARGER
  for (const line of lines) {
    const part = headingOf(line.text) ?? (line.isStrong && WELCOME.test(line.text) ? 'other' : undefined)
    const isTitleOfAll =
      part === 'other' && sections.length === 1 && !/welcome/i.test(line.text) && WELCOME.test(line.text)
    // A name may stand beside a column that comes before it.
    if (!part && isName(line) && sections.at(-1)?.part !== 'head')
      sections.push({ part: 'head', lines: [line] })
    else if (part && !isTitleOfAll) sections.push({ part, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

export const linesIn = (sections: readonly Section[], ...parts: readonly Section['part'][]): Line[] =>
  sections.filter(({ part }) => parts.includes(part)).flatMap(({ lines }) => lines)
