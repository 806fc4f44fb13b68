import type { Stage } from '@hanap/contracts/job-applications/application.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'
import type { KeptAnswer } from './screening.ts'

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
  screening_answers: ColumnType<KeptAnswer[], string, never>
  resume_id: string | null
  source: string
  market: string
  device_id: string | null
  applied_at: Generated<Date>
  opened_at: WithDefault<Date | null>
  answered_at: WithDefault<Date | null>
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

export type ApplicationTables = {
  applications: ApplicationsTable
  application_events: ApplicationEventsTable
}
