import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { type PageNumber, pageOfRows } from '../../db/page-of-rows.ts'
import type { FollowedCompaniesTable, FollowedCompanyTables } from './tables.ts'

export type FollowedRow = Pick<Selectable<FollowedCompaniesTable>, 'company_id' | 'followed_at'>

const MAX_FOLLOWED = 200

/** Below this a company is told nothing of its followers: of few it could guess who they are. */
const MIN_FOLLOWERS_TOLD = 5

const of = (db: Db) => db.withTables<FollowedCompanyTables>()

const rowOf = (db: Db, accountId: string, companyId: string): Promise<FollowedRow | undefined> =>
  of(db)
    .selectFrom('followed_companies')
    .select(['company_id', 'followed_at'])
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

/** The company must be there. Following twice keeps the first row; undefined when there are too many. */
export const follow = async (
  trx: Db,
  accountId: string,
  companyId: string,
): Promise<FollowedRow | undefined> => {
  const { rows } = await sql<FollowedRow>`
    insert into followed_companies (account_id, company_id)
    select ${accountId}, ${companyId}
    where (select count(*) from followed_companies where account_id = ${accountId}) < ${MAX_FOLLOWED}
    on conflict do nothing
    returning company_id, followed_at`.execute(trx)
  return rows[0] ?? rowOf(trx, accountId, companyId)
}

/** Ends what is to be told, too. */
export const unfollow = async (db: Db, accountId: string, companyId: string): Promise<void> => {
  await of(db)
    .deleteFrom('followed_companies')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
}

export const isFollowing = async (db: Db, accountId: string, companyId: string): Promise<boolean> =>
  (await rowOf(db, accountId, companyId)) !== undefined

/** The latest first. */
export const followedPage = (
  db: Db,
  accountId: string,
  page: PageNumber,
): Promise<{ rows: FollowedRow[]; total: number }> =>
  pageOfRows(of(db).selectFrom('followed_companies').where('account_id', '=', accountId), page, mine =>
    mine.select(['company_id', 'followed_at']).orderBy('followed_at', 'desc').orderBy('company_id'),
  )

/** A statement for the companies that an account follows. */
export const followedBy = (accountId: string): RawBuilder<{ company_id: string }> =>
  sql`select company_id from followed_companies where account_id = ${accountId}`

/** How many follow a company, as the company is told; null where they are few. */
export const followersTold = async (db: Db, companyId: string): Promise<number | null> => {
  const { count } = await of(db)
    .selectFrom('followed_companies')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(count) < MIN_FOLLOWERS_TOLD ? null : Number(count)
}

/** One company became a page of another: who followed the one follows the other, save for those who have blocked it. */
export const moveFollowers = async (
  trx: Db,
  { from, to, except }: { from: string; to: string; except: readonly string[] },
): Promise<void> => {
  await sql`
    insert into followed_companies (account_id, company_id, followed_at, followed_as, looks_from)
    select account_id, ${to}, followed_at, ${from}, looks_from from followed_companies
    where company_id = ${from} and account_id <> all(${[...except]}::text[])
    on conflict do nothing`.execute(trx)
  await of(trx).deleteFrom('followed_companies').where('company_id', '=', from).execute()
}

/** The one is a company of its own again: those who had followed it before follow it, and the other no more. */
export const returnFollowers = async (
  trx: Db,
  { from, to, except }: { from: string; to: string; except: readonly string[] },
): Promise<void> => {
  await sql`
    with back as (
      delete from followed_companies where company_id = ${from} and followed_as = ${to}
      returning account_id, followed_at, looks_from
    )
    insert into followed_companies (account_id, company_id, followed_at, looks_from)
    select account_id, ${to}, followed_at, looks_from from back
    where account_id <> all(${[...except]}::text[])
    on conflict do nothing`.execute(trx)
}
