import type { Retention } from '../../tasks/retention.ts'
import type { CompanyTables } from './tables.ts'

export const retention: Retention<CompanyTables> = {
  companies: { until: 'nothing' },
  blacklist_companies: { until: 'the account, or the owner’s wish' },
}
