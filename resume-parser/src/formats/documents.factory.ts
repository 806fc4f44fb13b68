import { crc32 } from 'node:zlib'
import { escapeHtmlText } from '@hanap/markets/escape-html'

/** A ZIP file of stored entries, as much of one as the reader looks at. */
const zipOf = (entries: Readonly<Record<string, string | Buffer>>): Buffer => {
  const locals: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const [bytes, title] = [Buffer.from(content), Buffer.from(name)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(title.length, 26)
    local.writeUInt32LE(crc32(bytes), 14)
    local.writeUInt32LE(bytes.length, 18)
    local.writeUInt32LE(bytes.length, 22)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(crc32(bytes), 16)
    entry.writeUInt32LE(bytes.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, title, bytes)
    list.push(entry, title)
    at += local.length + title.length + bytes.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...list, end])
}

/** A line of a document; a leading `#` makes it a heading, `-` a list's item, a tab parts it. */
const paragraph = (line: string): string => {
  const [, mark = '', text = ''] = /^([#-]?)\s*([\s\S]*)$/.exec(line) ?? []
  const style =
    mark === '#'
      ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>'
      : mark === '-'
        ? '<w:pPr><w:numPr/></w:pPr>'
        : ''
  const runs = text
    .split('\t')
    .map(part => `<w:r><w:t xml:space="preserve">${escapeHtmlText(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  return `<w:p>${style}${runs}</w:p>`
}

const documentOf = (body: string) => `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`

/** A DOCX of lines. */
export const docxOf = (lines: readonly string[], more: Readonly<Record<string, string | Buffer>> = {}) =>
  new Uint8Array(zipOf({ 'word/document.xml': documentOf(lines.map(paragraph).join('')), ...more }))

/** A DOCX with one table row of cells, each of lines. */
export const docxTable = (cells: readonly (readonly string[])[]) => {
  const row = cells.map(lines => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`).join('')
  return new Uint8Array(zipOf({ 'word/document.xml': documentOf(`<w:tbl><w:tr>${row}</w:tr></w:tbl>`) }))
}

interface DrawnText {
  text: string
  x: number
  y: number
  size?: number
}

/** A PDF of pages with texts at places, in Latin letters; `catalog`, `page`, `objects` and `trailer` add what a hostile one has. */
export const pdfOf = (
  pages: readonly (readonly DrawnText[])[],
  {
    catalog = '',
    page = '',
    objects = [],
    trailer = '',
  }: { catalog?: string; page?: string; objects?: readonly string[]; trailer?: string } = {},
): Uint8Array => {
  const contents = pages.map(drawn =>
    drawn
      .map(
        ({ text, x, y, size = 11 }) =>
          `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, sign => `\\${sign}`)}) Tj ET`,
      )
      .join('\n'),
  )
  const first = 4
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const all = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...contents.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R${page}/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${first + at * 2 + 1} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
    ...objects,
  ]
  let file = '%PDF-1.7\n'
  const places = all.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${object}endobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${all.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** Lines one below the other, from a place downwards. */
export const column = (lines: readonly string[], x = 60, top = 790): DrawnText[] =>
  lines.map((text, at) => ({ text, x, y: top - at * 16, size: at === 0 && top > 780 ? 20 : 11 }))

/** A resume of somebody invented, line by line. */
export const plainResume: readonly string[] = [
  'Mara Villanueva',
  'Warehouse Supervisor',
  'mara.villanueva@example.com | +63 917 555 0142',
  '',
  'Work Experience',
  'Warehouse Supervisor, Bayside Logistics Inc.',
  'March 2019 - Present',
  '- Leads a crew of 14 over two shifts.',
  'Stock Clerk, Mabini Trading Co.',
  'June 2015 - February 2019',
  '- Counted and labelled what came in.',
  '',
  'Education',
  'University of Batangas',
  'Bachelor of Science in Industrial Engineering',
  '2011 - 2015',
  '',
  'Skills',
  'Forklift, Inventory, Excel, Team leadership',
]
