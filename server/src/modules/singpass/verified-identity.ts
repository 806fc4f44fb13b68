import { type Expression, sql } from 'kysely'
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

/** Those of the accounts that have verified an identity. */
export const verifiedAmong = async (db: Db, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .withTables<SingpassTables>()
    .selectFrom('singpass_identities')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
    .execute()
  return new Set(rows.map(row => row.account_id))
}

/** Whether the account that an expression names has verified an identity, within others' statements. */
export const hasVerifiedIdentity = (accountId: Expression<string | null>) =>
  sql<boolean>`exists (select from singpass_identities where account_id = ${accountId})`
