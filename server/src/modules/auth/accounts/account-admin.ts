import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { AccountKind } from '../tables.ts'
import { accountsStore } from './accounts-store.ts'

/** An operator's act, also beside a running server; false where there is no such account. */
const setStatus = async (
  db: Db,
  { kind, email }: { kind: AccountKind; email: string },
  status: AccountRow['status'],
): Promise<boolean> => {
  const account = await accountsStore.byEmail(db, kind, email)
  if (!account) return false
  await db.transaction().execute(async trx => {
    await accountsStore.setStatus(trx, account.id, status)
    if (status === 'suspended') await endSessionsOf(trx, account.id)
  })
  return true
}

export const suspendAccount = (db: Db, kind: AccountKind, email: string): Promise<boolean> =>
  setStatus(db, { kind, email }, 'suspended')

export const restoreAccount = (db: Db, kind: AccountKind, email: string): Promise<boolean> =>
  setStatus(db, { kind, email }, 'active')

/** Answers how many sessions ended. */
export const endSessionsByEmail = async (
  db: Db,
  kind: AccountKind,
  email: string,
): Promise<number | false> => {
  const account = await accountsStore.byEmail(db, kind, email)
  return account ? endSessionsOf(db, account.id) : false
}
