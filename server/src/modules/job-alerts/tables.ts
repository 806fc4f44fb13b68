import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { ColumnType, Generated } from 'kysely'
import type { WithDefault } from '../../db/columns.ts'

export type Frequency = 'instant' | 'daily' | 'weekly'

export type AlertsTable = {
  id: string
  account_id: string
  market: string
  language: string
  keyword: string
  filters: ColumnType<AlertFilters, string, string>
  frequency: Frequency
  is_active: WithDefault<boolean>
  is_confirmed: boolean
  /** Where a visitor made it; null once it is of an account whose address is confirmed. */
  device_id: WithDefault<string | null>
  created_at: Generated<Date>
  /** Number of the transaction from which on jobs are news to it. */
  looks_from: ColumnType<string, undefined, string>
  last_sent_at: WithDefault<Date | null>
}

type MatchesTable = {
  alert_id: string
  job_id: string
  found_at: Generated<Date>
  due_at: Date | null
}

type SeenTable = {
  job_id: string
  source_hash: string
}

/** One row: up to where the outbox was followed. */
type PositionTable = {
  xid: string | null
  seq: string | null
}

/** One row: what signs links in mails. */
type LinkSecretTable = {
  secret: Buffer
}

type RecentSearchesTable = {
  account_id: string
  search_key: string
  market: string
  keyword: string
  filters: ColumnType<AlertFilters, string, string>
  searched_at: Generated<Date>
}

export type AlertTables = {
  job_alert_position: PositionTable
  job_alert_link_secret: LinkSecretTable
  job_alerts: AlertsTable
  job_alert_matches: MatchesTable
  job_alert_seen: SeenTable
  recent_searches: RecentSearchesTable
}
