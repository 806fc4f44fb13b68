import type { Retention } from '../../tasks/retention.ts'
import type { GoTables } from './tables.ts'

export const retention: Retention<GoTables> = {
  uploads: { until: 'what names them, swept by their module' },
  feedback: { until: 'a year, swept by its module' },
}
