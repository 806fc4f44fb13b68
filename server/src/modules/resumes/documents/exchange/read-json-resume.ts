import {
  type DocumentSectionKind,
  documentSectionKinds,
  documentTexts,
} from '@hanap/contracts/jobseekers/document-parts'
import {
  DocumentContent,
  type DocumentEntry,
  type DocumentSection,
} from '@hanap/contracts/jobseekers/documents.schemas'
import type { LanguageCode } from '@hanap/markets/languages'
import { z } from 'zod'
import { boundedSections } from '../bounded-sections.ts'
import { newDocument, newSectionOf, type SaidEntry } from '../document-of-profile.ts'
import { itemText, type JsonResumeItem, jsonResumeLists, textsOfItem } from './json-resume-fields.ts'

/** What we write into `meta` ourselves. */
const Layout = DocumentContent.omit({ sections: true }).extend({
  sections: z.array(
    z.object({
      id: z.string().regex(/^[a-z0-9]{1,24}$/),
      kind: z.enum(documentSectionKinds),
      title: z.string(),
      is_hidden: z.boolean(),
      entries: z.array(
        z.object({
          id: z.string().regex(/^[a-z0-9]{1,24}$/),
          at: z.union([z.int().min(0), z.literal('basics'), z.null()]),
          rest: z.partialRecord(z.enum(documentTexts), z.string()),
          is_current: z.boolean().optional(),
        }),
      ),
    }),
  ),
})

const objectIn = (value: unknown): JsonResumeItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const itemsIn = (value: unknown): JsonResumeItem[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'object' && each !== null) : []
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string' && each !== '') : []

/** Others' entries say more than ours have a field for: it goes where people write it. */
const withOthers = (kind: DocumentSectionKind, item: JsonResumeItem): SaidEntry => {
  const texts = textsOfItem(kind, item)
  const [keywords, points] = [textsIn(item.keywords), [...textsIn(item.highlights), ...textsIn(item.courses)]]
  const month = (text: string) => text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1')
  const isSkill = kind === 'skills'
  return {
    ...texts,
    from: month(texts.from),
    to: month(texts.to),
    detail: isSkill ? [texts.detail, ...keywords].filter(Boolean).join(', ') : texts.detail,
    text: [texts.text, ...points.map(point => `• ${point}`)].filter(Boolean).join('\n'),
  }
}

interface StandardParts {
  heading: SaidEntry
  summary: string
  itemsOf(kind: DocumentSectionKind): JsonResumeItem[]
}

const partsOf = (resume: JsonResumeItem): StandardParts => {
  const basics = objectIn(resume.basics)
  const { city, region, countryCode } = objectIn(basics.location)
  return {
    heading: {
      title: itemText(basics, 'name'),
      detail: itemText(basics, 'label'),
      email: itemText(basics, 'email'),
      phone: itemText(basics, 'phone'),
      location: [city, region, countryCode]
        .filter(part => typeof part === 'string' && part !== '')
        .join(', '),
    },
    summary: itemText(basics, 'summary'),
    itemsOf: kind => {
      const list = jsonResumeLists[kind]?.list
      if (list === undefined) return []
      return itemsIn(list === 'profiles' ? basics.profiles : resume[list])
    },
  }
}

const standardKinds = [
  'experience',
  'education',
  'skills',
  'licenses',
  'languages',
  'projects',
  'volunteering',
  'awards',
  'references',
  'links',
] as const

/** Sections of what others' programs have written. */
const plainSections = (resume: JsonResumeItem, parts: StandardParts, titles: ImportTitles) => {
  const { url } = objectIn(resume.basics)
  const site: SaidEntry[] = typeof url === 'string' && url !== '' ? [{ url }] : []
  const sections = [
    newSectionOf('summary', parts.summary ? [{ text: parts.summary }] : []),
    ...standardKinds.map(kind =>
      newSectionOf(kind, [
        ...(kind === 'links' ? site : []),
        ...parts.itemsOf(kind).map(item => withOthers(kind, item)),
      ]),
    ),
    {
      ...newSectionOf(
        'own',
        itemsIn(resume.publications).map(item => ({
          title: itemText(item, 'name'),
          organization: itemText(item, 'publisher'),
          from: itemText(item, 'releaseDate'),
          url: itemText(item, 'url'),
          text: itemText(item, 'summary'),
        })),
      ),
      title: titles.publications,
    },
    {
      ...newSectionOf(
        'own',
        itemsIn(resume.interests).map(item => ({
          title: itemText(item, 'name'),
          text: textsIn(item.keywords).join(', '),
        })),
      ),
      title: titles.interests,
    },
  ]
  return [newSectionOf('heading', [parts.heading]), ...sections.filter(({ entries }) => entries.length > 0)]
}

/** Sections as we wrote them ourselves, with what stands in the standard parts now. */
const laidOutSections = (layout: z.output<typeof Layout>, parts: StandardParts): DocumentSection[] => {
  const used = new Map<DocumentSectionKind, number>()
  for (const { kind, entries } of layout.sections)
    used.set(kind, (used.get(kind) ?? 0) + entries.filter(({ at }) => typeof at === 'number').length)
  // Where entries came or went meanwhile, nobody knows what the rest belongs to.
  const isSame = (kind: DocumentSectionKind) => parts.itemsOf(kind).length === used.get(kind)
  const filled = (kind: DocumentSectionKind, at: number | 'basics' | null): SaidEntry | undefined => {
    if (at === null) return {}
    if (at === 'basics') return kind === 'heading' ? parts.heading : { text: parts.summary }
    const item = parts.itemsOf(kind)[at]
    return item && textsOfItem(kind, item)
  }
  const sections = layout.sections.map(({ id, kind, title, is_hidden, entries }) => {
    const saidEntries = entries.flatMap(entry => {
      const texts = filled(kind, entry.at)
      if (!texts) return []
      const isKept = typeof entry.at !== 'number' || isSame(kind)
      const goesOn = isKept ? entry.is_current : undefined
      const current = goesOn === undefined ? {} : { is_current: goesOn }
      return [{ ...texts, ...(isKept && entry.rest), ...current, id: entry.id }]
    })
    return { ...newSectionOf(kind, saidEntries), id, title, is_hidden }
  })
  const added = standardKinds.flatMap(kind => {
    const items = parts.itemsOf(kind).slice(used.get(kind) ?? 0)
    return items.length === 0
      ? []
      : [
          newSectionOf(
            kind,
            items.map(item => withOthers(kind, item)),
          ),
        ]
  })
  return [...sections, ...added]
}

const isOnce = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id)).size === parts.length
const hasOwnIds = (sections: readonly { id: string; entries: readonly DocumentEntry[] }[]) =>
  isOnce(sections) && sections.every(({ entries }) => isOnce(entries))

/** What sections are called that a document has no kind for. */
interface ImportTitles {
  publications: string
  interests: string
}

interface ReadingOptions {
  /** Of a file that does not say it. */
  language: LanguageCode
  titles: ImportTitles
}

/** A document of a JSON Resume, ours or another program's; undefined where it is none. */
export const documentOfJsonResume = (
  value: unknown,
  { language, titles }: ReadingOptions,
): DocumentContent | undefined => {
  const resume = objectIn(value)
  const parts = partsOf(resume)
  const layout = Layout.safeParse(objectIn(resume.meta).hanap)
  if (layout.success) {
    const sections = boundedSections(laidOutSections(layout.data, parts))
    if (hasOwnIds(sections)) return { ...layout.data, sections }
  }
  const sections = boundedSections(plainSections(resume, parts, titles))
  const says = sections.some(({ entries }) =>
    entries.some(entry => documentTexts.some(field => entry[field] !== '')),
  )
  if (!says) return undefined
  return newDocument({ name: sections[0]?.entries[0]?.title ?? '', language, sections })
}
