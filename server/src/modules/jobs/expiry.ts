import type { Db } from '../../db/client.ts'
import { every, type Task } from '../../tasks/every.ts'
import { expireJobs } from './close-jobs.ts'

/** An index answers the question whether any job's time is over, so it may be asked often. */
const EVERY_MS = 1000

/** Ends jobs when their time is over, so that they leave search and lists. Several processes may run it. */
export const expiryTask = (db: Db, onError: (error: unknown) => void): Task => {
  let isStopping = false
  const { start, stop } = every({
    everyMs: EVERY_MS,
    run: async () => {
      while (!isStopping && (await db.transaction().execute(expireJobs)).length > 0);
    },
    onError,
  })
  return {
    start: () => {
      isStopping = false
      return start()
    },
    stop: () => {
      isStopping = true
      return stop()
    },
  }
}
