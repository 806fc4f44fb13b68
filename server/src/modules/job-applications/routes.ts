import * as calls from '@hanap/contracts/job-applications/job-applications.calls'
import * as schemas from '@hanap/contracts/job-applications/job-applications.schemas'
import * as jobCalls from '@hanap/contracts/jobs/jobs.calls'
import * as jobSchemas from '@hanap/contracts/jobs/jobs.schemas'
import { pageEnvelope } from '../../calls/paged.ts'
import { Refusal } from '../../calls/refusal.ts'
import { memberRoute, type Route, seekerRoute } from '../../calls/route.ts'
import { accountsBlocking } from '../companies/index.ts'
import { recruiterJobs, statusAt } from '../jobs/index.ts'
import { needsVerification, postersOf, type SelectionDeps } from './applicants/selection.ts'
import { answerReopening } from './closing/answer-reopening.ts'
import { type StageDeps, withdrawBySeeker } from './stages.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'
import { type ApplicationSeekerViewer, applicationsIn, type ViewDeps } from './views.ts'
import { scopeOf } from './visibility.ts'

export interface ApplicationRoutesDeps extends ViewDeps, StageDeps, SelectionDeps {
  jobs: ViewDeps['jobs']
}

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

/** Call 123. */
export const recruiterJobRoutes = (deps: ApplicationRoutesDeps): Route[] => {
  const { db } = deps
  return [
    memberRoute(calls.listRecruiterJobs, schemas.listRecruiterJobs, async ({ query, caller }) => {
      const { companyId } = caller
      const scope = await scopeOf(deps, caller)
      const { rows, total } = await recruiterJobs(db, { ...(await postersOf(deps, companyId)), ...query })
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
