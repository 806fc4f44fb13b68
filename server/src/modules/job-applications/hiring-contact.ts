import type { AccountFacts } from '../auth/index.ts'
import type { JobRow, Jobs } from '../jobs/index.ts'

export interface HandlerDeps {
  jobs: Pick<Jobs, 'findCompany'>
  accountsByIds(ids: readonly string[]): Promise<Map<string, AccountFacts>>
  recruitersOf(companyId: string): Promise<AccountFacts[]>
}

/** Who handles a job: the company of whoever posted it, else the company that it names, once that is verified. */
export const hiringContactOf = async (
  { jobs, accountsByIds, recruitersOf }: HandlerDeps,
  { company_id, recruiter_id }: Pick<JobRow, 'company_id' | 'recruiter_id'>,
) => {
  const [company, accounts] = await Promise.all([
    company_id === null ? undefined : jobs.findCompany(company_id),
    recruiter_id === null ? undefined : accountsByIds([recruiter_id]),
  ])
  const named = accounts?.get(recruiter_id ?? '')
  const poster = named?.companyId == null ? undefined : named
  const companyId = poster?.companyId ?? company_id
  const isSpokenFor = companyId !== null && company?.is_verified
  return {
    company,
    companyId,
    recruiterId: poster?.id ?? null,
    /** Who is told; nobody where nobody may see its applications yet. */
    contact: poster ?? (isSpokenFor ? (await recruitersOf(companyId))[0] : undefined),
  }
}
