import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import type { Files } from '../../files/files.ts'
import { every, HOUR_MS } from '../../tasks/every.ts'
import { sweepFeedback } from './feedback.ts'
import { goRoutes } from './routes.ts'
import { namedUploads, sweepUploads } from './uploads.ts'

export { adminCommands } from './admin-commands.ts'
export { eraseFeedback, ownFeedbackOf } from './feedback.ts'
export { retention } from './retention.ts'
export { type CheckedUpload, checkedUpload, readOwnUpload } from './uploads.ts'

export interface GoDeps {
  db: Db
  /** All files that people upload. */
  allFiles: Files
  /** How many interviews wait for a seeker, in a time zone. */
  interviewsWaitingFor(seekerId: string, timeZone: string): Promise<number>
  onError(error: unknown): void
}

/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS

/** What people upload and say to the operator: calls 107-109 and 200. */
export const goModule = ({ db, allFiles, interviewsWaitingFor, onError }: GoDeps): ServerModule => {
  const files = allFiles.store('uploads')
  const sweep = async () => {
    await sweepFeedback(db)
    await sweepUploads(db)
    await files.sweep(keys => namedUploads(db, keys), ORPHAN_AFTER_MS)
  }
  return {
    routes: goRoutes(db, files, interviewsWaitingFor),
    leaderTasks: [every({ everyMs: HOUR_MS, run: sweep, onError })],
  }
}
