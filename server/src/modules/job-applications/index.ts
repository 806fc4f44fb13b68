import type { FormFile } from '@hanap/contracts/page'
import type { Module } from '../../calls/module.ts'
import type { FieldErrors } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Blacklist } from '../companies/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import type { Resumes } from '../resumes/index.ts'
import { type RoutesDeps, recruiterRoutes, seekerRoutes } from './routes.ts'
import {
  type JobToApply,
  readJobToApply,
  type Submission,
  type Submitted,
  submitApplication,
} from './submit.ts'
import { wrongFields } from './wrong-fields.ts'

export { type ApplicationFacts, applicationFacts, type Responses } from './facts.ts'
export { forgetSeeker } from './forget.ts'
export { handlerOf } from './handler.ts'
export { retention } from './retention.ts'
export type { Applying } from './submit.ts'
export { scopeOf } from './visibility.ts'

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
  /** What is wrong with an application's answers and file, whatever is wrong with its other fields. */
  wrongFields(target: JobToApply, sent: { body: unknown; resume: FormFile | undefined }): Promise<FieldErrors>
  /** Applies to a job in the caller's transaction; refuses what may not be. */
  submit(trx: Db, submission: Submission): Promise<Submitted>
}

/** Applications of seekers and what recruiters do with them: calls 005-007, 112, 113 and 121-123. */
export const jobApplicationsModule = (deps: JobApplicationsDeps): JobApplicationsModule => ({
  routes: [...seekerRoutes(deps), ...recruiterRoutes(deps)],
  readJob: jobId => readJobToApply(deps, jobId),
  wrongFields: (target, sent) => wrongFields(deps, target, sent),
  submit: (trx, submission) => submitApplication(trx, deps, submission),
})
