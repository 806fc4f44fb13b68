import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { Listener } from '../../../db/listener.ts'
import { type QueueWorker, queueWorker } from '../../../tasks/worker.ts'
import type { Notifier } from '../../notifications/index.ts'
import { accountsStore } from '../accounts/accounts-store.ts'
import { recipientOf } from '../accounts/register.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { AccountRow } from '../rules.ts'
import { CODE_MINUTES, CODES_CHANNEL, type CodeOwner, makeNextCode, type RequestedCode } from './codes.ts'
import { isCodeMailAllowed } from './reset-limits.ts'

const subjects = {
  reset_password: 'reset',
  reset_recruiter: 'reset',
  verify_email: 'address',
  change_email: 'address',
  delete_account: 'deletion',
} as const

/**
 * Makes and mails the codes that were asked for. Whether an address has an account is looked up here alone, so
 * that the time of an answer says nothing about it.
 */
export const codeSender = (
  {
    db,
    listener,
    notifier,
    passwords,
  }: { db: Db; listener: Listener; notifier: Notifier; passwords: Passwords },
  onError: (error: unknown) => void,
): QueueWorker => {
  const ownerOf = async (trx: Db, request: RequestedCode): Promise<AccountRow | undefined> => {
    if (request.purpose === 'reset_password') return accountsStore.byEmail(trx, 'seeker', request.email)
    if (request.purpose === 'reset_recruiter') return accountsStore.byEmail(trx, 'recruiter', request.email)
    if (request.sessionAccountId === null) return undefined
    const [account] = await accountsStore.byIds(trx, [request.sessionAccountId])
    return account
  }

  const send = async (trx: Db, request: RequestedCode, code: string): Promise<CodeOwner> => {
    const isReset = subjects[request.purpose] === 'reset'
    // Counted for any address, so that nothing tells those that have an account.
    if (isReset && !(await isCodeMailAllowed(trx, request)))
      return { accountId: null, isMailedElsewhere: true }
    const account = await ownerOf(trx, request)
    if (!account) return { accountId: null, isMailedElsewhere: false }
    const recipient = recipientOf(account)
    const isOwn = emailKey(request.email) === account.email_key
    await notifier.notify(trx, [
      {
        // What compares equal to the account's address may still be somebody else's mailbox.
        recipient: isOwn ? recipient : { ...recipient, email: request.email, name: null },
        key: `code ${newId()}`,
        event: { kind: 'code', about: subjects[request.purpose], code, minutes: CODE_MINUTES },
      },
    ])
    return { accountId: account.id, isMailedElsewhere: false }
  }

  return queueWorker({
    workOne: () => makeNextCode(db, passwords, send),
    wokenBy: { listener, channel: CODES_CHANNEL },
    onError,
  })
}
