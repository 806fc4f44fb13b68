import { z } from 'zod'
import { Empty, Id, IdParams, Instant, OptionId, paged, pageText, sizeText } from '../fields.schemas.ts'
import { JobCard } from '../jobs/job.schemas.ts'

export const hotJobTitles = {
  query: z.object({ size: sizeText(10) }),
  answer: z.object({
    job_titles: z.array(z.object({ id: OptionId, value: z.string(), seo_value: z.string(), count: z.int() })),
  }),
}

/** Each card's `match` says what of it fits. `has_preferences`: whether there are any to fit, in this market. */
export const jobsForYou = {
  query: z.object({ size: sizeText(6) }),
  answer: z.object({ jobs: z.array(JobCard), has_preferences: z.boolean() }),
}

/** A job that a seeker hid. Its `id` is the job's. */
export const HiddenJob = z
  .object({ id: Id, job_id: Id, hidden_at: Instant, job: JobCard })
  .meta({ id: 'HiddenJob' })
export type HiddenJob = z.infer<typeof HiddenJob>

export const hideJob = { body: z.object({ job_id: Id }), answer: HiddenJob }

export const unhideJob = { params: IdParams, answer: Empty }

export const listHiddenJobs = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ jobs: z.array(HiddenJob), ...paged }),
}
