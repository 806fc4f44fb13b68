import {
  type DocumentSectionKind,
  type DocumentText,
  documentTexts,
  singleKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import type {
  DocumentContent,
  DocumentEntry,
  DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'

/** What a button does to a section, or to an entry of it. */
const sectionActs = [
  'up',
  'down',
  'toggle',
  'remove',
  'add-entry',
  'entry-up',
  'entry-down',
  'remove-entry',
] as const
type SectionAct = (typeof sectionActs)[number]

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const newPartId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => LETTERS[byte & 31]).join('')

const emptyEntry = (): DocumentEntry => ({
  id: newPartId(),
  title: '',
  organization: '',
  detail: '',
  location: '',
  email: '',
  phone: '',
  url: '',
  from: '',
  to: '',
  is_current: false,
  text: '',
})

export const newSection = (kind: DocumentSectionKind): DocumentSection => ({
  id: newPartId(),
  kind,
  title: '',
  is_hidden: false,
  entries: [emptyEntry()],
})

/** The part one place further; at the end it stays. */
const moved = <Part extends { id: string }>(parts: readonly Part[], id: string, by: -1 | 1): Part[] => {
  const at = parts.findIndex(part => part.id === id)
  const part = parts[at]
  const to = at + by
  if (!part || to < 0 || to >= parts.length) return [...parts]
  return parts.filter(each => each !== part).toSpliced(to, 0, part)
}

/** The part before another, or at the end where there is no such. */
const movedBefore = <Part extends { id: string }>(
  parts: readonly Part[],
  id: string,
  before: string | null,
): Part[] => {
  const part = parts.find(each => each.id === id)
  if (!part || id === before) return [...parts]
  const others = parts.filter(each => each !== part)
  const to = others.findIndex(each => each.id === before)
  return others.toSpliced(to === -1 ? others.length : to, 0, part)
}

const inSection = (
  content: DocumentContent,
  id: string,
  change: (section: DocumentSection) => DocumentSection,
): DocumentContent => ({
  ...content,
  sections: content.sections.map(section => (section.id === id ? change(section) : section)),
})

export const withSectionTitle = (content: DocumentContent, id: string, title: string): DocumentContent =>
  inSection(content, id, section => ({ ...section, title }))

/** A document in which a section was dropped before another, or at the end. */
export const withSectionBefore = (
  content: DocumentContent,
  id: string,
  before: string | null,
): DocumentContent => ({ ...content, sections: movedBefore(content.sections, id, before) })

/** The same for an entry within its section. */
export const withEntryBefore = (
  content: DocumentContent,
  sectionId: string,
  id: string,
  before: string | null,
): DocumentContent =>
  inSection(content, sectionId, section => ({
    ...section,
    entries: movedBefore(section.entries, id, before),
  }))

/** All but the long text are lines, also where their field grows. */
const written = (field: DocumentText, text: string): string =>
  field === 'text' ? text : text.replace(/\s*\n\s*/g, ' ')

export const withEntry = (
  content: DocumentContent,
  sectionId: string,
  entryId: string,
  change: Partial<DocumentEntry>,
): DocumentContent =>
  inSection(content, sectionId, section => ({
    ...section,
    entries: section.entries.map(entry => {
      if (entry.id !== entryId) return entry
      const after = { ...entry, ...change }
      for (const field of documentTexts) after[field] = written(field, after[field])
      return after
    }),
  }))

/** Kinds of which the document may have one more. */
export const addableKinds = (
  { sections }: Pick<DocumentContent, 'sections'>,
  kinds: readonly DocumentSectionKind[],
): DocumentSectionKind[] =>
  kinds.filter(kind => !singleKinds.includes(kind) || sections.every(section => section.kind !== kind))

interface ActOn {
  section: string
  entry?: string
}

/** A document after a button was pressed. */
export const afterAct = (
  content: DocumentContent,
  act: SectionAct,
  { section: id, entry = '' }: ActOn,
): DocumentContent => {
  const entries = (change: (entries: readonly DocumentEntry[]) => DocumentEntry[]) =>
    inSection(content, id, section => ({ ...section, entries: change(section.entries) }))
  const acts: Record<typeof act, () => DocumentContent> = {
    up: () => ({ ...content, sections: moved(content.sections, id, -1) }),
    down: () => ({ ...content, sections: moved(content.sections, id, 1) }),
    toggle: () => inSection(content, id, section => ({ ...section, is_hidden: !section.is_hidden })),
    remove: () => ({ ...content, sections: content.sections.filter(section => section.id !== id) }),
    'add-entry': () => entries(all => [...all, emptyEntry()]),
    'entry-up': () => entries(all => moved(all, entry, -1)),
    'entry-down': () => entries(all => moved(all, entry, 1)),
    'remove-entry': () => entries(all => all.filter(each => each.id !== entry)),
  }
  return acts[act]()
}

/** A document after one of a section's buttons was pressed, such as `entry-up x1`; as it was where the value is none of theirs. */
export const afterSectionAct = (
  content: DocumentContent,
  section: string,
  value: string,
): DocumentContent => {
  const [name, entry = ''] = value.split(' ')
  const act = sectionActs.find(each => each === name)
  return act ? afterAct(content, act, { section, entry }) : content
}

/** The name of an entry's field in a form. */
export const fieldName = (entryId: string, field: DocumentText | 'is_current'): string =>
  `${entryId}.${field}`

/** A document with what a section's form says. */
export const withForm = (content: DocumentContent, form: FormData): DocumentContent => {
  const textIn = (name: string, otherwise: string) => {
    const value = form.get(name)
    // Forms end their lines as mail does.
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : otherwise
  }
  const id = textIn('section', '')
  return inSection(content, id, section => ({
    ...section,
    title: textIn('title', section.title),
    entries: section.entries.map(entry => {
      const after = { ...entry }
      for (const field of documentTexts)
        after[field] = written(field, textIn(fieldName(entry.id, field), entry[field]))
      if (form.has(fieldName(entry.id, 'title')) || form.has(fieldName(entry.id, 'organization')))
        after.is_current = form.get(fieldName(entry.id, 'is_current')) === '1'
      return after
    }),
  }))
}
