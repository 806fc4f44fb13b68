import { Refusal } from '../../calls/refusal.ts'
import { type CompanyRow, findCompany } from '../companies/index.ts'
import { type JobRow, recruiterJob, statusAt } from '../jobs/index.ts'
import { type AdRow, adsStore } from './ads-store.ts'
import type { EmployerJobsDeps } from './deps.ts'

/** An ad of a company: the words of its employer, the job that it made, or both. */
export interface OwnAd {
  id: string
  company: CompanyRow
  /** Nothing of an imported job that nobody here has changed. */
  ad: AdRow | undefined
  /** Nothing of a draft. */
  job: JobRow | undefined
}

/** Whether a job takes no applications any more: it was closed, or its time is over. */
export const isEnded = (job: JobRow): boolean => ['closed', 'expired'].includes(statusAt(job, new Date()))

/** The company of a member; a member's company is never deleted. */
export const companyOf = async ({ db }: Pick<EmployerJobsDeps, 'db'>, id: string): Promise<CompanyRow> => {
  const company = await findCompany(db, id)
  if (!company) throw new Refusal('company_missing')
  return company
}

/** Whose jobs a company's recruiters see: their own, and imported ones in the company's name. */
export const ownersOf = async (
  { recruitersOf }: Pick<EmployerJobsDeps, 'recruitersOf'>,
  companyId: string,
) => ({
  companyId,
  recruiterIds: (await recruitersOf(companyId)).map(({ id }) => id),
})

/** An ad for which the company may speak: its recruiters wrote it, or somebody has verified that they are the company's. */
export const findOwnAd = async (deps: EmployerJobsDeps, companyId: string, id: string): Promise<OwnAd> => {
  const [company, ad, listed] = await Promise.all([
    companyOf(deps, companyId),
    adsStore.find(deps.db, companyId, id),
    ownersOf(deps, companyId).then(owners => recruiterJob(deps.db, owners, id)),
  ])
  const isOwn = listed !== undefined && (listed.recruiter_id !== null || company.is_verified)
  const job = isOwn ? await deps.jobs.find(id) : undefined
  // Words on an imported job that is not theirs are no draft.
  if (!job && (!ad || ad.published_at !== null)) throw new Refusal('job_not_found')
  return { id, company, ad, job }
}
