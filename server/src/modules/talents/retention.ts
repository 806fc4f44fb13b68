import type { Retention } from '../../tasks/retention.ts'
import type { TalentTables } from './tables.ts'

export const retention: Retention<TalentTables> = {
  talent_reports: {
    isOld: "reviewed_at < now() - interval '180 days'",
    says: 'what recruiters reported of talents, 180 days after the verdict',
  },
}
