import type { LanguageCode } from '@hanap/markets/languages'

/** Months are `YYYY-MM`. */
interface ContentDates {
  from?: string | undefined
  to?: string | undefined
  /** Going on: `to` is then left out, whatever it says. */
  isCurrent?: boolean | undefined
}

/** What a resume is made of. Every text is plain text, as somebody typed it; line breaks are kept. */
export interface ResumeContent {
  name: string
  headline?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  location?: string | undefined
  about?: string | undefined
  work: readonly ({ title: string; company: string; description?: string | undefined } & ContentDates)[]
  educations: readonly ({
    school: string
    degree?: string | undefined
    field?: string | undefined
    description?: string | undefined
  } & ContentDates)[]
  skills: readonly string[]
  licenses: readonly {
    title: string
    issuer?: string | undefined
    issued?: string | undefined
    expires?: string | undefined
    credential?: string | undefined
  }[]
  links: readonly { title?: string | undefined; url: string }[]
}

/** The parts that a resume may have below its head, in the order in which they are usually read. */
export const sectionKeys = ['about', 'work', 'educations', 'skills', 'licenses', 'links'] as const
export type SectionKey = (typeof sectionKeys)[number]

/** By number, as the wire has them. The number is kept for good: resumes were made under it. */
export const templates = [
  { id: 1, key: 'classic' },
  { id: 2, key: 'sidebar' },
  { id: 3, key: 'compact' },
  { id: 4, key: 'banner' },
  { id: 5, key: 'right-to-left' },
  { id: 6, key: 'rirekisho' },
  { id: 7, key: 'shokumu-keirekisho' },
  { id: 8, key: 'timeline' },
  { id: 9, key: 'centred' },
  { id: 10, key: 'plain' },
  { id: 11, key: 'right-to-left-banner' },
] as const
export type Template = (typeof templates)[number]
export type TemplateKey = Template['key']

export interface ResumeOrder {
  template: TemplateKey
  language: LanguageCode
  /** Which sections, and in which order. Those that the content has nothing for are left out. */
  sections: readonly SectionKey[]
  content: ResumeContent
  /** Stands in the file and on the Japanese form. */
  madeAt: Date
  /** A JPEG image, three wide to four high. The Japanese form has a place for it, no other template does. */
  photo?: Uint8Array | undefined
}

export const orderedKinds = [
  'heading',
  'summary',
  'experience',
  'education',
  'skills',
  'licenses',
  'links',
  'projects',
  'languages',
  'awards',
  'volunteering',
  'references',
  'own',
] as const
export type OrderedText =
  | 'title'
  | 'organization'
  | 'detail'
  | 'location'
  | 'email'
  | 'phone'
  | 'url'
  | 'from'
  | 'to'
  | 'text'

/** An entry of a document: every text as somebody typed it, empty where nothing is said. */
export type OrderedEntry = Record<OrderedText, string> & { id: string; is_current: boolean }

export interface OrderedSection {
  id: string
  kind: (typeof orderedKinds)[number]
  /** Empty: what its kind is called in the document's language. */
  title: string
  is_hidden: boolean
  entries: readonly OrderedEntry[]
}

/** A document of the resume builder: sections of its own, in their order, and how it looks. */
export interface DocumentOrder {
  template: TemplateKey
  language: LanguageCode
  paper: 'a4' | 'letter'
  style: {
    /** `#rrggbb`; null: the template's own. */
    accent: string | null
    size: 'small' | 'normal' | 'large'
    spacing: 'tight' | 'normal' | 'airy'
  }
  sections: readonly OrderedSection[]
  madeAt: Date
  photo?: Uint8Array | undefined
}
