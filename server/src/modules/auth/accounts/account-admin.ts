import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { AccountKind } from '../tables.ts'
import { accountsStore } from './accounts-store.ts'

/** What an operator does with an account (`npm run admin`); false where there is no such account. */
interface AccountAdmin {
  suspend(kind: AccountKind, email: string): Promise<boolean>
  restore(kind: AccountKind, email: string): Promise<boolean>
  /** Answers how many sessions ended. */
  endSessions(kind: AccountKind, email: string): Promise<number | false>
}

/** An operator's acts on accounts, also beside a running server. */
export const accountAdmin = (db: Db): AccountAdmin => {
  const setStatus = async (kind: AccountKind, email: string, status: AccountRow['status']) => {
    const account = await accountsStore.byEmail(db, kind, email)
    if (!account) return false
    await db.transaction().execute(async trx => {
      await accountsStore.setStatus(trx, account.id, status)
      if (status === 'suspended') await endSessionsOf(trx, account.id)
    })
    return true
  }
  return {
    suspend: (kind, email) => setStatus(kind, email, 'suspended'),
    restore: (kind, email) => setStatus(kind, email, 'active'),
    endSessions: async (kind, email) => {
      const account = await accountsStore.byEmail(db, kind, email)
      return account ? endSessionsOf(db, account.id) : false
    },
  }
}
