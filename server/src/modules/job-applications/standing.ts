import type { CompanyReader } from '../../calls/caller.ts'
import type { AccountFacts } from '../auth/index.ts'
import { hasBlocked } from '../companies/index.ts'
import { newestApplication } from './facts.ts'
import { applicationsStore } from './store.ts'
import { isContactable } from './views.ts'
import { scopeOf, type VisibilityDeps } from './visibility.ts'

/** An application that was not taken back, of a seeker who stays. */
export interface StandingApplication {
  id: string
  jobId: string
  seekerId: string
}

export interface StandingDeps extends VisibilityDeps {
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
}

/** One that a company's recruiters see and may answer. */
export const findStanding = async (
  deps: StandingDeps,
  reader: CompanyReader,
  id: string,
): Promise<StandingApplication | undefined> => {
  const { db, accountsByIds } = deps
  const application = await applicationsStore.findOfCompany(db, await scopeOf(deps, reader), id)
  const seekerId = application?.account_id
  if (!application || seekerId == null) return undefined
  if (await hasBlocked(db, seekerId, [application.company_id ?? ''])) return undefined
  const seeker = (await accountsByIds([seekerId])).get(seekerId)
  return isContactable(application, seeker)
    ? { id: application.id, jobId: application.job_id, seekerId }
    : undefined
}

/** The newest one by which a company sees a seeker; none of who has blocked it, or leaves. */
export const newestVisible = async (deps: StandingDeps, accountId: string, reader: CompanyReader) => {
  const { db, accountsByIds } = deps
  const scope = await scopeOf(deps, reader)
  if (await hasBlocked(db, accountId, [scope.companyId])) return undefined
  return (await accountsByIds([accountId])).get(accountId)?.isStaying
    ? newestApplication(db, accountId, scope)
    : undefined
}
