import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { JobPreferencesTable, JobPreferencesTables } from './tables.ts'

export type PreferenceRow = Selectable<JobPreferencesTable>

/** What a preference says; its place among the others is the store's. */
export type PreferenceFacts = Omit<PreferenceRow, 'id' | 'account_id' | 'is_default' | 'created_at'>

/** Each search of the seeker's looks for all of them. */
const MAX_PREFERENCES = 5

/** Two first ones at once would both want to be the default. */
const lockAccount = (trx: Db, accountId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`job preferences ${accountId}`}, 0))`.execute(trx)

const ofAccount = (db: Db, accountId: string): Promise<PreferenceRow[]> =>
  db
    .withTables<JobPreferencesTables>()
    .selectFrom('job_preferences')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const setDefault = async (trx: Db, accountId: string, id: string) => {
  const db = trx.withTables<JobPreferencesTables>()
  const all = db.updateTable('job_preferences').where('account_id', '=', accountId)
  await all.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute()
  await all.set({ is_default: true }).where('id', '=', id).execute()
}

/** Every statement on job preferences; each names the account. */
export const preferencesStore = {
  /** The default first, then the oldest. */
  ofAccount,

  /** The same of many accounts; who has none is left out. */
  ofAccounts: async (db: Db, accountIds: readonly string[]): Promise<Map<string, PreferenceRow[]>> => {
    const rows = await db
      .withTables<JobPreferencesTables>()
      .selectFrom('job_preferences')
      .selectAll()
      .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
      .orderBy('is_default', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return Map.groupBy(rows, row => row.account_id)
  },

  find: (db: Db, accountId: string, id: string): Promise<PreferenceRow | undefined> =>
    db
      .withTables<JobPreferencesTables>()
      .selectFrom('job_preferences')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),

  /**
   * Within the caller's transaction. The new preference's id; undefined when the account has as many as it may. The first
   * one is the default.
   */
  insert: async (
    trx: Db,
    accountId: string,
    facts: PreferenceFacts,
    { isDefault }: { isDefault: boolean },
  ): Promise<string | undefined> => {
    await lockAccount(trx, accountId)
    const earlier = await ofAccount(trx, accountId)
    if (earlier.length >= MAX_PREFERENCES) return undefined
    const id = newId()
    await trx
      .withTables<JobPreferencesTables>()
      .insertInto('job_preferences')
      .values({ ...facts, id, account_id: accountId, is_default: false })
      .execute()
    if (isDefault || earlier.length === 0) await setDefault(trx, accountId, id)
    return id
  },

  update: (
    db: Db,
    accountId: string,
    id: string,
    facts: PreferenceFacts,
    { isDefault }: { isDefault: boolean },
  ): Promise<void> =>
    db.transaction().execute(async trx => {
      await lockAccount(trx, accountId)
      await trx
        .withTables<JobPreferencesTables>()
        .updateTable('job_preferences')
        .set(facts)
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute()
      if (isDefault) await setDefault(trx, accountId, id)
    }),

  setCareerSummary: async (trx: Db, accountId: string, id: string, text: string): Promise<void> => {
    await trx
      .withTables<JobPreferencesTables>()
      .updateTable('job_preferences')
      .set({ career_summary: text })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
  },

  /** False where the account has no such preference. */
  remove: (db: Db, accountId: string, id: string): Promise<boolean> =>
    db.transaction().execute(async trx => {
      await lockAccount(trx, accountId)
      const removed = await trx
        .withTables<JobPreferencesTables>()
        .deleteFrom('job_preferences')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .returning('is_default')
        .executeTakeFirst()
      const [next] = removed?.is_default ? await ofAccount(trx, accountId) : []
      if (next) await setDefault(trx, accountId, next.id)
      return removed !== undefined
    }),
}
