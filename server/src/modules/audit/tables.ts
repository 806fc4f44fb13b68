import type { auditActions } from '@hanap/contracts/recruiters/audit.calls'
import type { ColumnType, Generated } from 'kysely'
import type { MemberRole } from '../../calls/caller.ts'
import type { WithDefault } from '../../db/columns.ts'

export type AuditAction = (typeof auditActions)[number]

/** What the sentence about an act says beside who did it and to whom. */
export interface AuditDetails {
  /** An address, a domain, a number, or a name that somebody chose. */
  value?: string
  role?: MemberRole
  formerRole?: MemberRole
  job?: string
  count?: number
  /** Of a company's page. */
  fields?: readonly CompanyPageField[]
}

type CompanyPageField =
  | 'industry_id'
  | 'size_id'
  | 'website'
  | 'about'
  | 'logo'
  | 'cover'
  | 'photos'
  | 'benefit_ids'
  | 'culture_ids'
  | 'financing_stage_id'
  | 'locations'

type AuditEntriesTable = {
  id: string
  seq: Generated<string>
  company_id: string
  action: AuditAction
  actor_kind: 'member' | 'token' | 'operator' | 'server'
  actor_id: string | null
  subject_id: WithDefault<string | null>
  details: ColumnType<AuditDetails, string, never>
  at: Generated<Date>
}

export type AuditTables = { audit_entries: AuditEntriesTable }
