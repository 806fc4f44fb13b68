import { join } from 'node:path'
import { type Connection, connect } from '../db/client.ts'
import { runningCluster, startCluster } from '../db/embedded/cluster.ts'
import { migrate } from '../db/migrate.ts'
import { lockFolder } from './lock.ts'
import type { Settings } from './settings/settings.ts'

/**
 * The database for a command beside the server: the one named by the settings, the running server's own, or
 * the data folder's, started for as long as the command runs. `close` leaves things as they were.
 */
export const openDatabase = async (settings: Settings): Promise<Connection> => {
  const folder = join(settings.DATA_DIR, 'postgres')
  const known = settings.DATABASE_URL ?? runningCluster(folder)
  if (known !== undefined) return migrated(connect(known, { max: 4, isPatient: true }))
  const lock = await lockFolder(settings.DATA_DIR)
  if ('heldBy' in lock)
    throw new Error(`The data folder ${settings.DATA_DIR} is in use by process ${lock.heldBy}`)
  const cluster = await startCluster(folder)
  const connection = await migrated(connect(cluster.url, { max: 4, isPatient: true }))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await cluster.stop()
      lock.release()
    },
  }
}

const migrated = async (connection: Connection) => {
  await migrate(connection)
  return connection
}
