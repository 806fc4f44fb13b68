import { z } from 'zod'
import { Id, Instant, typedText } from '../fields.schemas.ts'
import { JobCard, JobMatch, JobStatus, Note } from '../jobs/job.schemas.ts'

/** Stages that a seeker sees. */
export const Stage = z.enum([
  'applied',
  'viewed',
  'in_review',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
])
export type Stage = z.infer<typeof Stage>

/** Keys of `pipeline_stage_lists`, in the order of a pipeline. */
export const PipelineKey = z.enum([
  'applied',
  'viewed',
  'in_review',
  'shortlisted',
  'phone_screen',
  'assessment',
  'interview',
  'final_interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
])
export type PipelineKey = z.infer<typeof PipelineKey>

/** An answer to a screening question, checked against the job's questions by their type. */
export const ScreeningAnswer = z.object({
  question_id: Id,
  answer: z.union([z.boolean(), z.number(), typedText(0, 2000)]),
})
export type ScreeningAnswer = z.infer<typeof ScreeningAnswer>

/** A change of stage with its time and author. `text` is the recruiter's message, else the stage's text. */
export const TimelineEntry = z.object({
  stage: Stage,
  at: Instant,
  by: z.enum(['seeker', 'recruiter']),
  text: z.string(),
})

export const Application = z
  .object({
    id: Id,
    job: JobCard,
    stage: Stage,
    stage_text: z.string(),
    timeline: z.array(TimelineEntry),
    first_message: z.string().nullable(),
    screening_answers: z.array(z.object({ question_id: Id, question: z.string(), answer: z.string() })),
    chat_id: Id.nullable(),
    resume_id: Id.nullable(),
    can_withdraw: z.boolean(),
    /** Whether it ended with its ad, which is open again: the seeker is asked whether they are still interested. */
    is_asked: z.boolean(),
    receipt: z.object({ number: z.string(), at: Instant }),
    /** The seeker's own, on the job. */
    note: Note.nullable(),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof Application>

/** What a member of the team wrote about an applicant; the seeker never sees it. */
export const TeamNote = z
  .object({
    id: Id,
    text: z.string(),
    /** Null: who wrote it is of the company no more. */
    author: z.object({ id: Id, name: z.string() }).nullable(),
    created_at: Instant,
    /** When its author last changed it. */
    edited_at: Instant.nullable(),
  })
  .meta({ id: 'TeamNote' })
export type TeamNote = z.infer<typeof TeamNote>

/** From 1 to 5 by criterion. */
export const RatingCriteria = z.record(z.string(), z.int().min(1).max(5))

const GivenRating = z.object({
  criteria: RatingCriteria,
  comment: z.string().nullable(),
  updated_at: Instant,
})

/** What the caller and colleagues think of an applicant: others' stay unseen until the caller's own is given. */
export const ApplicantRating = z
  .object({
    own: GivenRating.nullable(),
    others: z.array(GivenRating.extend({ author: z.object({ id: Id, name: z.string() }) })).nullable(),
  })
  .meta({ id: 'ApplicantRating' })
export type ApplicantRating = z.infer<typeof ApplicantRating>

/** What an applicant's profile says first: the latest work, how long they have worked, and where they live. */
export const ApplicantBackground = z.object({
  job_title: z.string().nullable(),
  company_name: z.string().nullable(),
  experience: z.string().nullable(),
  location: z.string().nullable(),
})
export type ApplicantBackground = z.infer<typeof ApplicantBackground>

/** An application as the job's recruiter sees it. */
export const Applicant = z
  .object({
    id: Id,
    job_id: Id,
    job_title: z.string(),
    job: z.object({ id: Id, job_title: z.string(), job_url: z.string(), status_key: JobStatus }),
    /** Whether the company hides at this stage who it is: names, photo, contact, links, file and dates are left out. */
    is_blind: z.boolean(),
    seeker: z.object({
      first_name: z.string(),
      last_name: z.string(),
      /** Address of the photo. */
      avatar: z.string().nullable(),
      email: z.string().nullable(),
      /** E.164. */
      contact_number: z.string().nullable(),
      /** The same as its country writes it. */
      contact_number_text: z.string().nullable(),
      /** By Singpass alone; nothing that seekers say of themselves sets it. */
      is_identity_verified: z.boolean(),
    }),
    /** Null: the account was deleted, or the application taken back. */
    background: ApplicantBackground.nullable(),
    /** Of the pipeline's stage: a refusal that waits is told to the seeker later. */
    stage: Stage,
    stage_text: z.string(),
    pipeline_stage_id: z.int(),
    pipeline_stage_key: PipelineKey,
    /** Until when a refusal waits, which an undo takes back unseen; null where nothing waits. */
    told_at: Instant.nullable(),
    timeline: z.array(TimelineEntry),
    first_message: z.string().nullable(),
    /** `is_disqualifying`: the ad names this answer as one that disqualifies. A mark for the team and nothing more. */
    screening_answers: z.array(
      z.object({
        question_id: Id,
        question: z.string(),
        answer: z.string(),
        is_disqualifying: z.boolean(),
      }),
    ),
    resume: z
      .object({ id: Id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })
      .nullable(),
    /** In lists the percentage alone, where it is known; an applicant's own answer has the parts. */
    match: JobMatch.nullable(),
    labels: z.array(z.string()),
    rating: ApplicantRating,
    /** The newest first. */
    notes: z.array(TeamNote),
    chat_id: Id.nullable(),
    applied_at: Instant,
    /** When a recruiter last moved it; as it was sent, where nobody did. */
    moved_at: Instant,
  })
  .meta({ id: 'Applicant' })
export type Applicant = z.infer<typeof Applicant>
