import { type Selectable, sql } from 'kysely'
import { emailKey } from '../../../calls/email-key.ts'
import type { Db } from '../../../db/client.ts'
import type { OperatorTables } from '../tables.ts'

export type OperatorRow = Selectable<OperatorTables['operators']>

const operators = (db: Db) => db.withTables<OperatorTables>().selectFrom('operators').selectAll()

export const operatorsStore = {
  byEmail: (db: Db, email: string): Promise<OperatorRow | undefined> =>
    operators(db).where('email_key', '=', emailKey(email)).where('removed_at', 'is', null).executeTakeFirst(),

  byId: (db: Db, id: string): Promise<OperatorRow | undefined> =>
    operators(db).where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst(),

  bySetUp: (db: Db, hash: Buffer): Promise<OperatorRow | undefined> =>
    operators(db)
      .where('set_up_hash', '=', hash)
      .where('set_up_expires_at', '>', sql<Date>`now()`)
      .where('removed_at', 'is', null)
      .executeTakeFirst(),

  /** The first of them first. */
  all: (db: Db): Promise<OperatorRow[]> =>
    operators(db).where('removed_at', 'is', null).orderBy('created_at').execute(),

  /** Those who can log in. */
  countActive: async (db: Db): Promise<number> => {
    const { count } = await db
      .withTables<OperatorTables>()
      .selectFrom('operators')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('removed_at', 'is', null)
      .where('password_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    return count
  },

  /** Takes a code's step, of which each is taken once, and none after a later one. */
  takeStep: async (trx: Db, id: string, step: number): Promise<boolean> => {
    const taken = await trx
      .withTables<OperatorTables>()
      .updateTable('operators')
      .set({ totp_step: String(step) })
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', String(step))]))
      .executeTakeFirst()
    return taken.numUpdatedRows > 0n
  },
}
