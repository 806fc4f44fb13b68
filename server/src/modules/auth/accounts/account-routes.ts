import * as calls from '@hanap/contracts/auth/auth.calls'
import * as schemas from '@hanap/contracts/auth/auth.schemas'
import { generateEmailCode, verifyEmail } from '@hanap/contracts/data/data.calls'
import * as dataSchemas from '@hanap/contracts/data/data.schemas'
import { emailKey } from '../../../calls/email-key.ts'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { personRoute, type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { clearBounces, isMailStopped, type Notifier } from '../../notifications/index.ts'
import { checkCode, consumeCode } from '../codes/check-code.ts'
import { deleteCodesOf, requestCode } from '../codes/codes.ts'
import { moveKnownDevices } from '../devices/known-devices.ts'
import { setNewPassword } from '../passwords/new-password.ts'
import { deletePasswordLinksOf } from '../passwords/password-links.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { sessionUser } from '../rules.ts'
import { accountsStore } from './accounts-store.ts'
import { recipientOf, signIn } from './register.ts'
import type { OnAddressConfirmed } from './unconfirmed.ts'

export interface AccountRoutesDeps {
  db: Db
  notifier: Notifier
  passwords: Passwords
  confirmed: OnAddressConfirmed
}

/** What people change of how they log in: calls 037, 038 and 160-162. */
export const accountRoutes = (deps: AccountRoutesDeps): Route[] => {
  const { db, notifier, passwords, confirmed } = deps
  const accountOf = async (accountId: string) => {
    const [account] = await accountsStore.byIds(db, [accountId])
    if (!account) throw new Refusal('sign_in_required')
    return account
  }

  /** A session alone does not change how its account is logged in to, where there is a password to ask for. */
  const proveOwner = async (accountId: string, password: string | undefined) => {
    const { password_hash: passwordHash } = await accountOf(accountId)
    if (passwordHash === null) return
    if (!password) throw refuseField('password', 'required')
    if (!(await passwords.isRight(password, passwordHash))) throw refuseField('password', 'password_wrong')
  }

  return [
    personRoute(calls.changePassword, schemas.changePassword, async ({ body, ...visit }) => {
      const { accountId } = visit.caller
      await proveOwner(accountId, body.password)
      const passwordHash = await passwords.hashChosen(body.new_password, 'new_password')
      return db
        .transaction()
        .execute(trx => setNewPassword(trx, deps, { accountId, passwordHash, isAddressProven: false }, visit))
    }),

    seekerRoute(generateEmailCode, dataSchemas.generateEmailCode, async ({ caller }) => {
      const { sessionId, accountId } = caller
      const { email, is_email_verified: isVerified } = await accountOf(accountId)
      if (!isVerified || (await isMailStopped(db, email)))
        await requestCode(db, { purpose: 'verify_email', sessionId, email })
      return {}
    }),

    seekerRoute(verifyEmail, dataSchemas.verifyEmail, async ({ query, caller }) => {
      const { email } = await accountOf(caller.accountId)
      const request = { purpose: 'verify_email', sessionId: caller.sessionId, email } as const
      const code = await checkCode(db, passwords, request, { field: 'code', typed: query.code })
      const account = await db.transaction().execute(async trx => {
        const accountId = await consumeCode(trx, code)
        await clearBounces(trx, email)
        const verified = await accountsStore.markEmailVerified(trx, accountId, email)
        if (verified) await confirmed(trx, verified)
        return verified
      })
      if (!account) throw refuseField('code', 'code_wrong')
      return { is_email_verify: true as const, user: sessionUser(account, caller.user.is_new_account) }
    }),

    personRoute(calls.sendEmailCode, schemas.sendEmailCode, async ({ body, caller }) => {
      const { email } = await accountOf(caller.accountId)
      if (emailKey(body.email) !== emailKey(email)) await proveOwner(caller.accountId, body.password)
      await requestCode(db, { purpose: 'change_email', sessionId: caller.sessionId, email: body.email })
      return {}
    }),

    personRoute(calls.changeEmail, schemas.changeEmail, async ({ body, ...visit }) => {
      const { sessionId } = visit.caller
      const request = { purpose: 'change_email', sessionId, email: body.email } as const
      const code = await checkCode(db, passwords, request, { field: 'otp', typed: body.otp })
      return db.transaction().execute(async trx => {
        const accountId = await consumeCode(trx, code)
        const [before] = await accountsStore.byIds(trx, [accountId])
        const account = await accountsStore.setEmail(trx, accountId, body.email)
        if (!before || !account) throw refuseField('email', 'email_taken')
        await clearBounces(trx, account.email)
        await confirmed(trx, account)
        await moveKnownDevices(trx, account)
        await deletePasswordLinksOf(trx, accountId)
        await deleteCodesOf(trx, accountId)
        if (emailKey(before.email) !== emailKey(account.email))
          await notifier.notify(trx, [
            {
              recipient: recipientOf(before),
              key: `email-changed ${newId()}`,
              event: { kind: 'email_changed' },
            },
          ])
        return signIn(trx, account, visit)
      })
    }),
  ]
}
