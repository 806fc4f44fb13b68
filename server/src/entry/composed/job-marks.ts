import type { Db } from '../../db/client.ts'
import { followedBy } from '../../modules/followed-companies/index.ts'
import { appliedAmong } from '../../modules/job-applications/index.ts'
import { marksAmong, savedAmong } from '../../modules/jobs/index.ts'
import { viewedAmong } from '../../modules/recommendation/index.ts'

/** What a seeker has to do with some jobs, by the modules that know it. */
export const jobMarks = (db: Db) =>
  marksAmong(db, { saved: savedAmong, applied: appliedAmong, viewed: viewedAmong, followed: followedBy })
