import { languageByCode } from '@hanap/markets/languages'
import { marketByKey } from '@hanap/markets/markets'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { SavedSearch } from '../search/index.ts'
import type { AlertsTable, AlertTables } from './tables.ts'

export type AlertRow = Selectable<AlertsTable>

/** A market or language that was kept as text; one that is no longer known falls back. */
export const searchOf = ({ market, language, keyword, filters }: AlertRow): SavedSearch => ({
  market: marketByKey(market)?.key ?? 'ph',
  language: languageByCode(language)?.code ?? 'en',
  keyword,
  filters,
})

const of = (db: Db) => db.withTables<AlertTables>()

/** What is read of alerts. Functions take the transaction in which they run. */
export const alertStore = {
  ofAccount: (db: Db, accountId: string): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),

  byId: (db: Db, id: string): Promise<AlertRow | undefined> =>
    of(db).selectFrom('job_alerts').selectAll().where('id', '=', id).executeTakeFirst(),

  byIds: (db: Db, ids: readonly string[]): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
      .execute(),

  /** Those that look for jobs, in the order of their ids, `limit` after one of them. */
  activeAfter: (db: Db, id: string, limit: number): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('id', '>', id)
      .where('is_active', '=', true)
      .where('is_confirmed', '=', true)
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Jobs found since the last mail, by alert; alerts without any are left out. */
  newCounts: async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
    const rows = await of(db)
      .selectFrom('job_alert_matches')
      .select(({ fn }) => ['alert_id', fn.countAll<string>().as('count')])
      .where('alert_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .where('due_at', 'is not', null)
      .groupBy('alert_id')
      .execute()
    return new Map(rows.map(({ alert_id, count }) => [alert_id, Number(count)]))
  },

  /** One person's alerts are changed one after the other. */
  lockAccount: async (trx: Db, accountId: string) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`job alerts ${accountId}`}, 0))`.execute(trx)
  },

  /** Those that a browser's visitor made, of these accounts. */
  madeFrom: (db: Db, accountIds: readonly string[], deviceId: string): Promise<AlertRow[]> =>
    of(db)
      .selectFrom('job_alerts')
      .selectAll()
      .where('account_id', '=', sql<string>`any(${[...accountIds]}::text[])`)
      .where('device_id', '=', deviceId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
}
