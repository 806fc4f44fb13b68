import { sql } from 'kysely'
import type { MemberRole } from '../../../calls/caller.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AccountRow } from '../rules.ts'
import type { AccountKind, AuthTables } from '../tables.ts'

export interface NewSeeker {
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  contactNumber: string | null
  isSubscribed: boolean
  hasAcceptedTerms: boolean
  source: string
  countryKey: string
  language: string
  registerFlow: string
}

/** A recruiter who is of no company yet. */
export interface NewRecruiter {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  title: string
  isEmailVerified: boolean
  countryKey: string
  language: string
}

export interface RecruiterRecord {
  email: string
  passwordHash: string | null
  firstName: string
  lastName: string
  companyId: string
  role: MemberRole
  title: string | null
  avatar: string | null
  countryKey: string
  language: string
  isDemo: boolean
}

/** Two accounts that want one address at once come one after the other. */
export const lockAddress = async (trx: Db, email: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${emailKey(email)}`}, 0))`.execute(trx)
}

/** Of the index by which an address is one account's of its kind. */
export const isRegistered = sql<boolean>`not awaits_confirmation`

/** Of the index by which one account of visitors' alerts waits for an address. */
const isWaiting = sql<boolean>`awaits_confirmation and not is_email_verified`

/** Every statement on accounts. Functions take the transaction in which they run. */
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

  byIds: (db: Db, ids: readonly string[]): Promise<AccountRow[]> =>
    db
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

  /** The new account, or nothing when the address is taken. One that awaits confirmation holds it for nobody. */
  insertSeeker: async (
    trx: Db,
    seeker: NewSeeker,
    { awaitsConfirmation = false } = {},
  ): Promise<AccountRow | undefined> => {
    await lockAddress(trx, seeker.email)
    return trx
      .withTables<AuthTables>()
      .insertInto('accounts')
      .values({
        id: newId(),
        kind: 'seeker',
        email: seeker.email,
        email_key: emailKey(seeker.email),
        password_hash: seeker.passwordHash,
        first_name: seeker.firstName,
        last_name: seeker.lastName,
        contact_number: seeker.contactNumber,
        is_subscribed: seeker.isSubscribed,
        terms_accepted_at: seeker.hasAcceptedTerms ? new Date() : null,
        country_key: seeker.countryKey,
        language: seeker.language,
        source: seeker.source,
        register_flow: seeker.registerFlow,
        awaits_confirmation: awaitsConfirmation,
      })
      .onConflict(conflict =>
        (awaitsConfirmation
          ? conflict.column('email_key').where(isWaiting)
          : conflict.columns(['kind', 'email_key']).where(isRegistered)
        ).doNothing(),
      )
      .returningAll()
      .executeTakeFirst()
  },

  /** The new account, with the terms accepted, or nothing when the address is taken. */
  insertRecruiter: (trx: Db, recruiter: NewRecruiter): Promise<AccountRow | undefined> =>
    trx
      .withTables<AuthTables>()
      .insertInto('accounts')
      .values({
        id: newId(),
        kind: 'recruiter',
        email: recruiter.email,
        email_key: emailKey(recruiter.email),
        password_hash: recruiter.passwordHash,
        first_name: recruiter.firstName,
        last_name: recruiter.lastName,
        title: recruiter.title,
        is_email_verified: recruiter.isEmailVerified,
        terms_accepted_at: new Date(),
        country_key: recruiter.countryKey,
        language: recruiter.language,
        source: 'web',
      })
      .onConflict(conflict => conflict.columns(['kind', 'email_key']).where(isRegistered).doNothing())
      .returningAll()
      .executeTakeFirst(),

  /** Makes a recruiter's account or brings the one with this address up to date; answers its id. */
  saveRecruiter: async (db: Db, recruiter: RecruiterRecord): Promise<string> => {
    const fields = {
      email: recruiter.email,
      password_hash: recruiter.passwordHash,
      first_name: recruiter.firstName,
      last_name: recruiter.lastName,
      company_id: recruiter.companyId,
      role: recruiter.role,
      title: recruiter.title,
      avatar: recruiter.avatar,
      country_key: recruiter.countryKey,
      language: recruiter.language,
      is_demo: recruiter.isDemo,
    }
    const { id } = await db
      .withTables<AuthTables>()
      .insertInto('accounts')
      .values({
        ...fields,
        id: newId(),
        kind: 'recruiter',
        email_key: emailKey(recruiter.email),
        is_email_verified: true,
        terms_accepted_at: new Date(),
        source: 'admin',
      })
      .onConflict(conflict =>
        conflict
          .columns(['kind', 'email_key'])
          .where(isRegistered)
          .doUpdateSet({
            ...fields,
            password_hash: sql<string | null>`coalesce(excluded.password_hash, accounts.password_hash)`,
          }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

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
