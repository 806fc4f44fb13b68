import * as calls from '@hanap/contracts/auth.calls'
import * as schemas from '@hanap/contracts/auth.schemas'
import type { Db } from '../../db/client.ts'
import type { Caller } from '../../http/caller.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import type { Mailbox } from '../notifications/index.ts'
import { askCode, type CodeRequest, checkCode, spendCode } from './codes.ts'
import { setNewPassword } from './new-password.ts'
import type { Passwords } from './passwords.ts'
import type { AccountKind } from './tables.ts'

export interface ResetRoutesDeps {
  db: Db
  mailbox: Mailbox
  passwords: Passwords
}

interface Asked {
  email: string
  account_kind: AccountKind
}

const purposes = { seeker: 'reset_password', recruiter: 'reset_recruiter' } as const

const requestOf = (caller: Caller, { email, account_kind: kind }: Asked): CodeRequest => {
  if (caller.kind === 'none') throw new Refusal('sign_in_required')
  return { purpose: purposes[kind], sessionId: caller.sessionId, email }
}

/** Password reset by a code (spec section 4): calls 033 to 035. No answer tells whether an address has an account. */
export const resetRoutes = ({ db, mailbox, passwords }: ResetRoutesDeps): Route[] => [
  route(calls.sendResetCode, schemas.sendResetCode, async ({ body, caller }) => {
    await askCode(db, requestOf(caller, body))
    return {}
  }),

  route(calls.verifyResetCode, schemas.verifyResetCode, async ({ body, caller }) => {
    await checkCode(db, passwords, requestOf(caller, body), {
      field: 'otp',
      typed: body.otp,
    })
    return {}
  }),

  route(calls.resetPassword, schemas.resetPassword, async ({ body, ...visit }) => {
    const code = await checkCode(db, passwords, requestOf(visit.caller, body), {
      field: 'otp',
      typed: body.otp,
    })
    const passwordHash = await passwords.hashChosen(body.new_password, 'new_password')
    return db.transaction().execute(async trx => {
      const accountId = await spendCode(trx, code)
      return setNewPassword(trx, mailbox, { accountId, passwordHash, isAddressProven: true }, visit)
    })
  }),
]
