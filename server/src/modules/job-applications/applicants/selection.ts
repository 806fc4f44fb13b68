import type { ApplicantFilter } from '@hanap/contracts/job-applications/applicants.schemas'
import type { Member } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { AccountFacts } from '../../auth/index.ts'
import { accountsBlocking } from '../../companies/index.ts'
import { type RecruiterJobRow, recruiterJob } from '../../jobs/index.ts'
import { hiringSettingsOf } from '../team-work/hiring-settings.ts'
import { type CompanyScope, scopeOf, type VisibilityDeps } from '../visibility.ts'
import type { LastInterviewAt } from '../waiting/is-overdue.ts'
import type { ApplicantSelection } from './filter.ts'

export interface SelectionDeps extends VisibilityDeps {
  recruitersOf(companyId: string): Promise<AccountFacts[]>
  lastInterviewAt: LastInterviewAt
}

/** Whether its applicants are shown only once the company is verified. */
export const needsVerification = (
  { isVerified }: CompanyScope,
  job: Pick<RecruiterJobRow, 'recruiter_id'>,
): boolean => !isVerified && job.recruiter_id === null

/** Who posts jobs for a company. */
export const postersOf = async ({ recruitersOf }: Pick<SelectionDeps, 'recruitersOf'>, companyId: string) => {
  const colleagues = await recruitersOf(companyId)
  return { companyId, recruiterIds: colleagues.map(({ id }) => id) }
}

/** The filter as it holds for a member: no others' applicants, nor who has blocked the company. */
export const selectionFor = async (
  deps: SelectionDeps,
  member: Member,
  filter: ApplicantFilter,
): Promise<ApplicantSelection> => {
  const { companyId } = member
  const [scope, except, { isNameBlind }] = await Promise.all([
    scopeOf(deps, member),
    accountsBlocking(deps.db, companyId),
    hiringSettingsOf(deps.db, companyId),
  ])
  return { scope, except, isNameBlind, lastInterviewAt: deps.lastInterviewAt, filter }
}

/** The job that a list is about; null where it is about all of them. */
export const jobOfSelection = async (deps: SelectionDeps, { scope, filter }: ApplicantSelection) => {
  const { job_id: id } = filter
  if (id === undefined) return null
  const job = await recruiterJob(deps.db, await postersOf(deps, scope.companyId), id)
  if (!job) throw new Refusal('job_not_found')
  return { id, job_title: job.title, needs_verification: needsVerification(scope, job) }
}
