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

/** Several lines, as a document takes them. */
const boundedText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it drops
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
    .slice(0, MAX_DOCUMENT_TEXT)

const boundedEntry = (entry: DocumentEntry): DocumentEntry => {
  const bounded = { ...entry }
  for (const field of documentTexts)
    bounded[field] = field === 'text' ? boundedText(entry.text) : boundedLine(entry[field])
  return bounded
}

const sizeOf = (sections: readonly DocumentSection[]) => JSON.stringify(sections).length

/** What others have written, within what a document may hold: what is beyond that is left out, from the end. */
export const boundedSections = (sections: readonly DocumentSection[]): DocumentSection[] => {
  let bounded = sections.slice(0, MAX_DOCUMENT_SECTIONS).map(section => ({
    ...section,
    title: boundedLine(section.title),
    entries: section.entries.slice(0, MAX_DOCUMENT_ENTRIES).map(boundedEntry),
  }))
  while (sizeOf(bounded) > MAX_DOCUMENT_CHARACTERS) {
    const longest = Math.max(...bounded.map(({ entries }) => entries.length))
    bounded =
      longest > 1
        ? bounded.map(section => ({ ...section, entries: section.entries.slice(0, Math.ceil(longest / 2)) }))
        : bounded.slice(0, -1)
  }
  return bounded
}
