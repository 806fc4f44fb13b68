import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { VerificationKind, VerificationState } from '@hanap/contracts/recruiters/verification.schemas'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../../db/columns.ts'

type CompanyDocumentsTable = {
  id: string
  company_id: string
  account_id: string | null
  name: string
  mime: string
  /** Null once it is no longer needed. */
  content: Buffer | null
  uploaded_at: Generated<Date>
}

export type VerificationProblem = 'record_missing' | 'lookup_failed' | 'failing'

type CompanyVerificationsTable = {
  id: string
  company_id: string
  kind: VerificationKind
  value: string
  value_key: string
  domain: string | null
  state: WithDefault<VerificationState>
  code_hash: WithDefault<Buffer | null>
  code_tries: WithDefault<number>
  code_expires_at: WithDefault<Date | null>
  token: WithDefault<string | null>
  document_id: WithDefault<string | null>
  problem: WithDefault<VerificationProblem | null>
  reason: WithDefault<string | null>
  /** Of a list, where the operator chose one. */
  reason_key: WithDefault<VerdictReason | null>
  started_by: string | null
  created_at: WithDefault<Date>
  checked_at: WithDefault<Date | null>
  looked_at: WithDefault<Date | null>
  failing_since: WithDefault<Date | null>
  told_at: WithDefault<Date | null>
}

export type VerificationTables = {
  company_documents: CompanyDocumentsTable
  company_verifications: CompanyVerificationsTable
}
