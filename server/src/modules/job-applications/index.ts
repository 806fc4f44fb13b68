import type { Db } from '../../db/client.ts'
import type { Module } from '../../http/module.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Blacklist } from '../companies/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Resumes } from '../jobseekers/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import { type RoutesDeps, recruiterRoutes, seekerRoutes } from './routes.ts'
import {
  type JobToApply,
  readJobToApply,
  type Submission,
  type Submitted,
  submitApplication,
} from './submit.ts'

export { type ApplicationFacts, applicationFacts, type Responses } from './facts.ts'
export { forgetSeeker } from './forget.ts'
export type { Applying } from './submit.ts'

export interface JobApplicationsDeps {
  db: Db
  jobs: Jobs
  resumes: Resumes
  mailbox: Mailbox
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  verifiedAmong(ids: readonly string[]): Promise<Set<string>>
  blacklist: Blacklist
  recordAccess: RoutesDeps['recordAccess']
  videosPlayableBy: RoutesDeps['videosPlayableBy']
}

export interface JobApplicationsModule extends Module {
  /** What `submit` needs of a job, to be read before the transaction begins. */
  readJob(jobId: string): Promise<JobToApply>
  /** Applies to a job in the caller's transaction; refuses what may not be. */
  submit(trx: Db, submission: Submission): Promise<Submitted>
}

/** Applications of seekers and what recruiters do with them: calls 005-007, 112, 113 and 121-123. */
export const jobApplicationsModule = (deps: JobApplicationsDeps): JobApplicationsModule => ({
  routes: [...seekerRoutes(deps), ...recruiterRoutes(deps)],
  readJob: jobId => readJobToApply(deps, jobId),
  submit: (trx, submission) => submitApplication(trx, deps, submission),
})
