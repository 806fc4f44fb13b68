import type { Db } from '../../db/client.ts'
import { expireJobs } from './save-jobs.ts'

/** An index answers the question whether any job's time is over, so it may be asked often. */
const EVERY_MS = 1000

/** Ends jobs when their time is over, so that they leave search and lists. Several processes may run it. */
export const expiryTask = (db: Db, onError: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  const turn = async () => {
    try {
      while (!isStopped && (await db.transaction().execute(expireJobs)).length > 0);
    } catch (error) {
      onError(error)
    }
    if (!isStopped)
      timer = setTimeout(() => {
        running = turn()
      }, EVERY_MS)
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
