import type { Retention } from '../../tasks/retention.ts'
import type { ApplicationTables } from './tables.ts'

export const retention: Retention<ApplicationTables> = {
  applications: { until: 'nothing: employers keep them, without the person once the account is deleted' },
  application_events: { until: 'the application' },
  closing_notices: { until: 'it is told' },
}
