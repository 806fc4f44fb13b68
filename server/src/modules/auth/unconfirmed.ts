import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { emailKey } from '../../http/email-key.ts'
import type { Place } from '../../http/place.ts'
import type { Mailbox, Reader } from '../notifications/index.ts'
import { accountsStore } from './accounts-store.ts'
import { postPasswordLink, readerOf } from './register.ts'
import type { AuthTables } from './tables.ts'

/** How long a visitor has to confirm an address; after that the account is gone with all that hangs on it. */
export const CONFIRM_DAYS = 7

/**
 * The account that a visitor's job alert makes (spec section 5): without a password, named by the address, the terms not
 * accepted, and nobody signed in. One that awaits confirmation is found again; nothing where the address has an account.
 */
export const registerUnconfirmed = async (
  trx: Db,
  email: string,
  { market, language }: Place,
): Promise<{ id: string; reader: Reader } | undefined> => {
  const inserted = await accountsStore.insertSeeker(
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
    (await trx
      .withTables<AuthTables>()
      .selectFrom('accounts')
      .selectAll()
      .where('kind', '=', 'seeker')
      .where('email_key', '=', emailKey(email))
      .where('awaits_confirmation', '=', true)
      .forUpdate()
      .executeTakeFirst())
  return account && { id: account.id, reader: readerOf(account) }
}

/** Who has the address has shown it: the account is one like any other, and gets a link to set its password. */
export const confirmAddress = async (trx: Db, mailbox: Mailbox, accountId: string) => {
  const account = await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ awaits_confirmation: false, is_email_verified: true })
    .where('id', '=', accountId)
    .where('awaits_confirmation', '=', true)
    .returningAll()
    .executeTakeFirst()
  if (account) await postPasswordLink(trx, mailbox, account)
}

export const sweepUnconfirmed = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('accounts')
    .where('awaits_confirmation', '=', true)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${CONFIRM_DAYS})`)
    .execute()
}
