import { z } from 'zod'
import { Empty, FileInfo, Id, IdParams, Instant, OptionId, typedText } from '../fields.schemas.ts'
import { MAX_SUMMARY } from '../go/career-summary.calls.ts'
import { Workplace } from '../jobs/job.schemas.ts'

export const Resume = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  is_default: z.boolean(),
  parsed_resume_id: Id.nullable(),
  updated_at: Instant,
  url: z.string(),
})
export type Resume = z.infer<typeof Resume>

export const listResumes = { answer: z.object({ resumes: z.array(Resume) }) }

export const readResumeFile = { params: IdParams, answer: FileInfo }

const MAX_SALARY = 1_000_000_000

/** What a seeker looks for in one market. Salary is a month's, in `currency`, which is the market's. */
export const JobPreference = z
  .object({
    id: Id,
    job_title: z.string().nullable(),
    function_job_title_id: OptionId.nullable(),
    main_function_id: OptionId.nullable(),
    job_function_id: OptionId.nullable(),
    job_type_ids: z.array(OptionId),
    workplace: Workplace.nullable(),
    salary_range_from: z.int().nullable(),
    salary_range_to: z.int().nullable(),
    currency: z.string(),
    pref_country_id: OptionId,
    pref_region_id: OptionId.nullable(),
    location_id: OptionId.nullable(),
    industry_ids: z.array(OptionId),
    career_summary: z.string().nullable(),
    is_default: z.boolean(),
  })
  .meta({ id: 'JobPreference' })
export type JobPreference = z.infer<typeof JobPreference>

/**
 * A title that is a job title of the lists, in any language, sets the functions; a function sets those above it, and a
 * location its region. `pref_country_id` is the request's market by default.
 */
const JobPreferenceFields = z.object({
  job_title: typedText(0, 120).nullable().optional(),
  function_job_title_id: OptionId.nullable().optional(),
  main_function_id: OptionId.nullable().optional(),
  job_function_id: OptionId.nullable().optional(),
  job_type_ids: z.array(OptionId).max(10).optional(),
  workplace: Workplace.nullable().optional(),
  salary_range_from: z.int().min(0).max(MAX_SALARY).nullable().optional(),
  salary_range_to: z.int().min(0).max(MAX_SALARY).nullable().optional(),
  pref_country_id: OptionId.optional(),
  pref_region_id: OptionId.nullable().optional(),
  location_id: OptionId.nullable().optional(),
  industry_ids: z.array(OptionId).max(20).optional(),
  career_summary: typedText(0, MAX_SUMMARY).nullable().optional(),
  is_default: z.literal(true).optional(),
})
export type JobPreferenceFields = z.infer<typeof JobPreferenceFields>

export const listJobPreferences = { answer: z.object({ preferences: z.array(JobPreference) }) }

export const createJobPreference = { body: JobPreferenceFields, answer: JobPreference }

export const updateJobPreference = { params: IdParams, body: JobPreferenceFields, answer: JobPreference }

export const deleteJobPreference = { params: IdParams, answer: Empty }

export const readJobPreference = { params: IdParams, answer: JobPreference }
