import type { ScreeningQuestion } from '@hanap/contracts/jobs/job.schemas'
import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

/** Read as text: PostgreSQL's numeric. */
type Numeric = ColumnType<string | null, number | null | undefined, number | null>
/** A calendar day, `YYYY-MM-DD`, set by the database. */
type JobDay = ColumnType<Date, string, string>

export type StoredJobStatus = 'active' | 'closed' | 'expired' | 'hidden'

export interface JobsTable {
  id: string
  market: string
  source: string
  source_id: string
  source_hash: string
  company_id: string | null
  recruiter_id: string | null
  title: string
  description: string
  requirements: string | null
  language: string | null
  status: WithDefault<StoredJobStatus>
  salary_from: Numeric
  salary_to: Numeric
  salary_period: 'hour' | 'day' | 'week' | 'month' | 'year' | 'once' | null
  currency: string | null
  is_salary_hidden: WithDefault<boolean>
  job_type_id: number | null
  workplace: 'on_site' | 'hybrid' | 'remote' | null
  xp_lvl_id: number | null
  degree_id: number | null
  location_id: number | null
  region_id: number | null
  address: string | null
  latitude: number | null
  longitude: number | null
  category_id: number | null
  main_function_id: number | null
  job_function_id: number | null
  function_title_id: number | null
  industry_id: number | null
  skills: WithDefault<string[]>
  benefit_ids: WithDefault<number[]>
  /** Of `job_attractive_reasons`. */
  attractive_reason_ids: WithDefault<number[]>
  screening_questions: ColumnType<ScreeningQuestion[], string | undefined, string>
  external_apply_url: string | null
  is_urgent: WithDefault<boolean>
  is_featured: WithDefault<boolean>
  is_demo: WithDefault<boolean>
  first_posted_at: Date
  published_at: Date
  refreshed_at: Date
  expires_at: Date | null
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface JobChangesTable {
  job_id: string
  at: ColumnType<Date, Date | undefined, Date>
  change: 'posted' | 'edited' | 'refreshed' | 'closed'
}

interface JobGroupsTable {
  job_id: string
  group_id: string
  group_key: string
  sketch: Buffer
}

interface JobReportsTable {
  job_id: string
  reporter: string
  is_account: boolean
  reason_id: number
  detail: string | null
  at: Generated<Date>
  reviewed_at: Date | null
  /** An operator's verdict; null until then. */
  is_upheld: WithDefault<boolean | null>
  verdict_reason: WithDefault<VerdictReason | null>
  verdict_words: WithDefault<string | null>
  /** False: both sides are to be told of the verdict. */
  is_told: WithDefault<boolean | null>
}

interface JobReportAnswersTable {
  job_id: string
  author_id: string | null
  text: string
  answered_at: WithDefault<Date>
}

interface JobViewsTable {
  job_id: string
  day: JobDay
  device_id: string
  device: string
  source: string | null
  query_id: string | null
  market: string | null
  language: string | null
  at: WithDefault<Date | null>
}

interface JobExternalClicksTable {
  job_id: string
  day: JobDay
  device_id: string
  at: WithDefault<Date | null>
}

interface HotSearchesTable {
  market: string
  day: JobDay
  device_id: string
  query: string
  title_id: number | null
}

/** Which ads a feed held when it was last read: see `import/seen.ts`. */
interface JobImportsTable {
  source: string
  source_id: string
  feed: string
  run: string
}

interface JobOverridesTable {
  job_id: string
  columns: ColumnType<object, string, string>
  is_closed: WithDefault<boolean>
}

interface JobNotesTable {
  account_id: string
  job_id: string
  text: string
  updated_at: WithDefault<Date>
}

interface SavedJobsTable {
  id: string
  account_id: string
  job_id: string
  saved_at: WithDefault<Date>
}

export type JobTables = {
  saved_jobs: SavedJobsTable
  job_notes: JobNotesTable
  job_imports: JobImportsTable
  job_overrides: JobOverridesTable
  jobs: JobsTable
  job_changes: JobChangesTable
  job_groups: JobGroupsTable
  job_reports: JobReportsTable
  job_report_answers: JobReportAnswersTable
  job_views: JobViewsTable
  job_external_clicks: JobExternalClicksTable
  hot_searches: HotSearchesTable
}
