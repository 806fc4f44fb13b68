import type { Generated } from 'kysely'

interface CareerDraftsTable {
  account_id: string
  job_preference_id: string
  attempt: string
  text: string | null
  begun_at: Generated<Date>
}

export type CareerSummaryTables = { career_drafts: CareerDraftsTable }
