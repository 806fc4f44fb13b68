import type { Retention } from '../../tasks/retention.ts'
import type { RecruiterTables } from './tables.ts'
import type { TokenTables } from './tokens/tables.ts'

export const retention: Retention<RecruiterTables & TokenTables> = {
  company_requests: { until: 'their answer, or the account' },
  api_tokens: { until: 'somebody revokes them, or their member leaves' },
  company_invitations: { until: 'their time or use' },
}
