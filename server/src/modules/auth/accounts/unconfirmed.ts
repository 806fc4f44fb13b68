import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { Locale } from '../../../calls/locale.ts'
import type { Db } from '../../../db/client.ts'
import type { Notifier, Recipient } from '../../notifications/index.ts'
import type { AccountRow } from '../rules.ts'
import type { AuthTables } from '../tables.ts'
import { accountsStore, lockAddress } from './accounts-store.ts'
import { lockAccount } from './deletion.ts'
import { newAccounts } from './new-accounts.ts'
import { mailPasswordLink, recipientOf } from './register.ts'

/** How long a visitor has to confirm an address; after that the account is gone with all that hangs on it. */
export const CONFIRM_DAYS = 7

const waiting = (db: Db, email: string) =>
  db
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .selectAll()
    .where('kind', '=', 'seeker')
    .where('email_key', '=', emailKey(email))
    .where('awaits_confirmation', '=', true)

/**
 * The account that a visitor's job alert makes (spec section 5): without a password, named by the address, the terms not
 * accepted, and nobody signed in. It is made as well where the address has an account, so that nothing tells the two apart;
 * one that awaits confirmation is found again.
 */
export const registerUnconfirmed = async (
  trx: Db,
  email: string,
  { market, language }: Locale,
): Promise<{ id: string; recipient: Recipient }> => {
  const inserted = await newAccounts.insertSeeker(
    trx,
    {
      email,
      passwordHash: null,
      firstName: email.slice(0, email.lastIndexOf('@')),
      lastName: '',
      contactNumber: null,
      isSubscribed: false,
      hasAcceptedTerms: false,
      source: 'web',
      countryKey: market.key,
      language,
      registerFlow: 'standard',
    },
    { awaitsConfirmation: true },
  )
  const account =
    inserted ??
    (await waiting(trx, email).where('is_email_verified', '=', false).forUpdate().executeTakeFirstOrThrow())
  return { id: account.id, recipient: recipientOf(account) }
}

/** Accounts of visitors' job alerts that wait for their address to be confirmed. */
export const unconfirmedAccountsOf = async (db: Db, email: string): Promise<string[]> =>
  (await waiting(db, email).execute()).map(({ id }) => id)

/** Gives an account what hangs on others; in the transaction in which these go. */
export type TransferOwnership = (trx: Db, from: readonly string[], to: string) => Promise<void>

/** Told, in the transaction, of an account whose address has been shown to be its owner's. */
export type OnAddressConfirmed = (
  trx: Db,
  account: Pick<AccountRow, 'id' | 'kind' | 'email'>,
) => Promise<void>

/** What waited for the confirmation of an address becomes its owner's. */
export const completeConfirmation =
  (takeOver: TransferOwnership): OnAddressConfirmed =>
  async (trx, { id, kind, email }) => {
    if (kind !== 'seeker') return
    await lockAddress(trx, email)
    const from = (await waiting(trx, email).forUpdate().execute()).map(row => row.id)
    if (from.length === 0) return
    await takeOver(trx, from, id)
    await trx
      .withTables<AuthTables>()
      .deleteFrom('accounts')
      .where('id', '=', sql<string>`any(${from}::text[])`)
      .execute()
  }

export interface ConfirmDeps {
  notifier: Notifier
  confirmed: OnAddressConfirmed
}

/** Whose the address is by now. `isNew`: the account was made by a visitor's alert, and its mail with a link to set a password is on its way. */
export interface ConfirmedAddress {
  accountId: string
  isNew: boolean
}

/**
 * Who has a mail's link has the address. Where nobody registered it, the visitor's account is one like any other from now on.
 * One that was registered meanwhile is verified where it is the reader's own or was before; else somebody may have registered
 * another's address: its password stays, and what waited goes on without it. Nothing where nothing waits any more.
 */
export const confirmAddress = async (
  trx: Db,
  { notifier, confirmed }: ConfirmDeps,
  waitingId: string,
  callerId: string | undefined,
): Promise<ConfirmedAddress | undefined> => {
  const [waiting] = await accountsStore.byIds(trx, [waitingId])
  if (!waiting) return undefined
  // An account before its address, as everywhere: in the other order each would wait for the other.
  const before = await accountsStore.byEmail(trx, 'seeker', waiting.email)
  if (before) await lockAccount(trx, before.id)
  await lockAddress(trx, waiting.email)
  const account = await lockAccount(trx, waitingId)
  if (!account) return undefined
  if (!account.awaits_confirmation) return { accountId: waitingId, isNew: false }
  const registered = await accountsStore.byEmail(trx, 'seeker', waiting.email)
  if (!registered) {
    await mailPasswordLink(trx, notifier, await set(trx, waitingId, { awaits_confirmation: false }))
    return { accountId: waitingId, isNew: true }
  }
  const isOwn = registered.id === callerId && registered.id === before?.id
  if (isOwn) await accountsStore.markEmailVerified(trx, registered.id, registered.email)
  if (isOwn || registered.is_email_verified) {
    await confirmed(trx, registered)
    return { accountId: registered.id, isNew: false }
  }
  await set(trx, waitingId, { awaits_confirmation: true })
  return { accountId: waitingId, isNew: false }
}

const set = (trx: Db, id: string, state: Pick<AccountRow, 'awaits_confirmation'>): Promise<AccountRow> =>
  trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ ...state, is_email_verified: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const sweepUnconfirmed = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('accounts')
    .where('awaits_confirmation', '=', true)
    .where('is_email_verified', '=', false)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${CONFIRM_DAYS})`)
    .execute()
}
