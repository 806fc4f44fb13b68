import type { DocumentSectionKind, DocumentText } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentEntry } from '@hanap/contracts/jobseekers/documents.schemas'
import { degreeIds, skillKey } from '../../../profiles/index.ts'

/** An end that is none: it goes on. */
export const PRESENT = 'present'

/** What both a profile and a document have of an entry. */
export const comparedFields: Partial<Record<DocumentSectionKind, readonly DocumentText[]>> = {
  heading: ['title', 'detail', 'email', 'phone', 'location'],
  summary: ['text'],
  experience: ['title', 'organization', 'from', 'to', 'text'],
  education: ['organization', 'title', 'detail', 'from', 'to', 'text'],
  skills: ['title'],
  licenses: ['title', 'organization', 'from', 'to', 'detail'],
  links: ['title', 'url'],
}

/** What an entry says in a field; nothing where there is no entry. */
export const saidText = (entry: DocumentEntry | undefined, field: DocumentText): string => {
  if (!entry) return ''
  return field === 'to' && entry.is_current ? PRESENT : entry[field].trim()
}

/** As two texts are compared: a degree of the list and a skill are the same one under any of their names. */
export const comparable = (kind: DocumentSectionKind, entry: DocumentEntry, field: DocumentText): string => {
  const text = saidText(entry, field).replace(/\s+/g, ' ')
  if (kind === 'skills' && text !== '') return skillKey(text)
  if (kind !== 'education' || field !== 'title') return text
  const degree = degreeIds.get(text.toLocaleLowerCase('en'))
  return degree === undefined ? text : `degree ${degree}`
}

/** The same, however it is written large, spaced or addressed. */
export const foldedText = (kind: DocumentSectionKind, entry: DocumentEntry, field: DocumentText): string => {
  const bare = comparable(kind, entry, field).normalize('NFKC').toLowerCase()
  return kind === 'links' && field === 'url' ? bare.replace(/^https?:\/\/(www\.)?|\/$/g, '') : bare
}

const LEAST_DIGITS = 7

/** Numbers are the same with a country's code and without one. */
const isSamePhone = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other]
    .map(text => text.replace(/\D/g, '').replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length)
  return short === long || (short.length >= LEAST_DIGITS && long.endsWith(short))
}

export const isSameText = (
  kind: DocumentSectionKind,
  field: DocumentText,
  one: DocumentEntry,
  other: DocumentEntry,
): boolean => {
  const [mine, theirs] = [comparable(kind, one, field), comparable(kind, other, field)]
  return field === 'phone' && mine !== '' && theirs !== '' ? isSamePhone(mine, theirs) : mine === theirs
}
