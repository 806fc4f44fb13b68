import type { CloseReason } from '@hanap/contracts/recruiters/close-reasons'
import type { Ad } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type EmployerAdsTable = {
  /** The job's, once it is published. */
  id: string
  company_id: string
  market: string
  ad: ColumnType<Ad, string, string>
  revision: WithDefault<number>
  /** Null: a draft, of which there is no job. */
  published_at: WithDefault<Date | null>
  close_reason: WithDefault<CloseReason | null>
  created_at: Generated<Date>
  updated_at: WithDefault<Date>
}

export type EmployerJobTables = { employer_ads: EmployerAdsTable }
