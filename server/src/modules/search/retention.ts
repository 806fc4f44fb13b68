import type { Retention } from '../../tasks/retention.ts'
import type { SearchTables } from './tables.ts'

export const retention: Retention<SearchTables> = {
  installation: { until: 'one row' },
}
