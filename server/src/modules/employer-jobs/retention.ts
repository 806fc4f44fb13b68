import type { Retention } from '../../tasks/retention.ts'
import type { EmployerJobTables } from './tables.ts'

export const retention: Retention<EmployerJobTables> = {
  employer_ads: { until: 'nothing: the company’s; drafts are at most 200' },
}
