import type { ColumnType, Generated } from 'kysely'

/** A calendar day in UTC, `YYYY-MM-DD`: the partition's key. */
type PartitionDay = ColumnType<Date, string, string>

interface ListEvent {
  day: PartitionDay
  at: Date
  market: string
  language: string
  /** Empty for a list that no search answered. */
  query_id: string
  device_id: string
  job_id: string
  account_id: string | null
  device: string
  reco_from: string | null
  page: string | null
  sub_page: string | null
}

interface ExposuresTable extends ListEvent {
  position: number
}

interface ClicksTable extends ListEvent {
  position: number | null
  job_preference_id: string | null
}

interface SearchesTable {
  day: PartitionDay
  at: Date
  market: string
  language: string
  query_id: string
  text: string
  filters: ColumnType<Record<string, readonly string[]>, string, never>
  sort: string
  page: number
  total: number
  dropped_words: number
  corrected_words: number
  took_ms: number
  source: string
}

/** What kind of report a record is of; `trace` names a tracker, `utm` a campaign. */
export type RecordKind = 'trace' | 'get_started' | 'utm' | 'event' | 'web_event' | 'analytics'

interface RecordsTable {
  day: PartitionDay
  at: Date
  market: string
  language: string
  kind: RecordKind
  name: string
  detail: ColumnType<object, string, never>
  device_id: string
  account_id: string | null
}

interface AccountCampaignsTable {
  account_id: string
  campaign: ColumnType<object, string, never>
}

interface SeekerRecordsTable {
  account_id: string
  kind: 'popup' | 'spring_event'
  key: string
  count: Generated<number>
  recorded_at: Generated<Date>
}

export type LogTables = {
  log_exposures: ExposuresTable
  log_clicks: ClicksTable
  log_searches: SearchesTable
  log_records: RecordsTable
  account_campaigns: AccountCampaignsTable
  seeker_records: SeekerRecordsTable
}

export const logTables = [
  'log_exposures',
  'log_clicks',
  'log_searches',
  'log_records',
] as const satisfies (keyof LogTables)[]
