import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { lockAccount } from '../accounts/deletion.ts'
import { newToken, tokenHash } from '../sessions/tokens.ts'
import type { AuthTables } from '../tables.ts'

export const LINK_DAYS = 7
/** A second link within this time is not sent: a mailbox is not filled by pressing a button. */
const AGAIN_AFTER_SECONDS = 60

const lasting = sql<Date>`now() + make_interval(days => ${LINK_DAYS})`

/** A new single-use link of an account. */
export const createPasswordLink = async (trx: Db, accountId: string): Promise<string> => {
  const token = newToken()
  await trx
    .withTables<AuthTables>()
    .insertInto('password_links')
    .values({ token_hash: tokenHash(token), account_id: accountId, expires_at: lasting })
    .execute()
  return token
}

export const hasFreshPasswordLink = async (db: Db, accountId: string): Promise<boolean> => {
  const link = await db
    .withTables<AuthTables>()
    .selectFrom('password_links')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${AGAIN_AFTER_SECONDS})`)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

/** The address of the link's account; nothing when it expired, was used or never was. */
export const emailOfPasswordLink = async (db: Db, token: string): Promise<string | undefined> => {
  const link = await db
    .withTables<AuthTables>()
    .selectFrom('password_links')
    .innerJoin('accounts', 'accounts.id', 'password_links.account_id')
    .select('accounts.email')
    .where('password_links.token_hash', '=', tokenHash(token))
    .where('password_links.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link?.email
}

/** Uses a link up. Answers the account's id, or nothing. */
export const usePasswordLink = async (trx: Db, token: string): Promise<string | undefined> => {
  const links = trx.withTables<AuthTables>()
  const link = await links
    .selectFrom('password_links')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  // The account before what hangs on it: see spendCode.
  const account = link && (await lockAccount(trx, link.account_id))
  const used = await links
    .deleteFrom('password_links')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return used.numDeletedRows > 0 ? account?.id : undefined
}

export const deletePasswordLinksOf = async (trx: Db, accountId: string) => {
  await trx
    .withTables<AuthTables>()
    .deleteFrom('password_links')
    .where('account_id', '=', accountId)
    .execute()
}

export const sweepPasswordLinks = async (db: Db) => {
  await db
    .withTables<AuthTables>()
    .deleteFrom('password_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
