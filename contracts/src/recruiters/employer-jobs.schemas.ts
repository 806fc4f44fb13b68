import { z } from 'zod'
import {
  Empty,
  Id,
  IdParams,
  Instant,
  integerText,
  lineText,
  OptionId,
  paged,
  typedText,
} from '../fields.schemas.ts'
import { JobDetail, SalaryPeriod, ScreeningQuestion, Workplace } from '../jobs/job.schemas.ts'
import { closeReasons } from './close-reasons.ts'

const Amount = z.number().min(0).max(1_000_000_000_000)
const Licence = lineText(1, 40)

/** What the law of a market asks an ad to say; null is not said. */
export const JobLegal = z
  .object({
    /** Posted by an agency for somebody else. */
    is_agency: z.boolean(),
    /** The agency's client; null where it is withheld. */
    client_name: lineText(1, 200).nullable(),
    agency_licence: Licence.nullable(),
    recruiter_registration: Licence.nullable(),
    /** Of work abroad. */
    job_order: Licence.nullable(),
    /** Whether there is a place to fill now. */
    is_vacancy: z.boolean().nullable(),
    /** Whether software sorts or rejects applicants. */
    uses_ranking: z.boolean().nullable(),
    age_limit_reason: lineText(1, 300).nullable(),
  })
  .meta({ id: 'JobLegal' })
export type JobLegal = z.infer<typeof JobLegal>

const Question = ScreeningQuestion.extend({
  /** A new question has none. */
  id: Id.optional(),
  text: lineText(1, 300),
  choices: z.array(lineText(1, 200)).max(20),
  /**
   * Answers that disqualify, which seekers are not told: “yes” or “no”, choices, or for a number “<3” and “>40”. Who gives one is marked
   * to the team; nothing is filtered, refused or sorted by it.
   */
  disqualifying: z.array(lineText(1, 200)).max(20).optional(),
})

/**
 * An ad as its employer writes it. `description` is Markdown: paragraphs, headings, lists, bold, italic. Nothing need be there before
 * it is published; what is null is emptied.
 */
const fields = {
  job_title: lineText(0, 150),
  description: typedText(0, 20_000),
  function_job_title_id: OptionId.nullable(),
  job_type_id: OptionId.nullable(),
  workplace: Workplace.nullable(),
  job_location_id: OptionId.nullable(),
  full_address: lineText(0, 300).nullable(),
  salary_range_from: Amount.nullable(),
  salary_range_to: Amount.nullable(),
  salary_period: SalaryPeriod.nullable(),
  /** ISO 4217; the market's own by default. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  is_salary_hidden: z.boolean(),
  xp_lvl_id: OptionId.nullable(),
  degree_id: OptionId.nullable(),
  job_skills: z.array(lineText(1, 80)).max(30),
  job_benefits: z.array(z.object({ id: OptionId })).max(30),
  /** Of `job_attractive_reasons`. */
  attractive_reasons: z.array(z.object({ id: OptionId })).max(5),
  screening_questions: z.array(Question).max(20),
  /** Null: one applies here. */
  external_apply_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  num_of_openings: z.int().min(1).max(9999).nullable(),
  /** The first moment at which it is over; 30 days after it is published where it is null. */
  expired_at: Instant.nullable(),
  language_code: z.string().max(10).nullable(),
  legal: JobLegal.partial(),
}

export const Ad = z.object(fields).partial()
export type Ad = z.infer<typeof Ad>

export const AdFinding = z
  .object({
    rule: z.string(),
    /** Only what is refused keeps an ad from being published. */
    severity: z.enum(['refused', 'warning', 'hint']),
    field: z.string(),
    /** In the reader's language: what it is, and why. */
    text: z.string(),
    /** Where in the field's text, in UTF-16 units; null where it is about the whole. */
    start: z.int().nullable(),
    end: z.int().nullable(),
  })
  .meta({ id: 'AdFinding' })
export type AdFinding = z.infer<typeof AdFinding>

/** A job as its company sees it. `description` is the Markdown that was written. */
export const EmployerJob = JobDetail.extend({
  status_key: z.enum(['draft', 'active', 'closed', 'expired', 'hidden', 'refused']),
  screening_questions: z.array(ScreeningQuestion.extend({ disqualifying: z.array(z.string()) })),
  revision: z.int(),
  is_draft: z.boolean(),
  num_of_openings: z.int().nullable(),
  close_reason: z.enum(closeReasons).nullable(),
  legal: JobLegal,
  /** None in lists. */
  findings: z.array(AdFinding),
  /** Applications by keys of `pipeline_stage_lists`; stages without any are absent. */
  numbers: z.record(z.string(), z.int()),
  views: z.int(),
  /** On the address where one applies elsewhere. */
  clicks: z.int(),
}).meta({ id: 'EmployerJob' })
export type EmployerJob = z.infer<typeof EmployerJob>

const job = z.object({ job: EmployerJob })

/** The country of one of the company's pages; its own where nothing is said. A published ad stays in its. */
const inCountry = { job_country_key: z.string().max(10).optional() }

export const createEmployerJob = {
  /** Published at once unless `is_draft`. */
  body: Ad.extend({ ...inCountry, is_draft: z.boolean().default(true) }),
  answer: job,
}

export const listEmployerJobs = {
  query: z.object({
    status: z.enum(['draft', 'active', 'closed', 'expired', 'hidden', 'refused']).optional(),
    query: lineText(0, 100).optional(),
    page: integerText(1).default(1),
    size: integerText(1, 100).default(20),
  }),
  answer: z.object({ jobs: z.array(EmployerJob), ...paged }),
}

export const readEmployerJob = { params: IdParams, answer: job }

export const updateEmployerJob = {
  params: IdParams,
  body: Ad.extend({ ...inCountry, revision: z.int().min(1) }),
  answer: job,
}

export const deleteEmployerJob = { params: IdParams, answer: Empty }

/** `id`: its own, for one that is there already. */
const AdToLookAt = Ad.extend({ ...inCountry, id: Id.optional() })

export const lintEmployerJob = { body: AdToLookAt, answer: z.object({ findings: z.array(AdFinding) }) }

export const previewEmployerJob = {
  body: AdToLookAt,
  /** The description as its page shows it, and the job as it would be. */
  answer: z.object({ html: z.string(), job: EmployerJob }),
}

export const publishEmployerJob = { params: IdParams, answer: job }

export const closeEmployerJob = {
  params: IdParams,
  body: z.object({
    reason: z.enum(closeReasons),
    /** Keys of `pipeline_stage_lists` whose applications go on. */
    keeps: z.array(z.string().max(40)).max(20).default(['interview', 'offer']),
    /** To those who are told no. */
    message: typedText(0, 2000).optional(),
  }),
  answer: job,
}

export const reopenEmployerJob = { params: IdParams, answer: job }
export const refreshEmployerJob = { params: IdParams, answer: job }
export const duplicateEmployerJob = { params: IdParams, answer: job }
