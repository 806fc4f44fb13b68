import {
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_SECTIONS,
  singleKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import {
  DocumentContent,
  type DocumentEntry,
  type DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'
import { newSectionOf } from '../document-of-profile.ts'
import type { Difference } from './difference.ts'
import { PRESENT } from './same-text.ts'

/** What the profile says; what it says nothing of stays. */
const textsOf = ({ fields }: Difference): Partial<DocumentEntry> => {
  const texts: Partial<DocumentEntry> = {}
  for (const { field, profile } of fields) {
    if (profile === '') continue
    texts[field] = profile
    if (field !== 'to') continue
    texts.is_current = profile === PRESENT
    if (texts.is_current) texts.to = ''
  }
  return texts
}

/** Where what a document does not have yet would stand: where it is seen, if there is room. */
const sectionFor = (
  sections: readonly DocumentSection[],
  { kind, inDocument }: Difference,
): DocumentSection | undefined => {
  if (inDocument) return sections.find(({ id }) => id === inDocument.section.id)
  const isSingle = singleKinds.includes(kind)
  const open = sections.filter(
    section => section.kind === kind && (isSingle || section.entries.length < MAX_DOCUMENT_ENTRIES),
  )
  return open.find(section => !section.is_hidden) ?? open[0]
}

const withSection = (sections: readonly DocumentSection[], difference: Difference): DocumentSection[] => {
  const section = newSectionOf(difference.kind, [textsOf(difference)])
  return difference.kind === 'heading' ? [section, ...sections] : [...sections, section]
}

/** The sections with what the profile says of one difference: in its entry, else in a new one. */
const withDifference = (
  sections: readonly DocumentSection[],
  difference: Difference,
): readonly DocumentSection[] => {
  const { kind, inDocument } = difference
  const section = sectionFor(sections, difference)
  if (!section) return withSection(sections, difference)
  const { entries } = section
  const entryId = inDocument?.entry.id ?? (singleKinds.includes(kind) ? entries[0]?.id : undefined)
  const texts = textsOf(difference)
  const taken =
    entryId === undefined
      ? [...entries, ...newSectionOf(kind, [texts]).entries]
      : entries.map(entry => (entry.id === entryId ? { ...entry, ...texts } : entry))
  return sections.map(each => (each === section ? { ...section, entries: taken } : each))
}

/** A document's sections with what the profile says of these differences; undefined where it has no room for it. */
export const takenIntoDocument = (
  sections: readonly DocumentSection[],
  differences: readonly Difference[],
): DocumentSection[] | undefined => {
  const taken = differences.reduce(withDifference, sections)
  return DocumentContent.shape.sections.safeParse(taken).data
}

/** Whether a document has a place for it: nothing is taken away, and one difference more has to fit. */
export const fitsDocument = (sections: readonly DocumentSection[], difference: Difference): boolean =>
  difference.fields.some(({ profile }) => profile !== '') &&
  (sectionFor(sections, difference) !== undefined || sections.length < MAX_DOCUMENT_SECTIONS)

/** Whether it stands in the document, or would, where nobody sees it. */
export const isHidden = (sections: readonly DocumentSection[], difference: Difference): boolean =>
  sectionFor(sections, difference)?.is_hidden ?? false
