import type { ChatState } from '@hanap/contracts/chats/chat.schemas'
import type { CaseKind, operatorActions, VerdictReason } from '@hanap/contracts/operators/cases.calls'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type OperatorAction = (typeof operatorActions)[number]

type OperatorsTable = {
  id: string
  email: string
  email_key: string
  /** Null until the set-up link is used. */
  password_hash: string | null
  /** Base 32. */
  totp_secret: string
  /** Of the last code that was taken: none works twice. */
  totp_step: WithDefault<string | null>
  set_up_hash: Buffer | null
  set_up_expires_at: Date | null
  created_at: Generated<Date>
  removed_at: WithDefault<Date | null>
}

type OperatorSessionsTable = {
  id: string
  token_hash: Buffer
  operator_id: string
  created_at: Generated<Date>
  last_act_at: WithDefault<Date>
  code_tries: WithDefault<number>
  expires_at: Date
}

type CaseClaimsTable = {
  kind: CaseKind
  case_id: string
  operator_id: string
  claimed_until: Date
}

/** What a verdict changed, so that it can be undone. */
export interface Effects {
  /** Ads that it closed. */
  jobIds?: readonly string[]
  /** Accounts that it suspended. */
  accountIds?: readonly string[]
  /** Verifications that it ended, of the company. */
  verificationIds?: readonly string[]
  companyId?: string
  /** A chat that it blocked, with the state before. */
  chat?: { id: string; state: ChatState }
  /** A seeker whose consent to be found it ended. */
  findableId?: string
  /** Nothing is known but the verdict: what it changes is undone whole. */
  isFromCommandLine?: true
}

type OperatorActsTable = {
  id: string
  seq: Generated<string>
  at: Generated<Date>
  /** Null: the command line. */
  operator_id: string | null
  action: OperatorAction
  kind: CaseKind | null
  case_id: string | null
  title: string
  reason: VerdictReason | null
  words: string | null
  account_id: string | null
  company_id: string | null
  effects: ColumnType<Effects, string | undefined, string>
  undone_at: WithDefault<Date | null>
}

export type OperatorTables = {
  operators: OperatorsTable
  operator_sessions: OperatorSessionsTable
  case_claims: CaseClaimsTable
  operator_acts: OperatorActsTable
}
