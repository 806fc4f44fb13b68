import type { Db } from '../../db/client.ts'
import type { SingpassTables } from './tables.ts'

/** The identity that an account has verified, without the national ID number. */
export const verifiedIdentity = (db: Db, accountId: string) =>
  db
    .withTables<SingpassTables>()
    .selectFrom('singpass_identities')
    .select(['user_identity_id', 'verified_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
