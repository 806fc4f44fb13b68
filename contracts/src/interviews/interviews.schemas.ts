import { z } from 'zod'
import {
  Empty,
  FileInfo,
  Id,
  IdParams,
  Instant,
  lineText,
  OptionId,
  paged,
  pageText,
  sizeText,
  typedText,
  Url,
} from '../fields.schemas.ts'
import { Interview, InterviewGroup, InterviewOutcome, InterviewState } from './interview.schemas.ts'

const MAX_SLOTS = 5
const MAX_INTERVIEWERS = 10
const MIN_MINUTES = 5
const MAX_MINUTES = 480
const MAX_CAPACITY = 100

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name.includes('/') || name === 'UTC'
  } catch {
    return false
  }
}

const TimeZone = z.string().max(64).refine(isTimeZone)

/** A page of the web; nothing that a press would run. */
const OnlineUrl = Url.regex(/^https?:\/\//i)

const Slots = z
  .array(
    z.object({
      starts_at: z.iso.datetime({ offset: true }),
      minutes: z.int().min(MIN_MINUTES).max(MAX_MINUTES),
      /** Over 1: of a group, made or joined by the company alone. The same time of the same interviewers is the same group. */
      capacity: z.int().min(1).max(MAX_CAPACITY).default(1),
    }),
  )
  .min(1)
  .max(MAX_SLOTS)

const where = {
  place: lineText(1, 300).optional(),
  online_url: OnlineUrl.optional(),
  note: typedText(0, 1000).optional(),
}

export const listInterviews = {
  query: z.object({
    from: Instant.optional(),
    to: Instant.optional(),
    state: InterviewState.optional(),
    application_id: Id.optional(),
    page: pageText,
    size: sizeText(20),
  }),
  answer: z.object({ interviews: z.array(Interview), ...paged }),
}

export const proposeInterview = {
  body: z.object({
    application_id: Id,
    slots: Slots,
    ...where,
    /** Absent: the market's. */
    time_zone: TimeZone.optional(),
    /** Members of the company; absent: whoever proposes. */
    interviewer_ids: z.array(Id).min(1).max(MAX_INTERVIEWERS).optional(),
  }),
  answer: z.object({ interview: Interview }),
}

/** Those that whoever asks interviews alone. */
export const listInterviewGroups = {
  query: z.object({ page: pageText, size: sizeText(20) }),
  answer: z.object({ groups: z.array(InterviewGroup), ...paged }),
}

export const readInterviewGroup = {
  params: IdParams,
  answer: z.object({ group: InterviewGroup, interviews: z.array(Interview) }),
}

export const cancelInterviewGroup = {
  params: IdParams,
  body: z.object({ reason: typedText(1, 500) }),
  answer: z.object({ group: InterviewGroup, interviews: z.array(Interview) }),
}

export const readInterview = { params: IdParams, answer: z.object({ interview: Interview }) }

/** One of `answer`, `check_in` and `outcome`. */
export const changeInterview = {
  params: IdParams,
  body: z
    .object({
      answer: z.enum(['accept', 'decline', 'propose', 'reschedule', 'cancel']).optional(),
      slot_id: Id.optional(),
      slots: Slots.optional(),
      reason: typedText(0, 500).optional(),
      /** With other slots a recruiter may name another place, too. */
      ...where,
      check_in: z.literal(true).optional(),
      outcome: InterviewOutcome.optional(),
    })
    .refine(
      ({ answer, check_in, outcome }) =>
        [answer, check_in, outcome].filter(each => each !== undefined).length === 1,
      { path: ['answer'] },
    ),
  answer: z.object({ interview: Interview }),
}

export const readInterviewCalendar = { params: IdParams, answer: FileInfo }

export const reportInterview = {
  params: IdParams,
  body: z.object({ report_reason_id: OptionId, detail: typedText(0, 1000).optional() }),
  answer: Empty,
}
