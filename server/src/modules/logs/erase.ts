import { sql } from 'kysely'
import { emailKey } from '../../calls/email-key.ts'
import type { Db } from '../../db/client.ts'
import type { LogTables } from './tables.ts'

/**
 * What an account saw and opened becomes nobody's; what it reported goes, and what says its address. The rest hangs on
 * the account's row.
 */
export const eraseLogs = async (trx: Db, { id, email }: { id: string; email: string }) => {
  const db = trx.withTables<LogTables>()
  for (const table of ['log_exposures', 'log_clicks'] as const)
    await db.updateTable(table).set({ account_id: null }).where('account_id', '=', id).execute()
  await db.deleteFrom('log_records').where('account_id', '=', id).execute()
  await db
    .deleteFrom('log_records')
    .where('kind', '=', 'get_started')
    .where(sql`detail->>'email'`, '=', emailKey(email))
    .execute()
}
