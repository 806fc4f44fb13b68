import type { VerdictReason } from '@hanap/contracts/operators/cases.calls'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { AppealTables } from './tables.ts'

export type AppealRow = Selectable<AppealTables['appeals']>

const waiting = (db: Db) =>
  db
    .withTables<AppealTables>()
    .selectFrom('appeals')
    .where('made_at', 'is not', null)
    .where('decided_at', 'is', null)

/** Appeals that nobody has decided on, the oldest first. */
export const waitingAppeals = (db: Db, limit: number): Promise<AppealRow[]> =>
  waiting(db).selectAll().orderBy('made_at').limit(limit).execute()

export const countWaitingAppeals = async (db: Db): Promise<number> => {
  const { count } = await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return count
}

export const waitingAppeal = (db: Db, id: string): Promise<AppealRow | undefined> =>
  waiting(db).selectAll().where('id', '=', id).executeTakeFirst()

/** Undefined where it does not wait. */
export const decideAppeal = (
  trx: Db,
  id: string,
  { isUpheld, reason, words }: { isUpheld: boolean; reason: VerdictReason; words: string },
): Promise<AppealRow | undefined> =>
  trx
    .withTables<AppealTables>()
    .updateTable('appeals')
    .set({
      decided_at: sql<Date>`now()`,
      is_upheld: isUpheld,
      decided_reason: reason,
      decided_words: words || null,
    })
    .where('id', '=', id)
    .where('made_at', 'is not', null)
    .where('decided_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
