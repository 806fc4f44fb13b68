import type { NameClaimState } from '@hanap/contracts/recruiters/name-claims.schemas'
import type { Generated } from 'kysely'
import type { WithDefault } from '../../../db/columns.ts'

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
  claimed_by: string | null
  created_at: Generated<Date>
  decided_at: WithDefault<Date | null>
}

export type NameClaimTables = { name_claims: NameClaimsTable }
