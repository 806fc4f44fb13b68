import type { DatabaseTables } from '../db/tables.ts'
import type { Retention } from './retention.ts'

export const retention: Retention<DatabaseTables> = {
  once_answers: { until: '24 hours, swept hourly' },
  outbox: {
    // Whoever follows it knows by a row at or before its place that nothing after that is gone.
    isOld:
      "at < now() - interval '30 days' and (xid, seq) < (select xid, seq from outbox order by xid desc, seq desc limit 1)",
    says: 'changes, 30 days; the newest is always retained',
  },
  request_counts: { until: 'their window, swept hourly' },
  migrations: { until: 'one row a migration' },
}
