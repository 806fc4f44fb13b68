import { z } from 'zod'
import { Id, Instant, OptionId } from '../fields.schemas.ts'

const Text = z.string().nullable()
const Amount = z.number().nullable()

export const SalaryPeriod = z.enum(['hour', 'day', 'week', 'month', 'year', 'once'])
export const JobStatus = z.enum(['active', 'closed', 'expired', 'hidden'])
export const Workplace = z.enum(['on_site', 'hybrid', 'remote'])

/** One part of a rank; the parts' scores add up to the job's. */
export const ExplainPart = z.object({ name: z.string(), score: z.number() })

const AlsoPosted = z.object({ id: Id, job_url: z.string(), job_location: Text, published_at: Instant })

/** A job as lists show it; texts are in the request's language. Amounts are in `currency`, per `salary_period`. */
export const JobCard = z
  .object({
    id: Id,
    job_title: z.string(),
    job_url: z.string(),
    status_key: JobStatus,
    salary_range_from: Amount,
    salary_range_to: Amount,
    salary_range_value: Text,
    is_salary_hidden: z.boolean(),
    salary_period: SalaryPeriod.nullable(),
    currency: Text,
    job_type_id: OptionId.nullable(),
    job_type: Text,
    workplace: Workplace.nullable(),
    xp_lvl_id: OptionId.nullable(),
    xp_lvl: Text,
    degree_id: OptionId.nullable(),
    degree: Text,
    job_location_id: OptionId.nullable(),
    job_location: Text,
    job_region: Text,
    job_country_key: z.string(),
    main_function_id: OptionId.nullable(),
    main_function: Text,
    job_function_id: OptionId.nullable(),
    job_function: Text,
    function_job_title_id: OptionId.nullable(),
    function_job_title: Text,
    job_skills: z.array(z.string()),
    job_benefits: z.array(z.object({ id: OptionId, name: z.string() })),
    language_code: Text,
    company_id: Id.nullable(),
    company_name: Text,
    company_url: Text,
    company_logo: Text,
    company_industry: Text,
    company_size: Text,
    is_company_verified: z.boolean(),
    /** Whether the seeker follows the company; false for anybody else. */
    is_company_followed: z.boolean(),
    recruiter_id: Id.nullable(),
    recruiter_name: Text,
    recruiter_last_active_at: Instant.nullable(),
    is_urgent: z.boolean(),
    is_featured: z.boolean(),
    is_saved: z.boolean(),
    is_applied: z.boolean(),
    /** Whether the seeker has opened it lately. */
    is_viewed: z.boolean(),
    external_apply_url: Text,
    first_posted_at: Instant,
    published_at: Instant,
    refreshed_at: Instant,
    expired_at: Instant.nullable(),
    /** Open jobs that are the same posting, mostly for other places: lists show one card for all. */
    also_posted: z.array(AlsoPosted),
    /** From the point that was searched around, in whole kilometres; null where there was none, or the ad names no place. */
    distance_km: z.int().nullable(),
    /**
     * Where it fits a preference of the seeker's: how high it stands, 0 to 1, the match with the seeker (null where too little is
     * known of both), and what is as wanted, in words; else null.
     */
    match: z
      .object({
        score: z.number(),
        percent: z.int().min(0).max(100).nullable(),
        reasons: z.array(z.string()),
      })
      .nullable(),
    explain: z.array(ExplainPart).nullable(),
  })
  .meta({ id: 'JobCard' })
export type JobCard = z.infer<typeof JobCard>

/** What a seeker wrote on a job for themselves: nobody else ever reads it. */
export const Note = z.object({ text: z.string(), updated_at: Instant })
export type Note = z.infer<typeof Note>

export const ScreeningQuestion = z.object({
  id: Id,
  type: z.enum(['yes_no', 'choice', 'number', 'text']),
  text: z.string(),
  is_required: z.boolean(),
  choices: z.array(z.string()),
})
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>

/** What a company is on a job page and in company lists. */
export const Company = z
  .object({
    id: Id,
    name: z.string(),
    legal_name: Text,
    company_url: z.string(),
    logo: Text,
    cover: Text,
    industry: Text,
    industry_id: OptionId.nullable(),
    size: Text,
    website: Text,
    about: Text,
    locations: z.array(z.string()),
    benefits: z.array(z.object({ id: OptionId, name: z.string() })),
    is_verified: z.boolean(),
    num_of_active_jobs: z.int(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

/**
 * How a job and a seeker match: a percentage, in which the work decides, null where too little is known of both, and its parts. A
 * part has its share from 0 to 1, null where the seeker has said nothing of it, in words, and what is missing.
 */
export const JobMatch = z
  .object({
    percent: z.int().min(0).max(100).nullable(),
    parts: z.array(
      z.object({
        key: z.enum(['skills', 'function', 'experience', 'education', 'place', 'pay', 'language']),
        label: z.string(),
        share: z.number().min(0).max(1).nullable(),
        text: z.string(),
        missing: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'JobMatch' })
export type JobMatch = z.infer<typeof JobMatch>

/** Why to take care with an ad or a message, in the reader's language. */
export const Risk = z.object({ signals: z.array(z.object({ key: z.string(), reason: z.string() })) })

/** A job as its own page shows it: the card and what only the job page shows. `description` is sanitised HTML. */
export const JobDetail = JobCard.extend({
  description: z.string(),
  requirements: Text,
  screening_questions: z.array(ScreeningQuestion),
  /** What the employer says is good about it. */
  attractive_reasons: z.array(z.object({ id: OptionId, name: z.string() })),
  full_address: Text,
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  company: Company.nullable(),
  recruiter: z
    .object({
      id: Id,
      name: z.string(),
      title: Text,
      avatar: Text,
      response_rate: z.object({ value: z.number(), sample_size: z.int() }).nullable(),
      response_time: Text,
      last_active_at: Instant.nullable(),
    })
    .nullable(),
  history: z.array(
    z.object({ at: Instant, change: z.enum(['posted', 'edited', 'refreshed', 'closed']), text: z.string() }),
  ),
  /**
   * What open ads of the same function in the market pay a month, and of the same level where there are enough: the middle
   * eight tenths, with how many ads; the ad's own pay a month beside it, where it says. Null where there are too few.
   */
  similar_pay: z
    .object({
      from: z.number(),
      to: z.number(),
      currency: z.string(),
      sample_size: z.int(),
      own_from: Amount,
      own_to: Amount,
    })
    .nullable(),
  /** Null for everybody but a seeker. */
  seeker_match: JobMatch.nullable(),
  /** The seeker's own. */
  note: Note.nullable(),
  risk: Risk.nullable(),
}).meta({ id: 'JobDetail' })
export type JobDetail = z.infer<typeof JobDetail>

/** What is left of a closed job, with the 410 answer and on its page. */
export const ClosedJob = z.object({
  id: Id,
  job_title: z.string(),
  job_url: z.string(),
  company_name: Text,
  closed_at: Instant.nullable(),
  similar: z.array(JobCard),
})
export type ClosedJob = z.infer<typeof ClosedJob>
