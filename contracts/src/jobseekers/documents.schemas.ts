import { z } from 'zod'
import { Empty, FileInfo, Id, IdParams, Instant, integerText } from '../fields.schemas.ts'
import {
  differenceSides,
  documentAccentKeys,
  documentPapers,
  documentSectionKinds,
  documentSizes,
  documentSpacings,
  documentTemplates,
  documentTexts,
  MAX_DIFFERENCES,
  MAX_DOCUMENT_CHARACTERS,
  MAX_DOCUMENT_ENTRIES,
  MAX_DOCUMENT_LINE,
  MAX_DOCUMENT_SECTIONS,
  MAX_DOCUMENT_TEXT,
  versionReasons,
} from './document-parts.ts'
import { documentFormats } from './documents.calls.ts'

const LanguageCode = z.enum(['en', 'zh-cn', 'id', 'ja', 'zh-tw', 'ms', 'tr', 'pt-br', 'es', 'ar'])

/** Saved as it is typed: spaces at its ends are on the way to the next word. */
const Line = z
  .string()
  .max(MAX_DOCUMENT_LINE)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)
const Lines = z
  .string()
  .max(MAX_DOCUMENT_TEXT)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)

/** Of a section or an entry: made by whoever adds it, once in its document. */
const PartId = z.string().regex(/^[a-z0-9]{1,24}$/)

const DocumentEntry = z
  .object({
    id: PartId,
    title: Line.default(''),
    organization: Line.default(''),
    detail: Line.default(''),
    location: Line.default(''),
    email: Line.default(''),
    phone: Line.default(''),
    url: Line.default(''),
    /** `YYYY-MM`, which is written as the document's language does; any other text stands as it is. */
    from: Line.default(''),
    to: Line.default(''),
    is_current: z.boolean().default(false),
    text: Lines.default(''),
  })
  .meta({ id: 'DocumentEntry' })
export type DocumentEntry = z.infer<typeof DocumentEntry>

const DocumentSection = z
  .object({
    id: PartId,
    kind: z.enum(documentSectionKinds),
    /** Empty: what its kind is called in the document's language. */
    title: Line.default(''),
    is_hidden: z.boolean().default(false),
    entries: z.array(DocumentEntry).max(MAX_DOCUMENT_ENTRIES).default([]),
  })
  .meta({ id: 'DocumentSection' })
export type DocumentSection = z.infer<typeof DocumentSection>

const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length
const Sections = z
  .array(DocumentSection)
  .max(MAX_DOCUMENT_SECTIONS)
  .refine(sections => isOnce(sections.map(({ id }) => id)))
  .refine(sections => sections.every(({ entries }) => isOnce(entries.map(({ id }) => id))))
  .refine(sections => JSON.stringify(sections).length <= MAX_DOCUMENT_CHARACTERS)

const Style = z.object({
  /** Null: the template's own. */
  accent: z.enum(documentAccentKeys).nullable(),
  size: z.enum(documentSizes),
  spacing: z.enum(documentSpacings),
  /** Where the template has a place for one and the profile has one. */
  is_photo_shown: z.boolean(),
})

/** What somebody writes of a document. */
export const DocumentContent = z.object({
  name: Line,
  language: LanguageCode,
  template: z.enum(documentTemplates),
  paper: z.enum(documentPapers),
  style: Style,
  sections: Sections,
  /** The job that it is written for. */
  job_id: Id.nullable(),
})
export type DocumentContent = z.infer<typeof DocumentContent>

export const BuilderDocument = DocumentContent.extend({
  id: Id,
  /** Grows with each change. */
  revision: z.int().min(1),
  updated_at: Instant,
  /** Where anybody may read it; null: nowhere. */
  public_url: z.string().nullable(),
  /** Whether search engines may list that address. */
  is_indexed: z.boolean(),
  /** How often it was read there; who read it is known to nobody. */
  public_views: z.int().min(0),
}).meta({ id: 'Document' })
export type BuilderDocument = z.infer<typeof BuilderDocument>

const OneDocument = z.object({ document: BuilderDocument })

export const listDocuments = {
  answer: z.object({
    documents: z.array(BuilderDocument.omit({ sections: true, style: true })),
  }),
}

/** What somebody may say of a document as they begin it. */
const DocumentStart = z.object({
  /** By default the person's name; of a copy, the name of what it is a copy of. */
  name: Line.optional(),
  language: LanguageCode.optional(),
  template: z.enum(documentTemplates).optional(),
  /** The job that it is written for. */
  job_id: Id.optional(),
})

export const createDocument = {
  body: DocumentStart.extend({
    /** The profile, an own resume that was uploaded, or another own document. Absent: an empty document with a heading. */
    from: z
      .union([z.literal('profile'), z.object({ kind: z.enum(['resume', 'document']), id: Id })])
      .optional(),
  }),
  answer: OneDocument,
}

const TailoringSkill = z.object({
  /** As the ad says it. */
  name: z.string(),
  /** As the document says it, or would in its language. */
  text: z.string(),
  /** `named` in the document; in the profile alone; or in neither, and nobody adds it for them. */
  state: z.enum(['named', 'in_profile', 'missing']),
})

export const readDocumentTailoring = {
  params: IdParams,
  answer: z.object({
    /** Null: the document is for no job, or its job is gone. */
    job: z
      .object({
        id: Id,
        title: z.string(),
        company: z.string().nullable(),
        url: z.string(),
        is_open: z.boolean(),
      })
      .nullable(),
    skills: z.array(TailoringSkill),
  }),
}

export const readDocument = { params: IdParams, answer: OneDocument }

export const updateDocument = {
  params: IdParams,
  body: z.object({ revision: z.int().min(1), changes: DocumentContent.partial() }),
  answer: OneDocument,
}

export const previewDocument = {
  params: IdParams,
  query: z.object({
    /** Only names what is asked for, so that browsers ask anew: the answer is what the document is now. */
    revision: integerText(1).optional(),
    /** The first is 1; absent: all. */
    page: integerText(1, 99).optional(),
    /** An earlier version; absent: the document as it is. */
    version_id: Id.optional(),
  }),
  answer: FileInfo,
}

export const downloadDocument = { params: IdParams, answer: FileInfo }

const MachineReading = z
  .object({
    /** Of the PDF, as it was read; null where nothing could be. */
    text: z.string().nullable(),
    /** Each value with how sure the parser is (0-1) and where it stands in the text. */
    found: z.array(
      z.object({
        kind: z.enum(documentSectionKinds),
        field: z.enum(documentTexts),
        value: z.string(),
        confidence: z.number(),
        start: z.int(),
        end: z.int(),
      }),
    ),
    /** What the document says of the same kinds, and whether it came back. */
    fields: z.array(
      z.object({
        section_id: PartId,
        entry_id: PartId,
        kind: z.enum(documentSectionKinds),
        field: z.enum(documentTexts),
        value: z.string(),
        is_read: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'MachineReading' })
export type MachineReading = z.infer<typeof MachineReading>

export const readDocumentByMachine = { params: IdParams, answer: z.object({ parsed: MachineReading }) }

export const deleteDocument = { params: IdParams, answer: Empty }

export const exportDocument = {
  params: IdParams,
  query: z.object({ format: z.enum(documentFormats) }),
  answer: FileInfo,
}

export const importDocument = {
  body: DocumentStart.pick({ job_id: true, language: true }),
  answer: OneDocument,
}

export const setDocumentLink = {
  params: IdParams,
  body: z.object({ is_public: z.boolean(), is_indexed: z.boolean().default(false) }),
  answer: OneDocument,
}

const LinkParams = z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) })

export const readPublicDocument = {
  params: LinkParams,
  answer: z.object({
    name: z.string(),
    headline: z.string(),
    language: LanguageCode,
    is_indexed: z.boolean(),
    contacts: z.array(z.string()),
    /** What the document says in its reading order; nothing of what is hidden. */
    sections: z.array(
      z.object({
        heading: z.string(),
        entries: z.array(
          z.object({ head: z.string(), facts: z.array(z.string()), lines: z.array(z.string()) }),
        ),
      }),
    ),
  }),
}

export const downloadPublicDocument = { params: LinkParams, answer: FileInfo }

export const listDocumentVersions = {
  params: IdParams,
  answer: z.object({
    versions: z.array(
      z.object({
        id: Id,
        /** The document's, when it said this. */
        revision: z.int().min(1),
        name: Line,
        language: LanguageCode,
        template: z.enum(documentTemplates),
        kept_for: z.enum(versionReasons),
        /** When the document came to say this. */
        written_at: Instant,
      }),
    ),
  }),
}

export const restoreDocumentVersion = { params: IdParams.extend({ versionId: Id }), answer: OneDocument }

/** What a document and the profile say differently, in fields that both have. */
const DocumentDifference = z
  .object({
    /** Names it as long as neither is changed. */
    key: z.string(),
    kind: z.enum(documentSectionKinds),
    /** Whether it stands in the document, or would, in a section that is hidden. */
    is_hidden: z.boolean(),
    /** What it is about, such as the title of a job; empty: the section has one entry. */
    title: z.string(),
    /** Where the entry stands. */
    side: z.enum(['both', 'profile', 'document']),
    /** What differs, or of what stands in one alone what it says; of an end `present` means that it goes on. */
    fields: z.array(z.object({ field: z.enum(documentTexts), profile: z.string(), document: z.string() })),
    /** Where it may be taken: nothing is ever taken away, and a profile has no place for some of it, such as another name. */
    takes: z.array(z.enum(differenceSides)),
  })
  .meta({ id: 'DocumentDifference' })
export type DocumentDifference = z.infer<typeof DocumentDifference>

const Differences = z.object({
  /** Of the document. */
  revision: z.int().min(1),
  /** Of what the profile says; another one whenever it says something else. */
  profile_mark: z.string(),
  /** Whether the profile says something else than when the document was begun with it, or when differences were last taken or left. */
  is_profile_changed: z.boolean(),
  differences: z.array(DocumentDifference),
})

export const compareDocument = { params: IdParams, answer: Differences }

export const takeDifferences = {
  params: IdParams,
  body: z.object({
    revision: z.int().min(1),
    profile_mark: z.string().max(100),
    /** None: all is left as it is, and was seen. */
    takes: z
      .array(z.object({ key: z.string().min(1).max(200), to: z.enum(differenceSides) }))
      .max(MAX_DIFFERENCES)
      .refine(takes => isOnce(takes.map(({ key }) => key))),
  }),
  /** What still differs. */
  answer: Differences,
}
