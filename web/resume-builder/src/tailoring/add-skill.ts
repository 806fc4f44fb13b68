import { MAX_DOCUMENT_ENTRIES, MAX_DOCUMENT_SECTIONS } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent, DocumentSection } from '@hanap/contracts/jobseekers/documents.schemas'
import { newSection } from '../editor/changes.ts'

/** A document with a skill more: in its section of skills that is seen, or in one of its own. */
export const withSkill = (content: DocumentContent, skill: string): DocumentContent => {
  const { sections } = content
  const [entry] = newSection('skills').entries
  if (!entry) return content
  const hasRoom = ({ kind, is_hidden, entries }: DocumentSection) =>
    kind === 'skills' && !is_hidden && entries.length < MAX_DOCUMENT_ENTRIES
  const target = sections.find(hasRoom)
  const added = { ...entry, title: skill }
  if (target)
    return {
      ...content,
      sections: sections.map(section =>
        section === target ? { ...section, entries: [...section.entries, added] } : section,
      ),
    }
  if (sections.length >= MAX_DOCUMENT_SECTIONS) return content
  return { ...content, sections: [...sections, { ...newSection('skills'), entries: [added] }] }
}
