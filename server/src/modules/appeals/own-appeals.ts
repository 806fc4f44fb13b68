import type { Db } from '../../db/client.ts'
import type { AppealTables } from './tables.ts'

/** What an account wrote against verdicts, and what came of it, for the archive of its data. */
export const ownAppealsOf = async (db: Db, accountId: string) => {
  const rows = await db
    .withTables<AppealTables>()
    .selectFrom('appeals')
    .select(['title', 'text', 'made_at', 'decided_at', 'is_upheld'])
    .where('account_id', '=', accountId)
    .where('made_at', 'is not', null)
    .orderBy('made_at')
    .execute()
  return rows.map(({ title, text, made_at, decided_at, is_upheld }) => ({
    title,
    text,
    made_at: made_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    is_upheld,
  }))
}

/** With an account go its rights and what it wrote. */
export const eraseAppeals = async (trx: Db, accountId: string) => {
  await trx.withTables<AppealTables>().deleteFrom('appeals').where('account_id', '=', accountId).execute()
}
