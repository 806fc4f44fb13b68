import { sql } from 'kysely'
import type { MemberRole } from '../../../calls/caller.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { AccountRow } from '../rules.ts'
import type { AuthTables } from '../tables.ts'

import { isRegistered, lockAddress } from './accounts-store.ts'

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

/** Of the index by which one account of visitors' alerts waits for an address. */
const isWaiting = sql<boolean>`awaits_confirmation and not is_email_verified`

/** What makes accounts. Functions take the transaction in which they run. */
export const newAccounts = {
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
}
