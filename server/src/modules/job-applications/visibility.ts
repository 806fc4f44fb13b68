import type { CompanyReader } from '../../calls/caller.ts'
import { Refusal } from '../../calls/refusal.ts'
import type { Db } from '../../db/client.ts'
import { hasBlocked } from '../companies/index.ts'
import { type Jobs, jobsClosedTo } from '../jobs/index.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'

/**
 * Which of a company's applications its recruiters may see: those to ads that they posted, and, once the company is verified,
 * those to ads that were imported in its name. Anybody may found a company under a name that is not here yet.
 */
export interface CompanyScope {
  companyId: string
  isVerified: boolean
  /** Jobs with a team of which the reader is not. */
  closedJobIds: readonly string[]
}

export interface VisibilityDeps {
  db: Db
  jobs: Pick<Jobs, 'findCompany'>
  recruitersOf(companyId: string): Promise<readonly { id: string }[]>
}

/** Where a job has a team, its applicants are the team's, the owners' and the admins'. */
const closedJobsTo = async ({ db, recruitersOf }: VisibilityDeps, reader: CompanyReader) => {
  if (typeof reader === 'string' || reader.role === 'owner' || reader.role === 'admin') return []
  const recruiterIds = (await recruitersOf(reader.companyId)).map(({ id }) => id)
  return jobsClosedTo(db, { accountId: reader.accountId, recruiterIds })
}

const companyIdOf = (reader: CompanyReader) => (typeof reader === 'string' ? reader : reader.companyId)

export const scopeOf = async (deps: VisibilityDeps, reader: CompanyReader): Promise<CompanyScope> => {
  const companyId = companyIdOf(reader)
  const [company, closedJobIds] = await Promise.all([
    deps.jobs.findCompany(companyId),
    closedJobsTo(deps, reader),
  ])
  return { companyId, isVerified: company?.is_verified ?? false, closedJobIds }
}

/**
 * An application that a company's recruiters may see. Where its seeker has blocked the company, they can no longer find or contact
 * them (call 094): to them the application is not there, until the block is taken back.
 */
export const findVisible = async (
  deps: VisibilityDeps,
  reader: CompanyReader,
  id: string,
): Promise<ApplicationRow> => {
  const { db } = deps
  const application = await applicationsStore.findOfCompany(db, await scopeOf(deps, reader), id)
  if (!application) throw new Refusal('application_not_found')
  const { account_id: accountId } = application
  if (accountId !== null && (await hasBlocked(db, accountId, [companyIdOf(reader)])))
    throw new Refusal('application_not_found')
  return application
}
