import type { FormFile } from '@hanap/contracts/page'
import type { CompanyReader } from '../../calls/caller.ts'
import type { ServerModule } from '../../calls/module.ts'
import type { FieldErrors } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import type { Listener } from '../../db/listener.ts'
import type { AccountFacts } from '../auth/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { Notifier } from '../notifications/index.ts'
import type { DocumentResumes, Resumes } from '../resumes/index.ts'
import { matchTask } from './applicants/match-task.ts'
import { applicantResumeRoutes } from './applicants/resume-routes.ts'
import { applicantRoutes } from './applicants/routes.ts'
import { askAgain, type Closing, endApplicationsOf } from './closing/close-applications.ts'
import { closingNoticesTask } from './closing/closing-notices.ts'
import { applicationFieldErrors } from './field-errors.ts'
import { type MoveRoutesDeps, moveRoutes } from './moves/routes.ts'
import { moveTeller } from './moves/tell-moves.ts'
import { type ApplicationRoutesDeps, recruiterJobRoutes, seekerRoutes } from './routes.ts'
import { findStanding, type StandingApplication } from './standing.ts'
import {
  type ApplicationTarget,
  readApplicationTarget,
  type Submission,
  type SubmissionResult,
  type SubmitDeps,
  submitApplication,
} from './submit.ts'
import { submitTalentApplication, type TalentApplication } from './submit-talent.ts'
import { teamWorkRoutes } from './team-work/routes.ts'
import { remindTask } from './waiting/remind.ts'

export { saveDemoApplication, saveDemoApplications, sendDemoResume } from './demo-applications.ts'
export { eraseSeeker } from './erase.ts'
export {
  applicationsAt,
  appliedAmong,
  appliedOf,
  type Responses,
  responsesOf,
  responsesOfCompany,
  resumesSent,
} from './facts.ts'
export { hiringContactOf } from './hiring-contact.ts'
export { moveApplications } from './move-applications.ts'
export { numbersByStage } from './numbers.ts'
export { lockOpenApplication } from './open-application.ts'
export {
  type ApplicationCount,
  applicationFigures,
  applicationTimes,
  type MeasuredTimes,
} from './reports/application-figures.ts'
export { type CompanyMeasures, companyMeasures } from './reports/company-measures.ts'
export { saveDemoPast, spreadDemoSources } from './reports/demo-past.ts'
export { reachedStages } from './reports/reached.ts'
export { retention } from './retention.ts'
export { sentApplication } from './sent-application.ts'
export { newestVisible } from './standing.ts'
export type { ApplyingSeeker } from './submit.ts'
export type { CompanyScope } from './visibility.ts'
export { withdrawAllFrom } from './withdraw-all.ts'
export { askAgain, type Closing, endApplicationsOf }

export interface JobApplicationsDeps extends ApplicationRoutesDeps, MoveRoutesDeps {
  db: Db
  jobs: Jobs
  resumes: Resumes & DocumentResumes
  notifier: Notifier
  listener: Listener
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  /** Opens the chat of an application's first message, in its transaction. */
  openChat: SubmitDeps['openChat']
  onError(error: unknown): void
}

export interface JobApplicationsModule extends ServerModule {
  /** What `submit` needs of a job, to be read before the transaction begins. */
  readTarget(jobId: string): Promise<ApplicationTarget>
  /** An application's file, to be stored before the transaction begins. */
  storeResume: Resumes['store']
  /** A document of the resume builder as a PDF, to be made before the transaction begins. */
  printDocument: DocumentResumes['printDocument']
  /** What is wrong with an application's answers and file, whatever is wrong with its other fields. */
  fieldErrors(
    target: ApplicationTarget,
    sent: { body: unknown; resume: FormFile | undefined },
  ): Promise<FieldErrors>
  /** One that a company's recruiters see and may answer; undefined where there is none. */
  standingApplication(reader: CompanyReader, id: string): Promise<StandingApplication | undefined>
  /** Applies to a job in the caller's transaction; refuses what may not be. */
  submit(trx: Db, submission: Submission): Promise<SubmissionResult>
  /** Makes the application that a recruiter asked a seeker for, in review, or finds the one that stands; its id. */
  submitTalent(trx: Db, application: TalentApplication): Promise<string>
}

/** Applications of seekers and what recruiters do with them: calls 005-007, 112, 113, 121-123, 343-350, 394 and 430-435. */
export const jobApplicationsModule = (deps: JobApplicationsDeps): JobApplicationsModule => ({
  routes: [
    ...seekerRoutes(deps),
    ...recruiterJobRoutes(deps),
    ...applicantRoutes(deps),
    ...applicantResumeRoutes(deps),
    ...moveRoutes(deps),
    ...teamWorkRoutes(deps),
  ],
  workers: [moveTeller(deps)],
  leaderTasks: [
    closingNoticesTask(deps, deps.onError),
    matchTask(deps, deps.onError),
    remindTask(deps, deps.onError),
  ],
  readTarget: jobId => readApplicationTarget(deps, jobId),
  storeResume: deps.resumes.store,
  printDocument: deps.resumes.printDocument,
  fieldErrors: (target, sent) => applicationFieldErrors(deps, target, sent),
  standingApplication: (...of) => findStanding(deps, ...of),
  submit: (trx, submission) => submitApplication(trx, deps, submission),
  submitTalent: (trx, application) => submitTalentApplication(trx, deps, application),
})
