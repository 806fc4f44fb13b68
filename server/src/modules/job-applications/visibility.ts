import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { hasBlocked } from '../companies/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'

/**
 * Which of a company's applications its recruiters may see: those to ads that they posted, and, once the company is verified,
 * those to ads that were imported in its name. Anybody may found a company under a name that is not here yet.
 */
export interface CompanyScope {
  companyId: string
  isVerified: boolean
}

export interface VisibilityDeps {
  db: Db
  jobs: Pick<Jobs, 'findCompany'>
}

export const scopeOf = async (
  { jobs }: Pick<VisibilityDeps, 'jobs'>,
  companyId: string,
): Promise<CompanyScope> => ({
  companyId,
  isVerified: (await jobs.findCompany(companyId))?.is_verified ?? false,
})

/**
 * An application that a company's recruiters may see. Where its seeker has blocked the company, they can no longer find or contact
 * them (call 094): to them the application is not there, until the block is taken back.
 */
export const findVisible = async (
  deps: VisibilityDeps,
  companyId: string,
  id: string,
): Promise<ApplicationRow> => {
  const { db } = deps
  const application = await applicationsStore.findOfCompany(db, await scopeOf(deps, companyId), id)
  if (!application) throw new Refusal('application_not_found')
  const { account_id: accountId } = application
  if (accountId !== null && (await hasBlocked(db, accountId, [companyId])))
    throw new Refusal('application_not_found')
  return application
}
