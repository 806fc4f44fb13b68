/** What stands in a resume of the demo data. */
export interface DemoResume {
  name: string
  headline: string
  contact: string
  sections: readonly { heading: string; lines: readonly string[] }[]
}

interface Line {
  text: string
  font: 'F1' | 'F2'
  size: number
  /** From the line before, in points. */
  gap: number
}

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 56
const BOTTOM = 60

const linesOf = ({ name, headline, contact, sections }: DemoResume): Line[] => [
  { text: name, font: 'F2', size: 24, gap: 0 },
  { text: headline, font: 'F1', size: 13, gap: 22 },
  { text: contact, font: 'F1', size: 10, gap: 17 },
  ...sections.flatMap(({ heading, lines }): Line[] => [
    { text: heading, font: 'F2', size: 13, gap: 32 },
    ...lines.map((text, at): Line => ({ text, font: 'F1', size: 10.5, gap: at === 0 ? 20 : 16 })),
  ]),
]

const shown = (text: string) => text.replace(/[\\()]/g, sign => `\\${sign}`)

/** The drawing of each page; a line that has no room begins the next one. */
const contentsOf = (lines: readonly Line[]): string[] => {
  const pages: string[][] = [[]]
  let y = HEIGHT - MARGIN - 20
  for (const { text, font, size, gap } of lines) {
    y -= gap
    if (y < BOTTOM) {
      pages.push([])
      y = HEIGHT - MARGIN - 20
    }
    const page = pages.at(-1)
    // A rule below each heading.
    if (font === 'F2' && size < 20)
      page?.push(`0.2 0.35 0.6 RG ${MARGIN} ${y - 5} m ${WIDTH - MARGIN} ${y - 5} l S`)
    page?.push(`BT /${font} ${size} Tf ${MARGIN} ${y} Td (${shown(text)}) Tj ET`)
  }
  return pages.map(page => page.join('\n'))
}

/** A resume as PDF, in ASCII letters and the fonts that every reader has. */
export const resumePdf = (resume: DemoResume): string => {
  const contents = contentsOf(linesOf(resume))
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${contents.length}/Kids[${contents.map((_, at) => `${5 + at * 2} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...contents.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${6 + at * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer<</Size ${size}/Root 1 0 R>>`
  return `${file}${table}\nstartxref\n${file.length}\n%%EOF\n`
}
