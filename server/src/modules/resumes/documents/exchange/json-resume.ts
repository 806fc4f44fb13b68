import { documentTexts } from '@hanap/contracts/jobseekers/document-parts'
import type { DocumentContent, DocumentEntry } from '@hanap/contracts/jobseekers/documents.schemas'
import {
  isTakenBySchema,
  itemOf,
  type JsonResumeItem,
  jsonResumeLists,
  type ReadTexts,
  textsOfItem,
} from './json-resume-fields.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** What an entry says that is not read back from its place in the standard parts. */
const restOf = (entry: DocumentEntry, read: ReadTexts) => {
  const fields = documentTexts.filter(field => entry[field] !== read[field])
  return {
    rest: Object.fromEntries(fields.map(field => [field, entry[field]])),
    ...(entry.is_current !== read.is_current && { is_current: entry.is_current }),
  }
}

const noTexts = textsOfItem('own', {})

/** What of a heading and a summary stands in `basics`. */
const basicsOf = (
  heading: DocumentEntry | undefined,
  summary: DocumentEntry | undefined,
): JsonResumeItem => ({
  ...(heading?.title && { name: heading.title }),
  ...(heading?.detail && { label: heading.detail }),
  ...(heading && isTakenBySchema('email', heading.email) && { email: heading.email }),
  ...(heading?.phone && { phone: heading.phone }),
  ...(heading?.location && { location: { city: heading.location } }),
  ...(summary?.text && { summary: summary.text }),
})

const headingTexts = (heading: DocumentEntry): ReadTexts => ({
  ...noTexts,
  title: heading.title,
  detail: heading.detail,
  email: isTakenBySchema('email', heading.email) ? heading.email : '',
  phone: heading.phone,
  location: heading.location,
})

/**
 * A document as JSON Resume 1.0. `meta.hanap` has what the standard has no place for: the look, the order, titles, what is
 * hidden, and the fields of entries that the standard parts do not say.
 */
export const jsonResumeOf = (content: DocumentContent, updatedAt: Date): object => {
  const { sections, ...look } = content
  const shown = sections.filter(({ is_hidden }) => !is_hidden)
  const heading = shown.find(({ kind }) => kind === 'heading')?.entries[0]
  const summary = shown.find(({ kind }) => kind === 'summary')?.entries[0]
  const lists: Record<string, JsonResumeItem[]> = {}

  const placed = (
    kind: DocumentContent['sections'][number]['kind'],
    entry: DocumentEntry,
  ): { at: number | 'basics' | null; read: ReadTexts } => {
    if (entry === heading) return { at: 'basics', read: headingTexts(entry) }
    if (entry === summary) return { at: 'basics', read: { ...noTexts, text: entry.text } }
    const place = jsonResumeLists[kind]
    if (!place) return { at: null, read: noTexts }
    const items = lists[place.list] ?? []
    lists[place.list] = items
    const item = itemOf(place, entry)
    items.push(item)
    return { at: items.length - 1, read: textsOfItem(kind, item) }
  }

  const layout = sections.map(({ id, kind, title, is_hidden, entries }) => ({
    id,
    kind,
    title,
    is_hidden,
    entries: entries.map(entry => {
      const { at, read } = is_hidden ? { at: null, read: noTexts } : placed(kind, entry)
      return { id: entry.id, at, ...restOf(entry, read) }
    }),
  }))
  const { profiles, ...others } = lists
  return {
    $schema: SCHEMA,
    basics: { ...basicsOf(heading, summary), ...(profiles && { profiles }) },
    ...others,
    meta: { version: 'v1.0.0', lastModified: updatedAt.toISOString(), hanap: { ...look, sections: layout } },
  }
}
