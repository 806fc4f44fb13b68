import type { Retention } from '../../tasks/retention.ts'
import type { RecruiterTables } from './tables.ts'

export const retention: Retention<RecruiterTables> = {
  company_requests: { until: 'their answer, or the account' },
  company_invitations: { until: 'their time or use' },
}
