import type { Retention } from '../../tasks/retention.ts'
import type { LogTables } from './tables.ts'

export const retention: Retention<LogTables> = {
  log_exposures: { until: 'partitions of this month and three before' },
  log_clicks: { until: 'partitions of this month and three before' },
  log_searches: { until: 'partitions of this month and three before' },
  log_records: { until: 'partitions of this month and three before' },
  account_campaigns: { until: 'the account' },
  seeker_records: { until: 'the account' },
}
