import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { ColumnType, Generated } from 'kysely'
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
  /** Where it stood when its ad was closed, which ended it. */
  closed_from_pipeline_stage_id: WithDefault<number | null>
  /** When its seeker was asked whether they are still interested in an ad that is open again, until they say so. */
  asked_at: WithDefault<Date | null>
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
}
