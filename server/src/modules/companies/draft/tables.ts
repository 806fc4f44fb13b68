import type { CompanyDraftFields } from '@hanap/contracts/recruiters/company-draft.schemas'
import type { ColumnType } from 'kysely'
import type { WithDefault } from '../../../db/columns.ts'
import type { CompanyPicturesTable } from '../pictures/tables.ts'

type CompanyDraftsTable = {
  company_id: string
  fields: ColumnType<CompanyDraftFields | null, string | null, string | null>
  revision: WithDefault<number>
  /** Pictures of the page that the draft takes off. */
  removed_picture_ids: WithDefault<string[]>
  changed_by: string | null
  changed_at: WithDefault<Date>
}

export type CompanyDraftTables = {
  company_drafts: CompanyDraftsTable
  company_draft_pictures: CompanyPicturesTable
}
