import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type FollowedCompaniesTable = {
  account_id: string
  company_id: string
  followed_at: Generated<Date>
  /** The company that was followed before its name went over to this one. */
  followed_as: WithDefault<string | null>
  /** Number of the transaction from which on jobs are news. */
  looks_from: ColumnType<string, undefined, string>
  /** News up to here were told. */
  told_seq: WithDefault<string>
  told_at: WithDefault<Date | null>
  /** When what is new is told next; null: nothing is. */
  due_at: WithDefault<Date | null>
}

type CompanyNewsTable = {
  job_id: string
  /** Null: the job was no news. */
  company_id: string | null
  xid: string
  seq: Generated<string>
  found_at: Generated<Date>
}

/** One row: up to where the outbox was followed. */
type PositionTable = {
  xid: string | null
  seq: string | null
}

export type FollowedCompanyTables = {
  followed_companies: FollowedCompaniesTable
  company_news: CompanyNewsTable
  company_news_position: PositionTable
}
