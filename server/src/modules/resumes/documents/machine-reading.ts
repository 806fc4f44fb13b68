import type { DocumentSectionKind, DocumentText } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent, MachineReading } from '@hanap/contracts/jobseekers/documents.schemas'
import type { ParsedResume } from '@hanap/resume-parser/parse'

type Found = MachineReading['found'][number]

interface ParsedText {
  value: string
  confidence: number
  start: number
  end: number
}

/** What a parser looks for at all: of the rest a document may say anything. */
const readable: Partial<Record<DocumentSectionKind, readonly DocumentText[]>> = {
  heading: ['title', 'detail', 'email', 'phone'],
  summary: ['text'],
  experience: ['title', 'organization', 'text'],
  education: ['organization', 'detail', 'text'],
  skills: ['title'],
  licenses: ['title', 'organization'],
  links: ['url'],
}

const foundIn = (parsed: ParsedResume): Found[] => {
  const one = (kind: DocumentSectionKind, field: DocumentText, text: ParsedText | undefined): Found[] =>
    text
      ? [{ kind, field, value: text.value, confidence: text.confidence, start: text.start, end: text.end }]
      : []
  const { contact } = parsed
  return [
    ...one('heading', 'title', contact.name),
    ...one('heading', 'detail', contact.headline),
    ...one('heading', 'email', contact.email),
    ...one('heading', 'phone', contact.phone),
    ...one('summary', 'text', parsed.about),
    ...parsed.works.flatMap(({ jobTitle, company, description }) => [
      ...one('experience', 'title', jobTitle),
      ...one('experience', 'organization', company),
      ...one('experience', 'text', description),
    ]),
    ...parsed.educations.flatMap(({ school, field, description }) => [
      ...one('education', 'organization', school),
      ...one('education', 'detail', field),
      ...one('education', 'text', description),
    ]),
    ...parsed.skills.flatMap(skill => one('skills', 'title', skill)),
    ...parsed.licenses.flatMap(({ title, issuer }) => [
      ...one('licenses', 'title', title),
      ...one('licenses', 'organization', issuer),
    ]),
    ...parsed.websites.flatMap(website => one('links', 'url', website)),
  ]
}

/** As readers compare: letters and digits, whatever stands between. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}+#]/gu, '')

/** Phone numbers are read as they are dialled, with or without what dials abroad. */
const digits = (text: string) => text.replace(/\D/g, '').slice(-9)

const isRead = (field: DocumentText, value: string, found: readonly Found[]): boolean => {
  if (field === 'phone') return found.some(each => digits(each.value) === digits(value))
  // A text's lines come back in one piece or in several.
  if (field === 'text') {
    const all = bare(found.map(each => each.value).join(' '))
    return value.split('\n').every(line => all.includes(bare(line)))
  }
  return found.some(each => bare(each.value).includes(bare(value)))
}

/** What a parser has read in a document's PDF, beside what the document says; nothing of what is hidden. */
export const machineReading = (content: DocumentContent, parsed: ParsedResume | null): MachineReading => {
  const values = parsed ? foundIn(parsed) : []
  return {
    text: parsed?.text ?? null,
    found: values,
    fields: content.sections
      .filter(section => !section.is_hidden)
      .flatMap(({ id, kind, entries }) =>
        entries.flatMap(entry =>
          (readable[kind] ?? [])
            .filter(field => bare(entry[field]) !== '')
            .map(field => ({
              section_id: id,
              entry_id: entry.id,
              kind,
              field,
              value: entry[field],
              is_read: isRead(
                field,
                entry[field],
                values.filter(each => each.kind === kind && each.field === field),
              ),
            })),
        ),
      ),
  }
}
