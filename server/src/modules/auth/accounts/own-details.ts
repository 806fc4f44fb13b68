import type { SessionUser } from '@hanap/contracts/auth/session.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { type AccountRow, sessionUser } from '../rules.ts'
import type { AuthTables } from '../tables.ts'

/** What a seeker changes of their account beside how they log in. */
type OwnDetails = Partial<
  Pick<
    AccountRow,
    'avatar' | 'first_name' | 'last_name' | 'contact_number' | 'notice_period_id' | 'is_profile_completed'
  >
>

/** The session user record after the change, `user` being what it was; nothing to change changes nothing. */
export const changeOwnDetails = async (
  trx: Db,
  user: SessionUser,
  details: OwnDetails,
): Promise<SessionUser> => {
  if (Object.values(details).every(value => value === undefined)) return user
  const account = await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set(details)
    .where('id', '=', user.id)
    .where('kind', '=', 'seeker')
    .returningAll()
    .executeTakeFirstOrThrow()
  return sessionUser(account, user.is_new_account)
}

/** Which of these avatars' addresses some account has. */
export const avatarsNamed = async (db: Db, addresses: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .select('avatar')
    .distinct()
    .where('avatar', '=', sql<string>`any(${[...addresses]}::text[])`)
    .execute()
  return new Set(rows.flatMap(row => row.avatar ?? []))
}
