import {
  type DocumentSectionKind,
  type DocumentText,
  documentTexts,
  lastingKinds,
} from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry } from '@hanap/contracts/jobseekers/documents.schemas'

/** An entry of one of the lists of a JSON Resume, whatever it has. */
export type JsonResumeItem = Record<string, unknown>

interface ListFields {
  /** `profiles` stands below `basics`, all others at the top. */
  list: string
  fields: Partial<Record<DocumentText, string>>
}

/** What a document's entries are called in a JSON Resume; the other kinds have no list there. */
export const jsonResumeLists: Partial<Record<DocumentSectionKind, ListFields>> = {
  links: { list: 'profiles', fields: { title: 'network', url: 'url' } },
  experience: {
    list: 'work',
    fields: {
      title: 'position',
      organization: 'name',
      location: 'location',
      url: 'url',
      from: 'startDate',
      to: 'endDate',
      text: 'summary',
    },
  },
  volunteering: {
    list: 'volunteer',
    fields: {
      title: 'position',
      organization: 'organization',
      url: 'url',
      from: 'startDate',
      to: 'endDate',
      text: 'summary',
    },
  },
  education: {
    list: 'education',
    fields: {
      organization: 'institution',
      title: 'studyType',
      detail: 'area',
      url: 'url',
      from: 'startDate',
      to: 'endDate',
    },
  },
  awards: {
    list: 'awards',
    fields: { title: 'title', organization: 'awarder', from: 'date', text: 'summary' },
  },
  licenses: {
    list: 'certificates',
    fields: { title: 'name', organization: 'issuer', from: 'date', url: 'url' },
  },
  skills: { list: 'skills', fields: { title: 'name', detail: 'level' } },
  languages: { list: 'languages', fields: { title: 'language', detail: 'fluency' } },
  projects: {
    list: 'projects',
    fields: {
      title: 'name',
      organization: 'entity',
      url: 'url',
      from: 'startDate',
      to: 'endDate',
      text: 'description',
    },
  },
  references: { list: 'references', fields: { title: 'name', text: 'reference' } },
}

const DATE = /^[12]\d{3}(?:-[01]\d(?:-[0-3]\d)?)?$/
const URI = /^https?:\/\/[\w.-]+(?:[/?#][\w.~:/?#@!$&'()*+,;=%-]*)?$/
const EMAIL = /^[\w.+-]+@[A-Za-z\d-]+(?:\.[A-Za-z\d-]+)+$/
const formats: Partial<Record<DocumentText, RegExp>> = { from: DATE, to: DATE, url: URI, email: EMAIL }

/** What the schema takes; a text in another form stands with what only we read. */
export const isTakenBySchema = (field: DocumentText, text: string): boolean =>
  text !== '' && (formats[field]?.test(text) ?? true)

export const itemText = (item: JsonResumeItem | undefined, key: string | undefined): string => {
  const value = key === undefined ? undefined : item?.[key]
  return typeof value === 'string' ? value : ''
}

/** The list's entry that says of a document's what it can. */
export const itemOf = ({ fields }: ListFields, entry: DocumentEntry): JsonResumeItem =>
  Object.fromEntries(
    documentTexts.flatMap(field => {
      const key = fields[field]
      return key !== undefined && isTakenBySchema(field, entry[field]) ? [[key, entry[field]]] : []
    }),
  )

export type ReadTexts = Record<DocumentText, string> & { is_current: boolean }

/** What is read of a list's entry: without an end it goes on. */
export const textsOfItem = (kind: DocumentSectionKind, item: JsonResumeItem): ReadTexts => {
  const fields = jsonResumeLists[kind]?.fields ?? {}
  const texts: ReadTexts = {
    title: '',
    organization: '',
    detail: '',
    location: '',
    email: '',
    phone: '',
    url: '',
    from: '',
    to: '',
    text: '',
    is_current: false,
  }
  for (const field of documentTexts) texts[field] = itemText(item, fields[field])
  const goesOn = texts.from !== '' && texts.to === '' && lastingKinds.includes(kind)
  return { ...texts, is_current: goesOn }
}
