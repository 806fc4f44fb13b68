import { z } from 'zod'
import { Email, Empty, Id, IdParams, Instant } from '../fields.schemas.ts'
import { JobSearchBody } from '../search/search.schemas.ts'
import { JobCard } from './job.schemas.ts'
import { alertFrequencies } from './job-alerts.calls.ts'

const { daily, weekly, instant } = alertFrequencies
const Frequency = z.literal([daily, weekly, instant])

/** The job search request without its words, its order and its pages. */
export const AlertFilters = JobSearchBody.omit({
  query: true,
  sort: true,
  page: true,
  size: true,
  source: true,
  device: true,
  device_uuid: true,
})
export type AlertFilters = z.output<typeof AlertFilters>

export const JobAlert = z
  .object({
    id: Id,
    user_id: Id,
    email: z.string(),
    keyword: z.string(),
    filters: AlertFilters,
    frequency_id: Frequency,
    language_code: z.string(),
    country_key: z.string(),
    /** False while it is paused. */
    is_active: z.boolean(),
    /** False until a visitor's address is confirmed: nothing is looked for or sent. */
    is_confirmed: z.boolean(),
    created_at: Instant,
    last_sent_at: Instant.nullable(),
    /** Jobs found since the last mail. */
    new_count: z.int(),
    /** The search in words, in the reader's language. */
    title: z.string(),
    /** Path of the search, in the alert's market and language, without a language segment. */
    search_url: z.string(),
  })
  .meta({ id: 'JobAlert' })
export type JobAlert = z.infer<typeof JobAlert>

export const Keyword = z.string().trim().max(200)
const Token = z.string().min(1).max(200)
const WithToken = z.object({ token: Token })

export const listJobAlerts = { answer: z.array(JobAlert) }

export const createJobAlert = {
  body: z.object({
    keyword: Keyword.default(''),
    filters: AlertFilters.default({}),
    frequency_id: Frequency.default(daily),
    /** Only a visitor's. */
    email: Email.optional(),
  }),
  answer: JobAlert,
}

export const updateJobAlert = {
  params: IdParams,
  body: z.object({
    keyword: Keyword.optional(),
    filters: AlertFilters.optional(),
    frequency_id: Frequency.optional(),
    is_active: z.boolean().optional(),
  }),
  answer: JobAlert,
}

export const deleteJobAlert = { params: IdParams, answer: Empty }

export const previewJobAlert = {
  body: z.object({ keyword: Keyword.default(''), filters: AlertFilters.default({}) }),
  /** `is_more`: there are more than those counted. */
  answer: z.object({ total_num: z.int(), is_more: z.boolean(), jobs: z.array(JobCard) }),
}

const Linked = z.object({ id: Id, title: z.string(), search_url: z.string(), frequency_id: Frequency })

export const readJobAlertLink = {
  query: WithToken,
  answer: z.object({
    /** `company_news`: mails of followed companies, which are no alert's. */
    kind: z.enum(['confirm', 'unsubscribe', 'company_news']),
    email: z.string(),
    /** None left: it was done before. */
    alerts: z.array(Linked),
  }),
}

export const confirmJobAlerts = {
  body: WithToken,
  answer: z.object({
    alerts: z.array(Linked),
    /** Whether the address had no account: a link to set a password is on its way. */
    is_new_account: z.boolean(),
  }),
}

export const unsubscribeJobAlert = { body: WithToken, answer: Empty }
