import { join } from 'node:path'
import { connectDatabase, type DatabaseConnection } from '../db/client.ts'
import { runningClusterUrl, startPostgresCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'
import { lockFolder } from './lock.ts'
import type { Settings } from './settings/settings.ts'

/**
 * The database for a command beside the server: the one named by the settings, the running server's own, or
 * the data folder's, started for as long as the command runs. `close` leaves things as they were.
 */
export const openDatabase = async (settings: Settings): Promise<DatabaseConnection> => {
  const folder = join(settings.DATA_DIR, 'postgres')
  const databaseUrl = settings.DATABASE_URL ?? runningClusterUrl(folder)
  if (databaseUrl !== undefined)
    return migrated(connectDatabase(databaseUrl, { max: 4, allowsLongStatements: true }))
  const lock = await lockFolder(settings.DATA_DIR)
  if ('heldBy' in lock)
    throw new Error(`The data folder ${settings.DATA_DIR} is in use by process ${lock.heldBy}`)
  const cluster = await startPostgresCluster(folder)
  const connection = await migrated(connectDatabase(cluster.url, { max: 4, allowsLongStatements: true }))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await cluster.stop()
      lock.release()
    },
  }
}

const migrated = async (connection: DatabaseConnection) => {
  await migrate(connection)
  return connection
}
