import { functionBySeoValue } from '@hanap/markets/functions'
import type { LanguageCode } from '@hanap/markets/languages'
import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { JobTables } from './tables.ts'

const DAYS = 30

/** Counts a device's search once a day. A query that is a job title's name counts for that title. */
export const countHotSearch = async (
  db: Db,
  search: {
    market: string
    language: LanguageCode
    deviceId: string
    query: string
    titleId: number | undefined
  },
): Promise<void> => {
  const query = search.query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const titleId =
    search.titleId ?? (query ? functionBySeoValue('title', query, search.language)?.id : undefined)
  if (!query && titleId === undefined) return
  await db
    .withTables<JobTables>()
    .insertInto('hot_searches')
    .values({
      market: search.market,
      day: sql<string>`current_date`,
      device_id: search.deviceId,
      query,
      title_id: titleId ?? null,
    })
    .onConflict(conflict =>
      conflict.columns(['market', 'day', 'device_id', 'query']).doUpdateSet(({ fn, ref }) => ({
        title_id: fn.coalesce(ref('excluded.title_id'), ref('hot_searches.title_id')),
      })),
    )
    .execute()
}

/** How many devices searched for each job title in the last 30 days, a device counting once a day. */
export const hotTitleSearches = async (db: Db, market: string): Promise<Map<number, number>> => {
  const { rows } = await sql<{ title: number; searches: string }>`
    select title_id as title, count(distinct (day, device_id)) as searches from hot_searches
    where market = ${market} and title_id is not null and day > current_date - ${DAYS}::int
    group by title_id`.execute(db)
  return new Map(rows.map(row => [row.title, Number(row.searches)]))
}
