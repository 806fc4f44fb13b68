import { connectDatabase } from '../db/client.ts'
import { finishMigrations } from '../db/migrate.ts'
import type { Log } from '../logging/log.ts'
import { every, type Task } from '../tasks/every.ts'

const LOOK_EVERY_MS = 60_000

/** Applies the migrations that wait for the end of a roll-out once it has come; whichever process looks first. */
export const finishingMigrations = ({ url, log }: { url: string; log: Log }): Task => {
  let isDone = false
  const finish = async () => {
    if (isDone) return
    const connection = connectDatabase(url, { max: 1, allowsLongStatements: true })
    try {
      const { applied, waiting } = await finishMigrations(connection)
      for (const migration of applied) log.info({ migration }, 'migration applied after the roll-out')
      isDone = waiting.length === 0
    } finally {
      await connection.close()
    }
  }
  return every({
    everyMs: LOOK_EVERY_MS,
    run: finish,
    onError: error => log.error({ err: error }, 'could not apply the migrations that follow a roll-out'),
  })
}
