import type { Ad, CloseReason } from '@hanap/contracts/recruiters/employer-jobs.schemas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { EmployerAdsTable, EmployerJobTables } from './tables.ts'

export type AdRow = Selectable<EmployerAdsTable>

export interface NewAd {
  id: string
  companyId: string
  recruiterId: string
  market: string
  ad: Ad
}

const of = (db: Db) => db.withTables<EmployerJobTables>()
// The driver would write a text as a JSON string.
const json = (ad: Ad) => sql<string>`${JSON.stringify(ad)}::text::jsonb`

/** Every statement on ads that employers write. Functions take the transaction in which they run. */
export const adsStore = {
  insert: (trx: Db, { id, companyId, recruiterId, market, ad }: NewAd): Promise<AdRow> =>
    of(trx)
      .insertInto('employer_ads')
      .values({ id, company_id: companyId, recruiter_id: recruiterId, market, ad: json(ad) })
      .returningAll()
      .executeTakeFirstOrThrow(),

  find: (db: Db, companyId: string, id: string): Promise<AdRow | undefined> =>
    of(db)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .executeTakeFirst(),

  /** Held as it is until the transaction ends. */
  lock: (trx: Db, companyId: string, id: string): Promise<AdRow | undefined> =>
    of(trx)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst(),

  /** What it says now, as one revision more. */
  update: (trx: Db, id: string, ad: Ad): Promise<AdRow> =>
    of(trx)
      .updateTable('employer_ads')
      .set({ ad: json(ad), revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  setCloseReason: async (trx: Db, id: string, reason: CloseReason | null): Promise<void> => {
    await of(trx)
      .updateTable('employer_ads')
      .set({ close_reason: reason, updated_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  },

  byIds: async (db: Db, ids: readonly string[]): Promise<Map<string, AdRow>> => {
    if (ids.length === 0) return new Map()
    const rows = await of(db)
      .selectFrom('employer_ads')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
    return new Map(rows.map(row => [row.id, row]))
  },
}
