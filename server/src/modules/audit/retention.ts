import type { Retention } from '../../tasks/retention.ts'
import type { AuditTables } from './tables.ts'

export const retention: Retention<AuditTables> = {
  audit_entries: {
    isOld: "at < now() - interval '24 months'",
    says: '24 months, companies’ logs of who did what; names are not in them and go with their accounts',
  },
}
