import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AuthTables } from '../tables.ts'

/** Job seekers of a market who were signed in since then. */
export const countSeekersSince = async (db: Db, market: string, since: Date): Promise<number> => {
  const { count } = await db
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .select(sql<string>`count(*)`.as('count'))
    .where('kind', '=', 'seeker')
    .where('country_key', '=', market)
    .where('status', '=', 'active')
    .where('awaits_confirmation', '=', false)
    .where('deletion_due_at', 'is', null)
    .where('last_active_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
