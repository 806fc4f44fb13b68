import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type TalentReportsTable = {
  id: string
  account_id: string
  /** Null: the account was deleted. */
  reporter_id: string | null
  company_id: string
  /** Of `report_talent_reasons`. */
  reason_id: number
  reported_at: Generated<Date>
  reviewed_at: WithDefault<Date | null>
  is_upheld: WithDefault<boolean | null>
  verdict_reason: WithDefault<VerdictReason | null>
  verdict_words: WithDefault<string | null>
  told_at: WithDefault<Date | null>
}

export type TalentTables = { talent_reports: TalentReportsTable }
