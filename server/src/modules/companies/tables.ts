import type { Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export interface CompaniesTable {
  id: string
  market: string
  name: string
  name_key: string
  legal_name: string | null
  logo: string | null
  cover: string | null
  industry_id: number | null
  size_id: number | null
  website: string | null
  about: string | null
  locations: WithDefault<string[]>
  benefit_ids: WithDefault<number[]>
  culture_ids: WithDefault<number[]>
  financing_stage_id: WithDefault<number | null>
  is_verified: WithDefault<boolean>
  /** Of companies of one name in a market one has it: imported ads of the name are its own. */
  holds_name: WithDefault<boolean>
  /** The company whose page this is, in another market or since it took the name over. */
  page_of: WithDefault<string | null>
  is_demo: WithDefault<boolean>
  created_at: Generated<Date>
}

export interface BlacklistCompaniesTable {
  account_id: string
  company_id: string
  blocked_at: Generated<Date>
}

export type CompanyTables = {
  companies: CompaniesTable
  blacklist_companies: BlacklistCompaniesTable
}
