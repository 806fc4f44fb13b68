import type { Generated } from 'kysely'

interface HiddenJobsTable {
  account_id: string
  job_id: string
  hidden_at: Generated<Date>
}

interface ViewedJobsTable {
  account_id: string
  job_id: string
  viewed_at: Generated<Date>
}

export type RecommendationTables = {
  hidden_jobs: HiddenJobsTable
  viewed_jobs: ViewedJobsTable
}
