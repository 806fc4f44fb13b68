import * as calls from '@hanap/contracts/jobseekers/privacy.calls'
import * as schemas from '@hanap/contracts/jobseekers/privacy.schemas'
import { Refusal, refuseField } from '../../../calls/refusal.ts'
import { type Route, seekerRoute } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { checkCode, consumeCode, type VerifiedCode } from '../codes/check-code.ts'
import { deleteCodesOf, requestCode } from '../codes/codes.ts'
import { deletePasswordLinksOf } from '../passwords/password-links.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'
import type { AccountRoutesDeps } from './account-routes.ts'
import { accountsStore } from './accounts-store.ts'
import { markForDeletion } from './deletion.ts'
import { recipientOf } from './register.ts'

export interface DeletionRoutesDeps extends Omit<AccountRoutesDeps, 'confirmed'> {
  /** Ends in the same transaction what others wait for the account with. */
  onDeletionAsked(trx: Db, accountId: string): Promise<void>
}

/** The end of an account: calls 171 and 172. */
export const deletionRoutes = ({ db, notifier, passwords, onDeletionAsked }: DeletionRoutesDeps): Route[] => {
  const accountOf = async (accountId: string) => {
    const [account] = await accountsStore.byIds(db, [accountId])
    if (!account) throw new Refusal('sign_in_required')
    return account
  }

  return [
    seekerRoute(calls.sendDeletionCode, schemas.sendDeletionCode, async ({ caller }) => {
      const { accountId, sessionId } = caller
      const { email } = await accountOf(accountId)
      await requestCode(db, { purpose: 'delete_account', sessionId, email })
      return {}
    }),

    seekerRoute(calls.deleteAccount, schemas.deleteAccount, async ({ body, caller, endSession }) => {
      const { accountId, sessionId } = caller
      const account = await accountOf(accountId)
      const { email, password_hash: passwordHash } = account
      let code: VerifiedCode | undefined
      if (passwordHash === null) {
        if (!body.otp) throw refuseField('otp', 'required')
        const request = { purpose: 'delete_account', sessionId, email } as const
        code = await checkCode(db, passwords, request, { field: 'otp', typed: body.otp })
      } else {
        if (!body.password) throw refuseField('password', 'required')
        if (!(await passwords.isRight(body.password, passwordHash)))
          throw refuseField('password', 'password_wrong')
      }
      const due = await db.transaction().execute(async trx => {
        if (code) await consumeCode(trx, code)
        const at = await markForDeletion(trx, accountId)
        await onDeletionAsked(trx, accountId)
        await endSessionsOf(trx, accountId)
        await deletePasswordLinksOf(trx, accountId)
        await deleteCodesOf(trx, accountId)
        await onDeletionAsked(trx, accountId)
        await notifier.notify(trx, [
          {
            recipient: recipientOf(account),
            key: `deletion ${newId()}`,
            event: { kind: 'deletion_asked', at },
          },
        ])
        return at
      })
      endSession()
      return { deleted_at: due.toISOString() }
    }),
  ]
}
