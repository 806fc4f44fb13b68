import type {
  InterviewOutcome,
  InterviewSide,
  InterviewState,
} from '@hanap/contracts/interviews/interview.schemas'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type InterviewsTable = {
  id: string
  application_id: string
  job_id: string
  /** As it was when the first slots were proposed: calendars know the interview by it. */
  job_title: string
  company_id: string
  company_name: string | null
  /** Null: the account was deleted. */
  seeker_id: string | null
  recruiter_id: string | null
  chat_id: string | null
  state: InterviewState
  proposed_by: InterviewSide
  slot_id: WithDefault<string | null>
  /** Of the slot that was taken, else of the first. */
  starts_at: Date
  /** Of the slot that was taken, else of the last. */
  ends_at: Date
  place: string | null
  online_url: string | null
  note: string | null
  time_zone: string
  reason: WithDefault<string | null>
  sequence: WithDefault<number>
  seeker_checked_in_at: WithDefault<Date | null>
  recruiter_checked_in_at: WithDefault<Date | null>
  outcome: WithDefault<InterviewOutcome | null>
  /** Whether it was cancelled within six hours before its time; who did stands beside it. */
  is_late_cancel: WithDefault<boolean>
  /** Null: nobody, or what it was about ended. */
  cancelled_by: WithDefault<InterviewSide | null>
  created_at: Generated<Date>
  updated_at: WithDefault<Date>
}

export type InterviewSlotsTable = {
  id: string
  interview_id: string
  starts_at: Date
  minutes: number
  /** Null: of this applicant alone. */
  group_id: WithDefault<string | null>
}

/** A time that several applicants take together, until its capacity is reached. */
export type InterviewGroupsTable = {
  id: string
  company_id: string
  /** Sorted. */
  interviewer_ids: string[]
  starts_at: Date
  ends_at: Date
  capacity: number
  created_at: Generated<Date>
  cancelled_at: WithDefault<Date | null>
}

type InterviewGroupPlacesTable = { interview_id: string; group_id: string }

type InterviewInterviewersTable = { interview_id: string; account_id: string }

/** Taken time: two of one interviewer's never overlap. A group's is that of one of its interviews. */
type InterviewBookingsTable = {
  interview_id: string
  interviewer_id: string
  starts_at: Date
  ends_at: Date
}

/** `day` and `hour` remind; `expire` and `lapse` end. */
export type TimerKind = 'day' | 'hour' | 'expire' | 'lapse'

type InterviewTimersTable = { interview_id: string; kind: TimerKind; due_at: Date }

type InterviewReportsTable = {
  interview_id: string
  reporter_id: string
  side: InterviewSide
  reason_id: number
  detail: string | null
  reported_at: WithDefault<Date>
  /** Null: no operator has looked at it. */
  reviewed_at: WithDefault<Date | null>
  is_upheld: WithDefault<boolean | null>
  verdict_reason: WithDefault<VerdictReason | null>
  verdict_words: WithDefault<string | null>
  told_at: WithDefault<Date | null>
}

export type InterviewTables = {
  interviews: InterviewsTable
  interview_slots: InterviewSlotsTable
  interview_groups: InterviewGroupsTable
  interview_group_places: InterviewGroupPlacesTable
  interview_interviewers: InterviewInterviewersTable
  interview_bookings: InterviewBookingsTable
  interview_timers: InterviewTimersTable
  interview_reports: InterviewReportsTable
}
