import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import { partitionTask } from './partitions.ts'
import { logRoutes } from './routes.ts'
import { type AnsweredSearch, createSearchLog } from './search-log.ts'
import { logTables } from './tables.ts'

export type { AnsweredSearch } from './search-log.ts'

export interface LogsDeps {
  db: Db
  onError(error: unknown): void
}

export interface LogsModule extends Module {
  /** Notes an answered search; costs the answer nothing. */
  searched(search: AnsweredSearch): void
}

/** What became of searches: which jobs were seen and opened (calls 104, 105), and the searches themselves. */
export const logsModule = ({ db, onError }: LogsDeps): LogsModule => {
  const partitions = partitionTask(db, logTables, onError)
  const log = createSearchLog(db, onError)
  return {
    routes: logRoutes(db),
    searched: log.searched,
    start: partitions.start,
    stop: async () => {
      await log.flush()
      await partitions.stop()
    },
  }
}
