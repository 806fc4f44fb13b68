import {
  documentTexts,
  MAX_DOCUMENT_CHARACTERS,
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_LINE,
  MAX_DOCUMENT_SECTIONS,
  MAX_DOCUMENT_TEXT,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'

/** One line, as a document takes it. */
const boundedLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .slice(0, MAX_DOCUMENT_LINE)
    .toWellFormed()

/** Several lines, as a document takes them. */
const boundedText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
    .slice(0, MAX_DOCUMENT_TEXT)
    .toWellFormed()

const boundedEntry = (entry: DocumentEntry): DocumentEntry => {
  const bounded = { ...entry }
  for (const field of documentTexts)
    bounded[field] = field === 'text' ? boundedText(entry.text) : boundedLine(entry[field])
  return bounded
}

/** What others have written, within what a document may hold: what is beyond that is left out, from the end. */
export const boundedSections = (sections: readonly DocumentSection[]): DocumentSection[] => {
  let left = MAX_DOCUMENT_CHARACTERS - MAX_DOCUMENT_SECTIONS
  return sections.slice(0, MAX_DOCUMENT_SECTIONS).flatMap(section => {
    const head = { ...section, title: boundedLine(section.title), entries: [] }
    left -= JSON.stringify(head).length
    if (left <= 0) return []
    const entries = section.entries
      .slice(0, MAX_DOCUMENT_ENTRIES)
      .map(boundedEntry)
      .filter(entry => {
        left -= JSON.stringify(entry).length + 1
        return left > 0
      })
    return [{ ...head, entries }]
  })
}
