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
  pageText,
  sizeText,
  typedText,
} from '../fields.schemas.ts'
import { Application } from '../job-applications/application.schemas.ts'
import { JobSearchAnswer, JobSearchInput } from '../search/search.schemas.ts'
import { JobCard, JobDetail, Note } from './job.schemas.ts'

const Device = z.object({ device: z.string().max(40).optional(), source: z.string().max(40).optional() })

export const SavedJob = z
  .object({
    id: Id,
    job_id: Id,
    saved_at: Instant,
    job: JobCard,
    note: Note.nullable(),
    /** What the page knew of it (call 012): the title as it was looked for, for which preference, and the device. */
    job_title_id: OptionId.nullable(),
    preference_id: Id.nullable(),
    device_uuid: z.string().nullable(),
    device_udid: z.string().nullable(),
  })
  .meta({ id: 'SavedJob' })
export type SavedJob = z.infer<typeof SavedJob>

export const JobNote = z.object({ job_id: Id, job: JobCard, note: Note.nullable() }).meta({ id: 'JobNote' })
export type JobNote = z.infer<typeof JobNote>

export const searchJobsByBody = { body: JobSearchInput, answer: JobSearchAnswer }

export const similarJobs = {
  query: z.object({ job_id: Id, size: sizeText(5) }),
  answer: z.object({ jobs: z.array(JobCard) }),
}

export const readJob = { params: IdParams, answer: JobDetail }

export const readStaticJob = { params: IdParams, answer: JobDetail }

export const viewJob = {
  params: IdParams,
  body: Device.extend({ query_id: z.string().max(40).optional() }),
  answer: Empty,
}

export const clickExternalJob = { params: IdParams, answer: z.object({ apply_url: z.string() }) }

export const reportJob = {
  params: IdParams,
  body: z.object({ report_reason_id: z.int().min(1).max(10), detail: typedText(0, 2000).optional() }),
  answer: Empty,
}

export const recordHotSearch = {
  body: Device.extend({
    page: z.string().max(40).optional(),
    query: z.string().max(200),
    job_title_id: OptionId.optional(),
  }),
  answer: Empty,
}

export const isJobSaved = { params: IdParams, answer: z.object({ is_saved: z.boolean(), id: Id.nullable() }) }

const SavedJobList = z.object({ jobs: z.array(SavedJob), ...paged })

export const listSavedJobs = {
  query: z.object({
    sort: integerText(1, 2).default(1),
    page: pageText,
    size: sizeText(30),
    /** Only those that were saved for this preference. */
    preference_id: Id.optional(),
  }),
  answer: SavedJobList,
}

export const readSavedJob = { params: z.object({ jobId: Id }), answer: SavedJob }

export const listJobNotes = {
  query: z.object({ page: pageText, size: sizeText(30) }),
  answer: z.object({ notes: z.array(JobNote), ...paged }),
}

export const readJobNote = { params: IdParams, answer: JobNote }

export const writeJobNote = {
  params: IdParams,
  body: z.object({ text: typedText(1, 2000) }),
  answer: JobNote,
}

export const deleteJobNote = { params: IdParams, answer: Empty }

export const saveJob = { body: z.object({ job_id: Id }), answer: SavedJob }

export const unsaveJob = { params: IdParams, answer: Empty }

export const createSavedJob = {
  body: z.object({
    job_id: Id,
    job_title_id: OptionId.optional(),
    preference_id: Id.optional(),
    device_uuid: lineText(0, 80).optional(),
    device_udid: lineText(0, 80).optional(),
  }),
  answer: SavedJob,
}

export const deleteSavedJob = { params: IdParams, answer: Empty }

export const readAppliedJob = { params: z.object({ jobId: Id }), answer: Application }

export const withdrawApplication = { params: IdParams, answer: Application }

export const confirmInterest = {
  params: IdParams,
  body: z.object({ is_interested: z.boolean() }),
  answer: Application,
}
