import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { withLongTimeout } from '../db/long-timeout.ts'

/** How long rows of a table are retained. */
export type RetentionRule =
  /** Their end in words: they go with something else, or their module deletes them. */
  | { until: string }
  /** SQL of those that are too old, and the same in words; they are deleted once an hour. */
  | { isOld: string; says: string }

/** A rule for each table of a module. */
export type Retention<Tables> = { readonly [Table in keyof Tables & string]: RetentionRule }

/** Deletes the rows that are too old. Answers how many of each table. */
export const pruneExpired = async (
  db: Db,
  retention: Readonly<Record<string, RetentionRule>>,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [table, rule] of Object.entries(retention)) {
    if (!('isOld' in rule)) continue
    const { numAffectedRows = 0n } = await withLongTimeout(db, trx =>
      sql`delete from ${sql.table(table)} where ${sql.raw(rule.isOld)}`.execute(trx),
    )
    counts[table] = Number(numAffectedRows)
  }
  return counts
}
