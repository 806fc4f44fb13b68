import type { Db } from '../../db/client.ts'
import { type AdminCommand, AdminUsageError } from '../../tasks/admin-command.ts'
import { endSessionsByEmail, restoreAccount, suspendAccount } from './accounts/account-admin.ts'
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

export const adminCommands: Record<'suspend' | 'restore' | 'end-sessions', AdminCommand> = {
  suspend: {
    usage: USAGE,
    description: 'Suspend an account and end its sessions',
    run: onAccount(suspendAccount, email => `${email} is suspended.`),
  },
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
