import type { AccountSetting } from '@hanap/contracts/jobseekers/privacy.schemas'

import type { Generated } from 'kysely'
import type { AccessKind } from './data-access.ts'

type DataAccessesTable = {
  id: Generated<string>
  account_id: string
  recruiter_id: string
  company_id: string
  application_id: string
  job_id: string
  kind: AccessKind
  at: Generated<Date>
}

type ChatAccessesTable = {
  id: Generated<string>
  account_id: string
  recruiter_id: string
  company_id: string
  job_id: string | null
  kind: AccessKind
  at: Generated<Date>
}

type ExportAccessesTable = {
  id: Generated<string>
  account_id: string
  recruiter_id: string
  company_id: string
  job_id: string | null
  at: Generated<Date>
}

type AccountVisibilityTable = { account_id: string; visibility: AccountSetting['visibility'] }

/** Seekers who let verified companies find them. */
type FindableAccountsTable = {
  account_id: string
  at: Generated<Date>
  /** When what companies are shown of them changed last. */
  changed_at: Generated<Date>
}

type TalentViewsTable = {
  id: Generated<string>
  account_id: string
  recruiter_id: string
  company_id: string
  job_id: string | null
  kind: AccessKind
  at: Generated<Date>
}

export type PrivacyTables = {
  findable_accounts: FindableAccountsTable
  data_accesses: DataAccessesTable
  chat_accesses: ChatAccessesTable
  talent_views: TalentViewsTable
  export_accesses: ExportAccessesTable
  account_visibility: AccountVisibilityTable
}
