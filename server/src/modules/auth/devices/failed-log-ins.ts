import { login, loginRecruiter, loginSeeker } from '@hanap/contracts/auth/auth.calls'
import type { Db } from '../../../db/client.ts'
import type { Notifier } from '../../notifications/index.ts'
import { accountsStore } from '../accounts/accounts-store.ts'
import { recipientOf } from '../accounts/register.ts'

const kinds = new Map([
  [login.id, 'seeker'],
  [loginSeeker.id, 'seeker'],
  [loginRecruiter.id, 'recruiter'],
] as const)

/** Tells an account's owner, at most once a day, that so many passwords were tried that strangers must wait. */
export const notifyFailedLogIns = async (
  { db, notifier }: { db: Db; notifier: Notifier },
  callId: string,
  email: string,
) => {
  const kind = kinds.get(callId)
  const account = kind && (await accountsStore.byEmail(db, kind, email))
  if (!account || account.status === 'suspended') return
  const day = new Date().toISOString().slice(0, 10)
  await db.transaction().execute(trx =>
    notifier.notify(trx, [
      {
        recipient: recipientOf(account),
        key: `log-in-tries ${account.id} ${day}`,
        event: { kind: 'log_in_tries' },
      },
    ]),
  )
}
