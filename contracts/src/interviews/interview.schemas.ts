import { z } from 'zod'
import { Id, Instant } from '../fields.schemas.ts'

/**
 * `proposed`: one side waits for the other's answer. `missed`: somebody did not come. `unconfirmed`: nobody said within seven days
 * what became of it; it is in no number.
 */
export const InterviewState = z.enum([
  'proposed',
  'accepted',
  'declined',
  'expired',
  'cancelled',
  'held',
  'missed',
  'unconfirmed',
])
export type InterviewState = z.infer<typeof InterviewState>

export const InterviewSide = z.enum(['seeker', 'recruiter'])
export type InterviewSide = z.infer<typeof InterviewSide>

export const InterviewOutcome = z.enum(['held', 'missed_by_seeker', 'missed_by_recruiter'])
export type InterviewOutcome = z.infer<typeof InterviewOutcome>

/** What somebody can do with an interview. */
export const InterviewAct = z.enum(['accept', 'decline', 'propose', 'cancel', 'check_in', 'outcome'])
export type InterviewAct = z.infer<typeof InterviewAct>

export const InterviewSlot = z.object({
  id: Id,
  starts_at: Instant,
  minutes: z.int(),
  /** Whether another interview of the seeker's lies there; told to the seeker alone. */
  has_clash: z.boolean(),
  /** Told to the company alone; null where it is one applicant's. */
  group_id: Id.nullable(),
  /** How many applicants can take it together; 1: this one alone. */
  capacity: z.int(),
  /** Null where it is one applicant's alone. */
  places_left: z.int().nullable(),
})

/** A time that several applicants take together. */
export const InterviewGroup = z
  .object({
    id: Id,
    starts_at: Instant,
    minutes: z.int(),
    capacity: z.int(),
    places_left: z.int(),
    is_cancelled: z.boolean(),
  })
  .meta({ id: 'InterviewGroup' })
export type InterviewGroup = z.infer<typeof InterviewGroup>

export const Interview = z
  .object({
    id: Id,
    application_id: Id,
    /** Null where the two have no chat. */
    chat_id: Id.nullable(),
    state: InterviewState,
    /** Whose proposal the slots are. */
    proposed_by: InterviewSide,
    slots: z.array(InterviewSlot),
    /** The slot that was taken. */
    slot_id: Id.nullable(),
    place: z.string().nullable(),
    /** From acceptance on. */
    online_url: z.string().nullable(),
    note: z.string().nullable(),
    /** IANA: of the place. */
    time_zone: z.string(),
    interviewers: z.array(z.object({ id: Id, name: z.string() })),
    checked_in: z.object({ seeker: z.boolean(), recruiter: z.boolean() }),
    outcome: InterviewOutcome.nullable(),
    /** Grows with each change that calendars are told of. */
    sequence: z.int(),
    /** Why it was moved, declined or cancelled. */
    reason: z.string().nullable(),
    /** Whether it was cancelled within six hours before its time. */
    is_late_cancel: z.boolean(),
    /** Where it was: how often the side that did so has within twelve months, of all its interviews; else 0. */
    late_cancel_num: z.int(),
    job: z.object({ id: Id, title: z.string(), company_name: z.string().nullable() }),
    other: z.object({ kind: InterviewSide, name: z.string(), avatar: z.string().nullable() }),
    /** What whoever asks can do with it now. */
    acts: z.array(InterviewAct),
    /** Whether whoever asks has reported it. */
    is_reported: z.boolean(),
  })
  .meta({ id: 'Interview' })
export type Interview = z.infer<typeof Interview>
