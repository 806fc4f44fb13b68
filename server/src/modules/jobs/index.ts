import type { Module } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { expiryTask } from './expiry.ts'
import type { Jobs } from './jobs.ts'
import { noteRoutes } from './notes/notes.ts'
import type { JobSearch } from './ports.ts'
import { jobRoutes, type ReportingDeps } from './routes.ts'
import { type SavedJobsDeps, savedJobRoutes } from './saved/saved-jobs.ts'

export { jobsByMonth, viewsSince } from './activity.ts'
export { adminCommands } from './admin-commands.ts'
export { salaryIn } from './cards.ts'
export type { JobFacts, JobRow } from './facts.ts'
export {
  createReport,
  IMPORT_HELP,
  importAds,
  parseArguments,
  readingProgress,
  WrongArguments,
} from './import/index.ts'
export { createJobs, type Jobs } from './jobs.ts'
export { noteIn } from './notes/notes.ts'
export { plainText } from './plain-text.ts'
export type { JobSearch, JobSearchRequest, LikedJob, RecruiterFacts, Recruiters } from './ports.ts'
export { handJobsOver, type RecruiterJob, recruiterJob, recruiterJobs } from './recruiter-jobs.ts'
export { answerReports, hiddenJob } from './reports/report-answers.ts'
export { forgetReporter } from './reports/reports.ts'
export { retention } from './retention.ts'
export { statusAt } from './rules.ts'
export {
  closeJobs,
  type NewJob,
  saveJobs,
} from './save-jobs.ts'
export { savedAmong } from './saved/saved-among.ts'
export { countOpenJobs, JOBS_PER_SITEMAP, marketPages } from './sitemap.ts'

export interface JobsModuleDeps extends ReportingDeps, SavedJobsDeps {
  db: Db
  jobs: Jobs
  search: JobSearch
  onError(error: unknown): void
}

/** Job pages, what visitors do with them, saved jobs, notes, and the end of jobs (calls 002, 003, 008-013, 015-021, 230-233). */
export const jobsModule = (deps: JobsModuleDeps): Module => {
  const { db, jobs, search, onError } = deps
  const expiry = expiryTask(db, onError)
  return {
    routes: [...jobRoutes(jobs, search, deps), ...savedJobRoutes(jobs, deps), ...noteRoutes(jobs, db)],
    start: expiry.start,
    stop: expiry.stop,
  }
}
