import { personName } from '@hanap/i18n/person-name'
import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { AccountKind } from '../tables.ts'
import { accountsStore } from './accounts-store.ts'

/** Ends what others have to do with the account, in the transaction that suspends it. */
export type OnSuspended = (trx: Db, account: { id: string; kind: AccountKind; name: string }) => Promise<void>

const suspend = async (trx: Db, account: AccountRow, onSuspended: OnSuspended | undefined) => {
  await accountsStore.setStatus(trx, account.id, 'suspended')
  await endSessionsOf(trx, account.id)
  const { id, kind, first_name, last_name } = account
  await onSuspended?.(trx, { id, kind, name: personName(first_name, last_name) })
}

/** An operator's act, also beside a running server; false where there is no such account. */
const setStatus = async (
  db: Db,
  { kind, email }: { kind: AccountKind; email: string },
  status: AccountRow['status'],
  onSuspended?: OnSuspended,
): Promise<boolean> => {
  const account = await accountsStore.byEmail(db, kind, email)
  if (!account) return false
  await db.transaction().execute(async trx => {
    if (status === 'suspended') await suspend(trx, account, onSuspended)
    else await accountsStore.setStatus(trx, account.id, status)
  })
  return true
}

/** Suspends an account and ends its sessions; what others have to do with it ends in the same transaction. */
export const suspendAccount = (
  db: Db,
  kind: AccountKind,
  email: string,
  onSuspended?: OnSuspended,
): Promise<boolean> => setStatus(db, { kind, email }, 'suspended', onSuspended)

/** The same of all who act for a company, in the caller's transaction; answers their ids. */
export const suspendMembers = async (
  trx: Db,
  companyId: string,
  onSuspended: OnSuspended,
): Promise<string[]> => {
  const members = await accountsStore.recruitersOf(trx, companyId)
  for (const member of members) await suspend(trx, member, onSuspended)
  return members.map(({ id }) => id)
}

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

/** The same of one account, in the caller's transaction; false where there is none that is active. */
export const suspendAccountById = async (
  trx: Db,
  accountId: string,
  onSuspended: OnSuspended,
): Promise<boolean> => {
  const [account] = await accountsStore.byIds(trx, [accountId])
  if (account?.status !== 'active') return false
  await suspend(trx, account, onSuspended)
  return true
}

/** Reactivates those that are suspended; answers their ids. */
export const restoreAccounts = async (trx: Db, ids: readonly string[]): Promise<string[]> => {
  const suspended = (await accountsStore.byIds(trx, ids)).filter(({ status }) => status === 'suspended')
  for (const { id } of suspended) await accountsStore.setStatus(trx, id, 'active')
  return suspended.map(({ id }) => id)
}
