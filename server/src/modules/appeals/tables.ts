import type { CaseKind, VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { WithDefault } from '../../db/columns.ts'

/** What a verdict was about: a case of the queue, or an account or company that was suspended. */
export type AppealedKind = CaseKind | 'account' | 'company'

type AppealsTable = {
  id: string
  token_hash: Buffer
  /** The verdict: two who may appeal against one have a right each and one appeal. */
  verdict_key: string
  kind: AppealedKind
  case_id: string
  title: string
  /** Of the verdict. */
  reason: VerdictReason | null
  words: string | null
  /** Whose right it is; null: the account is gone. */
  account_id: string | null
  company_id: string | null
  granted_at: WithDefault<Date>
  expires_at: Date
  text: WithDefault<string | null>
  made_at: WithDefault<Date | null>
  decided_at: WithDefault<Date | null>
  is_upheld: WithDefault<boolean | null>
  decided_reason: WithDefault<VerdictReason | null>
  decided_words: WithDefault<string | null>
  told_at: WithDefault<Date | null>
}

export type AppealTables = { appeals: AppealsTable }
