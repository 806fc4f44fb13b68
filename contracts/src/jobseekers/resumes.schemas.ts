import { z } from 'zod'
import { Email, Empty, Id, IdParams, OptionId, typedText } from '../fields.schemas.ts'
import { readResumePage, readResumePages } from '../job-applications/applicants.schemas.ts'
import { Resume } from './jobseekers.schemas.ts'
import { resumeProblems } from './resumes.calls.ts'

export const deleteResume = { params: IdParams, answer: Empty }

export const renameResume = {
  params: IdParams,
  body: z.object({ filename: typedText(1, 150).regex(/^[^\n\r\t]*$/) }),
  answer: Resume,
}

export const sendResumeEmail = { body: z.object({ email: Email, resume_id: Id }), answer: Empty }

/** `parsed_resume_id` is null where nothing was found, and `problem` says why. */
export const uploadResume = {
  body: z.object({}),
  answer: z.object({
    resume_id: Id,
    parsed_resume_id: Id.nullable(),
    problem: z.enum(resumeProblems).nullable(),
  }),
}

/**
 * A value that was found: how sure that is (0-1), and the piece of the resume's text that it came from. `text` is
 * empty where it came from an address behind the text.
 */
const parsedValue = <Schema extends z.ZodType>(value: Schema) =>
  z.object({ value, confidence: z.number(), text: z.string(), start: z.int(), end: z.int() }).nullable()

const FoundText = parsedValue(z.string())
/** `YYYY-MM`; of a year alone the first month as a beginning and the last as an end, and less sure. */
const FoundMonth = parsedValue(z.string())
/** With what the profile has in its place, which differs. */
const Differing = z
  .object({
    value: z.string(),
    confidence: z.number(),
    text: z.string(),
    start: z.int(),
    end: z.int(),
    current: z.string().nullable(),
  })
  .nullable()

const FoundWork = z.object({
  job_title: FoundText,
  company_name: FoundText,
  from: FoundMonth,
  to: FoundMonth,
  is_currently_working: z.boolean(),
  description: FoundText,
})
export type FoundWork = z.infer<typeof FoundWork>

const FoundEducation = z.object({
  school: FoundText,
  degree_id: parsedValue(OptionId),
  field_of_study: FoundText,
  from: FoundMonth,
  to: FoundMonth,
  is_currently_studying: z.boolean(),
  description: FoundText,
})
export type FoundEducation = z.infer<typeof FoundEducation>

const SyncableContent = z
  .object({
    resume_id: Id,
    /** Why nothing was found. */
    problem: z.enum(resumeProblems).nullable(),
    profile: z.object({
      first_name: Differing,
      last_name: Differing,
      phone_num: Differing,
      headline: Differing,
      about: Differing,
    }),
    work_experiences: z.array(FoundWork),
    educations: z.array(FoundEducation),
    /** `id` is the skill's in the lists. */
    skills: z.array(z.object({ id: OptionId.nullable(), found: parsedValue(z.string()) })),
    licenses: z.array(
      z.object({ title: FoundText, issuing_organisation: FoundText, issue_date: FoundMonth }),
    ),
    websites: z.array(z.object({ url: FoundText })),
  })
  .meta({ id: 'SyncableContent' })
export type SyncableContent = z.infer<typeof SyncableContent>

/** `id` is the resume's, which is that of what was found in it too. */
export const readSyncableContent = { params: IdParams, answer: SyncableContent }

export const readResumeText = {
  params: IdParams,
  answer: z.object({ text: z.string().nullable(), problem: z.enum(resumeProblems).nullable() }),
}

/** As recruiters have the pages of a resume that was sent. */
export const readOwnResumePages = readResumePages

export const readOwnResumePage = readResumePage

export const makeDefaultResume = { params: IdParams, answer: Resume }

export const restoreResume = { params: IdParams, answer: Resume }
