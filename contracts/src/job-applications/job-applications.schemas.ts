import { z } from 'zod'
import {
  FileInfo,
  Id,
  IdParams,
  Instant,
  integerText,
  OptionId,
  paged,
  pageText,
  sizeOrTotalText,
  sizeText,
  typedText,
} from '../fields.schemas.ts'
import { JobStatus } from '../jobs/job.schemas.ts'
import { VideoResume } from '../jobseekers/video-resumes.schemas.ts'
import { ApplicantQuery, RefusalDelay } from './applicants.schemas.ts'
import { Applicant, Application, PipelineKey, Stage } from './application.schemas.ts'

/** `sort` 1 newest first, 2 oldest; `stage` narrows to one stage. */
export const listAppliedJobs = {
  query: z.object({
    sort: integerText(1, 2).default(1),
    stage: Stage.optional(),
    page: pageText,
    size: sizeText(30),
  }),
  answer: z.object({ jobs: z.array(Application), ...paged }),
}

export const checkChat = {
  params: z.object({ recruiterId: Id }),
  answer: z.object({ is_exists: z.boolean(), chat_id: Id.nullable() }),
}

/** Of an ad that none of the company's recruiters posted: its applicants are shown once the company is verified. */
const NeedsVerification = z.boolean()

/**
 * `job` is the one whose applicants are asked for; null where those of all jobs are. With a size of 0 nobody is listed, and so no
 * applicant reads of it.
 */
export const listApplicants = {
  query: ApplicantQuery.extend({ page: pageText, size: sizeOrTotalText(30) }),
  answer: z.object({
    job: z.object({ id: Id, job_title: z.string(), needs_verification: NeedsVerification }).nullable(),
    applications: z.array(Applicant),
    ...paged,
  }),
}

/** With the applicant's video resumes, the newest first. */
export const openApplicant = {
  params: IdParams,
  answer: Applicant.extend({ video_resumes: z.array(VideoResume) }),
}

export const readApplicantResume = { params: IdParams, answer: FileInfo }

/** A job as its recruiters see it in their list. */
export const RecruiterJob = z.object({
  id: Id,
  job_title: z.string(),
  job_url: z.string(),
  status_key: JobStatus,
  published_at: Instant,
  /** Applications that were not withdrawn, and those of them that nobody opened. */
  num_of_applicants: z.int(),
  num_of_new_applicants: z.int(),
  needs_verification: NeedsVerification,
})
export type RecruiterJob = z.infer<typeof RecruiterJob>

export const listRecruiterJobs = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ jobs: z.array(RecruiterJob), ...paged }),
}

/**
 * `expected_stage` is the stage that the recruiter saw: where a colleague was faster, the answer is 409 with the present one. Of a
 * refusal `delay` says in how many seconds the seeker is told, as the company wishes where it is absent.
 */
export const moveApplicant = {
  params: IdParams,
  body: z.object({
    pipeline_stage_id: OptionId,
    message: typedText(0, 4000).optional(),
    expected_stage: PipelineKey.optional(),
    delay: RefusalDelay.optional(),
  }),
  /** `undo_id` takes the move back; null where nothing was moved. */
  answer: Applicant.extend({ undo_id: Id.nullable() }),
}
