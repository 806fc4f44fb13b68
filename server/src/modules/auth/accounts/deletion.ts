import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { AccountRow } from '../rules.ts'
import type { AuthTables } from '../tables.ts'

const GRACE_DAYS = 14

/** Marks the account to be deleted after the days of grace; answers when. Asked again, the first day stands. */
export const markForDeletion = async (trx: Db, accountId: string): Promise<Date> => {
  const { rows } = await sql<{ due: Date }>`
    update accounts
    set deletion_due_at = coalesce(deletion_due_at, now() + make_interval(days => ${GRACE_DAYS}))
    where id = ${accountId}
    returning deletion_due_at as due`.execute(trx)
  const [marked] = rows
  if (!marked) throw new Error('The account no longer exists')
  return marked.due
}

/** The account as it is until the transaction ends; nothing when it is gone. */
export const holdAccount = (trx: Db, accountId: string): Promise<AccountRow | undefined> =>
  trx
    .withTables<AuthTables>()
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Who logs in keeps the account. */
export const keepAccount = async (trx: Db, accountId: string) => {
  await trx
    .withTables<AuthTables>()
    .updateTable('accounts')
    .set({ deletion_due_at: null })
    .where('id', '=', accountId)
    .where('deletion_due_at', 'is not', null)
    .execute()
}

/**
 * Deletes one account whose day has come, with all that hangs on its row. `forget` clears what does not hang on it,
 * in the same transaction. False when none is due; another worker does not get the same one.
 */
export const deleteDueAccount = (
  db: Db,
  forget: (trx: Db, account: { id: string; email: string }) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async trx => {
    const accounts = trx.withTables<AuthTables>()
    const due = await accounts
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('kind', '=', 'seeker')
      .where('deletion_due_at', '<', sql<Date>`now()`)
      .orderBy('deletion_due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return false
    await forget(trx, due)
    await accounts.deleteFrom('accounts').where('id', '=', due.id).execute()
    return true
  })
