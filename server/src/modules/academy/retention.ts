import type { Retention } from '../../tasks/retention.ts'
import type { AcademyTables } from './tables.ts'

export const retention: Retention<AcademyTables> = {
  courses: { until: 'nothing: lists that operators import' },
}
