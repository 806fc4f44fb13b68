import { z } from 'zod'
import { Id, Instant, typedText } from '../fields.schemas.ts'
import { JobCard, Note } from '../jobs/job.schemas.ts'

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

/** An application as the job's recruiter sees it. */
export const Applicant = z
  .object({
    id: Id,
    job_id: Id,
    job_title: z.string(),
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
    stage: Stage,
    stage_text: z.string(),
    pipeline_stage_id: z.int(),
    timeline: z.array(TimelineEntry),
    first_message: z.string().nullable(),
    screening_answers: z.array(z.object({ question_id: Id, question: z.string(), answer: z.string() })),
    resume: z
      .object({ id: Id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })
      .nullable(),
    chat_id: Id.nullable(),
    applied_at: Instant,
  })
  .meta({ id: 'Applicant' })
export type Applicant = z.infer<typeof Applicant>
