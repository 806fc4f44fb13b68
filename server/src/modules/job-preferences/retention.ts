import type { Retention } from '../../tasks/retention.ts'
import type { JobPreferencesTables } from './tables.ts'

export const retention: Retention<JobPreferencesTables> = {
  job_preferences: { until: 'the account, or the owner’s wish' },
}
