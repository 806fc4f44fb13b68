import type { Retention } from '../../tasks/retention.ts'
import type { SingpassTables } from './tables.ts'

export const retention: Retention<SingpassTables> = {
  singpass_client_keys: { until: 'their replacement by age' },
  singpass_authorisations: { until: '15 minutes, swept hourly' },
  singpass_details: { until: '1 hour, swept hourly' },
  singpass_identities: { until: 'the account' },
}
