import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { partitionTask } from './partitions.ts'
import { recordRoutes } from './record-routes.ts'
import { logRoutes } from './routes.ts'
import { type AnsweredSearch, createSearchLog } from './search-log.ts'
import { logTables } from './tables.ts'

export { adminCommands } from './admin-commands.ts'
export { eraseLogs } from './erase.ts'
export { eventsOf } from './events.ts'
export { dayOf } from './partitions.ts'
export { searchQuality, textsWithoutClick, textsWithoutResults } from './quality.ts'
export { ownRecordsOf, storeCampaign } from './records.ts'
export { qualityText, type ViewQuality } from './report-text.ts'
export { retention } from './retention.ts'
export type { AnsweredSearch } from './search-log.ts'
export { seekerRecordsOf } from './seeker-records.ts'

export interface LogsDeps {
  db: Db
  /** Tables of other modules that are partitioned by month of their column `day`. */
  byMonth: readonly string[]
  onError(error: unknown): void
}

export interface LogsModule extends ServerModule {
  /** Notes an answered search; costs the answer nothing. */
  searched(search: AnsweredSearch): void
}

/**
 * What became of searches: which jobs were seen and opened (calls 104, 105), and the searches themselves; and what
 * devices and people report of themselves (039, 079-082, 102, 103, 106, 110).
 */
export const logsModule = ({ db, byMonth, onError }: LogsDeps): LogsModule => {
  const partitions = partitionTask(db, [...logTables, ...byMonth], onError)
  const log = createSearchLog(db, onError)
  return {
    routes: [...logRoutes(db), ...recordRoutes(db)],
    searched: log.searched,
    start: partitions.first,
    stop: log.flush,
    leaderTasks: [partitions.task],
  }
}
