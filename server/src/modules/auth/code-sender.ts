import type { Sql } from 'postgres'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { Mailbox } from '../notifications/index.ts'
import { accountsStore } from './accounts-store.ts'
import { type AskedCode, CODE_MINUTES, CODES_CHANNEL, makeNextCode } from './codes.ts'
import type { Passwords } from './passwords.ts'
import { readerOf } from './register.ts'
import type { AccountRow } from './rules.ts'

const AFTER_ERROR_MS = 2000

const subjects = {
  reset_password: 'reset',
  reset_recruiter: 'reset',
  verify_email: 'address',
  change_email: 'address',
  delete_account: 'deletion',
} as const

export interface CodeSender {
  /** Ends after the code that is being made. */
  stop(): Promise<void>
}

/**
 * Makes and mails the codes that were asked for. Whether an address has an account is looked up here alone, so
 * that the time of an answer says nothing about it.
 */
export const startCodeSender = async (
  { db, listen, mailbox, passwords }: { db: Db; listen: Sql; mailbox: Mailbox; passwords: Passwords },
  onError: (error: unknown) => void,
): Promise<CodeSender> => {
  let isStopped = false
  let work = Promise.resolve()

  const ownerOf = async (trx: Db, asked: AskedCode): Promise<AccountRow | undefined> => {
    if (asked.purpose === 'reset_password') return accountsStore.byEmail(trx, 'seeker', asked.email)
    if (asked.purpose === 'reset_recruiter') return accountsStore.byEmail(trx, 'recruiter', asked.email)
    if (asked.sessionAccountId === null) return undefined
    const [account] = await accountsStore.byIds(trx, [asked.sessionAccountId])
    return account
  }

  const send = async (trx: Db, asked: AskedCode, code: string) => {
    const account = await ownerOf(trx, asked)
    if (!account) return undefined
    await mailbox.post(trx, [
      {
        to: { ...readerOf(account), email: asked.email },
        key: `code ${newId()}`,
        news: { kind: 'code', about: subjects[asked.purpose], code, minutes: CODE_MINUTES },
      },
    ])
    return account.id
  }

  const drain = async () => {
    while (!isStopped && (await makeNextCode(db, passwords, send)));
  }
  const nudge = () => {
    work = work.then(drain).catch(error => {
      if (isStopped) return
      onError(error)
      setTimeout(nudge, AFTER_ERROR_MS).unref()
    })
  }
  const listening = await listen.listen(CODES_CHANNEL, nudge, nudge)

  return {
    stop: async () => {
      isStopped = true
      await listening.unlisten().catch(() => undefined)
      await work
    },
  }
}
