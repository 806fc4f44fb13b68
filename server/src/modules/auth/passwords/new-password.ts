import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { allowMail } from '../../notifications/index.ts'
import { accountsStore } from '../accounts/accounts-store.ts'
import { holdAccount } from '../accounts/deletion.ts'
import { readerOf, signIn, type Visit } from '../accounts/register.ts'
import type { ConfirmDeps } from '../accounts/unconfirmed.ts'
import { forgetCodesOf } from '../codes/codes.ts'
import { forgetDevices } from '../devices/known-devices.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { forgetLoginsOf } from '../social/own-logins.ts'
import { forgetPasswordLinksOf } from './password-links.ts'

export interface NewPassword {
  accountId: string
  passwordHash: string
  /** Whether who sets it has read a mail to the account's address. */
  isAddressProven: boolean
}

/**
 * Gives an account its new password: every session of it ends, links and codes that were out are of no more use,
 * its address is told, and the visit is signed in anew. A suspended account is refused.
 */
export const setNewPassword = async (
  trx: Db,
  { mailbox, confirmed }: ConfirmDeps,
  { accountId, passwordHash, isAddressProven }: NewPassword,
  visit: Visit,
) => {
  const before = await holdAccount(trx, accountId)
  if (!before) throw new Refusal('invalid_credential')
  const account = await accountsStore.setPassword(trx, accountId, passwordHash, { isAddressProven })
  if (account.status === 'suspended') throw new Refusal('account_suspended')
  await endSessionsOf(trx, accountId)
  await forgetPasswordLinksOf(trx, accountId)
  await forgetCodesOf(trx, accountId)
  await forgetDevices(trx, accountId)
  if (isAddressProven) {
    // Whoever linked it before may have been somebody else.
    if (!before.is_email_verified) await forgetLoginsOf(trx, accountId)
    await allowMail(trx, account.email)
    await confirmed(trx, account)
  }
  await mailbox.post(trx, [
    { to: readerOf(account), key: `password-changed ${newId()}`, news: { kind: 'password_changed' } },
  ])
  return signIn(trx, account, visit)
}
