import * as calls from '@hanap/contracts/auth/auth.calls'
import * as schemas from '@hanap/contracts/auth/auth.schemas'
import type { Caller } from '../../../calls/caller.ts'
import { Refusal } from '../../../calls/refusal.ts'
import { type Route, route } from '../../../calls/route.ts'
import type { Db } from '../../../db/client.ts'
import type { Notifier } from '../../notifications/index.ts'
import type { OnAddressConfirmed } from '../accounts/unconfirmed.ts'
import { setNewPassword } from '../passwords/new-password.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AccountKind } from '../tables.ts'
import { checkCodeAnywhere, consumeCode } from './check-code.ts'
import { type CodeRequest, requestCode } from './codes.ts'
import { isRemoteTryAllowed } from './reset-limits.ts'

export interface ResetRoutesDeps {
  db: Db
  notifier: Notifier
  passwords: Passwords
  confirmed: OnAddressConfirmed
}

interface ResetTarget {
  email: string
  account_kind: AccountKind
}

const purposes = { seeker: 'reset_password', recruiter: 'reset_recruiter' } as const

const requestOf = (
  caller: Caller,
  { email, account_kind: kind }: ResetTarget,
): CodeRequest & { deviceId: string } => {
  if (caller.kind === 'none') throw new Refusal('sign_in_required')
  return { purpose: purposes[kind], sessionId: caller.sessionId, email, deviceId: caller.deviceId }
}

/** Password reset by a code (spec section 4): calls 033 to 035. No answer tells whether an address has an account. */
export const resetRoutes = (deps: ResetRoutesDeps): Route[] => {
  const { db, passwords } = deps

  const check = (caller: Caller, { otp, ...target }: ResetTarget & { otp: string }) => {
    const request = requestOf(caller, target)
    const { purpose, email, deviceId } = request
    return checkCodeAnywhere(db, passwords, request, otp, () =>
      isRemoteTryAllowed(db, { purpose, email, deviceId }),
    )
  }

  return [
    route(calls.sendResetCode, schemas.sendResetCode, async ({ body, caller }) => {
      await requestCode(db, requestOf(caller, body))
      return {}
    }),

    route(calls.verifyResetCode, schemas.verifyResetCode, async ({ body, caller }) => {
      await check(caller, body)
      return {}
    }),

    route(calls.resetPassword, schemas.resetPassword, async ({ body, ...visit }) => {
      const code = await check(visit.caller, body)
      const passwordHash = await passwords.hashChosen(body.new_password, 'new_password')
      return db.transaction().execute(async trx => {
        const accountId = await consumeCode(trx, code)
        return setNewPassword(trx, deps, { accountId, passwordHash, isAddressProven: true }, visit)
      })
    }),
  ]
}
