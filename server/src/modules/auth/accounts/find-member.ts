import type { Member } from '../../../calls/caller.ts'
import type { Db } from '../../../db/client.ts'
import { sessionUser } from '../rules.ts'
import { accountsStore } from './accounts-store.ts'

/** A recruiter who acts for a company as they are now, without a session; undefined for anybody else, and whoever is suspended or leaves. */
export const findMember = async (
  db: Db,
  accountId: string,
): Promise<Omit<Member, 'sessionId' | 'deviceId'> | undefined> => {
  const [account] = await accountsStore.byIds(db, [accountId])
  if (account?.kind !== 'recruiter' || account.status !== 'active' || account.deletion_due_at !== null)
    return undefined
  const { company_id: companyId, role } = account
  if (companyId === null || role === null) return undefined
  return { kind: 'recruiter', accountId, companyId, role, user: sessionUser(account, false) }
}
