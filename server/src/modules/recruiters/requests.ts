import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { RecruiterTables } from './tables.ts'

export type RequestRow = Selectable<RecruiterTables['company_requests']>

/** Companies that recruiters named and are not of. */
export const requestsStore = {
  of: (db: Db, accountId: string): Promise<RequestRow | undefined> =>
    db
      .withTables<RecruiterTables>()
      .selectFrom('company_requests')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** Those of whom a company's managers, or all companies', were asked; the longest waiting first. */
  waiting: (db: Db, companyId?: string): Promise<RequestRow[]> => {
    const query = db
      .withTables<RecruiterTables>()
      .selectFrom('company_requests')
      .selectAll()
      .where('company_id', 'is not', null)
      .orderBy('asked_at')
    return (companyId === undefined ? query : query.where('company_id', '=', companyId)).execute()
  },

  /** Keeps the company's name until the recruiter's address is verified. */
  name: async (trx: Db, accountId: string, companyName: string) => {
    const named = { company_name: companyName, company_id: null, asked_at: null }
    await trx
      .withTables<RecruiterTables>()
      .insertInto('company_requests')
      .values({ account_id: accountId, ...named })
      .onConflict(conflict => conflict.column('account_id').doUpdateSet(named))
      .execute()
  },

  /** Asks a company, in place of another; false when it was asked before and has not answered. */
  ask: async (trx: Db, accountId: string, company: { id: string; name: string }): Promise<boolean> => {
    const values = { company_name: company.name, company_id: company.id, asked_at: sql<Date>`now()` }
    const saved = await trx
      .withTables<RecruiterTables>()
      .insertInto('company_requests')
      .values({ account_id: accountId, ...values })
      .onConflict(conflict =>
        conflict
          .column('account_id')
          .doUpdateSet(values)
          .where('company_requests.company_id', 'is distinct from', company.id),
      )
      .returning('account_id')
      .executeTakeFirst()
    return saved !== undefined
  },

  /** Takes the request off the list; false when the company was not asked. */
  settle: async (trx: Db, accountId: string, companyId: string): Promise<boolean> => {
    const settled = await trx
      .withTables<RecruiterTables>()
      .deleteFrom('company_requests')
      .where('account_id', '=', accountId)
      .where('company_id', '=', companyId)
      .executeTakeFirst()
    return settled.numDeletedRows > 0
  },

  forget: async (trx: Db, accountId: string) => {
    await trx
      .withTables<RecruiterTables>()
      .deleteFrom('company_requests')
      .where('account_id', '=', accountId)
      .execute()
  },
}
