import type { Retention } from '../../tasks/retention.ts'
import type { ConfigTables } from './tables.ts'

export const retention: Retention<ConfigTables> = {
  outages: { until: 'one row' },
}
