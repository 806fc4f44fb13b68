import type { Db } from '../../db/client.ts'
import { type AdminCommand, AdminUsageError } from '../../tasks/admin-command.ts'
import {
  endSessionsByEmail,
  type OnSuspended,
  restoreAccount,
  suspendAccount,
} from './accounts/account-admin.ts'
import type { AccountKind } from './tables.ts'

const kinds = ['seeker', 'recruiter'] as const satisfies readonly AccountKind[]
const USAGE = `${kinds.join('|')} EMAIL`

/** Runs `act` on the account that is named; it answers false where there is no such account. */
const onAccount =
  (
    act: (db: Db, kind: AccountKind, email: string) => Promise<boolean | number>,
    done: (email: string, count: number) => string,
  ): AdminCommand['run'] =>
  async ({ connection: { db }, args: [named, email] }) => {
    const kind = kinds.find(each => each === named)
    if (!kind || !email) throw new AdminUsageError(`Name the account: ${USAGE}`)
    const result = await act(db, kind, email)
    if (result === false) throw new AdminUsageError(`No ${kind} account has the email address ${email}.`)
    return done(email, Number(result))
  }

/** Suspends an account; what others have to do with it is ended by `onSuspended`. */
export const suspendCommand = (onSuspended: OnSuspended): AdminCommand => ({
  usage: USAGE,
  description: 'Suspend an account and end its sessions, chats and interviews',
  run: onAccount(
    (db, kind, email) => suspendAccount(db, kind, email, onSuspended),
    email => `${email} is suspended.`,
  ),
})

export const adminCommands: Record<'restore' | 'end-sessions', AdminCommand> = {
  restore: {
    usage: USAGE,
    description: 'Reactivate a suspended account',
    run: onAccount(restoreAccount, email => `${email} is active again.`),
  },
  'end-sessions': {
    usage: USAGE,
    description: 'End every session of an account',
    run: onAccount(
      endSessionsByEmail,
      (email, count) => `Ended ${count} ${count === 1 ? 'session' : 'sessions'} of ${email}.`,
    ),
  },
}
