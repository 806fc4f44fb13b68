import type { Retention } from '../../tasks/retention.ts'
import type { RiskTables } from './tables.ts'

export const retention: Retention<RiskTables> = {
  fraud_contacts: { until: 'nothing: hashes of where fraudulent ads wanted to be answered' },
  fraud_runs: { until: 'nothing: hashes of what fraudulent ads said' },
}
