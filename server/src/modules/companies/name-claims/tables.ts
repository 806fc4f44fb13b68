import type { NameClaimState } from '@hanap/contracts/recruiters/name-claims.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../../db/columns.ts'

/** What an accepted claim changed. */
export interface NameChange {
  /** The row that had the name; null where none had. */
  rowId: string | null
  /** The company of which it was a page. */
  rowPageOf: string | null
  /** Whether it became a page of the claimant's, with these pages of its own. */
  becamePage: boolean
  pageIds: readonly string[]
}

type NameClaimsTable = {
  id: string
  company_id: string
  market: string
  name: string
  name_key: string
  /** Who had the name when it was claimed; null where nobody had. */
  holder_id: string | null
  note: string
  state: WithDefault<NameClaimState>
  reason: WithDefault<string | null>
  moved_jobs: WithDefault<number>
  /** Null: not accepted, or before it was kept. */
  gave: ColumnType<NameChange | null, string | null | undefined, string | null>
  claimed_by: string | null
  created_at: Generated<Date>
  decided_at: WithDefault<Date | null>
}

export type NameClaimTables = { name_claims: NameClaimsTable }
