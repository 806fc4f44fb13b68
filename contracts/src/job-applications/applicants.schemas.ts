import { z } from 'zod'
import {
  Empty,
  FileInfo,
  flagText,
  Id,
  IdParams,
  Instant,
  integerText,
  lineText,
  listText,
  OptionId,
  optionIdText,
  pageText,
  typedText,
} from '../fields.schemas.ts'
import { InterviewState } from '../interviews/interview.schemas.ts'
import { VideoResume } from '../jobseekers/video-resumes.schemas.ts'
import { Applicant, ApplicantRating, PipelineKey, Stage, TeamNote } from './application.schemas.ts'

/** In seconds: none to 24 hours. */
export const RefusalDelay = z.int().min(0).max(86_400)

const Label = lineText(1, 40)
const Day = z.iso.date()

/**
 * Which applicants are meant. Nothing in it is age, sex, photo, nationality or family, and nothing else sorts them. `stage` is what a
 * seeker sees, `pipeline_stage_id` and `pipeline_stage` are single stages of the pipeline; `answer` is “question id:answer”, with
 * “>=” or “<=” before a number, or words of any answer; `moved_from` and `moved_to` are days. `overdue`: who waits for an answer for
 * 45 days since the last move or interview, or as long as the law of the job's market allows.
 */
const filterFields = {
  job_id: Id.optional(),
  stage: Stage.optional(),
  pipeline_stage: PipelineKey.optional(),
  label: lineText(0, 40).optional(),
  answer: lineText(0, 200).optional(),
  skill: lineText(0, 60).optional(),
  moved_from: Day.optional(),
  moved_to: Day.optional(),
  query: lineText(0, 100).optional(),
}

const sorts = ['date', 'match', 'moved'] as const

/** The filters in an address. `sort` is by date, the newest first; by match; or who was moved longest ago. */
export const ApplicantQuery = z.object({
  ...filterFields,
  pipeline_stage_id: listText(optionIdText).optional(),
  verified: flagText.optional(),
  overdue: flagText.optional(),
  sort: z.enum(sorts).default('date'),
})

/** The same filters in a body; `ids` are those that were chosen one by one. */
export const ApplicantFilter = z.strictObject({
  ...filterFields,
  pipeline_stage_id: z.union([OptionId.transform(id => [id]), z.array(OptionId).max(20)]).optional(),
  verified: z.boolean().optional(),
  overdue: z.boolean().optional(),
  ids: z.array(Id).max(1000).optional(),
})
export type ApplicantFilter = z.infer<typeof ApplicantFilter>

/** With `pipeline_stage_id` one column and its page, else the first page of each. */
export const readApplicantBoard = {
  query: ApplicantQuery.omit({ stage: true, pipeline_stage: true }).extend({
    page: pageText,
    size: integerText(1, 50).default(10),
  }),
  answer: z.object({
    job: z.object({ id: Id, job_title: z.string(), needs_verification: z.boolean() }).nullable(),
    stages: z.array(
      z.object({
        id: OptionId,
        key: PipelineKey,
        text: z.string(),
        count: z.int(),
        page: z.int(),
        total_pages: z.int(),
        applications: z.array(Applicant),
      }),
    ),
  }),
}

export const exportApplicants = {
  query: ApplicantQuery.extend({ format: z.enum(['csv', 'json']) }),
  answer: FileInfo,
}

/** What a seeker's profile says of their work. Where names are hidden, dates and links are, too. */
export const ApplicantProfile = z.object({
  headline: z.string().nullable(),
  about: z.string().nullable(),
  location: z.string().nullable(),
  experience: z.string().nullable(),
  skills: z.array(z.string()),
  work_experiences: z.array(
    z.object({
      job_title: z.string(),
      company_name: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      is_currently_working: z.boolean(),
      description: z.string().nullable(),
    }),
  ),
  educations: z.array(
    z.object({
      school: z.string(),
      degree: z.string().nullable(),
      field_of_study: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      description: z.string().nullable(),
    }),
  ),
  licences: z.array(
    z.object({
      title: z.string(),
      issuing_organisation: z.string().nullable(),
      issue_date: z.string().nullable(),
      expiry_date: z.string().nullable(),
    }),
  ),
  websites: z.array(z.object({ title: z.string().nullable(), url: z.string() })),
})
export type ApplicantProfile = z.infer<typeof ApplicantProfile>

/** A ready-made message in the applicant's language. */
const MessageTemplate = z.object({ key: z.string(), name: z.string(), text: z.string() })
export type MessageTemplate = z.infer<typeof MessageTemplate>

export const ApplicantDetail = Applicant.extend({
  /** Null: the account was deleted, or the application taken back. */
  profile: ApplicantProfile.nullable(),
  /** What was read in the resume's file; null where it has no text, or none is shown. */
  resume_text: z.string().nullable(),
  video_resumes: z.array(VideoResume),
  interviews: z.array(
    z.object({
      id: Id,
      state: InterviewState,
      starts_at: Instant,
      time_zone: z.string(),
      recruiter_name: z.string().nullable(),
    }),
  ),
  /** To the company, the newest first. */
  previous_applications: z.array(
    z.object({ id: Id, job_title: z.string(), stage_text: z.string(), applied_at: Instant }),
  ),
  /** Who else may see all of this. */
  readers: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
  templates: z.array(MessageTemplate),
}).meta({ id: 'ApplicantDetail' })
export type ApplicantDetail = z.infer<typeof ApplicantDetail>

/** It marks nothing as viewed; call 121 does. */
export const readApplicant = { params: IdParams, answer: z.object({ application: ApplicantDetail }) }

/** Why a resume has no drawn pages: it is no PDF, asks for a password, or nobody could draw it. */
const ResumePagesProblem = z.enum(['not_pdf', 'locked', 'unreadable', 'too_large'])

/** `num_of_pages` counts those too that were not drawn: at most the first 20 are. Sizes are in pixels. */
export const readResumePages = {
  params: IdParams,
  answer: z.object({
    problem: ResumePagesProblem.nullable(),
    num_of_pages: z.int(),
    pages: z.array(z.object({ number: z.int(), width: z.int(), height: z.int(), url: z.string() })),
  }),
}

/** `page` counts from 1. */
export const readResumePage = { params: IdParams.extend({ page: integerText(1, 1000) }), answer: FileInfo }

export const writeApplicantNote = {
  params: IdParams,
  body: z.object({ text: typedText(1, 4000) }),
  answer: z.object({ note: TeamNote }),
}

const NoteParams = IdParams.extend({ note_id: Id })

export const changeApplicantNote = {
  params: NoteParams,
  body: z.object({ text: typedText(1, 4000) }),
  answer: z.object({ note: TeamNote }),
}

export const deleteApplicantNote = { params: NoteParams, answer: Empty }

const Criterion = lineText(1, 40)
const Score = z.int().min(1).max(5)

/** A score from 1 to 5 by criterion: as an object, or as a list of keys and scores. */
export const rateApplicant = {
  params: IdParams,
  body: z.object({
    criteria: z
      .union([
        z.record(Criterion, Score),
        z
          .array(z.object({ key: Criterion, score: Score }))
          .transform(list => Object.fromEntries(list.map(({ key, score }) => [key, score]))),
      ])
      .refine(criteria => {
        const { length } = Object.keys(criteria)
        return length > 0 && length <= 10
      }),
    comment: typedText(0, 2000).optional(),
  }),
  answer: z.object({ rating: ApplicantRating }),
}

const MAX_LABELS = 10

export const labelApplicant = {
  params: IdParams,
  body: z.object({ labels: z.array(Label).max(MAX_LABELS) }),
  answer: z.object({ labels: z.array(z.string()) }),
}

/**
 * A stage to move to, or a label to add. `expected_num` is how many the filter means to who asks; 409 with the present number when it
 * differs. Who cannot be moved there is none of them: hired ones, those who withdrew. `template` is a ready-made message, told to each
 * in their own language.
 */
export const changeApplicants = {
  body: z
    .object({
      filter: ApplicantFilter,
      expected_num: z.int().min(0),
      pipeline_stage_id: OptionId.optional(),
      label: Label.optional(),
      message: typedText(0, 4000).optional(),
      template: lineText(1, 40).optional(),
      delay: RefusalDelay.optional(),
    })
    .refine(({ pipeline_stage_id, label }) => (pipeline_stage_id === undefined) !== (label === undefined), {
      path: ['pipeline_stage_id'],
    }),
  answer: z.object({ undo_id: Id, num: z.int() }),
}

/** `num` are those that stood as the change had left them. */
export const undoApplicantChange = {
  body: z.object({ undo_id: Id }),
  answer: z.object({ num: z.int() }),
}

/** `refusal_delay` in seconds. */
const HiringSettings = z.object({ refusal_delay: RefusalDelay, is_name_blind: z.boolean() })

export const readHiringSettings = { answer: z.object({ settings: HiringSettings }) }

export const changeHiringSettings = {
  body: HiringSettings.partial(),
  answer: z.object({ settings: HiringSettings }),
}

const MAX_VIEWS = 20

/** `query` is what stands in the list's address, without a question mark. */
const ApplicantView = z.object({ name: lineText(1, 60), query: lineText(0, 1000) })

export const listApplicantViews = { answer: z.object({ views: z.array(ApplicantView) }) }

export const saveApplicantViews = {
  body: z.object({ views: z.array(ApplicantView).max(MAX_VIEWS) }),
  answer: z.object({ views: z.array(ApplicantView) }),
}
