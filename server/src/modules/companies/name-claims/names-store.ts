import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import { newId } from '../../../db/id.ts'
import type { CompanyRow } from '../facts.ts'
import type { CompanyTables } from '../tables.ts'

const of = (db: Db) => db.withTables<CompanyTables>()

interface MarketName {
  market: string
  nameKey: string
}

/** Markets in which a company has a page, its own one first. */
export const marketsOfCompany = async (db: Db, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{ market: string }>`
    select market from companies
    where id = ${companyId} or (page_of = ${companyId} and holds_name)
    group by market order by bool_or(id = ${companyId}) desc, market`.execute(db)
  return rows.map(({ market }) => market)
}

/** Who has which name: every statement that gives or takes one. */
export const namesStore = {
  /** One change of who has a name at a time, held until the transaction ends. */
  lock: async (trx: Db, { market, nameKey }: MarketName) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`name ${market} ${nameKey}`}, 0))`.execute(trx)
  },

  /** The row that has the name in the market. */
  holder: (db: Db, { market, nameKey }: MarketName): Promise<CompanyRow | undefined> =>
    of(db)
      .selectFrom('companies')
      .selectAll()
      .where('market', '=', market)
      .where('name_key', '=', nameKey)
      .where('holds_name', '=', true)
      .executeTakeFirst(),

  setHolder: async (trx: Db, id: string, holdsName: boolean) => {
    await of(trx).updateTable('companies').set({ holds_name: holdsName }).where('id', '=', id).execute()
  },

  /** A page of the company's in another market. */
  addPage: async (trx: Db, { id, name, name_key }: CompanyRow, market: string) => {
    await of(trx)
      .insertInto('companies')
      .values({ id: newId(), market, name, name_key, page_of: id })
      .execute()
  },

  /** The company has no page of the name in the market any more. */
  dropPage: async (trx: Db, id: string, { market, name_key }: { market: string; name_key: string }) => {
    await of(trx)
      .deleteFrom('companies')
      .where('page_of', '=', id)
      .where('market', '=', market)
      .where('name_key', '=', name_key)
      .where('holds_name', '=', true)
      .execute()
  },

  /** Makes pages of a company, or with null companies. */
  setPageOf: async (trx: Db, ids: readonly string[], ofId: string | null) => {
    await of(trx)
      .updateTable('companies')
      .set({ page_of: ofId })
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute()
  },

  /** A company without members becomes a page of another one, with the pages that it had, whose ids it answers. */
  makePage: async (trx: Db, id: string, ofId: string): Promise<string[]> => {
    const rows = await of(trx)
      .updateTable('companies')
      .set({ page_of: ofId })
      .where(({ or, eb }) => or([eb('id', '=', id), eb('page_of', '=', id)]))
      .returning('id')
      .execute()
    return rows.flatMap(row => (row.id === id ? [] : row.id))
  },

  /** Who blocked the one has blocked the other, as the name they meant has gone over. */
  copyBlocks: async (trx: Db, fromId: string, toId: string) => {
    await sql`
      insert into blacklist_companies (account_id, company_id, blocked_at)
      select account_id, ${toId}, blocked_at from blacklist_companies where company_id = ${fromId}
      on conflict do nothing`.execute(trx)
  },

  dropBlocks: async (trx: Db, companyId: string) => {
    await of(trx).deleteFrom('blacklist_companies').where('company_id', '=', companyId).execute()
  },
}
