import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { expireJobs } from './save-jobs.ts'

const LONGEST_WAIT_MS = 60_000

/** Time until the next open job's time is over, at most a minute; null when none has an end. */
const untilNext = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(expires_at) - now())::float8 * 1000 as ms
    from jobs where status = 'active' and expires_at is not null`.execute(db)
  return Math.min(Math.max(rows[0]?.ms ?? LONGEST_WAIT_MS, 0) + 5, LONGEST_WAIT_MS)
}

/**
 * Ends jobs at the moment their time is over, so that they leave search and lists. Several processes may run it.
 */
export const expiryTask = (db: Db, onError: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const turn = async () => {
    let wait = LONGEST_WAIT_MS
    try {
      while (!isStopped && (await db.transaction().execute(expireJobs)).length > 0);
      wait = await untilNext(db)
    } catch (error) {
      onError(error)
    }
    if (!isStopped)
      timer = setTimeout(() => {
        running = turn()
      }, wait)
  }

  return {
    start: async () => {
      running = turn()
      await running
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
