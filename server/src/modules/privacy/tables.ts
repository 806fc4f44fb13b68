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

type AccountVisibilityTable = { account_id: string; visibility: AccountSetting['visibility'] }

export type PrivacyTables = {
  data_accesses: DataAccessesTable
  chat_accesses: ChatAccessesTable
  account_visibility: AccountVisibilityTable
}
