import { escapeHtmlText } from '@hanap/markets/escape-html'
import type { LanguageCode } from '@hanap/markets/languages'
import { docxOf } from '@hanap/resume-parser/formats/documents.factory'
import type { Habit } from '../sample-habits.ts'
import { span } from './html.ts'

interface WordStyle {
  bold?: boolean
  size?: number
  item?: boolean
  style?: string
}

/** A paragraph; tabs part it. */
const p = (text: string, { bold, size, item, style }: WordStyle = {}): string => {
  const look = `${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size * 2}"/>` : ''}`
  const runs = text
    .split('\t')
    .map(part => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escapeHtmlText(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${item ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}`
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

const h = (text: string) => p(text, { bold: true, size: 13 })
const cell = (inner: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${inner}</w:tc>`
const table = (rows: readonly (readonly string[])[], widths: readonly number[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/></w:tblPr><w:tblGrid>${widths.map(width => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows
    .map(cells => `<w:tr>${cells.map((inner, at) => cell(inner, widths[at] ?? 1000)).join('')}</w:tr>`)
    .join('')}</w:tbl><w:p/>`

const study = ({ degree, field }: Habit['studies'][number]) => [degree, field].filter(Boolean).join(' – ')
const head = (habit: Habit) =>
  `${p(habit.name, { bold: true, size: 18 })}${p(`${habit.phone} | ${habit.email}`)}`
const end = (habit: Habit) =>
  `${h(habit.training[0])}${p(habit.training[1], { item: true })}${h(habit.headings.others)}${p(habit.reference)}${p(habit.closing)}`
const skills = (habit: Habit) =>
  `${h(habit.headings.skills)}${habit.skills.map(skill => p(skill, { item: true })).join('')}`
const jobs = (habit: Habit) =>
  habit.jobs
    .map(
      job =>
        `${p(`${job.company}\t${span(job)}`, { bold: true })}${p(job.title)}${job.did.map(each => p(each, { item: true })).join('')}`,
    )
    .join('')
const studies = (habit: Habit) =>
  habit.studies.map(each => `${p(each.school)}${p(study(each))}${p(span(each))}`).join('')

/** Tables with headers, and the person in a table of two columns. */
const grid = (habit: Habit): string =>
  `${p(habit.title, { bold: true, size: 16 })}${table(
    [
      [habit.ask[0], habit.name] as const,
      ...habit.personal,
      [habit.ask[2], habit.phone] as const,
      [habit.ask[1], habit.email] as const,
    ].map(([label, value]) => [p(label), p(value)]),
    [3000, 6600],
  )}${h(habit.headings.work)}${table(
    [
      habit.jobHeader.map(text => p(text, { bold: true })),
      ...habit.jobs.map(job => [job.company, job.title, ...job.written].map(text => p(text))),
    ],
    [3600, 2800, 1600, 1600],
  )}${h(habit.headings.study)}${table(
    [
      habit.studyHeader.map(text => p(text, { bold: true })),
      ...habit.studies.map(each =>
        [study(each), each.school, each.written[1], each.grade].map(text => p(text)),
      ),
    ],
    [3200, 3600, 1400, 1400],
  )}${skills(habit)}${end(habit)}`

/** A table for the page: headings on the left, what they head beside them. */
const halves = (habit: Habit): string =>
  `${head(habit)}${table(
    [
      [h(habit.headings.about), p(habit.about)],
      [
        h(habit.headings.work),
        habit.jobs
          .map(
            job =>
              `${p(job.title, { bold: true })}${p(`${job.company}, ${job.place}`)}${p(span(job))}${job.did.map(each => p(each, { item: true })).join('')}`,
          )
          .join(''),
      ],
      [h(habit.headings.study), studies(habit)],
      [h(habit.headings.skills), p(habit.skills.join(', '))],
    ],
    [2600, 7000],
  )}${end(habit)}`

/** What stands beside the text is in a box that is hooked into it. */
const boxes = (habit: Habit): string => {
  const inner = `${h(habit.headings.personal)}${p(habit.phone)}${p(habit.email)}${p(habit.personal[0]?.join(': ') ?? '')}${skills(habit)}`
  const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:posOffset>4300000</wp:posOffset></wp:positionH><wp:positionV relativeFrom="margin"><wp:posOffset>600000</wp:posOffset></wp:positionV><wp:extent cx="1900000" cy="4600000"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Box"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1900000" cy="4600000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  return `${p(habit.name, { bold: true, size: 18 })}${h(habit.headings.work)}<w:p>${box}</w:p>${jobs(habit)}${h(habit.headings.study)}${studies(habit)}${end(habit)}`
}

/** Two columns of the page's own, the narrow one first. */
const columns = (habit: Habit): string =>
  `${head(habit)}${h(habit.headings.personal)}${habit.personal.map(([label, value]) => p(`${label}: ${value}`)).join('')}${skills(habit)}<w:p><w:r><w:br w:type="column"/></w:r></w:p>${h(habit.headings.work)}${jobs(habit)}${h(habit.headings.study)}${studies(habit)}<w:sectPr><w:cols w:num="2" w:equalWidth="0"><w:col w:w="3200" w:space="400"/><w:col w:w="6000"/></w:cols></w:sectPr>`

/** The name in the page's head, headings by style, numbered jobs. */
const numbered = (habit: Habit): string =>
  `${p(habit.headings.about, { style: 'Heading1' })}${p(habit.about)}${p(habit.headings.work, { style: 'Heading1' })}${habit.jobs
    .map(
      (job, at) =>
        `${p(`${at + 1}. ${job.company}`, { bold: true })}${p(job.title)}${p(span(job))}${job.did.map(each => p(each, { item: true })).join('')}${p(habit.project)}`,
    )
    .join(
      '',
    )}${p(habit.headings.study, { style: 'Heading1' })}${studies(habit)}${p(habit.headings.skills, { style: 'Heading1' })}${p(habit.skills.join(', '))}`

const NAMES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:v="urn:schemas-microsoft-com:vml"'
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>'
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'

/** An office program shows a page's head only where the document refers to it. */
const LINKS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>'
const HEADED = '<w:sectPr><w:headerReference w:type="default" r:id="r2"/></w:sectPr>'

const file = (body: string, header = ''): Uint8Array<ArrayBuffer> =>
  docxOf([], {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELATIONS,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMES}><w:body>${body}${header && HEADED}</w:body></w:document>`,
    ...(header && {
      'word/_rels/document.xml.rels': LINKS,
      'word/header1.xml': `<?xml version="1.0" encoding="UTF-8"?><w:hdr ${NAMES}>${header}</w:hdr>`,
    }),
  })

export const wordFamilies: Readonly<
  Record<string, (habit: Habit, language: LanguageCode) => Uint8Array<ArrayBuffer>>
> = {
  'word grid': habit => file(grid(habit)),
  'word halves': habit => file(halves(habit)),
  'word boxes': habit => file(boxes(habit)),
  'word columns': habit => file(columns(habit)),
  'word numbered': habit => file(numbered(habit), head(habit)),
}
