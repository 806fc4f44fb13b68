import type { Db } from '../../db/client.ts'
import type { RecruiterRole } from '../../http/caller.ts'
import { accountFactsByIds, findRecruiter } from '../auth/index.ts'
import type { Mailbox } from '../notifications/index.ts'
import { requestsStore } from './requests.ts'
import { answerRequest } from './team.ts'

/** Who asked to be of which company, the longest waiting first; also of companies that have nobody to answer. */
export const joinRequests = async (db: Db) => {
  const requests = await requestsStore.asked(db)
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

/** An operator's answer; `role` null turns them down. False where the recruiter asked nobody. */
export const settleJoin = async (
  deps: { db: Db; mailbox: Mailbox },
  email: string,
  role: RecruiterRole | null,
): Promise<boolean> => {
  const asker = await findRecruiter(deps.db, email)
  const request = asker && (await requestsStore.of(deps.db, asker.id))
  if (!asker || !request?.company_id) return false
  const company = { id: request.company_id, name: request.company_name }
  return deps.db.transaction().execute(trx => answerRequest(trx, deps, asker, company, role))
}
