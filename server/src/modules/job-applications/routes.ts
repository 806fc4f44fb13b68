import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import * as schemas from '@hanap/contracts/job-applications/job-applications.schemas'
import * as jobCalls from '@hanap/contracts/jobs/jobs.calls'
import * as jobSchemas from '@hanap/contracts/jobs/jobs.schemas'
import type { Member } from '../../calls/caller.ts'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { FileAnswer, memberRoute, type Route, seekerRoute } from '../../calls/route.ts'
import type { AccountFacts } from '../auth/index.ts'
import { accountsBlocking } from '../companies/index.ts'
import { type RecruiterJobRow, recruiterJob, recruiterJobs, statusAt } from '../jobs/index.ts'
import type { VideosModule } from '../videos/index.ts'
import { answerReopening } from './closing/answer-reopening.ts'
import { moveToStage, openByRecruiter, type StageDeps, withdrawBySeeker } from './stages.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'
import {
  type ApplicationSeekerViewer,
  type ApplicationViewer,
  applicantsIn,
  applicationsIn,
  isContactable,
  type ViewDeps,
} from './views.ts'
import { type CompanyScope, findVisible, scopeOf } from './visibility.ts'

export interface ApplicationRoutesDeps extends ViewDeps, StageDeps {
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  /** Notes who is about to see a seeker's data. */
  recordAccess: RecordAccess
  /** A seeker's video resumes as a member of a company may play them. */
  videosPlayableBy: VideosModule['videosPlayableBy']
}

type RecordAccess = (
  member: Pick<Member, 'accountId' | 'companyId'>,
  kind: 'list' | 'application' | 'resume',
  applications: readonly Pick<ApplicationRow, 'id' | 'account_id' | 'job_id'>[],
) => Promise<void>

/** Whether its applicants are shown only once the company is verified. */
const needsVerification = ({ isVerified }: CompanyScope, job: Pick<RecruiterJobRow, 'recruiter_id'>) =>
  !isVerified && job.recruiter_id === null

export const seekerRoutes = (deps: ApplicationRoutesDeps): Route[] => {
  const { db } = deps
  const viewOf = async (row: ApplicationRow | undefined, viewer: ApplicationSeekerViewer) => {
    const [application] = row ? await applicationsIn(deps, [row], viewer) : []
    if (!application) throw new Refusal('application_not_found')
    return application
  }

  return [
    seekerRoute(calls.listAppliedJobs, schemas.listAppliedJobs, async incoming => {
      const { query, caller } = incoming
      const { rows, total } = await applicationsStore.pageOfSeeker(db, caller.accountId, {
        ...query,
        stage: query.stage,
        isOldestFirst: query.sort === 2,
      })
      return { jobs: await applicationsIn(deps, rows, incoming), ...pageEnvelope(total, query) }
    }),

    seekerRoute(jobCalls.readAppliedJob, jobSchemas.readAppliedJob, async incoming => {
      const { params, caller } = incoming
      const all = await applicationsStore.ofJobAndSeeker(db, caller.accountId, params.jobId)
      return viewOf(all.at(-1), incoming)
    }),

    seekerRoute(jobCalls.withdrawApplication, jobSchemas.withdrawApplication, async incoming =>
      viewOf(await withdrawBySeeker(deps, incoming.caller, incoming.params.id), incoming),
    ),

    seekerRoute(jobCalls.confirmInterest, jobSchemas.confirmInterest, async incoming => {
      const { params, body, caller } = incoming
      return viewOf(await answerReopening(db, caller, params.id, body.is_interested), incoming)
    }),
  ]
}

export const recruiterRoutes = (deps: ApplicationRoutesDeps): Route[] => {
  const { db, resumes, recruitersOf, recordAccess, videosPlayableBy } = deps
  const viewOf = async (row: ApplicationRow, viewer: ApplicationViewer) => {
    const [applicant] = await applicantsIn(deps, [row], viewer)
    if (!applicant) throw new Refusal('application_not_found')
    return applicant
  }
  const postersOf = async (companyId: string) => {
    const colleagues = await recruitersOf(companyId)
    return { companyId, recruiterIds: colleagues.map(({ id }) => id) }
  }
  const jobOf = async (scope: CompanyScope, id: string) => {
    const job = await recruiterJob(db, await postersOf(scope.companyId), id)
    if (!job) throw new Refusal('job_not_found')
    return { id, job_title: job.title, needs_verification: needsVerification(scope, job) }
  }

  return [
    memberRoute(calls.listApplicants, schemas.listApplicants, async incoming => {
      const { query, caller } = incoming
      const scope = await scopeOf(deps, caller)
      const job = query.job_id === undefined ? null : await jobOf(scope, query.job_id)
      const { rows, total } = await applicationsStore.pageOfCompany(db, scope, {
        ...query,
        stage: query.stage,
        jobId: query.job_id,
        except: await accountsBlocking(db, caller.companyId),
      })
      await recordAccess(caller, 'list', rows)
      return { job, applications: await applicantsIn(deps, rows, incoming), ...pageEnvelope(total, query) }
    }),

    memberRoute(calls.openApplicant, schemas.openApplicant, async incoming => {
      const application = await findVisible(deps, incoming.caller, incoming.params.id)
      await recordAccess(incoming.caller, 'application', [application])
      const opened = await openByRecruiter(deps, incoming.caller, incoming.params.id)
      const [applicant, videos] = await Promise.all([
        viewOf(opened, incoming),
        opened.account_id === null ? [] : videosPlayableBy(incoming.caller, opened.account_id),
      ])
      return { ...applicant, video_resumes: videos }
    }),

    memberRoute(calls.moveApplicant, schemas.moveApplicant, async incoming => {
      const { pipeline_stage_id, message } = incoming.body
      const find = () => findVisible(deps, incoming.caller, incoming.params.id)
      const before = await find()
      await recordAccess(incoming.caller, 'application', [before])
      await moveToStage(deps, incoming.caller, before, {
        pipelineStageId: pipeline_stage_id,
        message: message || null,
        key: incoming.idempotencyKey,
      })
      return viewOf(await find(), incoming)
    }),

    memberRoute(calls.readApplicantResume, schemas.readApplicantResume, async ({ params, caller }) => {
      const application = await findVisible(deps, caller, params.id)
      const { account_id: accountId, resume_id: resumeId } = application
      const seeker = accountId === null ? undefined : (await deps.accountsByIds([accountId])).get(accountId)
      const isShown = resumeId !== null && isContactable(application, seeker)
      const file = isShown ? await resumes.readFile(resumeId) : undefined
      if (!file) throw new Refusal('not_found')
      await recordAccess(caller, 'resume', [application])
      const { name, mime, size, bytes } = file
      return new FileAnswer({ name, mime, size }, bytes)
    }),

    memberRoute(calls.listRecruiterJobs, schemas.listRecruiterJobs, async ({ query, caller }) => {
      const { companyId } = caller
      const scope = await scopeOf(deps, caller)
      const { rows, total } = await recruiterJobs(db, { ...(await postersOf(companyId)), ...query })
      const counts = await applicationsStore.countsByJob(
        db,
        scope,
        rows.map(row => row.id),
        await accountsBlocking(db, companyId),
      )
      const now = new Date()
      return {
        jobs: rows.map(row => ({
          id: row.id,
          job_title: row.title,
          job_url: row.url,
          status_key: statusAt(row, now),
          published_at: row.published_at.toISOString(),
          num_of_applicants: counts.get(row.id)?.total ?? 0,
          num_of_new_applicants: counts.get(row.id)?.fresh ?? 0,
          needs_verification: needsVerification(scope, row),
        })),
        ...pageEnvelope(total, query),
      }
    }),
  ]
}
