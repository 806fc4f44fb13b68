import type { RatingCriteria, Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { z } from 'zod'
import type { WithDefault } from '../../db/columns.ts'
import type { StoredAnswer } from './screening.ts'

export type ApplicationsTable = {
  id: string
  job_id: string
  /** Null: the account was deleted. */
  account_id: ColumnType<string | null, string, null>
  attempt: number
  stage: WithDefault<Stage>
  pipeline_stage_id: number
  company_id: string | null
  recruiter_id: string | null
  first_message: string | null
  screening_answers: ColumnType<StoredAnswer[], string, never>
  resume_id: string | null
  source: string
  market: string
  device_id: string | null
  applied_at: Generated<Date>
  opened_at: WithDefault<Date | null>
  answered_at: WithDefault<Date | null>
  moved_at: WithDefault<Date | null>
  labels: WithDefault<string[]>
  match_percent: WithDefault<number | null>
  matched_at: WithDefault<Date | null>
  /** Where it stood when its ad was closed, which ended it. */
  closed_from_pipeline_stage_id: WithDefault<number | null>
  /** When its seeker was asked whether they are still interested in an ad that is open again, until they say so. */
  asked_at: WithDefault<Date | null>
  /** When recruiters were last reminded that this seeker waits for an answer. */
  reminded_at: WithDefault<Date | null>
  /** The list from which the same device came to the ad. */
  found_by: WithDefault<string | null>
}

export type Author = 'seeker' | 'recruiter'

export type ApplicationEventsTable = {
  id: Generated<string>
  application_id: string
  at: Generated<Date>
  stage: Stage
  pipeline_stage_id: number
  by: Author
  author_id: string
  message: string | null
}

export type ApplicationNotesTable = {
  id: string
  application_id: string
  author_id: string
  text: string
  created_at: Generated<Date>
  edited_at: WithDefault<Date | null>
}

export type ApplicationRatingsTable = {
  application_id: string
  author_id: string
  criteria: ColumnType<z.infer<typeof RatingCriteria>, string, string>
  comment: string | null
  updated_at: WithDefault<Date>
}

type HiringSettingsTable = { company_id: string; refusal_delay_s: number; is_name_blind: boolean }

type ApplicantViewsTable = { account_id: string; position: number; name: string; query: string }

type WaitingRefusalsTable = {
  application_id: string
  due_at: Date
  author_id: string
  message: string | null
  template: string | null
}

type UntoldMovesTable = { event_id: string; template: string | null; due_at: Generated<Date> }

type ApplicationUndosTable = {
  id: string
  company_id: string
  author_id: string
  at: Generated<Date>
  undone_at: WithDefault<Date | null>
}

type ApplicationUndoRowsTable = {
  undo_id: string
  application_id: string
  pipeline_stage_id: number | null
  moved_at: Date | null
  to_pipeline_stage_id: number | null
  opened_at: WithDefault<Date | null>
  answered_at: WithDefault<Date | null>
  label: string | null
}

/** Who is still to be told that an ad was closed or opened again. */
type ClosingNoticesTable = {
  application_id: string
  kind: 'refused' | 'goes_on' | 'reopened'
  message: string | null
  event_id: string | null
  at: Generated<Date>
}

export type ApplicationTables = {
  closing_notices: ClosingNoticesTable
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
  application_notes: ApplicationNotesTable
  application_ratings: ApplicationRatingsTable
  hiring_settings: HiringSettingsTable
  applicant_views: ApplicantViewsTable
  waiting_refusals: WaitingRefusalsTable
  untold_moves: UntoldMovesTable
  application_undos: ApplicationUndosTable
  application_undo_rows: ApplicationUndoRowsTable
}
