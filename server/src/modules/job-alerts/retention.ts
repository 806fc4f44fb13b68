import type { Retention } from '../../tasks/retention.ts'
import type { AlertTables } from './tables.ts'

export const retention: Retention<AlertTables> = {
  job_alert_position: { until: 'one row' },
  job_alert_link_secret: { until: 'one row' },
  job_alerts: { until: 'the account, or the owner’s wish' },
  job_alert_matches: {
    isOld: "due_at is null and found_at < now() - interval '12 months'",
    says: 'jobs found by an alert, 12 months',
  },
  job_alert_seen: { until: 'one row a job' },
  recent_searches: { until: 'the latest of an account' },
}
