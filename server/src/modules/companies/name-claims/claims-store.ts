import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { NameClaimTables } from './tables.ts'

export type NameClaimRow = Selectable<NameClaimTables['name_claims']>

/** More than a company has markets. */
const SHOWN = 100

const of = (db: Db) => db.withTables<NameClaimTables>()

export const claimsStore = {
  /** The newest first. */
  ofCompany: (db: Db, companyId: string): Promise<NameClaimRow[]> =>
    of(db)
      .selectFrom('name_claims')
      .selectAll()
      .where('company_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SHOWN)
      .execute(),

  lock: (trx: Db, id: string): Promise<NameClaimRow | undefined> =>
    of(trx).selectFrom('name_claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Undefined where the company has a claim in the market that waits. */
  insert: (trx: Db, values: Omit<Insertable<NameClaimTables['name_claims']>, 'id'>) =>
    of(trx)
      .insertInto('name_claims')
      .values({ id: newId(), ...values })
      .onConflict(conflict =>
        conflict.columns(['company_id', 'market']).where(sql<boolean>`state = 'pending'`).doNothing(),
      )
      .returningAll()
      .executeTakeFirst(),

  find: (db: Db, id: string): Promise<NameClaimRow | undefined> =>
    of(db).selectFrom('name_claims').selectAll().where('id', '=', id).executeTakeFirst(),

  /** A decision that no longer holds. */
  takeBack: async (trx: Db, id: string, state: 'pending' | 'refused') => {
    await of(trx)
      .updateTable('name_claims')
      .set({
        state,
        reason: null,
        gave: null,
        moved_jobs: 0,
        decided_at: state === 'pending' ? null : sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute()
  },

  settle: (trx: Db, id: string, changes: UpdateObject<NameClaimTables, 'name_claims'>) =>
    of(trx)
      .updateTable('name_claims')
      .set({ ...changes, decided_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
}
