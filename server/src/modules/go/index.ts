import { join } from 'node:path'
import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { createFileStore } from '../jobseekers/index.ts'
import { sweepFeedback } from './feedback.ts'
import { goRoutes } from './routes.ts'
import { namedUploads, sweepUploads } from './uploads.ts'

export { forgetFeedback, openFeedback, ownFeedbackOf, settleFeedback } from './feedback.ts'

export interface GoDeps {
  db: Db
  /** Folder of all files that people upload. */
  filesFolder: string
  /** How many of an account's notifications wait to be read. */
  unreadOf(accountId: string): Promise<number>
  onError(error: unknown): void
}

const SWEEP_EVERY_MS = 3600 * 1000
/** Longer than any request lives between storing its file and committing its row. */
const ORPHAN_AFTER_MS = 24 * 3600 * 1000

const folderIn = (filesFolder: string) => join(filesFolder, 'uploads')

/** Where a content stands, for operators. */
export const uploadPath = (filesFolder: string, hash: string) =>
  join(folderIn(filesFolder), hash.slice(0, 2), hash)

/** What people upload and say to the operator: calls 107-109 and 200. */
export const goModule = ({ db, filesFolder, unreadOf, onError }: GoDeps): Module => {
  const files = createFileStore(folderIn(filesFolder))
  let timer: NodeJS.Timeout | undefined
  const sweep = async () => {
    try {
      await sweepFeedback(db)
      await sweepUploads(db)
      await files.sweep(keys => namedUploads(db, keys), ORPHAN_AFTER_MS)
    } catch (error) {
      onError(error)
    }
  }
  return {
    routes: goRoutes(db, files, unreadOf),
    start: async () => {
      await sweep()
      timer = setInterval(sweep, SWEEP_EVERY_MS)
      timer.unref()
    },
    stop: async () => clearInterval(timer),
  }
}
