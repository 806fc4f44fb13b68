import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './client.ts'

export interface CountedWindow {
  key: string
  seconds: number
}

/** What a window holds with this request, and the seconds until it ends. */
export interface WindowCount {
  count: number
  secondsLeft: number
}

const hash = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/**
 * Counts a request in each window, in one statement: at once for all processes and over their restarts. The windows are of
 * different keys; they are locked in one order, so that two requests never wait for each other.
 */
export const requestCounter = (db: Db) => async (windows: readonly CountedWindow[]) => {
  const keys = windows.map(({ key }) => hash(key))
  const seconds = windows.map(window => window.seconds)
  const { rows } = await sql<WindowCount & { key: string }>`
    insert into request_counts as known (key, count, ends_at)
    select key, 1, now() + make_interval(secs => seconds)
    from unnest(${keys}::text[], ${seconds}::int[]) as asked (key, seconds) order by key
    on conflict (key) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning key, count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`.execute(db)
  const byKey = new Map(rows.map(row => [row.key, row]))
  return keys.map(key => {
    const row = byKey.get(key)
    if (!row) throw new Error('The database returned too few request counts')
    return { count: row.count, secondsLeft: row.secondsLeft }
  })
}

/** Forgets windows that have ended. */
export const sweepRequestCounts = async (db: Db): Promise<void> => {
  await sql`delete from request_counts where ends_at < now()`.execute(db)
}
