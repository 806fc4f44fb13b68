/** How a document of the resume builder may look. */
export const documentTemplates = [
  'classic',
  'sidebar',
  'compact',
  'banner',
  'right-to-left',
  'rirekisho',
  'shokumu-keirekisho',
  'timeline',
  'centred',
  'plain',
  'right-to-left-banner',
] as const
export type DocumentTemplate = (typeof documentTemplates)[number]

export const documentPapers = ['a4', 'letter'] as const
export type DocumentPaper = (typeof documentPapers)[number]

/** Colours that can be read on white paper; a document without one has its template's own. */
export const documentAccents = {
  navy: '#1d4f91',
  teal: '#0f5d57',
  plum: '#5b2a86',
  rust: '#8a3b12',
  crimson: '#9b1c3a',
  forest: '#2b5f1f',
  slate: '#36454f',
  black: '#1f2937',
} as const
export const documentAccentKeys = [
  'navy',
  'teal',
  'plum',
  'rust',
  'crimson',
  'forest',
  'slate',
  'black',
] as const satisfies readonly (keyof typeof documentAccents)[]
export type DocumentAccent = (typeof documentAccentKeys)[number]

/** Of letters and of the space between lines: within these everything fits. */
export const documentSizes = ['small', 'normal', 'large'] as const
export type DocumentSize = (typeof documentSizes)[number]
export const documentSpacings = ['tight', 'normal', 'airy'] as const
export type DocumentSpacing = (typeof documentSpacings)[number]

export const documentSectionKinds = [
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
export type DocumentSectionKind = (typeof documentSectionKinds)[number]

/** The texts of an entry; what each means depends on the kind of its section. */
export const documentTexts = [
  'title',
  'organization',
  'detail',
  'location',
  'email',
  'phone',
  'url',
  'from',
  'to',
  'text',
] as const
export type DocumentText = (typeof documentTexts)[number]

/**
 * What an entry of each kind has, in the order in which it is asked for. A heading's `title` is the person's name and its `detail` the
 * headline; an education's are degree and field; a licence's `detail` is its number, `from` and `to` are when it was issued and expires.
 */
export const documentFields: Readonly<Record<DocumentSectionKind, readonly DocumentText[]>> = {
  heading: ['title', 'detail', 'email', 'phone', 'location'],
  summary: ['text'],
  experience: ['title', 'organization', 'location', 'from', 'to', 'text'],
  education: ['organization', 'title', 'detail', 'from', 'to', 'text'],
  skills: ['title', 'detail'],
  licenses: ['title', 'organization', 'from', 'to', 'detail'],
  links: ['title', 'url'],
  projects: ['title', 'organization', 'url', 'from', 'to', 'text'],
  languages: ['title', 'detail'],
  awards: ['title', 'organization', 'from', 'text'],
  volunteering: ['title', 'organization', 'location', 'from', 'to', 'text'],
  references: ['title', 'organization', 'email', 'phone', 'text'],
  own: ['title', 'organization', 'location', 'from', 'to', 'text'],
}

/** Of these an entry may go on. */
export const lastingKinds: readonly DocumentSectionKind[] = [
  'experience',
  'education',
  'projects',
  'volunteering',
  'own',
]
/** Of these a document has one at most, with one entry. */
export const singleKinds: readonly DocumentSectionKind[] = ['heading', 'summary']

/** Why what a document said was kept: it was left for a while, taken away, sent, or gave way to an earlier version. */
export const versionReasons = ['left', 'download', 'application', 'restore'] as const
export type VersionReason = (typeof versionReasons)[number]

/** Where a difference between a document and the profile may be taken. */
export const differenceSides = ['document', 'profile'] as const
export type DifferenceSide = (typeof differenceSides)[number]

/** Taken at once; more than a document and a profile can have between them. */
export const MAX_DIFFERENCES = 2000
/** Of one document; the oldest go. */
export const MAX_DOCUMENT_VERSIONS = 30
/** Documents of one person. */
export const MAX_DOCUMENTS = 30
export const MAX_DOCUMENT_SECTIONS = 30
/** Of one section. */
export const MAX_DOCUMENT_ENTRIES = 60
/** Of a line, as long as a profile's longest, and of a text of several. */
export const MAX_DOCUMENT_LINE = 500
export const MAX_DOCUMENT_TEXT = 5000
/** Of all sections as JSON. */
export const MAX_DOCUMENT_CHARACTERS = 120_000
