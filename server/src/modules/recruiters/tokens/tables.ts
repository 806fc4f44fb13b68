import type { tokenScopes } from '@hanap/contracts/recruiters/programs/tokens.calls'
import type { Generated } from 'kysely'

export type TokenScope = (typeof tokenScopes)[number]

type ApiTokensTable = {
  id: string
  company_id: string
  account_id: string
  name: string
  secret_hash: Buffer
  hint: string
  scopes: TokenScope[]
  created_at: Generated<Date>
  last_used_at: Date | null
}

export type TokenTables = { api_tokens: ApiTokensTable }
