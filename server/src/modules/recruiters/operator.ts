import type { MemberRole } from '../../calls/caller.ts'
import type { Db } from '../../db/client.ts'
import { accountFactsByIds, companiesWithMembers, findRecruiter } from '../auth/index.ts'
import { companiesByIds } from '../companies/index.ts'
import { requestsStore } from './requests.ts'
import { decideTeamRequest } from './team.ts'

/** Who asked to be of which company, the longest waiting first; also of companies that have nobody to answer. */
export const joinRequests = async (db: Db) => {
  const requests = await requestsStore.waiting(db)
  const accounts = await accountFactsByIds(
    db,
    requests.map(request => request.account_id),
  )
  return requests.flatMap(request => {
    const asker = accounts.get(request.account_id)
    return asker && request.asked_at
      ? [{ email: asker.email, company: request.company_name, askedAt: request.asked_at }]
      : []
  })
}

/** An operator's answer, of which no mail tells; `role` null turns them down. False where the recruiter asked nobody. */
export const decideJoinRequest = async (db: Db, email: string, role: MemberRole | null): Promise<boolean> => {
  const asker = await findRecruiter(db, email)
  const companyId = asker && (await requestsStore.of(db, asker.id))?.company_id
  if (!asker || !companyId) return false
  return db.transaction().execute(trx => decideTeamRequest(trx, asker.id, companyId, role))
}

/** Companies that have recruiters and that nobody has verified. */
export const unverifiedCompanies = async (db: Db) => {
  const companies = await companiesByIds(db, await companiesWithMembers(db))
  return [...companies.values()]
    .filter(company => !company.is_verified)
    .map(({ id, market, name, website }) => ({ id, market, name, website }))
}
