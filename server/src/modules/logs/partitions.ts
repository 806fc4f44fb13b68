import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { every, HOUR_MS, type Task } from '../../tasks/every.ts'

/** Whole months that are kept beside the running one. */
const RETAINED_MONTHS = 3

/** Any number that no other program of this database locks. */
const LOCK = 7_203_915

/**
 * Makes the partitions of this month and the next, and drops those before the last KEPT_MONTHS months. Safe to
 * repeat, and to run on several servers at once.
 */
export const maintainPartitions = (db: Db, tables: readonly string[], now: Date): Promise<void> =>
  db.transaction().execute(async trx => {
    // A long report is not to hold up whoever writes behind the lock that a new partition waits for.
    await sql`set local lock_timeout = '5s'`.execute(trx)
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    for (const table of tables)
      await sql`select keep_partitions(${table}, ${dayOf(now)}::date, ${RETAINED_MONTHS})`.execute(trx)
  })

/** The day of a moment in UTC, as partitions have it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Keeps partitions. Nothing can be logged without those of this month: they are looked after at `first`, too. */
export const partitionTask = (
  db: Db,
  tables: readonly string[],
  onError: (error: unknown) => void,
): { first(): Promise<void>; task: Task } => {
  const run = () => maintainPartitions(db, tables, new Date())
  return { first: run, task: every({ everyMs: HOUR_MS, run, onError }) }
}
