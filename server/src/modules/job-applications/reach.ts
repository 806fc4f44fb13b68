import type { Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Blacklist } from '../companies/index.ts'
import { type ApplicationRow, applicationsStore } from './store.ts'

/**
 * An application to the company. Where its seeker has blocked the company, its recruiters can no longer find or contact
 * them (call 094): to them the application is not there, until the block is taken back.
 */
export const findReachable = async (
  { db, blacklist }: { db: Db; blacklist: Blacklist },
  companyId: string,
  id: string,
): Promise<ApplicationRow> => {
  const application = await applicationsStore.findOfCompany(db, companyId, id)
  if (!application) throw new Refusal('application_not_found')
  const { account_id: accountId } = application
  if (accountId !== null && (await blacklist.hasBlocked(db, accountId, [companyId])))
    throw new Refusal('application_not_found')
  return application
}
