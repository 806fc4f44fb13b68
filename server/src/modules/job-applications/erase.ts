import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { ApplicationTables } from './tables.ts'

/** Leaves a seeker's applications to their employers, without anything that the seeker said or was told. */
export const eraseSeeker = async (trx: Db, accountId: string) => {
  const db = trx.withTables<ApplicationTables>()
  const own = db.selectFrom('applications').select('id').where('account_id', '=', accountId)
  await db
    .updateTable('application_events')
    .set({ message: null })
    .where('application_id', 'in', own)
    .execute()
  await db
    .updateTable('application_events')
    .set({ author_id: '' })
    .where('author_id', '=', accountId)
    .execute()
  await db.deleteFrom('application_notes').where('application_id', 'in', own).execute()
  await db.deleteFrom('application_ratings').where('application_id', 'in', own).execute()
  await db.deleteFrom('waiting_refusals').where('application_id', 'in', own).execute()
  await sql`
    update applications
    set account_id = null, first_message = null, screening_answers = '[]', resume_id = null, device_id = null,
      labels = '{}', match_percent = null
    where account_id = ${accountId}`.execute(trx)
}
