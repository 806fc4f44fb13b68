import type { Retention } from '../../tasks/retention.ts'
import type { RecommendationTables } from './tables.ts'

export const retention: Retention<RecommendationTables> = {
  hidden_jobs: { until: 'the account, or the owner’s wish' },
  viewed_jobs: { until: 'the latest of an account' },
}
