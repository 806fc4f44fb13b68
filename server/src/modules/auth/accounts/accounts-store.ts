import { sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import type { AccountKind, AuthTables } from '../tables.ts'

/** Two accounts that want one address at once come one after the other. */
export const lockAddress = async (trx: Db, email: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${emailKey(email)}`}, 0))`.execute(trx)
}

/** Of the index by which an address is one account's of its kind. */
export const isRegistered = sql<boolean>`not awaits_confirmation`

/** Statements on accounts that there are; `new-accounts.ts` makes them. Functions take the transaction in which they run. */
export const accountsStore = {
  /** Those of a visitor's job alert do not count: nobody can do anything with them. */
  byEmail: (db: Db, kind: AccountKind, email: string): Promise<AccountRow | undefined> =>
    db
      .withTables<AuthTables>()
      .selectFrom('accounts')
      .selectAll()
      .where('kind', '=', kind)
      .where('email_key', '=', emailKey(email))
      .where('awaits_confirmation', '=', false)
      .executeTakeFirst(),

  byIds: async (db: Db, ids: readonly string[]): Promise<AccountRow[]> =>
    ids.length === 0
      ? []
      : db
          .withTables<AuthTables>()
          .selectFrom('accounts')
          .selectAll()
          .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
          .execute(),

  /** Recruiters of a company who may act for it, its owners first. */
  recruitersOf: (db: Db, companyId: string): Promise<AccountRow[]> =>
    db
      .withTables<AuthTables>()
      .selectFrom('accounts')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('status', '=', 'active')
      .orderBy(sql`array_position('{owner,admin,recruiter,viewer}', role)`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** `isAddressProven`: who sets it has read a mail to the account's address. */
  setPassword: (
    trx: Db,
    accountId: string,
    passwordHash: string,
    { isAddressProven }: { isAddressProven: boolean },
  ): Promise<AccountRow> =>
    trx
      .withTables<AuthTables>()
      .updateTable('accounts')
      .set({ password_hash: passwordHash, ...(isAddressProven && { is_email_verified: true }) })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** The account with the address verified; nothing when it has another one by now. */
  markEmailVerified: (trx: Db, accountId: string, email: string): Promise<AccountRow | undefined> =>
    trx
      .withTables<AuthTables>()
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', accountId)
      .where('email_key', '=', emailKey(email))
      .returningAll()
      .executeTakeFirst(),

  /** The account with its new, verified address; nothing when another of its kind has it. */
  setEmail: async (trx: Db, accountId: string, email: string): Promise<AccountRow | undefined> => {
    await lockAddress(trx, email)
    return trx
      .withTables<AuthTables>()
      .updateTable('accounts')
      .set({ email, email_key: emailKey(email), is_email_verified: true })
      .where('id', '=', accountId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('accounts as other')
              .select('other.id')
              .whereRef('other.kind', '=', 'accounts.kind')
              .where('other.email_key', '=', emailKey(email))
              .where('other.awaits_confirmation', '=', false)
              .where('other.id', '!=', accountId),
          ),
        ),
      )
      .returningAll()
      .executeTakeFirst()
  },

  acceptTerms: (db: Db, accountId: string): Promise<AccountRow> =>
    db
      .withTables<AuthTables>()
      .updateTable('accounts')
      .set({ terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, now())` })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow(),

  setStatus: async (trx: Db, accountId: string, status: AccountRow['status']) => {
    await trx
      .withTables<AuthTables>()
      .updateTable('accounts')
      .set({ status })
      .where('id', '=', accountId)
      .execute()
  },
}
