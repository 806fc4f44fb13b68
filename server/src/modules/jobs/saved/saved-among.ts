import type { Db } from '../../../db/client.ts'
import type { Personalization } from '../ports.ts'
import { savedJobs } from './saved-jobs-store.ts'

/** Which of some jobs an account saved. */
export const savedAmong = (db: Db): Personalization['savedAmong'] => savedJobs(db).savedAmong
