import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { LogTables } from './tables.ts'

/** Pop-ups that are remembered of one seeker. */
const MAX_POPUPS = 100

/** Counts that a seeker was shown a pop-up; false where too many others are remembered already. */
export const countPopup = async (db: Db, accountId: string, key: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into seeker_records as kept (account_id, kind, key)
    select ${accountId}::text, 'popup', ${key}::text
    where (
      select count(*) from seeker_records
      where account_id = ${accountId} and kind = 'popup' and key <> ${key}
    ) < ${MAX_POPUPS}
    on conflict (account_id, kind, key)
      do update set count = least(kept.count + 1, 1000000), recorded_at = now()
    returning key`.execute(db)
  return rows.length > 0
}

/** What happened to a seeker once, however often it is told. */
export const recordSpringEvent = async (db: Db, accountId: string, method: string) => {
  await db
    .withTables<LogTables>()
    .insertInto('seeker_records')
    .values({ account_id: accountId, kind: 'spring_event', key: method })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** What is remembered of a seeker, the latest first. */
export const seekerRecordsOf = (db: Db, accountId: string) =>
  db
    .withTables<LogTables>()
    .selectFrom('seeker_records')
    .select(['kind', 'key', 'count', 'recorded_at'])
    .where('account_id', '=', accountId)
    .orderBy('recorded_at', 'desc')
    .orderBy('key')
    .execute()
