import { createHash } from 'node:crypto'
import type { AlertFilters } from '@hanap/contracts/jobs/job-alerts.schemas'
import type { MarketKey } from '@hanap/markets/markets'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AlertTables } from '../tables.ts'

/** Of one account. */
const MAX_RECENT = 10

interface Search {
  market: MarketKey
  keyword: string
  filters: AlertFilters
}

type RecentSearchRow = Selectable<AlertTables['recent_searches']>

const of = (db: Db) => db.withTables<AlertTables>()

/** The same for the same search, whatever the order of its filters. */
const keyOf = ({ market, keyword, filters }: Search): string => {
  const parts = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([market, keyword.toLowerCase(), parts])
  return createHash('sha256').update(text).digest('base64url')
}

/** Remembers a search as of now, or of then; what is older than the latest ten is forgotten. */
export const storeRecentSearch = async (
  db: Db,
  accountId: string,
  search: Search,
  at?: Date,
): Promise<void> => {
  const { market, keyword, filters } = search
  await of(db)
    .insertInto('recent_searches')
    .values({
      account_id: accountId,
      search_key: keyOf(search),
      market,
      keyword,
      filters: JSON.stringify(filters),
      ...(at && { searched_at: at }),
    })
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'search_key'])
        .doUpdateSet({ keyword, searched_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()
  await sql`
    delete from recent_searches where account_id = ${accountId} and search_key not in (
      select search_key from recent_searches where account_id = ${accountId}
      order by searched_at desc limit ${MAX_RECENT}
    )`.execute(db)
}

/** The latest first; of one market, or of all. */
export const recentSearchesOf = async (
  db: Db,
  accountId: string,
  market?: MarketKey,
): Promise<RecentSearchRow[]> => {
  const own = of(db).selectFrom('recent_searches').selectAll().where('account_id', '=', accountId)
  const rows = market === undefined ? own : own.where('market', '=', market)
  return rows.orderBy('searched_at', 'desc').execute()
}

export const deleteRecentSearches = async (db: Db, accountId: string): Promise<void> => {
  await of(db).deleteFrom('recent_searches').where('account_id', '=', accountId).execute()
}
