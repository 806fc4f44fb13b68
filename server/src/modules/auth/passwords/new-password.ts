import { Refusal } from '../../../calls/refusal.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { clearBounces } from '../../notifications/index.ts'
import { accountsStore } from '../accounts/accounts-store.ts'
import { lockAccount } from '../accounts/deletion.ts'
import { recipientOf, type SignInContext, signIn } from '../accounts/register.ts'
import type { ConfirmDeps } from '../accounts/unconfirmed.ts'
import { deleteCodesOf } from '../codes/codes.ts'
import { deleteKnownDevices } from '../devices/known-devices.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import { deleteSocialLoginsOf } from '../social/own-logins.ts'
import { deletePasswordLinksOf } from './password-links.ts'

export interface PasswordChange {
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
  { notifier, confirmed }: ConfirmDeps,
  { accountId, passwordHash, isAddressProven }: PasswordChange,
  context: SignInContext,
) => {
  const before = await lockAccount(trx, accountId)
  if (!before) throw new Refusal('invalid_credential')
  const account = await accountsStore.setPassword(trx, accountId, passwordHash, { isAddressProven })
  if (account.status === 'suspended') throw new Refusal('account_suspended')
  await endSessionsOf(trx, accountId)
  await deletePasswordLinksOf(trx, accountId)
  await deleteCodesOf(trx, accountId)
  await deleteKnownDevices(trx, accountId)
  if (isAddressProven) {
    // Whoever linked it before may have been somebody else.
    if (!before.is_email_verified) await deleteSocialLoginsOf(trx, accountId)
    await clearBounces(trx, account.email)
    await confirmed(trx, account)
  }
  await notifier.notify(trx, [
    {
      recipient: recipientOf(account),
      key: `password-changed ${newId()}`,
      event: { kind: 'password_changed' },
    },
  ])
  return signIn(trx, account, context)
}
