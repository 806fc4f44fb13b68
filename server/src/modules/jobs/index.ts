import type { ServerModule } from '../../calls/module.ts'
import type { Db } from '../../db/client.ts'
import { every } from '../../tasks/every.ts'
import { expiryTask } from './expiry.ts'
import type { Jobs } from './jobs.ts'
import { noteRoutes } from './notes/notes.ts'
import type { JobSearchService } from './ports.ts'
import { tellOfJobReports } from './reports/tell-job-reports.ts'
import { jobRoutes, type ReportingDeps } from './routes.ts'
import { type SavedJobsDeps, savedJobRoutes } from './saved/saved-jobs.ts'

export { jobsByMonth, viewSourceOf, viewsSince } from './activity.ts'
export { adminCommands } from './admin-commands.ts'
export { salaryIn } from './cards.ts'
export { closeJobs, closeJobsNotAmong, closeJobsOf, reopenClosedJobs } from './close-jobs.ts'
export { detailIn, type JobWithDetails, riskSignalIn } from './detail.ts'
export {
  type ActivityCount,
  activityOfJobs,
  type CompanyJob,
  companyJobs,
  firstPostedOf,
} from './employers/activity-report.ts'
export { saveDemoViews } from './employers/demo-views.ts'
export { isUnderReview, type JobNumbers, numbersOfJobs, refusedAmong } from './employers/job-numbers.ts'
export { hasJobsFrom, moveImportedJobs } from './employers/move-imported-jobs.ts'
export { saveOverride, withOverride } from './employers/overrides.ts'
export {
  countAllOpenJobsOf,
  countOpenJobsOf,
  likeWords,
  openSourceIdsOf,
  ownJobIds,
} from './employers/own-job-ids.ts'
export {
  type JobOwners,
  type RecruiterJobRow,
  reassignJobs,
  recruiterJob,
  recruiterJobs,
} from './employers/recruiter-jobs.ts'
export { lockRefreshedAt, refreshJob } from './employers/refresh-job.ts'
export { saveFeedJobs } from './employers/save-feed-jobs.ts'
export { type JobFacts, type JobRow, jobUrl } from './facts.ts'
export { openJobsAlike } from './groups/alike.ts'
export { hotTitleSearches } from './hot-searches.ts'
export {
  createImportReport,
  IMPORT_HELP,
  ImportUsageError,
  importAds,
  parseArguments,
  readingProgress,
} from './import/index.ts'
export { jobMarketOf } from './job-market.ts'
export type { NewJob } from './job-rows.ts'
export { createJobs, type Jobs } from './jobs.ts'
export { type JobsAmong, marksAmong } from './marks.ts'
export { noteIn } from './notes/notes.ts'
export { htmlToText } from './plain-text.ts'
export type {
  JobSearchRequest,
  JobSearchService,
  RecruiterFacts,
  Recruiters,
  SimilarJobSource,
} from './ports.ts'
export { answerReports, reportHiddenJob } from './reports/report-answers.ts'
export {
  countReportsOfCompany,
  countWaitingJobs,
  openReportsOfJob,
  reportersOfJob,
  waitingJobs,
} from './reports/reported-jobs.ts'
export { anonymizeReporter } from './reports/reports.ts'
export { revertReview } from './reports/revert-review.ts'
export { reviewJob, ruleOnJob } from './reports/review-jobs.ts'
export { retention } from './retention.ts'
export { statusAt } from './rules.ts'
export { saveJobs } from './save-jobs.ts'
export { saveDemoSavedJobs } from './saved/demo-saved-jobs.ts'
export { savedAmong } from './saved/saved-among.ts'
export { countHiringCompanies, countOpenJobs, JOBS_PER_SITEMAP, marketPages } from './sitemap.ts'
export { jobRowsByIds } from './store.ts'
export {
  jobsClosedTo,
  jobTeamOf,
  passJobTeams,
  setJobTeam,
  teamJobsAmong,
  teamsOfJobs,
} from './team/job-team.ts'

/** A verdict is told so long after it at most. */
const TELL_EVERY_MS = 60_000

export interface JobsModuleDeps extends ReportingDeps, SavedJobsDeps {
  db: Db
  jobs: Jobs
  search: JobSearchService
  onError(error: unknown): void
}

/** Job pages, what visitors do with them, saved jobs, notes, and the end of jobs (calls 002, 003, 008-013, 015-021, 230-233). */
export const jobsModule = (deps: JobsModuleDeps): ServerModule => {
  const { db, jobs, search, onError } = deps
  const expiry = expiryTask(db, onError)
  return {
    routes: [...jobRoutes(jobs, search, deps), ...savedJobRoutes(jobs, deps), ...noteRoutes(jobs, db)],
    leaderTasks: [expiry, every({ everyMs: TELL_EVERY_MS, run: () => tellOfJobReports(deps), onError })],
  }
}
