import type { Retention } from '../../tasks/retention.ts'
import type { HiringReportTables } from './tables.ts'

export const retention: Retention<HiringReportTables> = {
  market_medians: { until: 'the next measurement, a day later' },
}
