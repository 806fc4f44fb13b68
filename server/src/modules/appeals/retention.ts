import type { Retention } from '../../tasks/retention.ts'
import type { AppealTables } from './tables.ts'

export const retention: Retention<AppealTables> = {
  appeals: {
    isOld:
      "(decided_at < now() - interval '180 days' or (made_at is null and expires_at < now()) or granted_at < now() - interval '24 months')",
    says: 'appeals, 180 days after they were decided; rights of which nobody made use, 30 days',
  },
}
