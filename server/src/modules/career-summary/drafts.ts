import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { newId } from '../../db/id.ts'
import type { CareerSummaryTables } from './tables.ts'

const RETAINED_HOURS = 24

const drafts = (db: Db) => db.withTables<CareerSummaryTables>()

/** What was written last for an account. A new writing takes the place of the one before from its beginning on. */
export const careerDrafts = {
  /** The key with which this writing may end. */
  begin: async (db: Db, accountId: string, preferenceId: string): Promise<string> => {
    const fresh = { job_preference_id: preferenceId, attempt: newId(), text: null, begun_at: new Date() }
    await drafts(db)
      .insertInto('career_drafts')
      .values({ account_id: accountId, ...fresh })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet(fresh))
      .execute()
    return fresh.attempt
  },

  finish: async (db: Db, accountId: string, attempt: string, text: string): Promise<void> => {
    await drafts(db)
      .updateTable('career_drafts')
      .set({ text })
      .where('account_id', '=', accountId)
      .where('attempt', '=', attempt)
      .execute()
  },

  /** Takes the draft that was written to its end. */
  take: async (trx: Db, accountId: string): Promise<{ preferenceId: string; text: string } | undefined> => {
    const row = await drafts(trx)
      .deleteFrom('career_drafts')
      .where('account_id', '=', accountId)
      .where('text', 'is not', null)
      .returning(['job_preference_id', 'text'])
      .executeTakeFirst()
    return row?.text == null ? undefined : { preferenceId: row.job_preference_id, text: row.text }
  },

  discard: async (db: Db, accountId: string): Promise<void> => {
    await drafts(db).deleteFrom('career_drafts').where('account_id', '=', accountId).execute()
  },

  /** Forgets what nobody accepted within a day. */
  sweep: async (db: Db): Promise<void> => {
    await drafts(db)
      .deleteFrom('career_drafts')
      .where('begun_at', '<', sql<Date>`now() - make_interval(hours => ${RETAINED_HOURS})`)
      .execute()
  },
}
