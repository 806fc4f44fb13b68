import type { MemberRole } from '../../calls/caller.ts'

type CompanyRequestsTable = {
  account_id: string
  company_name: string
  /** Null until somebody was asked. */
  company_id: string | null
  asked_at: Date | null
}

type CompanyInvitationsTable = {
  id: string
  token_hash: Buffer
  company_id: string
  email: string
  email_key: string
  role: MemberRole
  expires_at: Date
}

export type RecruiterTables = {
  company_requests: CompanyRequestsTable
  company_invitations: CompanyInvitationsTable
}
