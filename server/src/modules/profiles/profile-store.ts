import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ProfilesTable, ProfileTables } from './tables.ts'

export type ProfileFacts = Omit<Selectable<ProfilesTable>, 'account_id' | 'updated_at'>

const nothing: ProfileFacts = {
  headline: null,
  about: null,
  location_id: null,
  xp_lvl_id: null,
  user_identity_id: null,
}

export const profileStore = {
  find: async (db: Db, accountId: string): Promise<ProfileFacts> => {
    const row = await db
      .withTables<ProfileTables>()
      .selectFrom('profiles')
      .select(['headline', 'about', 'location_id', 'xp_lvl_id', 'user_identity_id'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row ?? nothing
  },

  /** Those that are there, by their accounts' ids. */
  byIds: async (
    db: Db,
    ids: readonly string[],
  ): Promise<Map<string, { facts: ProfileFacts; updatedAt: Date }>> => {
    const rows = await db
      .withTables<ProfileTables>()
      .selectFrom('profiles')
      .selectAll()
      .where('account_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
    return new Map(
      rows.map(({ account_id, updated_at: updatedAt, ...facts }) => [account_id, { facts, updatedAt }]),
    )
  },

  /** Changes what is given and leaves the rest. */
  merge: async (
    trx: Db,
    accountId: string,
    facts: { [Name in keyof ProfileFacts]?: ProfileFacts[Name] | undefined },
  ): Promise<void> => {
    await trx
      .withTables<ProfileTables>()
      .insertInto('profiles')
      .values({ ...facts, account_id: accountId })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet({ ...facts, updated_at: new Date() }))
      .execute()
  },
}
