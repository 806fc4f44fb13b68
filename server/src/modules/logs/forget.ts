import type { Db } from '../../db/client.ts'
import type { LogTables } from './tables.ts'

/** What an account saw and opened becomes nobody's. */
export const forgetLogged = async (trx: Db, accountId: string) => {
  const db = trx.withTables<LogTables>()
  for (const table of ['log_exposures', 'log_clicks'] as const)
    await db.updateTable(table).set({ account_id: null }).where('account_id', '=', accountId).execute()
}
