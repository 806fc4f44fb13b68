import type { DocumentContent } from '@hanap/contracts/jobseekers/documents.schemas'
import { type LanguageCode, languageByCode } from '@hanap/markets/languages'
import type { DocumentOutline } from '@hanap/resume-templates'

/** Twentieths of a point, as Word counts: two centimetres. */
const MARGIN = 1134
const papers = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } } as const

/** A document as a Word file: headings and paragraphs, that whoever gets it can go on writing. */
export const wordFileOf = async (
  { name, headline, contacts, sections }: DocumentOutline,
  { language, paper }: { language: LanguageCode; paper: DocumentContent['paper'] },
): Promise<Uint8Array<ArrayBuffer>> => {
  // Few ask for it, and it is large.
  const { Document, HeadingLevel, Packer, Paragraph, TextRun } = await import('docx')
  const { dir, tag = 'en' } = languageByCode(language) ?? {}
  const bidirectional = dir === 'rtl'
  const run = (text: string, look: { bold?: boolean; color?: string } = {}) =>
    new TextRun({ text, rightToLeft: bidirectional, language: { value: tag }, ...look })
  const paragraph = (text: string, look: { bold?: boolean; color?: string } = {}) =>
    new Paragraph({ bidirectional, children: [run(text, look)] })
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    new Paragraph({ bidirectional, heading: level, children: [run(text)] })
  const document = new Document({
    title: name,
    creator: name,
    sections: [
      {
        properties: {
          page: {
            size: papers[paper],
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children: [
          ...(name ? [heading(name, HeadingLevel.TITLE)] : []),
          ...(headline ? [paragraph(headline, { bold: true })] : []),
          ...(contacts.length > 0 ? [paragraph(contacts.join(' | '))] : []),
          ...sections.flatMap(section => [
            heading(section.heading, HeadingLevel.HEADING_1),
            ...section.entries.flatMap(entry => [
              ...(entry.head
                ? [paragraph(entry.head, { bold: entry.facts.length + entry.lines.length > 0 })]
                : []),
              ...(entry.facts.length > 0 ? [paragraph(entry.facts.join(', '), { color: '555555' })] : []),
              ...entry.lines.map(line => paragraph(line)),
            ]),
          ]),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
