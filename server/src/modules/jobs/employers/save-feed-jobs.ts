import type { Db } from '../../../db/client.ts'
import { jobKey, type NewJob } from '../job-rows.ts'
import { type SavedRow, saveJobs } from '../save-jobs.ts'
import { overridesOf, withOverride } from './overrides.ts'

/**
 * Saves jobs as a feed says them, in the caller's transaction: what their employer has changed of them stays, and what their employer
 * has closed no feed opens again. Answers what became of each, those that stay closed last.
 */
export const saveFeedJobs = async (trx: Db, jobs: readonly NewJob[]): Promise<SavedRow['outcome'][]> => {
  const overrides = await overridesOf(trx, jobs)
  const open = jobs.filter(job => !overrides.get(jobKey(job))?.isClosed)
  const saved = await saveJobs(
    trx,
    open.map(job => {
      const override = overrides.get(jobKey(job))
      return override ? withOverride(job, override) : job
    }),
  )
  return [
    ...saved.map(({ outcome }) => outcome),
    ...Array.from({ length: jobs.length - open.length }, () => 'unchanged' as const),
  ]
}
