import type { Retention } from '../../tasks/retention.ts'
import type { CareerSummaryTables } from './tables.ts'

export const retention: Retention<CareerSummaryTables> = {
  career_drafts: { until: 'a day, swept by its module' },
}
