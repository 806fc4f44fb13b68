import { sql } from 'kysely'
import type { MemberRole } from '../../../calls/caller.ts'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import { createPasswords } from '../passwords/passwords.ts'
import type { AuthTables } from '../tables.ts'
import { isRegistered } from './accounts-store.ts'

interface DemoSeeker {
  email: string
  firstName: string
  lastName: string
  countryKey: string
  language: string
  /** Whether one can log in with the password; nobody can log in to the others. */
  hasPassword: boolean
}

interface DemoRecruiter extends DemoSeeker {
  companyId: string
  title: string
  lastActiveAt: Date
  /** The owner where none is named. */
  role?: MemberRole
}

/** Of the password that all demo accounts have. */
export const hashDemoPassword = (password: string): Promise<string> => createPasswords().hash(password)

/**
 * Makes the accounts of the demo data, in the caller's transaction, or brings those that are there up to date.
 * The password is one for all. Answers their ids by address.
 */
export const saveDemoAccounts = async (
  trx: Db,
  {
    seekers,
    recruiters,
    passwordHash,
  }: { seekers: readonly DemoSeeker[]; recruiters: readonly DemoRecruiter[]; passwordHash: string },
): Promise<Map<string, string>> => {
  const common = ({ email, firstName, lastName, countryKey, language, hasPassword }: DemoSeeker) => ({
    id: newId(),
    email,
    email_key: emailKey(email),
    first_name: firstName,
    last_name: lastName,
    country_key: countryKey,
    language,
    is_email_verified: true,
    is_profile_completed: true,
    password_hash: hasPassword ? passwordHash : null,
    terms_accepted_at: new Date(),
    source: 'demo',
    is_demo: true,
  })
  const rows = [
    ...seekers.map(seeker => ({
      ...common(seeker),
      kind: 'seeker' as const,
      company_id: null,
      role: null,
      title: null,
      last_active_at: new Date(),
    })),
    ...recruiters.map(recruiter => ({
      ...common(recruiter),
      kind: 'recruiter' as const,
      company_id: recruiter.companyId,
      role: recruiter.role ?? ('owner' as const),
      title: recruiter.title,
      last_active_at: recruiter.lastActiveAt,
    })),
  ]
  const saved = await trx
    .withTables<AuthTables>()
    .insertInto('accounts')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['kind', 'email_key']).where(isRegistered).doUpdateSet({
        password_hash: sql<string | null>`excluded.password_hash`,
        company_id: sql<string | null>`excluded.company_id`,
        is_demo: true,
      }),
    )
    .returning(['id', 'email'])
    .execute()
  return new Map(saved.map(({ id, email }) => [email, id]))
}

/** Gives an account of the demo data a photo, by its address, where it has none. */
export const saveDemoAvatar = async (db: Db, accountId: string, avatar: string): Promise<void> => {
  await db
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ avatar })
    .where('id', '=', accountId)
    .where('avatar', 'is', null)
    .execute()
}
