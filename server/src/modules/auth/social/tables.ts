import type { SocialType } from '@hanap/contracts/auth/social.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { AuthTables } from '../tables.ts'

type SocialLoginsTable = {
  provider: SocialType
  subject: string
  account_id: string
  created_at: Generated<Date>
  last_used_at: ColumnType<Date, Date | undefined, Date>
}

type SocialFlowsTable = {
  token_hash: Buffer
  state_hash: Buffer
  provider: SocialType
  redirect_uri: string
  code_verifier: string
  nonce: string
  posted: ColumnType<string | null, string | null | undefined, string | null>
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Generated<Date>
  expires_at: Date
}

export type SocialTables = AuthTables & {
  social_logins: SocialLoginsTable
  social_flows: SocialFlowsTable
}
