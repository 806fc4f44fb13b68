import type { CompanyDraftFields } from '@hanap/contracts/recruiters/company-draft.schemas'
import type { ColumnType } from 'kysely'
import type { WithDefault } from '../../../db/columns.ts'

type CompanyDraftsTable = {
  company_id: string
  fields: ColumnType<CompanyDraftFields | null, string, string | null>
  revision: WithDefault<number>
  changed_by: string | null
  changed_at: WithDefault<Date>
}

export type CompanyDraftTables = { company_drafts: CompanyDraftsTable }
