import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { CompanyDraftTables } from './tables.ts'

export type DraftRow = Selectable<CompanyDraftTables['company_drafts']>

const of = (db: Db) => db.withTables<CompanyDraftTables>()

export const draftStore = {
  /** One change of a company's draft after the other, until the transaction ends. */
  lock: async (trx: Db, companyId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`company draft ${companyId}`}, 0))`.execute(trx)
  },

  find: (db: Db, companyId: string): Promise<DraftRow | undefined> =>
    of(db).selectFrom('company_drafts').selectAll().where('company_id', '=', companyId).executeTakeFirst(),

  /** One revision more, of a draft that says what it said. */
  touch: async (trx: Db, companyId: string, accountId: string) => {
    const changed = { changed_by: accountId, changed_at: new Date() }
    await of(trx)
      .insertInto('company_drafts')
      .values({ company_id: companyId, fields: null, ...changed })
      .onConflict(conflict =>
        conflict
          .column('company_id')
          .doUpdateSet({ ...changed, revision: sql<number>`company_drafts.revision + 1` }),
      )
      .execute()
  },
}
