import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { BlacklistCompaniesTable, CompanyTables } from './tables.ts'

export type BlockedRow = Selectable<BlacklistCompaniesTable>

/** Every search of the seeker's carries them all. */
const MAX_BLOCKED = 500

const of = (db: Db) => db.withTables<CompanyTables>()

/** The company must be there. Blocking twice keeps the first entry; undefined when there are too many. */
export const block = async (
  db: Db,
  accountId: string,
  companyId: string,
): Promise<BlockedRow | undefined> => {
  const { rows } = await sql<BlockedRow>`
    insert into blacklist_companies (account_id, company_id)
    select ${accountId}, ${companyId}
    where (select count(*) from blacklist_companies where account_id = ${accountId}) < ${MAX_BLOCKED}
    on conflict do nothing
    returning *`.execute(db)
  const [inserted] = rows
  return (
    inserted ??
    (await of(db)
      .selectFrom('blacklist_companies')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('company_id', '=', companyId)
      .executeTakeFirst())
  )
}

export const unblock = async (db: Db, accountId: string, companyId: string): Promise<void> => {
  await of(db)
    .deleteFrom('blacklist_companies')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
}

/** The latest first. */
export const blockedPage = (
  db: Db,
  accountId: string,
  page: PageNumber,
): Promise<{ rows: BlockedRow[]; total: number }> =>
  pageOfRows(of(db).selectFrom('blacklist_companies').where('account_id', '=', accountId), page, mine =>
    mine.selectAll().orderBy('blocked_at', 'desc').orderBy('company_id'),
  )

/** Every company that an account has blocked. */
export const blockedCompaniesOf = async (db: Db, accountId: string): Promise<string[]> => {
  const rows = await of(db)
    .selectFrom('blacklist_companies')
    .select('company_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(row => row.company_id)
}

/** Every company that each of these accounts has blocked; who has blocked none is left out. */
export const blockedByAccounts = async (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const rows = await of(db)
    .selectFrom('blacklist_companies')
    .select(['account_id', 'company_id'])
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
    .execute()
  const blocked = Map.groupBy(rows, row => row.account_id)
  return new Map([...blocked].map(([id, own]) => [id, own.map(row => row.company_id)]))
}

/** Every account that has blocked a company. */
export const accountsBlocking = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await of(db)
    .selectFrom('blacklist_companies')
    .select('account_id')
    .where('company_id', '=', companyId)
    .execute()
  return rows.map(row => row.account_id)
}

/** Whether an account has blocked any of these companies. Runs in the caller's transaction. */
export const hasBlocked = async (
  trx: Db,
  accountId: string,
  companyIds: readonly string[],
): Promise<boolean> => {
  const row = await of(trx)
    .selectFrom('blacklist_companies')
    .select('company_id')
    .where('account_id', '=', accountId)
    .where('company_id', '=', sql<string>`any(${[...companyIds]}::text[])`)
    .executeTakeFirst()
  return row !== undefined
}
