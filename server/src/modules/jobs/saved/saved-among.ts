import type { Db } from '../../../db/client.ts'
import type { Personal } from '../ports.ts'
import { savedJobs } from './saved-jobs-store.ts'

/** Which of some jobs an account saved. */
export const savedAmong = (db: Db): Personal['savedAmong'] => savedJobs(db).savedAmong
