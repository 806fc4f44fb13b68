import { z } from 'zod'
import { FileInfo, flagText, Id, integerText, listText, typedText } from '../fields.schemas.ts'
import { resumeSections, resumeTemplateIds } from './generated-resumes.calls.ts'

const LanguageCode = z.enum(['en', 'zh-cn', 'id', 'ja', 'zh-tw', 'ms', 'tr', 'pt-br', 'es', 'ar'])
const Section = z.enum(resumeSections)
const TemplateId = z.literal([...resumeTemplateIds])
const TemplateIdText = integerText(1, 99).pipe(TemplateId)

export const generateResume = {
  body: z.object({
    template_id: TemplateId,
    language_code: LanguageCode,
    /** Those to be shown, in their order; each once. */
    sections: z.array(Section).max(resumeSections.length),
    /** By default the person's name. */
    filename: typedText(1, 150)
      .regex(/^[^\n\r\t]*$/)
      .optional(),
    is_default: z.boolean().optional(),
    /** Where the template has a place for a photo and the profile has one. */
    is_photo_shown: z.boolean().default(true),
  }),
  answer: z.object({ resume_id: Id, url: z.string() }),
}

export const previewResume = {
  query: z.object({
    template_id: TemplateIdText,
    language_code: LanguageCode,
    /** Absent: all; blank: none. */
    sections: listText(Section, resumeSections.length).optional(),
    is_photo_shown: flagText.default(true),
    format: z.enum(['pdf', 'svg']).default('pdf'),
  }),
  answer: FileInfo,
}

export const showResumeTemplate = {
  params: z.object({ id: TemplateIdText }),
  query: z.object({ language_code: LanguageCode.default('en') }),
  answer: FileInfo,
}

export const exportJsonResume = { answer: FileInfo }

/** Texts are cut to size by whoever uses them; these bounds are against what no resume is. */
const statedText = z.string().max(20_000).nullish()
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(100).nullish()

/** Of jsonresume.org's schema what a profile has a place for; everything else is dropped. */
const JsonResume = z.object({
  basics: z
    .object({
      label: statedText,
      phone: statedText,
      summary: statedText,
      url: statedText,
      profiles: list(z.object({ network: statedText, url: statedText })),
    })
    .nullish(),
  work: list(
    z.object({
      name: statedText,
      /** As schemas before 1.0 called it. */
      company: statedText,
      position: statedText,
      startDate: statedText,
      endDate: statedText,
      summary: statedText,
      highlights: list(z.string().max(20_000)),
      keywords: list(z.string().max(200)),
    }),
  ),
  education: list(
    z.object({
      institution: statedText,
      area: statedText,
      studyType: statedText,
      startDate: statedText,
      endDate: statedText,
      courses: list(z.string().max(2000)),
    }),
  ),
  certificates: list(z.object({ name: statedText, date: statedText, issuer: statedText, url: statedText })),
  skills: list(z.object({ name: statedText, keywords: list(z.string().max(200)) })),
})
export type JsonResume = z.infer<typeof JsonResume>

const ImportedSection = z.enum([...resumeSections, 'headline', 'phone_num'])

export const importJsonResume = {
  body: z.object({
    resume: JsonResume,
    /** Only says what would be added. */
    is_preview: z.boolean().optional(),
  }),
  answer: z.object({
    is_added: z.boolean(),
    /** What was, or would be, added. Months are `YYYY-MM`. */
    found: z.array(
      z.object({
        section: ImportedSection,
        title: z.string(),
        detail: z.string().nullable(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** Entries that the profile has already. */
    num_known: z.int(),
    /** Entries that lack what an entry needs, such as a company's name. */
    num_unfit: z.int(),
  }),
}
